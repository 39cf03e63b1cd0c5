//===- ComputePaddedRows.cpp - Rows computed with their border ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Remarks.h"
#include "pad/Flat/BorderAround.h"
#include "pad/Flat/LinalgElement.h"
#include "pad/Flat/PaddedRow.h"
#include "pad/Transforms/Passes.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/VectorBytes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_COMPUTEPADDEDROWSPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// In longer rows, the ends cost little, and LLVM's loops are as good.
static constexpr int64_t kMaxRow = 256;

/// Builds the border of the axes from `begin` to `end` around `array`, which is
/// that of `border` or a part of it.
static void buildBorder(OpBuilder &builder, const BorderAround &border,
                        Value array, size_t begin, size_t end) {
  FillBorderOp op = border.op;
  SmallVector<OpFoldResult> low = border.low, high = border.high;
  for (size_t axis : llvm::seq(low.size()))
    if (axis < begin || axis >= end)
      low[axis] = high[axis] = builder.getIndexAttr(0);
  if (!llvm::all_of(low, isZeroInteger) || !llvm::all_of(high, isZeroInteger))
    FillBorderOp::create(builder, op.getLoc(), op.getMode(), array, low, high,
                         op.getValue(), /*axes=*/nullptr);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {

/// Builds the loops over the rows of a padded array.
class PaddedRows {
public:
  PaddedRows(IndexBuilder &index, linalg::LinalgOp op,
             const BorderAround &border, ArrayRef<unsigned> loops,
             ArrayRef<OpFoldResult> extents, ArrayRef<FlatAxis> axes,
             int64_t lanes, bool standBySource)
      : index(index), builder(index.getBuilder()), loc(index.getLoc()),
        border(border), loops(loops), axes(axes), lanes(lanes),
        standBySource(standBySource), planeAxis(getPlaneAxis()),
        element(builder, op, extents, loops.back(), lanes) {}

  void build();

private:
  size_t getPlaneAxis() const;
  void buildPlaneBorder();

  IndexBuilder &index;
  OpBuilder &builder;
  Location loc;
  const BorderAround &border;
  ArrayRef<unsigned> loops;
  ArrayRef<FlatAxis> axes;
  int64_t lanes;
  /// See RowVectors.
  bool standBySource;
  /// The first axis of planes whose border is filled one by one.
  size_t planeAxis;

  LinalgElement element;
  /// Where the builder is in the array, but for the row.
  SmallVector<Value> outer;
};

} // namespace

/// The first axis with a border. If extents are not known, a border has checks,
/// which cost as much as a small plane, so there is one border of all planes.
size_t PaddedRows::getPlaneAxis() const {
  auto isKnown = [](const FlatAxis &axis) { return axis.isKnown(); };
  auto isPadded = [](const FlatAxis &axis) { return !axis.isUnpadded(); };
  size_t first = std::distance(axes.begin(), llvm::find_if(axes, isPadded));
  return llvm::all_of(axes.drop_front(first), isKnown) ? first : 0;
}

/// Builds the border of the plane at `outer`, but for that of its rows.
void PaddedRows::buildPlaneBorder() {
  SmallVector<OpFoldResult> offsets(axes.size(), index.constant(0));
  SmallVector<OpFoldResult> ones(axes.size(), index.constant(1));
  SmallVector<OpFoldResult> sizes =
      memref::getMixedSizes(builder, loc, border.array);
  for (auto [axis, position] : llvm::enumerate(outer)) {
    offsets[axis] = position;
    sizes[axis] = index.constant(1);
  }
  Value plane = border.array;
  if (!outer.empty())
    plane =
        memref::SubViewOp::create(builder, loc, plane, offsets, sizes, ones);
  buildBorder(builder, border, plane, 0, axes.size() - 1);
}

/// Builds loops over the rows of the inside, and over planes, whose border is
/// filled while a cache has them.
void PaddedRows::build() {
  if (outer.size() + 1 < axes.size()) {
    const FlatAxis &axis = axes[outer.size()];
    buildLoop(index, index.constant(0), axis.sourceExtent, index.constant(1),
              [&](OpFoldResult source) {
                element.setPosition(loops[outer.size()], source);
                outer.push_back(index.materialize(index.add(axis.low, source)));
                build();
                outer.pop_back();
              });
    if (outer.size() == planeAxis)
      buildPlaneBorder();
    return;
  }
  Value fill;
  if (border.extension.isFill())
    fill = vector::BroadcastOp::create(
        builder, loc, VectorType::get({lanes}, border.fill.getType()),
        border.fill);
  auto load = [&](OpFoldResult source) {
    return element.build(source).front();
  };
  auto store = [&](Value vector, OpFoldResult position) {
    SmallVector<Value> indices(outer);
    indices.push_back(index.materialize(position));
    vector::StoreOp::create(builder, loc, vector, border.array, indices);
  };
  RowVectors vectors{lanes, fill, load, store};
  vectors.standBySource = standBySource;
  buildPaddedRow(index, axes.back(), border.extension, vectors);
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Whether all that `op` reads has narrower elements than its result.
static bool readsNarrow(linalg::LinalgOp op) {
  auto getBits = [](Value value) {
    return getNumberBits(getElementTypeOrSelf(value.getType()));
  };
  return llvm::all_of(op.getDpsInputs(), [&](Value input) {
    return getBits(input) < getBits(op.getDpsInits().front());
  });
}

/// Computes the rows that `op` writes with their border, if they are of that
/// kind, and returns whether they are.
///
///   scf.if %isShort {
///     ... // rows of the inside, with their ends
///     pad.fill_border ... // of the other axes
///   } else {
///     linalg.generic ...
///     pad.fill_border ...
///   }
static bool computeRows(RewriterBase &rewriter, linalg::LinalgOp op,
                        int64_t vectorBytes) {
  std::optional<BorderAround> border = findBorder(rewriter, op);
  if (!border)
    return false;
  SmallVector<unsigned> loops = getLoopsOfResult(op);
  // Where most vectors of what is read lie in two lines of a cache, wide ones
  // cost more than the turns of a loop that they save.
  bool isNarrow = readsNarrow(op);
  bool wholeLines = storesLinesWhole(op) && !isNarrow;
  bool inLoop = ShapedType::isDynamic(op.getStaticLoopRanges()[loops.back()]);
  bool isWide = isNarrow || (wholeLines && !inLoop);
  int64_t lanes = getRowLanes(op, loops.back(),
                              isWide ? getWideVectorBytes(op, vectorBytes)
                                     : getVectorBytes(op, vectorBytes));
  if (lanes == 0)
    return false;

  rewriter.setInsertionPoint(border->op);
  IndexBuilder index(rewriter, op.getLoc());
  SmallVector<OpFoldResult> extents = getLoopExtents(rewriter, op);
  SmallVector<FlatAxis> axes = getWrittenAxes(index, extents, loops, &*border);
  OpFoldResult row = axes.back().sourceExtent;
  if (std::optional<int64_t> known = getConstantIntValue(row))
    lanes = std::min<int64_t>(lanes, llvm::bit_floor(uint64_t(*known)));
  if (axes.back().isUnpadded() || !hasNarrowBorder(axes.back(), lanes))
    return false;
  Condition hasVector = index.lessEqual(lanes, row);
  Condition isShort =
      index.conjunction(hasVector, index.lessEqual(row, kMaxRow));
  Condition fits = hasExtents(index, *border, axes);
  fits = index.conjunction(fits,
                           axes.back().isWithinReach(index, border->extension));
  isShort = index.conjunction(isShort, fits);
  if (isShort.isFalse())
    return false;
  auto buildRows = [&] {
    PaddedRows(index, op, *border, loops, extents, axes, lanes,
               /*standBySource=*/inLoop && wholeLines)
        .build();
    // Several rows of unknown extents have more addresses than there are
    // registers.
    if (!getConstantIntValue(row))
      rewriter.getInsertionBlock()->walk(
          [](scf::ForOp loop) { forbidLoopTransforms(loop); });
  };
  buildIf(index, isShort, buildRows, [&] {
    rewriter.clone(*op);
    rewriter.clone(*border->op);
  });
  rewriter.eraseOp(border->op);
  rewriter.eraseOp(op);
  return true;
}

/// Makes a pad of a transposition and the border of its rows, if `op` is one,
/// and returns whether it is.
///
///   pad.pad_into edge ins(%transposed) outs(%inside) low[0, 0] high[0, 0]
///   pad.fill_border m %array low[1, 2] high[1, 2]
///   -> scf.if %isFit {
///        pad.pad_into m ins(%transposed) outs(%rows) low[2] high[2] axes [1]
///      } else {
///        pad.pad_into edge ins(%transposed) outs(%inside) low[0, 0] high[0, 0]
///            {pad.facts = #pad.facts<elements>}
///        pad.fill_border m %array low[2] high[2] axes [1]
///      }
///      pad.fill_border m %array low[1] high[1] axes [0]
static bool padRows(RewriterBase &rewriter, PadIntoOp op, int64_t vectorBytes) {
  auto transposed = op.getSource().getDefiningOp<memref::TransposeOp>();
  if (!transposed || transposed.getType().getRank() == 0 ||
      !llvm::all_of(op.getMixedLow(), isZeroInteger) ||
      !llvm::all_of(op.getMixedHigh(), isZeroInteger))
    return false;
  int64_t bits = getNumberBits(transposed.getType().getElementType());
  // The step from an element of a row to the next one.
  int64_t step = transposed.getType().getStridesAndOffset().first.back();
  if (bits == 0 || (!ShapedType::isDynamic(step) && step <= kMaxPixel))
    return false;
  std::optional<BorderAround> border =
      findBorder(rewriter, op, op.getInit(), transposed.getIn());
  if (!border)
    return false;
  rewriter.setInsertionPoint(border->op);
  IndexBuilder index(rewriter, op.getLoc());
  SmallVector<OpFoldResult> sizes =
      memref::getMixedSizes(rewriter, op.getLoc(), op.getSource());
  SmallVector<unsigned> loops =
      llvm::to_vector(llvm::seq<unsigned>(0, sizes.size()));
  SmallVector<FlatAxis> axes = getWrittenAxes(index, sizes, loops, &*border);
  const FlatAxis &row = axes.back();
  int64_t lanes = 8 * vectorBytes / bits;
  Condition isFit = hasExtents(index, *border, axes);
  for (auto [ofSource, ofInside] : llvm::zip_equal(
           sizes, memref::getMixedSizes(rewriter, op.getLoc(), op.getInit())))
    isFit = index.conjunction(isFit, index.equal(ofSource, ofInside));
  // Shorter rows have no blocks, unless their length is known.
  if (!getConstantIntValue(row.sourceExtent))
    isFit = index.conjunction(
        isFit,
        index.lessEqual(std::min(lanes, kMinTransposedRow), row.sourceExtent));
  if (row.isUnpadded() || !hasNarrowBorder(row, lanes) || isFit.isFalse())
    return false;
  auto buildRows = [&] {
    SmallVector<OpFoldResult> zeros(sizes.size(), index.constant(0));
    SmallVector<OpFoldResult> ones(sizes.size(), index.constant(1));
    SmallVector<OpFoldResult> offsets = border->low, low = zeros, high = zeros;
    low.back() = std::exchange(offsets.back(), zeros.back());
    high.back() = row.high;
    sizes.back() = row.resultExtent;
    Value rows = memref::SubViewOp::create(rewriter, op.getLoc(), border->array,
                                           offsets, sizes, ones);
    PadIntoOp::create(rewriter, op.getLoc(), border->op.getMode(),
                      op.getSource(), rows, low, high, border->fill,
                      DenseI64ArrayAttr());
  };
  buildIf(index, isFit, buildRows, [&] {
    setFacts(rewriter.clone(*op), Facts::Elements);
    buildBorder(rewriter, *border, border->array, axes.size() - 1, axes.size());
  });
  buildBorder(rewriter, *border, border->array, 0, axes.size() - 1);
  rewriter.eraseOp(border->op);
  rewriter.eraseOp(op);
  return true;
}

namespace {

struct ComputePaddedRowsPass final
    : pad::impl::ComputePaddedRowsPassBase<ComputePaddedRowsPass> {
  using Base::Base;

  void runOnOperation() final {
    if (failed(verifyVectorBytes([&] { return getOperation()->emitError(); },
                                 vectorBytes)))
      return signalPassFailure();
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (isa<linalg::LinalgOp, PadIntoOp>(op))
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    auto buildRows = [&](Operation *op) {
      if (auto pad = dyn_cast<PadIntoOp>(op))
        return padRows(rewriter, pad, getVectorBytes(op, vectorBytes));
      auto linalgOp = cast<linalg::LinalgOp>(op);
      return linalgOp.hasPureBufferSemantics() &&
             computeRows(rewriter, linalgOp, vectorBytes);
    };
    for (Operation *op : ops) {
      Location loc = op->getLoc();
      if (!buildRows(op))
        continue;
      remark::passed(
          loc, remark::RemarkOpts::name("compute-padded-rows").category("pad"))
          << "rows are computed with their border";
      ++numComputed;
    }
  }
};

} // namespace
