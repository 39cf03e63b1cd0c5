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
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Fusion/Passes.h"
#include "pad/IR/Extension.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

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

  /// Finds `begins` in a row of `extent` elements. Fails if two vectors are not
  /// enough, where what fills is one of the two.
  LogicalResult findVectors(int64_t extent);
  /// For each lane the place in the vectors one after the other, the last of
  /// which is what fills.
  SmallVector<int64_t> getMask() const;
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
// Axes that are not padded may be read anywhere. Along the others the position,
// the amounts and the extent have to be constants.
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
    int64_t numLanes = type.getNumElements();
    // The axis that lanes follow.
    int64_t laneAxis = type.getRank() == 0 ? -1 : pad.getRank() - 1;
    SmallVector<std::optional<int64_t>> rows;
    RowVector row;
    bool isFilled = false;
    for (auto [axis, low, high, position] : llvm::enumerate(
             pad.getLowPerAxis(), pad.getHighPerAxis(), op.getIndices())) {
      rows.emplace_back();
      if (isZeroInteger(low) && isZeroInteger(high))
        continue;
      std::optional<int64_t> begin = getConstantIntValue(position);
      std::optional<int64_t> amount = getConstantIntValue(low);
      int64_t extent = pad.getSourceType().getDimSize(axis);
      if (!begin || !amount || ShapedType::isDynamic(extent) || extent == 0)
        return rewriter.notifyMatchFailure(
            op, "what is shown is not known at compile time");
      bool isLaneAxis = static_cast<int64_t>(axis) == laneAxis;
      ConstantArith arith;
      for (int64_t lane : llvm::seq(isLaneAxis ? numLanes : 1)) {
        int64_t at = *begin - *amount + lane;
        bool isOutside = extension.isFill() && (at < 0 || at >= extent);
        int64_t shown = isOutside ? RowVector::kFilled
                                  : extension.getSourceIndex(arith, at, extent);
        if (isLaneAxis)
          row.lanes.push_back(shown);
        else
          rows.back() = shown;
        isFilled |= !isLaneAxis && isOutside;
      }
      if (isLaneAxis && failed(row.findVectors(extent)))
        return rewriter.notifyMatchFailure(op, "needs more than two vectors");
    }

    Location loc = op.getLoc();
    bool isShuffled = !row.lanes.empty();
    isFilled |= isShuffled && row.isFilled();
    Value fill;
    if (isFilled || llvm::is_contained(row.lanes, RowVector::kFilled)) {
      fill = pad.getValue();
      if (!fill)
        fill = createZero(rewriter, loc, type.getElementType());
      if (!fill)
        return rewriter.notifyMatchFailure(op, "no constant of zero bits");
    }
    if (isFilled) {
      rewriter.replaceOpWithNewOp<vector::BroadcastOp>(op, type, fill);
      return success();
    }

    SmallVector<Value> indices = llvm::to_vector(op.getIndices());
    auto constant = [&](int64_t number) -> Value {
      return arith::ConstantIndexOp::create(rewriter, loc, number);
    };
    for (auto [index, position] : llvm::zip_equal(indices, rows))
      if (position)
        index = constant(*position);
    SmallVector<bool> inBounds(type.getRank(), true);
    auto read = [&](VectorType vector) -> Value {
      return vector::TransferReadOp::create(rewriter, loc, vector,
                                            pad.getSource(), indices,
                                            op.getPadding(), inBounds);
    };
    if (!isShuffled) {
      rewriter.replaceOp(op, read(type));
      return success();
    }
    auto part = VectorType::get(row.length, type.getElementType());
    SmallVector<Value, 2> parts;
    for (int64_t begin : row.begins) {
      indices.back() = constant(begin);
      parts.push_back(read(part));
    }
    SmallVector<int64_t> mask = row.getMask();
    if (fill)
      parts.push_back(vector::BroadcastOp::create(rewriter, loc, part, fill));
    if (parts.size() == 1 && part == type &&
        llvm::equal(mask, llvm::seq<int64_t>(0, numLanes))) {
      rewriter.replaceOp(op, parts.front());
      return success();
    }
    rewriter.replaceOpWithNewOp<vector::ShuffleOp>(op, parts.front(),
                                                   parts.back(), mask);
    return success();
  }
};

} // namespace

void mlir::pad::populateFoldPadIntoReadsPatterns(RewritePatternSet &patterns) {
  patterns.add<FoldPadIntoRead>(patterns.getContext());
}
