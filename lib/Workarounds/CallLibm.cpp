//===- CallLibm.cpp - Functions that LLVM has no exact code for -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorSize.h"
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
    bool isFound = false;
    WalkResult checked = getOperation().walk([&](Operation *op) -> WalkResult {
      if (!isCalled(op))
        return WalkResult::advance();
      isFound = true;
      return checkCalls(op);
    });
    if (checked.wasInterrupted())
      return signalPassFailure();
    if (!isFound)
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

  /// The patterns write a call for each element of a vector, and take scalable
  /// vectors for fixed ones.
  static LogicalResult checkCalls(Operation *op) {
    constexpr uint64_t mostCalls = 4096;
    auto type = dyn_cast<VectorType>(op->getResult(0).getType());
    if (!type)
      return success();
    if (!type.isScalable() && pad::countElements(type) <= mostCalls)
      return success();
    return op->emitOpError("of ")
           << type << " becomes a call for each element, expected at most "
           << mostCalls << ", and no scalable vectors";
  }
};

} // namespace
