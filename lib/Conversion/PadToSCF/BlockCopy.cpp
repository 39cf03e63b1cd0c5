//===- BlockCopy.cpp - Copies between different strides -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockCopy.h"
#include "VersionLowering.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/FlatView.h"
#include "pad/Flat/PaddedRow.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/VectorBytes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// The most vectors that are shuffled at a time: the registers that are there.
static constexpr int64_t kMaxShuffledVectors = 16;

//===----------------------------------------------------------------------===//
// The blocks of a copy
//===----------------------------------------------------------------------===//

/// The last axis of an array of `type` along which it has more than one element
/// and stride 1; -1 if there is none.
static int64_t findUnitAxis(MemRefType type, ArrayRef<int64_t> strides) {
  for (int64_t axis = type.getRank() - 1; axis >= 0; --axis)
    if (strides[axis] == 1 && type.getDimSize(axis) != 1)
      return axis;
  return -1;
}

/// The largest power of two up to `most` elements of a block along `axis`.
static int64_t getWidth(MemRefType source, MemRefType result, int64_t axis,
                        int64_t most) {
  for (MemRefType type : {source, result})
    if (!type.isDynamicDim(axis))
      most = std::min(most, type.getDimSize(axis));
  return llvm::bit_floor(static_cast<uint64_t>(most));
}

/// The blocks of `op`, a pad on memrefs, in vectors of the size that
/// `vectorBytesOption` chooses; nullopt if its types have other strides, or
/// elements of two units.
static std::optional<BlockCopy> getBlockCopy(PadIntoOp op,
                                             int64_t vectorBytesOption) {
  MemRefType source = cast<MemRefType>(op.getSource().getType());
  MemRefType result = cast<MemRefType>(op.getInit().getType());
  std::optional<Storage> storage = getStorage(source.getElementType());
  if (!storage || storage->count != 1 || !source.isStrided() ||
      !result.isStrided())
    return std::nullopt;
  SmallVector<int64_t> from = source.getStridesAndOffset().first;
  SmallVector<int64_t> to = result.getStridesAndOffset().first;
  int64_t p = findUnitAxis(source, from), q = findUnitAxis(result, to);
  int64_t vectorUnits =
      getVectorBytes(op, vectorBytesOption) / storage->unitBytes;
  int64_t most = std::min(vectorUnits, kMaxShuffledVectors);
  if (most < 2)
    return std::nullopt;
  auto make = [&](BlockCopy::Kind kind, int64_t sourceUnits,
                  int64_t resultUnits) -> std::optional<BlockCopy> {
    if (std::min(sourceUnits, resultUnits) < 2)
      return std::nullopt;
    return BlockCopy{kind, p, q, sourceUnits, resultUnits, *storage};
  };
  auto isPixel = [](int64_t extent) {
    return extent >= 2 && extent <= kMaxPixel;
  };
  if (q < 0)
    return std::nullopt;
  int64_t resultWidth = getWidth(source, result, q, most);
  if (p < 0 || p == q) {
    p = q;
    return isPixel(from[q]) ? make(BlockCopy::Kind::Slice, from[q], resultWidth)
                            : std::nullopt;
  }
  int64_t sourceWidth = getWidth(source, result, p, most);
  if (isPixel(from[q]) && source.getDimSize(p) == from[q])
    return make(BlockCopy::Kind::FewInSource, from[q], resultWidth);
  if (isPixel(to[p]) && result.getDimSize(q) == to[p])
    return make(BlockCopy::Kind::FewInResult, sourceWidth, to[p]);
  // Columns of a block that are not neighbours in the result are written as
  // fast in any order, so the block has whole lines of the source. Else bytes,
  // which take the most shuffles, have the widest vectors; rows at known
  // distances are prefetched, with which narrow ones are as fast.
  if (p + 1 != q)
    sourceWidth = getWidth(
        source, result, p,
        std::min(kLineBytes / storage->unitBytes, kMaxShuffledVectors));
  else if (storage->unitBytes == 1 && source.isDynamicDim(q))
    vectorUnits = getWideVectorBytes(op, vectorBytesOption);
  std::optional<BlockCopy> copy =
      make(BlockCopy::Kind::Squares, sourceWidth,
           getWidth(source, result, q, vectorUnits));
  if (copy)
    copy->alongSource = copy->arePixels() && copy->getBlocksPerLine() > 1;
  return copy;
}

