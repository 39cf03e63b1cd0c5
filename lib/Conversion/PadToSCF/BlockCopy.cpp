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

std::optional<BlockCopy> BlockCopy::get(PadIntoOp op, int64_t vectorBytes) {
  MemRefType source = cast<MemRefType>(op.getSource().getType());
  MemRefType result = cast<MemRefType>(op.getInit().getType());
  std::optional<Storage> storage = getStorage(source.getElementType());
  if (!storage || storage->count != 1 || !source.isStrided() ||
      !result.isStrided())
    return std::nullopt;
  SmallVector<int64_t> from = source.getStridesAndOffset().first;
  SmallVector<int64_t> to = result.getStridesAndOffset().first;
  int64_t p = findUnitAxis(source, from), q = findUnitAxis(result, to);
  int64_t vectorUnits = vectorBytes / storage->unitBytes;
  int64_t most = std::min(vectorUnits, kMaxShuffledVectors);
  if (most < 2)
    return std::nullopt;
  auto make = [&](Kind kind, int64_t sourceUnits,
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
    return isPixel(from[q]) ? make(Kind::Slice, from[q], resultWidth)
                            : std::nullopt;
  }
  int64_t sourceWidth = getWidth(source, result, p, most);
  if (isPixel(from[q]) && source.getDimSize(p) == from[q])
    return make(Kind::FewInSource, from[q], resultWidth);
  if (isPixel(to[p]) && result.getDimSize(q) == to[p])
    return make(Kind::FewInResult, sourceWidth, to[p]);
  return make(Kind::Squares, sourceWidth,
              getWidth(source, result, q, vectorUnits));
}

//===----------------------------------------------------------------------===//
// The loops and the border of a copy
//===----------------------------------------------------------------------===//

void BlockCopy::build(OpBuilder &builder, PadIntoOp op) const {
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
  demand(index.lessEqual(resultUnits, extents[resultAxis]));
  if (sourceAxis != resultAxis)
    demand(index.lessEqual(sourceUnits, extents[sourceAxis]));

  OpFoldResult n = extents[resultAxis];
  FlatAxis row{n, n, zero, zero, /*sourceStride=*/{}, /*resultStride=*/{}};
  Extension extension = Extension::get(op.getMode());
  // Rows of a block or more are long enough for the reach of a narrow border.
  FlatAxis padded = row;
  padded.low = low[resultAxis];
  padded.high = high[resultAxis];
  if (kind == Kind::Squares && hasNarrowBorder(padded, resultUnits)) {
    row = padded;
    row.resultExtent = index.add(index.add(row.low, n), row.high);
    low[resultAxis] = high[resultAxis] = zero;
  }

  auto buildBlocks = [&] {
    Value inside = op.getInit();
    bool pads =
        !llvm::all_of(low, isZeroInteger) || !llvm::all_of(high, isZeroInteger);
    if (pads) {
      SmallVector<OpFoldResult> sizes = extents;
      sizes[resultAxis] = row.resultExtent;
      inside = memref::SubViewOp::create(
          builder, loc, inside, low, sizes,
          SmallVector<OpFoldResult>(low.size(), index.constant(1)));
    }
    buildLoops(builder, loc, op.getSource(), inside,
               castToUnits(builder, loc, fill, storage).front(), row,
               extension);
    if (pads)
      FillBorderOp::create(builder, loc, op.getMode(), op.getInit(), low, high,
                           op.getValue(), DenseI64ArrayAttr());
  };
  buildIf(index, fits, buildBlocks, [&] {
    if (kind != Kind::Squares || resultUnits <= kMinTransposedRow)
      return buildElementLoops(builder, op, fill);
    BlockCopy narrower = *this;
    narrower.sourceUnits = std::min(sourceUnits, kMinTransposedRow);
    narrower.resultUnits = kMinTransposedRow;
    narrower.build(builder, op);
  });
}

// pad.pad_into m ins(%x) outs(%y) {pad.facts = #pad.facts<elements>}, where
// source and result have stride 1 along different axes, or a step of 2 to 4
//   -> scf.for ... {
//        ... // a block: vector.load, vector.shuffle, vector.store
//      }
//      pad.fill_border m %y
static FailureOr<std::string>
lowerToBlocks(PatternRewriter &rewriter, PadIntoOp op,
              const ConvertPadToSCFPassOptions &options) {
  std::optional<BlockCopy> blocks =
      BlockCopy::get(op, getVectorBytes(op, options.vectorBytes));
  if (!blocks)
    return rewriter.notifyMatchFailure(op, "no blocks to shuffle");
  blocks->build(rewriter, op);
  return std::string("blocks shuffled in registers");
}

const VersionLowering mlir::pad::kBlocks{"blocks", Facts::Elements,
                                         lowerToBlocks};
