//===- DestinationStyle.cpp - Pads on values to destinations --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CONVERTPADTODESTINATIONSTYLEPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

namespace {

// pad.pad m %x low[l] high[h]
//   -> pad.pad_into m ins(%x) outs(tensor.empty) low[l] high[h], cast if more
//      of its extents are known than the type of the pad says
struct PadToDestinationStyle final : OpRewritePattern<PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const final {
    ReifiedRankedShapedTypeDims shape;
    if (failed(op.reifyResultShapes(rewriter, shape)))
      return rewriter.notifyMatchFailure(op, "cannot reify the result's shape");
    Value init = tensor::EmptyOp::create(rewriter, op.getLoc(), shape[0],
                                         op.getResultType().getElementType(),
                                         op.getResultType().getEncoding());
    Value result =
        PadIntoOp::create(rewriter, op.getLoc(), op.getMode(), op.getSource(),
                          init, op.getMixedLow(), op.getMixedHigh(),
                          op.getValue(), op.getAxesAttr())
            .getResult();
    if (result.getType() != op.getResultType())
      result = tensor::CastOp::create(rewriter, op.getLoc(), op.getResultType(),
                                      result);
    rewriter.replaceOp(op, result);
    return success();
  }
};

struct ConvertPadToDestinationStylePass final
    : pad::impl::ConvertPadToDestinationStylePassBase<
          ConvertPadToDestinationStylePass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk(
        [&](Operation *op) { numConverted += isa<PadOp, DynamicPadOp>(op); });
    RewritePatternSet dynamicPatterns(&getContext());
    populateLowerDynamicPadPatterns(dynamicPatterns);
    walkAndApplyPatterns(getOperation(), std::move(dynamicPatterns));

    RewritePatternSet patterns(&getContext());
    populatePadToDestinationStylePatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace

void mlir::pad::populatePadToDestinationStylePatterns(
    RewritePatternSet &patterns, PatternBenefit benefit) {
  patterns.add<PadToDestinationStyle>(patterns.getContext(), benefit);
}
