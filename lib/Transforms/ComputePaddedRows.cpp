//===- ComputePaddedRows.cpp - Elementwise ops and their borders ----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "pad/Flat/BorderAround.h"
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

/// Elements that a store at the end of a row has at least.
static constexpr int64_t kMinEndLanes = 4;

/// Vectors of a row that are not in a loop.
static constexpr int64_t kMaxUnrolled = 8;

//===----------------------------------------------------------------------===//
// Which ops
//===----------------------------------------------------------------------===//

/// The bits of `type`, a number that vectors have; 0 if it is none.
static int64_t getNumberBits(Type type) {
  bool isNumber = isa<FloatType>(type) || type.isSignlessInteger();
  int64_t bits = isNumber ? type.getIntOrFloatBitWidth() : 0;
  return llvm::is_contained({8, 16, 32, 64}, bits) ? bits : 0;
}

namespace {

/// Where the elements of an operand for a row are.
enum class InRow { Neighbours, One, Apart };

} // namespace

/// Where the elements of `operand` for all of `loop` are.
static InRow getPlaces(linalg::LinalgOp op, OpOperand &operand, unsigned loop) {
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  AffineMap map = op.getMatchingIndexingMap(&operand);
  if (!type || !map.isFunctionOfDim(loop))
    return InRow::One;
  AffineMap others = map.dropResult(map.getNumResults() - 1);
  auto last = dyn_cast<AffineDimExpr>(map.getResults().back());
  return last && last.getPosition() == loop && !others.isFunctionOfDim(loop) &&
                 type.isLastDimUnitStride()
             ? InRow::Neighbours
             : InRow::Apart;
}

/// The elements of a vector for `op`, whose loops write rows by `loop`: with
/// elements of different sizes, vectors have `bytes` in the mean. 0 if rows
/// cannot be computed in vectors.
static int64_t getLanes(linalg::LinalgOp op, unsigned loop, int64_t bytes) {
  int64_t bits = 0;
  for (OpOperand &operand : op->getOpOperands()) {
    int64_t own = getNumberBits(getElementTypeOrSelf(operand.get().getType()));
    if (own == 0 || getPlaces(op, operand, loop) == InRow::Apart)
      return 0;
    bits += own;
  }
  for (Operation &inner : op.getBlock()->without_terminator())
    if (!isa<arith::ArithDialect>(inner.getDialect()) ||
        !(isa<arith::ConstantOp>(inner) ||
          OpTrait::hasElementwiseMappableTraits(&inner)))
      return 0;
  return llvm::PowerOf2Ceil(8 * bytes * op->getNumOperands() / bits);
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
             ArrayRef<FlatAxis> axes, int64_t lanes)
      : index(index), builder(index.getBuilder()), loc(index.getLoc()), op(op),
        border(border), loops(loops), axes(axes), lanes(lanes),
        positions(op.getNumLoops()) {}

  void build();

private:
  void buildRow();
  void createLoop(OpFoldResult begin, OpFoldResult end, int64_t step,
                  function_ref<void(OpFoldResult)> body);
  void forEachVector(OpFoldResult begin, OpFoldResult end,
                     function_ref<void(OpFoldResult)> body);
  void storeEnd(Value first, Value last, Value nearest, int64_t begin,
                int64_t count, int64_t extent, OpFoldResult position);
  void store(Value vector, OpFoldResult position);
  Value compute(OpFoldResult source);
  Value load(OpOperand &operand);
  Value broadcast(Value value);

  IndexBuilder &index;
  OpBuilder &builder;
  Location loc;
  linalg::LinalgOp op;
  const BorderAround &border;
  ArrayRef<unsigned> loops;
  ArrayRef<FlatAxis> axes;
  int64_t lanes;

  /// Where the builder is, in each loop of the op, and in the array but for the
  /// row.
  SmallVector<OpFoldResult> positions;
  SmallVector<Value> outer;
};

} // namespace

/// `value` in all lanes, if it is a number.
Value PaddedRows::broadcast(Value value) {
  if (isa<VectorType>(value.getType()))
    return value;
  return vector::BroadcastOp::create(
      builder, loc, VectorType::get({lanes}, value.getType()), value);
}

/// The next elements of `operand`, or the one that is the same for all.
Value PaddedRows::load(OpOperand &operand) {
  if (op.isScalar(&operand))
    return operand.get();
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<Value> indices;
  for (unsigned k = 0; k < map.getNumResults(); ++k)
    indices.push_back(index.materialize(affine::makeComposedFoldedAffineApply(
        builder, loc, map.getSubMap(k), positions)));
  if (getPlaces(op, operand, loops.back()) == InRow::One)
    return memref::LoadOp::create(builder, loc, operand.get(), indices);
  Type element = getElementTypeOrSelf(operand.get().getType());
  return vector::LoadOp::create(builder, loc, VectorType::get({lanes}, element),
                                operand.get(), indices);
}