//===----------------------------------------------------------------------===//
// The border of a copy
//===----------------------------------------------------------------------===//

/// The blocks of `copy` where an extent is less than these; nullopt if there
/// are none.
static std::optional<BlockCopy> getNarrowerSquares(BlockCopy copy) {
  if (copy.kind != BlockCopy::Kind::Squares)
    return std::nullopt;
  copy.alongSource = true;
  if (copy.sourceUnits > copy.resultUnits) {
    copy.sourceUnits = copy.resultUnits;
    return copy;
  }
  if (copy.resultUnits <= kMinTransposedRow)
    return std::nullopt;
  // Rows of bytes that are too short for 32 mostly have 16.
  if (copy.resultUnits > kMaxShuffledVectors) {
    copy.resultUnits /= 2;
    return copy;
  }
  copy.sourceUnits = std::min(copy.sourceUnits, kMinTransposedRow);
  copy.resultUnits = kMinTransposedRow;
  return copy;
}

/// The bytes of the first cache, and the distance of lines that are in one set
/// of it: a set holds kFirstCacheBytes / kSetBytes lines.
static constexpr int64_t kFirstCacheBytes = 32768, kSetBytes = 4096;

/// When the blocks of `copy` are to follow each other along the source, and
/// these blocks. Rows at a distance of 2^k bytes, or of a multiple, share sets
/// of the first cache. Where it does not hold a line of each of the `rows` that
/// blocks along the result read, the next of these would not find the lines
/// that they share. Elsewhere, these find them, and rows are prefetched.
static std::pair<Condition, BlockCopy> getBlocksAlongSource(IndexBuilder &index,
                                                            PadIntoOp op,
                                                            BlockCopy copy,
                                                            OpFoldResult rows) {
  if (copy.kind != BlockCopy::Kind::Squares || copy.alongSource ||
      copy.arePixels())
    return {false, copy};
  int64_t cacheUnits = kFirstCacheBytes / copy.storage.unitBytes;
  int64_t setUnits = kSetBytes / copy.storage.unitBytes;
  FlatView source =
      FlatView::get(index.getBuilder(), index.getLoc(), op.getSource());
  OpFoldResult step = index.min(
      index.getPowerOfTwoIn(source.strides[copy.resultAxis]), setUnits);
  int64_t knownStep = getConstantIntValue(step).value_or(setUnits);
  // Lines of such rows are in all sets.
  if (knownStep * copy.storage.unitBytes < kLineBytes)
    return {false, copy};
  copy.resultUnits = std::min(copy.resultUnits, cacheUnits / knownStep);
  copy.alongSource = true;
  return {index.lessThan(cacheUnits, index.mul(rows, step)), copy};
}

