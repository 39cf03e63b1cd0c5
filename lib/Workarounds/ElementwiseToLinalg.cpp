//===- ElementwiseToLinalg.cpp - Elementwise operations to linalg ---------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Transforms/DialectConversion.h"
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

struct ElementwiseToLinalgPass final
    : pad::impl::ElementwiseToLinalgPassBase<ElementwiseToLinalgPass> {
  using Base::Base;

  void runOnOperation() final {
    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseToLinalgConversionPatterns(patterns);
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal(
        [](Operation *op) { return !isElementwise(op); });
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
