//===- DestinationStyle.cpp - pad.pad to pad.pad_into ---------------------===//
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
// pad.adjoint m %g low[l] high[h]
//   -> pad.adjoint_into m ins(%g) outs(tensor.empty) low[l] high[h], as above
template <typename OpTy>
struct ToDestinationStyle final : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const final {
    RankedTensorType type = op.getResultType();
    Value init = tensor::EmptyOp::create(
        rewriter, op.getLoc(), reifyShape(rewriter, op)[0],
        type.getElementType(), type.getEncoding());
    Value result = createInto(rewriter, op, op.getSource(), init)->getResult(0);
    if (result.getType() != type)
      result = tensor::CastOp::create(rewriter, op.getLoc(), type, result);
    rewriter.replaceOp(op, result);
    return success();
  }
};

struct ConvertPadToDestinationStylePass final
    : pad::impl::ConvertPadToDestinationStylePassBase<
          ConvertPadToDestinationStylePass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([&](Operation *op) {
      numConverted += isa<PadOp, DynamicPadOp, AdjointOp>(op);
    });
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
  patterns.add<ToDestinationStyle<PadOp>, ToDestinationStyle<AdjointOp>>(
      patterns.getContext(), benefit);
}
