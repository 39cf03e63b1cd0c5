//===- PadToTensor.cpp - Constant pads to tensor.pad ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `tensor.pad` does not crop: if an amount is or may be negative, or the type
// of the result claims an extent, a slice of the visible elements of the source
// comes first.
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/PadToTensor/PadToTensor.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/KnownBounds.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/IndexBuilder.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

/// Whether `amount` is known, or assumed if it is dynamic, not to crop.
static bool isNonNegative(OpFoldResult amount, bool assumeNonNegative) {
  if (std::optional<int64_t> constant = getConstantIntValue(amount))
    return *constant >= 0;
  if (assumeNonNegative)
    return true;
  return isKnown(amount, ValueBoundsConstraintSet::GE,
                 OpFoldResult(Builder(amount.getContext()).getIndexAttr(0)));
}

namespace {

// pad.pad constant %x low[l] high[h] value(%v)
//   -> tensor.pad %x low[l] high[h] { yield %v }
struct PadToTensor final : OpRewritePattern<PadOp> {
  PadToTensor(MLIRContext *context, bool assumeNonNegative,
              PatternBenefit benefit)
      : OpRewritePattern(context, benefit),
        assumeNonNegative(assumeNonNegative) {}

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const final {
    if (op.getMode() != PadMode::Constant)
      return rewriter.notifyMatchFailure(op, "not in constant mode");
    if (op.getResultType().getEncoding())
      return rewriter.notifyMatchFailure(op, "tensor.pad loses the encoding");
    Location loc = op.getLoc();
    Value value = op.getValue();
    if (!value)
      value = createZero(rewriter, loc, op.getSourceType().getElementType());
    if (!value)
      return rewriter.notifyMatchFailure(op, "element type has no zero");

    Value source = op.getSource();
    SmallVector<OpFoldResult> low = op.getLowPerAxis();
    SmallVector<OpFoldResult> high = op.getHighPerAxis();
    if (llvm::any_of(llvm::seq(op.getRank()), [&](int64_t axis) {
          return mayCrop(op, axis, low[axis], high[axis]);
        }))
      source = crop(rewriter, op, low, high);
    // `tensor.pad` has exactly the type that it infers.
    auto [staticLow, dynamicLow] = decomposeMixedValues(low);
    auto [staticHigh, dynamicHigh] = decomposeMixedValues(high);
    Type inferred = tensor::PadOp::inferResultType(
        cast<RankedTensorType>(source.getType()), staticLow, staticHigh,
        op.getResultType().getShape());
    Value result =
        tensor::PadOp::create(rewriter, op.getLoc(), inferred, source, low,
                              high, value, /*nofold=*/false);
    if (inferred != op.getResultType())
      result = tensor::CastOp::create(rewriter, op.getLoc(), op.getResultType(),
                                      result);
    rewriter.replaceOp(op, result);
    return success();
  }

private:
  /// Whether an axis may show less than its source: one of the amounts is
  /// negative, their sum is known to wrap, or the type of the result has an
  /// extent that n + low + high may not be.
  bool mayCrop(PadOp op, int64_t axis, OpFoldResult low,
               OpFoldResult high) const {
    bool areKnown = getConstantIntValue(low) && getConstantIntValue(high);
    return !op.hasComputedExtent(axis) ||
           !isNonNegative(low, assumeNonNegative) ||
           !isNonNegative(high, assumeNonNegative) ||
           (areKnown && !getChange(low, high));
  }

  /// The part of the source that the result shows. `low` and `high` become the
  /// amounts around it, which are not negative.
  Value crop(OpBuilder &builder, PadOp op, MutableArrayRef<OpFoldResult> low,
             MutableArrayRef<OpFoldResult> high) const {
    Location loc = op.getLoc();
    IndexBuilder index(builder, loc);
    SmallVector<OpFoldResult> offsets, sizes, strides;
    for (int64_t axis : llvm::seq(op.getRank())) {
      OpFoldResult extent =
          tensor::getMixedSize(builder, loc, op.getSource(), axis);
      OpFoldResult zero = index.constant(0);
      if (!mayCrop(op, axis, low[axis], high[axis])) {
        offsets.push_back(zero);
        sizes.push_back(extent);
      } else {
        // [begin, end) of the source is shown, at `low` of the result.
        OpFoldResult stop = index.add(extent, high[axis]);
        OpFoldResult start = index.sub(zero, low[axis]);
        int64_t claimed = op.getResultType().getDimSize(axis);
        OpFoldResult total = op.hasComputedExtent(axis)
                                 ? index.max(index.sub(stop, start), zero)
                                 : index.constant(claimed);
        OpFoldResult begin = index.clamp(start, zero, extent);
        OpFoldResult end = index.clamp(stop, begin, extent);
        // An empty slice begins at 0, which is in bounds.
        offsets.push_back(index.select(index.equal(begin, end), zero, begin));
        low[axis] = index.min(index.max(low[axis], zero), total);
        // The slice is smaller if a sum has wrapped.
        OpFoldResult room = index.sub(total, low[axis]);
        OpFoldResult shown = index.sub(end, begin);
        sizes.push_back(isZeroInteger(shown) ? shown : index.min(shown, room));
        high[axis] = index.sub(room, sizes.back());
      }
      strides.push_back(index.constant(1));
    }
    // Upstream lets no slice start in an axis without elements.
    RankedTensorType type = op.getSourceType();
    if (llvm::is_contained(type.getShape(), 0))
      return tensor::EmptyOp::create(builder, loc, sizes, type.getElementType(),
                                     type.getEncoding());
    return tensor::ExtractSliceOp::create(builder, loc, op.getSource(), offsets,
                                          sizes, strides);
  }

  bool assumeNonNegative;
};

} // namespace

void mlir::pad::populatePadToTensorPatterns(RewritePatternSet &patterns,
                                            bool assumeNonNegative,
                                            PatternBenefit benefit) {
  patterns.add<PadToTensor>(patterns.getContext(), assumeNonNegative, benefit);
}
