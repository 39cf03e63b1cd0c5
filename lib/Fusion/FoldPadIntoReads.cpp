//===- FoldPadIntoReads.cpp - Vectors of a pad, read off its source -------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A vector of a pad shows elements of one row of the source, in an order that
// is known where the extents and the position are: it is read off the source
// and shuffled in registers, so that the pad needs no memory.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Fusion/Passes.h"
#include "pad/IR/Extension.h"
#include "pad/Utils/IndexBuilder.h"
#include "pad/Utils/KnownBounds.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

using Variable = ValueBoundsConstraintSet::Variable;

namespace {

/// What a vector shows of one row of a source.
struct RowVector {
  /// Marks a lane that is filled.
  static constexpr int64_t kFilled = -1;

  /// For each lane the position in the row.
  SmallVector<int64_t> lanes;
  /// Where the vectors that have all of the lanes begin, at most two, and how
  /// long they are.
  SmallVector<int64_t, 2> begins;
  int64_t length = 0;

  bool isFilled() const { return begins.empty(); }

  /// Finds `begins` in a row of `extent` elements or more. Fails if two vectors
  /// are not enough, where what fills is one of the two.
  LogicalResult findVectors(int64_t extent);
  /// For each lane the place in the vectors one after the other, the last of
  /// which is what fills.
  SmallVector<int64_t> getMask() const;
};

/// The source of a pad as a part of a tensor, whose elements beside the part
/// can be read, too.
struct Window {
  Value base;
  SmallVector<OpFoldResult> offsets;

  static Window get(PadOp pad);
};

} // namespace

LogicalResult RowVector::findVectors(int64_t extent) {
  length = std::min<int64_t>(lanes.size(), extent);
  SmallVector<int64_t> sorted = llvm::to_vector(lanes);
  llvm::sort(sorted);
  for (int64_t position : sorted)
    if (position != kFilled &&
        (begins.empty() || position >= begins.back() + length))
      begins.push_back(std::min(position, extent - length));
  return success(begins.size() + (sorted.front() == kFilled) <= 2);
}

Window Window::get(PadOp pad) {
  auto slice = pad.getSource().getDefiningOp<tensor::ExtractSliceOp>();
  if (slice && slice.hasUnitStride() && slice.getDroppedDims().none())
    return {slice.getSource(), slice.getMixedOffsets()};
  OpFoldResult zero = Builder(pad.getContext()).getIndexAttr(0);
  return {pad.getSource(), SmallVector<OpFoldResult>(pad.getRank(), zero)};
}

SmallVector<int64_t> RowVector::getMask() const {
  return llvm::map_to_vector(lanes, [&](int64_t position) -> int64_t {
    if (position == kFilled)
      return begins.size() * length;
    for (auto [i, begin] : llvm::enumerate(begins))
      if (position >= begin && position < begin + length)
        return i * length + position - begin;
    llvm_unreachable("vectors have all lanes");
  });
}

