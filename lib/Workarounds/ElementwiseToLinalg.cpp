//===- ElementwiseToLinalg.cpp - Elementwise operations to linalg ---------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/DialectConversion.h"
#include "pad/Utils/SignCast.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_ELEMENTWISETOLINALGPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

/// Whether `op` computes each element of a tensor from the elements of its
/// operands at the same index.
static bool isElementwise(Operation *op) {
  if (!OpTrait::hasElementwiseMappableTraits(op) ||
      llvm::none_of(op->getOperandTypes(), llvm::IsaPred<RankedTensorType>))
    return false;
  // By a scalar condition it is a whole tensor that is selected.
  auto select = dyn_cast<arith::SelectOp>(op);
  return !select || isa<RankedTensorType>(select.getCondition().getType());
}

namespace {

// unrealized_conversion_cast %x : tensor<4xui8> to tensor<4xi8>
//   -> linalg.generic ins(%x) { unrealized_conversion_cast %in : ui8 to i8 }
struct CastElements final : OpRewritePattern<UnrealizedConversionCastOp> {
  using OpRewritePattern<UnrealizedConversionCastOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(UnrealizedConversionCastOp op,
                                PatternRewriter &rewriter) const final {
    if (!pad::isSignCast(op))
      return rewriter.notifyMatchFailure(op, "casts no elements");
    Value source = op.getOperand(0);
    auto type = cast<RankedTensorType>(op.getResult(0).getType());
    Value empty = tensor::EmptyOp::create(
        rewriter, op.getLoc(),
        tensor::getMixedSizes(rewriter, op.getLoc(), source),
        type.getElementType(), type.getEncoding());
    SmallVector<AffineMap> maps(
        2, rewriter.getMultiDimIdentityMap(type.getRank()));
    SmallVector<utils::IteratorType> loops(type.getRank(),
                                           utils::IteratorType::parallel);
    rewriter.replaceOpWithNewOp<linalg::GenericOp>(
        op, type, source, empty, maps, loops,
        [&](OpBuilder &builder, Location loc, ValueRange arguments) {
          auto element = UnrealizedConversionCastOp::create(
              builder, loc, type.getElementType(), arguments.front());
          linalg::YieldOp::create(builder, loc, element.getResults());
        });
    return success();
  }
};

struct ElementwiseToLinalgPass final
    : pad::impl::ElementwiseToLinalgPassBase<ElementwiseToLinalgPass> {
  using Base::Base;

  void runOnOperation() final {
    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseToLinalgConversionPatterns(patterns);
    patterns.add<CastElements>(&getContext());
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal([](Operation *op) {
      return !isElementwise(op) && !pad::isSignCast(op);
    });
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