/// Builds the loops over the blocks of `op`, and its border. Blocks at the
/// end of an axis share elements with the blocks before them. If the extents
/// are smaller than a block, or contradict the amounts, or an amount is
/// negative, elements are copied one by one; a branch decides if that is not
/// known. Squares are of rows with their border, if that is narrow:
///
///   scf.for %w = ... {
///     scf.for %c = ... {
///       %x0 = vector.load %x[...] : memref<?xf32>, vector<4xf32>
///       ...
///       %y0 = vector.shuffle ...
///       vector.store %y0, %y[...] : memref<?xf32>, vector<8xf32>
///       ...
///     }
///   }
///   pad.fill_border m %y low[l] high[h]
static void buildBlockCopy(OpBuilder &builder, PadIntoOp op,
                           const BlockCopy &copy) {
  Location loc = op.getLoc();
  Value fill = getFill(builder, op);
  IndexBuilder index(builder, loc);
  OpFoldResult zero = index.constant(0);
  SmallVector<OpFoldResult> extents =
      memref::getMixedSizes(builder, loc, op.getSource());
  SmallVector<OpFoldResult> low = op.getLowPerAxis();
  SmallVector<OpFoldResult> high = op.getHighPerAxis();
  Condition fits = true;
  auto demand = [&](Condition condition) {
    fits = index.conjunction(fits, condition);
  };
  // Differences of extents do not wrap, sums of amounts might.
  for (auto [n, m, before, after] : llvm::zip_equal(
           extents, memref::getMixedSizes(builder, loc, op.getInit()), low,
           high)) {
    OpFoldResult added = index.sub(m, n);
    // A subview with a known offset begins inside of its array.
    demand(index.lessThan(before, m));
    demand(index.lessEqual(zero, before));
    demand(index.lessEqual(before, added));
    demand(index.equal(after, index.sub(added, before)));
  }
  demand(index.lessEqual(copy.resultUnits, extents[copy.resultAxis]));
  if (copy.sourceAxis != copy.resultAxis)
    demand(index.lessEqual(copy.sourceUnits, extents[copy.sourceAxis]));

  auto buildBlocks = [&](const BlockCopy &copy) {
    OpFoldResult n = extents[copy.resultAxis];
    FlatAxis row{n, n, zero, zero, /*sourceStride=*/{}, /*resultStride=*/{}};
    Extension extension = Extension::get(op.getMode());
    // Rows of a block or more are long enough for the reach of a narrow border.
    FlatAxis padded = row;
    padded.low = low[copy.resultAxis];
    padded.high = high[copy.resultAxis];
    SmallVector<OpFoldResult> lowLeft = low, highLeft = high;
    if (copy.kind == BlockCopy::Kind::Squares &&
        hasNarrowBorder(padded, copy.resultUnits)) {
      row = padded;
      row.resultExtent = index.add(index.add(row.low, n), row.high);
      lowLeft[copy.resultAxis] = highLeft[copy.resultAxis] = zero;
    }
    Value inside = op.getInit();
    bool pads = !llvm::all_of(lowLeft, isZeroInteger) ||
                !llvm::all_of(highLeft, isZeroInteger);
    if (pads) {
      SmallVector<OpFoldResult> sizes = extents;
      sizes[copy.resultAxis] = row.resultExtent;
      inside = memref::SubViewOp::create(
          builder, loc, inside, lowLeft, sizes,
          SmallVector<OpFoldResult>(low.size(), index.constant(1)));
    }
    buildBlockLoops(builder, loc, copy, op.getSource(), inside,
                    castToUnits(builder, loc, fill, copy.storage).front(), row,
                    extension);
    if (pads)
      FillBorderOp::create(builder, loc, op.getMode(), op.getInit(), lowLeft,
                           highLeft, op.getValue(), DenseI64ArrayAttr());
  };
  auto buildFitting = [&] {
    auto [shareSets, alongSource] =
        getBlocksAlongSource(index, op, copy, extents[copy.resultAxis]);
    buildIf(
        index, shareSets, [&, blocks = alongSource] { buildBlocks(blocks); },
        [&] { buildBlocks(copy); });
  };
  buildIf(index, fits, buildFitting, [&] {
    std::optional<BlockCopy> narrower = getNarrowerSquares(copy);
    if (!narrower)
      return buildElementLoops(builder, op, fill);
    buildBlockCopy(builder, op, *narrower);
  });
}

// pad.pad_into m ins(%x) outs(%y) {pad.facts = #pad.facts<elements>}, where
// source and result have stride 1 along different axes, or a step of 2 to 4
//   -> scf.for ... { ... } // see buildBlockCopy
static FailureOr<std::string>
lowerToBlocks(PatternRewriter &rewriter, PadIntoOp op,
              const ConvertPadToSCFPassOptions &options) {
  if (isInKernel(op))
    return rewriter.notifyMatchFailure(op, "in a kernel");
  std::optional<BlockCopy> blocks = getBlockCopy(op, options.vectorBytes);
  if (!blocks)
    return rewriter.notifyMatchFailure(op, "no blocks to shuffle");
  buildBlockCopy(rewriter, op, *blocks);
  return std::string("blocks shuffled in registers");
}

const VersionLowering mlir::pad::kBlocks{"blocks", Facts::Elements,
                                         lowerToBlocks};