/// The results of the op from element `source` of a row on.
Value PaddedRows::compute(OpFoldResult source) {
  positions[loops.back()] = source;
  IRMapping mapping;
  for (OpOperand *input : op.getDpsInputOperands())
    mapping.map(op.getMatchingBlockArgument(input), load(*input));
  for (Operation &inner : op.getBlock()->without_terminator()) {
    if (isa<arith::ConstantOp>(inner)) {
      builder.clone(inner, mapping);
      continue;
    }
    SmallVector<Value> operands;
    for (Value operand : inner.getOperands())
      operands.push_back(broadcast(mapping.lookupOrDefault(operand)));
    SmallVector<Type> types(inner.getResultTypes());
    for (Type &type : types)
      type = VectorType::get({lanes}, type);
    mapping.map(&inner, clone(builder, &inner, types, operands));
    for (auto [old, copy] : llvm::zip_equal(
             inner.getResults(), mapping.lookup(&inner)->getResults()))
      mapping.map(old, copy);
  }
  Value result = op.getBlock()->getTerminator()->getOperand(0);
  return broadcast(mapping.lookupOrDefault(result));
}

/// Stores `vector` from `position` of the row on.
void PaddedRows::store(Value vector, OpFoldResult position) {
  SmallVector<Value> indices(outer);
  indices.push_back(index.materialize(position));
  vector::StoreOp::create(builder, loc, vector, border.array, indices);
}

/// Builds a loop. LLVM is not to unroll one of unknown extents: several rows
/// have more addresses than there are registers.
void PaddedRows::createLoop(OpFoldResult begin, OpFoldResult end, int64_t step,
                            function_ref<void(OpFoldResult)> body) {
  auto loop = scf::ForOp::create(
      builder, loc, index.materialize(begin), index.materialize(end),
      index.materialize(index.constant(step)), ValueRange(),
      [&](OpBuilder &, Location, Value position, ValueRange) {
        body(position);
        scf::YieldOp::create(builder, loc);
      });
  if (!getConstantIntValue(axes.back().sourceExtent))
    forbidLoopTransforms(loop);
}

/// Calls `body` for vectors from `begin` on, until one would reach `end`:
///
///   scf.for %position = %begin to %end step %lanes { body(%position) }
void PaddedRows::forEachVector(OpFoldResult begin, OpFoldResult end,
                               function_ref<void(OpFoldResult)> body) {
  std::optional<int64_t> first = getConstantIntValue(begin);
  std::optional<int64_t> last = getConstantIntValue(end);
  if (!first || !last || *last - *first > kMaxUnrolled * lanes)
    return createLoop(begin, end, lanes, body);
  for (int64_t position = *first; position < *last; position += lanes)
    body(index.constant(position));
}

/// Stores `count` elements at `position` of a row, which are positions of the
/// extended axis from `begin` on, where that has `extent` elements. They are
/// lanes of `first` and `last`, the vectors at both ends of the inside, or in a
/// mode that fills of `nearest` of these.
void PaddedRows::storeEnd(Value first, Value last, Value nearest, int64_t begin,
                          int64_t count, int64_t extent,
                          OpFoldResult position) {
  const Extension &extension = border.extension;
  ConstantArith numbers;
  SmallVector<int64_t> shuffle;
  for (int64_t i = begin; i < begin + count; ++i) {
    if (extension.isFill()) {
      bool isInside = i >= 0 && i < extent;
      int64_t lane = i < lanes ? i : i - (extent - lanes);
      shuffle.push_back(isInside ? lane : lanes);
      continue;
    }
    int64_t source = extension.getSourceIndexWithinReach(numbers, i, extent);
    shuffle.push_back(source < lanes ? source : source - extent + 2 * lanes);
  }
  Value other = extension.isFill() ? broadcast(border.fill) : last;
  store(vector::ShuffleOp::create(
            builder, loc, extension.isFill() ? nearest : first, other, shuffle),
        position);
}