namespace {

// vector.transfer_read (pad.pad reflect %x low[1] high[1] : tensor<32xf32>
//     to tensor<34xf32>)[0] : vector<16xf32>
//   -> vector.shuffle (vector.transfer_read %x[0]) [1, 0, 1, 2, ..., 14]
//
// Along the axis of the vector, if it is padded, the position, the amounts and
// the extent have to be constants. Along the others the index is computed, and
// a row that may be outside of the source is read and replaced, or, if there
// may be no row, not read.
struct FoldPadIntoRead final : OpRewritePattern<vector::TransferReadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(vector::TransferReadOp op,
                                PatternRewriter &rewriter) const final {
    auto pad = op.getBase().getDefiningOp<PadOp>();
    if (!pad)
      return rewriter.notifyMatchFailure(op, "does not read a pad");
    VectorType type = op.getVectorType();
    if (type.getRank() > 1 || type.isScalable() || op.getMask() ||
        op.hasOutOfBoundsDim() || !op.getPermutationMap().isMinorIdentity())
      return rewriter.notifyMatchFailure(
          op, "is not one vector of a row, in bounds");

    Extension extension = Extension::get(pad.getMode());
    Window window = Window::get(pad);
    SmallVector<OpFoldResult> lows = pad.getLowPerAxis();
    SmallVector<OpFoldResult> highs = pad.getHighPerAxis();
    OperandRange position = op.getIndices();
    int64_t lastAxis = pad.getRank() - 1;
    SmallVector<int64_t> outerAxes;
    bool mayBeEmpty = false;
    RowVector row;
    for (int64_t axis : llvm::seq(pad.getRank())) {
      if (isZeroInteger(lows[axis]) && isZeroInteger(highs[axis]))
        continue;
      if (type.getRank() == 0 || axis != lastAxis) {
        bool hasRows = isKnown(Variable(pad.getSource(), axis),
                               ValueBoundsConstraintSet::GE,
                               Variable(rewriter.getIndexAttr(1)));
        if (!hasRows && !extension.isFill())
          return rewriter.notifyMatchFailure(op, "the source may be empty");
        mayBeEmpty |= !hasRows;
        outerAxes.push_back(axis);
        continue;
      }
      std::optional<int64_t> begin = getConstantIntValue(position[axis]);
      std::optional<int64_t> low = getConstantIntValue(lows[axis]);
      int64_t extent = pad.getSourceType().getDimSize(axis);
      std::optional<int64_t> offset = getConstantIntValue(window.offsets[axis]);
      if (!begin || !low || !offset || ShapedType::isDynamic(extent) ||
          extent == 0)
        return rewriter.notifyMatchFailure(
            op, "what is shown is not known at compile time");
      ConstantArith arith;
      for (int64_t lane : llvm::seq(type.getNumElements())) {
        int64_t at = *begin - *low + lane;
        bool isFilled = extension.isFill() && (at < 0 || at >= extent);
        row.lanes.push_back(
            isFilled ? RowVector::kFilled
                     : *offset + extension.getSourceIndex(arith, at, extent));
      }
      int64_t rowEnd =
          cast<RankedTensorType>(window.base.getType()).getDimSize(axis);
      if (ShapedType::isDynamic(rowEnd))
        rowEnd = *offset + extent;
      if (failed(row.findVectors(rowEnd)))
        return rewriter.notifyMatchFailure(op, "needs more than two vectors");
    }

    Location loc = op.getLoc();
    Value value;
    if (extension.isFill()) {
      value = pad.getValue();
      if (!value)
        value = createZero(rewriter, loc, type.getElementType());
      if (!value)
        return rewriter.notifyMatchFailure(op, "no constant of zero bits");
    }
    auto fill = [&](VectorType vector) -> Value {
      return vector::BroadcastOp::create(rewriter, loc, vector, value);
    };

    IndexBuilder index(rewriter, loc);
    SmallVector<OpFoldResult> shownAt = getAsOpFoldResult(position);
    Condition isOutside = false;
    for (int64_t axis : outerAxes) {
      OpFoldResult extent =
          tensor::getMixedSize(rewriter, loc, pad.getSource(), axis);
      OpFoldResult at = index.sub(shownAt[axis], lows[axis]);
      shownAt[axis] = extension.getSourceIndex(index, at, extent);
      if (extension.isFill())
        isOutside = index.disjunction(
            isOutside,
            index.disjunction(index.lessThan(at, index.constant(0)),
                              index.negation(index.lessThan(at, extent))));
    }
    SmallVector<Value> indices;
    for (auto [at, offset] : llvm::zip_equal(shownAt, window.offsets))
      indices.push_back(index.materialize(index.add(at, offset)));
    bool isShuffled = !row.lanes.empty();
    if (isOutside.isTrue() || (isShuffled && row.isFilled())) {
      rewriter.replaceOp(op, fill(type));
      return success();
    }
    SmallVector<bool> inBounds(type.getRank(), true);
    auto read = [&](VectorType vector) -> Value {
      return vector::TransferReadOp::create(rewriter, loc, vector, window.base,
                                            indices, op.getPadding(), inBounds);
    };
    auto readShown = [&] {
      return isShuffled ? readLanes(rewriter, op, row, indices, read, fill)
                        : read(type);
    };
    if (isOutside.value && mayBeEmpty) {
      auto yield = [](OpBuilder &builder, Location loc, Value shown) {
        scf::YieldOp::create(builder, loc, shown);
      };
      rewriter.replaceOpWithNewOp<scf::IfOp>(
          op, isOutside.value,
          [&](OpBuilder &b, Location l) { yield(b, l, fill(type)); },
          [&](OpBuilder &b, Location l) { yield(b, l, readShown()); });
      return success();
    }
    Value shown = readShown();
    if (isOutside.value)
      shown = arith::SelectOp::create(rewriter, loc, isOutside.value,
                                      fill(type), shown);
    rewriter.replaceOp(op, shown);
    return success();
  }

private:
  /// Reads the vectors that `row` needs, at `indices` but for the last, and
  /// shuffles them.
  static Value readLanes(PatternRewriter &rewriter, vector::TransferReadOp op,
                         const RowVector &row, SmallVector<Value> &indices,
                         function_ref<Value(VectorType)> read,
                         function_ref<Value(VectorType)> fill) {
    Location loc = op.getLoc();
    VectorType type = op.getVectorType();
    auto part = VectorType::get(row.length, type.getElementType());
    SmallVector<Value, 2> parts;
    for (int64_t begin : row.begins) {
      indices.back() = arith::ConstantIndexOp::create(rewriter, loc, begin);
      parts.push_back(read(part));
    }
    if (llvm::is_contained(row.lanes, RowVector::kFilled))
      parts.push_back(fill(part));
    SmallVector<int64_t> mask = row.getMask();
    if (parts.size() == 1 && part == type &&
        llvm::equal(mask, llvm::seq<int64_t>(0, mask.size())))
      return parts.front();
    return vector::ShuffleOp::create(rewriter, loc, parts.front(), parts.back(),
                                     mask);
  }
};

} // namespace

void mlir::pad::populateFoldPadIntoReadsPatterns(RewritePatternSet &patterns) {
  patterns.add<FoldPadIntoRead>(patterns.getContext());
}
