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

/// Builds an empty tensor of the shape of the result of `op`.
template <typename OpTy>
static FailureOr<Value> createDestination(OpBuilder &builder, OpTy op) {
  ReifiedRankedShapedTypeDims shape;
  if (failed(op.reifyResultShapes(builder, shape)))
    return failure();
  RankedTensorType type = op.getResultType();
  return Value(tensor::EmptyOp::create(builder, op.getLoc(), shape[0],
                                       type.getElementType(),
                                       type.getEncoding()));
}

/// Replaces the one result of `op` by `result`, cast to its type.
static void replaceWithCast(PatternRewriter &rewriter, Operation *op,
                            Value result) {
  Type type = op->getResult(0).getType();
  if (result.getType() != type)
    result = tensor::CastOp::create(rewriter, op->getLoc(), type, result);
  rewriter.replaceOp(op, result);
}

namespace {

// pad.pad m %x low[l] high[h]
//   -> pad.pad_into m ins(%x) outs(tensor.empty) low[l] high[h], cast if more
//      of its extents are known than the type of the pad says
struct PadToDestinationStyle final : OpRewritePattern<PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const final {
    FailureOr<Value> init = createDestination(rewriter, op);
    if (failed(init))
      return rewriter.notifyMatchFailure(op, "cannot reify the result's shape");
    Value result =
        PadIntoOp::create(rewriter, op.getLoc(), op.getMode(), op.getSource(),
                          *init, op.getMixedLow(), op.getMixedHigh(),
                          op.getValue(), op.getAxesAttr())
            .getResult();
    replaceWithCast(rewriter, op, result);
    return success();
  }
};

// pad.adjoint m %g low[l] high[h]
//   -> pad.adjoint_into m ins(%g) outs(tensor.empty) low[l] high[h], cast if
//      more of its extents are known than the type of the op says
struct AdjointToDestinationStyle final : OpRewritePattern<AdjointOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(AdjointOp op,
                                PatternRewriter &rewriter) const final {
    FailureOr<Value> init = createDestination(rewriter, op);
    if (failed(init))
      return rewriter.notifyMatchFailure(op, "cannot reify the result's shape");
    Value result =
        AdjointIntoOp::create(rewriter, op.getLoc(), op.getMode(),
                              op.getSource(), *init, op.getMixedLow(),
                              op.getMixedHigh(), op.getAxesAttr())
            .getResult();
    replaceWithCast(rewriter, op, result);
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
  patterns.add<PadToDestinationStyle, AdjointToDestinationStyle>(
      patterns.getContext(), benefit);
}
