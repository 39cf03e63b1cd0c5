//===- Operands.cpp - Patterns for amounts, axes and values ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives equal pads one form: known amounts are static, `axes` lists the axes
// that are padded or cropped, in order, and an unused value is absent.
//
//===----------------------------------------------------------------------===//

#include "Canonicalization.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

/// Replaces the amounts and axes of `op`.
static void setAmounts(PatternRewriter &rewriter, PadWindowOpInterface op,
                       ArrayRef<OpFoldResult> low, ArrayRef<OpFoldResult> high,
                       DenseI64ArrayAttr axes) {
  auto [staticLow, dynamicLow] = decomposeMixedValues(low);
  auto [staticHigh, dynamicHigh] = decomposeMixedValues(high);
  rewriter.modifyOpInPlace(
      op, [&, staticLow = staticLow, staticHigh = staticHigh,
           dynamicLow = dynamicLow, dynamicHigh = dynamicHigh] {
        op.getLowMutable().assign(dynamicLow);
        op.getHighMutable().assign(dynamicHigh);
        op.setStaticLow(staticLow);
        op.setStaticHigh(staticHigh);
        op.setAxesAttr(axes);
      });
}

namespace {

// pad.pad m %x low[%c2] high[%h]
//   -> pad.pad m %x low[2] high[%h]
template <typename OpTy>
struct UseStaticAmounts final : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const final {
    SmallVector<OpFoldResult> low = op.getMixedLow(), high = op.getMixedHigh();
    auto verifies = [&] {
      return wouldVerifyLike(op, op.getSourceType(), op.getWrittenType(),
                             decomposeMixedValues(low).first,
                             decomposeMixedValues(high).first);
    };
    bool isConstant = false, changed = false;
    for (SmallVectorImpl<OpFoldResult> *amounts : {&low, &high})
      for (OpFoldResult &amount : *amounts) {
        if (isa<Attribute>(amount))
          continue;
        std::optional<int64_t> constant = getConstantIntValue(amount);
        if (!constant)
          continue;
        isConstant = true;
        // As a static amount the least integer says that it is not static.
        if (ShapedType::isDynamic(*constant))
          continue;
        OpFoldResult dynamic = amount;
        amount = rewriter.getIndexAttr(*constant);
        if (verifies())
          changed = true;
        else
          amount = dynamic;
      }
    if (!isConstant)
      return rewriter.notifyMatchFailure(op, "no dynamic amount is a constant");
    if (!changed)
      return rewriter.notifyMatchFailure(
          op, "static amounts would contradict the types");
    setAmounts(rewriter, op, low, high, op.getAxesAttr());
    return success();
  }
};

// pad.pad m %x low[%l, 0, 2] high[3, 0, 4] axes [-1, 1, 0]
//   -> pad.pad m %x low[2, %l] high[4, 3] axes [0, 2]
template <typename OpTy>
struct UseCanonicalAxes final : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const final {
    SmallVector<OpFoldResult> lows = op.getLowPerAxis();
    SmallVector<OpFoldResult> highs = op.getHighPerAxis();
    SmallVector<OpFoldResult> low, high;
    SmallVector<int64_t> axes;
    for (int64_t axis : llvm::seq(op.getRank()))
      if (!areZero(lows[axis], highs[axis])) {
        axes.push_back(axis);
        low.push_back(lows[axis]);
        high.push_back(highs[axis]);
      }
    DenseI64ArrayAttr axesAttr;
    if (static_cast<int64_t>(axes.size()) < op.getRank())
      axesAttr = rewriter.getDenseI64ArrayAttr(axes);
    if (axesAttr == op.getAxesAttr())
      return rewriter.notifyMatchFailure(op, "axes are canonical");
    setAmounts(rewriter, op, low, high, axesAttr);
    return success();
  }
};

// pad.pad constant %x low[l] high[h] value(%c0)
//   -> pad.pad constant %x low[l] high[h]
template <typename OpTy>
struct DropZeroValue final : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const final {
    if (!op.getValue())
      return rewriter.notifyMatchFailure(op, "there is no value");
    Attribute value = getConstantScalar(op.getValue());
    if (!value)
      return rewriter.notifyMatchFailure(op, "value is not a constant");
    // -0.0 is another attribute.
    if (value != getZeroAttr(op.getValue().getType()))
      return rewriter.notifyMatchFailure(op, "value has a bit that is set");
    rewriter.modifyOpInPlace(op, [&] { op.getValueMutable().clear(); });
    return success();
  }
};

// pad.pad constant %x low[-1] high[0] value(%v)
//   -> pad.pad constant %x low[-1] high[0]
struct DropUnusedValue final : OpRewritePattern<PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.getValue())
      return rewriter.notifyMatchFailure(op, "there is no value");
    for (auto [axis, low, high] :
         llvm::enumerate(op.getLowPerAxis(), op.getHighPerAxis())) {
      if (!areCrops(low, high))
        return rewriter.notifyMatchFailure(op, "an axis may be filled");
      if (!op.hasComputedExtent(axis))
        return rewriter.notifyMatchFailure(
            op, "a static extent of the result may be more than is there");
    }
    rewriter.modifyOpInPlace(op, [&] { op.getValueMutable().clear(); });
    return success();
  }
};

} // namespace

template <typename OpTy>
void mlir::pad::populateOperandPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  if constexpr (!std::is_same_v<OpTy, AdjointOp> &&
                !std::is_same_v<OpTy, AdjointIntoOp>)
    patterns.addWithLabel<DropZeroValue<OpTy>>({"pad-zero-value"}, context);
  if constexpr (!std::is_same_v<OpTy, DynamicPadOp>) {
    patterns.addWithLabel<UseStaticAmounts<OpTy>>({"pad-static-amounts"},
                                                  context);
    patterns.addWithLabel<UseCanonicalAxes<OpTy>>({"pad-canonical-axes"},
                                                  context);
  }
  if constexpr (std::is_same_v<OpTy, PadOp>)
    patterns.addWithLabel<DropUnusedValue>({"pad-unused-value"}, context);
}

template void mlir::pad::populateOperandPatterns<PadOp>(RewritePatternSet &);
template void
mlir::pad::populateOperandPatterns<PadIntoOp>(RewritePatternSet &);
template void
mlir::pad::populateOperandPatterns<DynamicPadOp>(RewritePatternSet &);
template void
mlir::pad::populateOperandPatterns<AdjointOp>(RewritePatternSet &);
template void
mlir::pad::populateOperandPatterns<AdjointIntoOp>(RewritePatternSet &);
template void
mlir::pad::populateOperandPatterns<FillBorderOp>(RewritePatternSet &);
