//===- CallLibm.cpp - Functions that LLVM has no exact code for -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/DialectConversion.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CALLLIBMPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

struct CallLibmPass final : pad::impl::CallLibmPassBase<CallLibmPass> {
  using Base::Base;

  void runOnOperation() final {
    // The conversion visits each operation, and few modules have such a
    // function.
    WalkResult found = getOperation().walk([](Operation *op) {
      return isCalled(op) ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (!found.wasInterrupted())
      return markAllAnalysesPreserved();

    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal(
        [](Operation *op) { return !isCalled(op); });
    RewritePatternSet patterns(&getContext());
    populateMathToLibmConversionPatterns(patterns);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }

private:
  static bool isCalled(Operation *op) {
    if (!isa<math::AcoshOp, math::AsinhOp, math::AtanhOp, math::CbrtOp,
             math::ErfOp, math::ErfcOp, math::ExpM1Op, math::Log1pOp>(op))
      return false;
    Type element = getElementTypeOrSelf(op->getResult(0).getType());
    return element.isF16() || element.isBF16() || element.isF32() ||
           element.isF64();
  }
};

} // namespace