/// A row of the array:
///
///   %first, %last = ...            // the vectors at both ends of the inside
///   vector.store %first, %array[low]
///   scf.for %begin = %lanes to %end step %lanes {
///     vector.store ..., %array[low + %begin]
///   }
///   vector.store %last, %array[low + %end]
///   vector.store shuffle(%first, %last), %array[0]       // the border, and
///   vector.store shuffle(%first, %last), %array[%most]   // some of the inside
///
/// If two vectors are all of the row, they are the last two stores.
void PaddedRows::buildRow() {
  const FlatAxis &row = axes.back();
  int64_t low = *getConstantIntValue(row.low);
  int64_t high = *getConstantIntValue(row.high);
  OpFoldResult end = index.sub(row.sourceExtent, lanes);
  Value first = compute(index.constant(0)), last = compute(end);
  std::optional<int64_t> known = getConstantIntValue(row.resultExtent);
  int64_t count = lanes;
  if (!known || *known > 2 * lanes) {
    store(first, row.low);
    forEachVector(index.constant(lanes), end, [&](OpFoldResult begin) {
      store(compute(begin), index.add(row.low, begin));
    });
    store(last, index.add(row.low, end));
    int64_t least = std::max<int64_t>({low, high, kMinEndLanes});
    count = std::min<int64_t>(lanes, llvm::PowerOf2Ceil(least));
  }
  // Borders are in the same lanes whatever the extent is.
  int64_t extent = 4 * lanes;
  if (low > 0 || count == lanes)
    storeEnd(first, last, first, -low, count, extent, index.constant(0));
  if (high > 0 || count == lanes)
    storeEnd(first, last, last, extent + high - count, count, extent,
             index.sub(row.resultExtent, count));
}

/// Builds loops over the rows of the inside.
void PaddedRows::build() {
  if (outer.size() + 1 == axes.size())
    return buildRow();
  const FlatAxis &axis = axes[outer.size()];
  createLoop(index.constant(0), axis.sourceExtent, /*step=*/1,
             [&](OpFoldResult source) {
               positions[loops[outer.size()]] = source;
               outer.push_back(index.materialize(index.add(axis.low, source)));
               build();
               outer.pop_back();
             });
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Builds the border of the axes but the last one.
static void buildOtherBorder(OpBuilder &builder, const BorderAround &border) {
  FillBorderOp op = border.op;
  SmallVector<OpFoldResult> low = op.getLowPerAxis();
  SmallVector<OpFoldResult> high = op.getHighPerAxis();
  low[border.axes.back()] = high[border.axes.back()] = builder.getIndexAttr(0);
  auto isZero = [](OpFoldResult amount) { return isZeroInteger(amount); };
  if (!llvm::all_of(low, isZero) || !llvm::all_of(high, isZero))
    FillBorderOp::create(builder, op.getLoc(), op.getMode(), op.getSource(),
                         low, high, op.getValue(), /*axes=*/nullptr);
}

/// Replaces `op` and its border by loops over rows, if these are of that kind.
///
///   scf.if %rowHasAVector {
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
  int64_t lanes = getLanes(op, loops.back(), vectorBytes);
  if (lanes == 0)
    return false;

  rewriter.setInsertionPoint(border->op);
  IndexBuilder index(rewriter, op.getLoc());
  SmallVector<OpFoldResult> extents =
      llvm::map_to_vector(op.createLoopRanges(rewriter, op.getLoc()),
                          [](const Range &range) { return range.size; });
  SmallVector<FlatAxis> axes = getWrittenAxes(index, extents, loops, &*border);
  OpFoldResult row = axes.back().sourceExtent;
  if (std::optional<int64_t> known = getConstantIntValue(row))
    lanes = std::min<int64_t>(lanes, llvm::bit_floor(uint64_t(*known)));
  // The border of a row is of the vectors next to it.
  auto isNarrow = [&](OpFoldResult amount) {
    std::optional<int64_t> known = getConstantIntValue(amount);
    return known && *known < lanes;
  };
  if (axes.back().isUnpadded() || !isNarrow(axes.back().low) ||
      !isNarrow(axes.back().high))
    return false;
  Condition isShort = index.conjunction(
      index.conjunction(index.lessEqual(lanes, row),
                        index.lessEqual(row, kMaxRow)),
      index.conjunction(hasExtents(index, *border, axes),
                        axes.back().isWithinReach(index, border->extension)));
  if (isShort.isFalse())
    return false;
  buildIf(
      rewriter, op.getLoc(), isShort,
      [&] {
        PaddedRows(index, op, *border, loops, axes, lanes).build();
        buildOtherBorder(rewriter, *border);
      },
      [&] {
        rewriter.clone(*op);
        rewriter.clone(*border->op);
      });
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
    SmallVector<linalg::LinalgOp> ops;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (op.hasPureBufferSemantics())
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (linalg::LinalgOp op : ops) {
      Location loc = op.getLoc();
      if (!computeRows(rewriter, op, getVectorBytes(op, vectorBytes)))
        continue;
      remark::passed(
          loc, remark::RemarkOpts::name("compute-padded-rows").category("pad"))
          << "rows are computed with their border";
      ++numComputed;
    }
  }
};

} // namespace
