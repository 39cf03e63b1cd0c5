//===- Adjoints.cpp - Adjoints that add nothing, adjoints of adjoints -----===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An adjoint is a pad if every element is shown at most once. Two adjoints
// become one if their two pads compose to one pad, and if sums of floats keep
// their order.
//
//===----------------------------------------------------------------------===//

#include "Canonicalization.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "pad/IR/Composition.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

static bool isAllStatic(AdjointOp op) {
  return op.getSourceType().hasStaticShape() &&
         op.getResultType().hasStaticShape() &&
         !ShapedType::isDynamicShape(op.getStaticLow()) &&
         !ShapedType::isDynamicShape(op.getStaticHigh());
}

/// Whether the sum along all axes of `first` and then of `second` has the terms
/// in the order of one sum, and is not rounded in between.
static bool keepsOrder(AdjointOp first, AdjointOp second) {
  Type type = first.getSourceType().getElementType();
  if (type.isIntOrIndex())
    return true;
  if (auto complexType = dyn_cast<ComplexType>(type))
    type = complexType.getElementType();
  if (type.getIntOrFloatBitWidth() < 32)
    return false;
  int64_t last = -1, next = second.getRank();
  for (int64_t axis : llvm::seq(first.getRank())) {
    if (!areZero(first.getLowPerAxis()[axis], first.getHighPerAxis()[axis]))
      last = axis;
    if (!areZero(second.getLowPerAxis()[axis], second.getHighPerAxis()[axis]))
      next = std::min(next, axis);
  }
  return last < next;
}

namespace {

// pad.adjoint constant %g low[l] high[h]
//   -> pad.pad constant %g low[-l] high[-h]
struct AdjointToPad final : OpRewritePattern<AdjointOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(AdjointOp op,
                                PatternRewriter &rewriter) const final {
    bool fills = Extension::get(op.getMode()).isFill();
    for (auto [axis, low, high] :
         llvm::enumerate(op.getLowPerAxis(), op.getHighPerAxis()))
      if (!fills && (!areCrops(low, high) || !op.hasComputedExtent(axis)))
        return rewriter.notifyMatchFailure(op, "an element may be shown twice");
    // Constant operands become attributes, which the verifier looks at.
    auto negateKnown = [](SmallVector<OpFoldResult> amounts) {
      return llvm::map_to_vector(amounts, [](OpFoldResult amount) {
        std::optional<int64_t> known = getConstantIntValue(amount);
        return known && !ShapedType::isDynamic(*known) ? -*known
                                                       : ShapedType::kDynamic;
      });
    };
    if (!wouldVerify(PadMode::Constant, op.getSourceType(), op.getResultType(),
                     negateKnown(op.getLowPerAxis()),
                     negateKnown(op.getHighPerAxis())))
      return rewriter.notifyMatchFailure(op, "the pad would not verify");
    AffineExpr amount;
    bindSymbols(rewriter.getContext(), amount);
    auto negate = [&](SmallVector<OpFoldResult> amounts) {
      for (OpFoldResult &number : amounts)
        number = affine::makeComposedFoldedAffineApply(rewriter, op.getLoc(),
                                                       -amount, number);
      return amounts;
    };
    SmallVector<OpFoldResult> low = negate(op.getMixedLow());
    SmallVector<OpFoldResult> high = negate(op.getMixedHigh());
    rewriter.replaceOpWithNewOp<PadOp>(op, op.getResultType(),
                                       PadMode::Constant, op.getSource(), low,
                                       high, Value(), op.getAxesAttr());
    return success();
  }
};

// pad.adjoint m 0
//   -> 0
struct AdjointOfZero final : OpRewritePattern<AdjointOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(AdjointOp op,
                                PatternRewriter &rewriter) const final {
    RankedTensorType type = op.getResultType();
    if (!type.hasStaticShape())
      return rewriter.notifyMatchFailure(op, "result is not static");
    DenseElementsAttr elements = getConstantElements(op.getSource());
    if (!elements || !elements.isSplat())
      return rewriter.notifyMatchFailure(op, "source is not a splat");
    // A sum of -0.0 is -0.0 where there is one.
    Attribute zero = getZeroAttr(type.getElementType());
    if (elements.getSplatValue<Attribute>() != zero)
      return rewriter.notifyMatchFailure(op, "source has a bit that is set");
    rewriter.replaceOp(
        op, createConstant(rewriter, op.getLoc(), elements.resizeSplat(type)));
    return success();
  }
};

// pad.adjoint m (pad.adjoint m %g low[c] high[d]) low[a] high[b]
//   -> pad.adjoint m %g low[a + c] high[b + d]
struct MergeAdjoints final : OpRewritePattern<AdjointOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(AdjointOp op,
                                PatternRewriter &rewriter) const final {
    auto first = op.getSource().getDefiningOp<AdjointOp>();
    if (!first)
      return rewriter.notifyMatchFailure(op, "source is not an adjoint");
    if (!first->hasOneUse())
      return rewriter.notifyMatchFailure(op, "source has other users");
    if (first.getMode() != op.getMode())
      return rewriter.notifyMatchFailure(op, "the modes are two");
    if (!isAllStatic(first) || !isAllStatic(op))
      return rewriter.notifyMatchFailure(op, "extents or amounts are dynamic");
    if (!keepsOrder(first, op))
      return rewriter.notifyMatchFailure(op,
                                         "one sum would have another order");
    Extension extension = Extension::get(op.getMode());
    SmallVector<OpFoldResult> low, high;
    for (auto [axis, l1, h1, l2, h2] :
         llvm::enumerate(op.getLowPerAxis(), op.getHighPerAxis(),
                         first.getLowPerAxis(), first.getHighPerAxis())) {
      int64_t a = *getStaticAmount(l1), b = *getStaticAmount(h1);
      int64_t c = *getStaticAmount(l2), d = *getStaticAmount(h2);
      int64_t lowSum, highSum;
      if (llvm::AddOverflow(a, c, lowSum) || llvm::AddOverflow(b, d, highSum) ||
          ShapedType::isDynamic(lowSum) || ShapedType::isDynamic(highSum))
        return rewriter.notifyMatchFailure(op, "sum of amounts overflows");
      bool isOne = (a == 0 && b == 0) || (c == 0 && d == 0);
      int64_t extent = op.getResultType().getDimSize(axis);
      if (!isOne && !composes(extension, extension, {extent, a, b, c, d}))
        return rewriter.notifyMatchFailure(op, "the pads are not one pad");
      low.push_back(rewriter.getIndexAttr(lowSum));
      high.push_back(rewriter.getIndexAttr(highSum));
    }
    rewriter.replaceOpWithNewOp<AdjointOp>(op, op.getResultType(), op.getMode(),
                                           first.getSource(), low, high,
                                           DenseI64ArrayAttr());
    return success();
  }
};

} // namespace

void mlir::pad::populateAdjointPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  patterns.addWithLabel<AdjointToPad>({"adjoint-to-pad"}, context);
  patterns.addWithLabel<AdjointOfZero>({"adjoint-of-zero"}, context);
  patterns.addWithLabel<MergeAdjoints>({"adjoint-of-adjoint"}, context);
}
