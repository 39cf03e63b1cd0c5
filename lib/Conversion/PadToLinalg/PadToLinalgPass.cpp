//===- PadToLinalgPass.cpp - Pads on tensors to linalg --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "pad/Conversion/PadToLinalg/PadToLinalg.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CONVERTPADTOLINALGPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

namespace {

struct ConvertPadToLinalgPass final
    : pad::impl::ConvertPadToLinalgPassBase<ConvertPadToLinalgPass> {
  using Base::Base;

  void runOnOperation() final {
    // No pattern looks at blocks that are not reached.
    IRRewriter rewriter(&getContext());
    (void)eraseUnreachableBlocks(rewriter, getOperation()->getRegions());
    int64_t before = countTensorPads(/*report=*/false);
    RewritePatternSet dynamicPatterns(&getContext());
    populateLowerDynamicPadPatterns(dynamicPatterns);
    populateLowerFillBorderPatterns(dynamicPatterns, /*onMemRefs=*/false);
    walkAndApplyPatterns(getOperation(), std::move(dynamicPatterns));

    RewritePatternSet patterns(&getContext());
    populatePadToLinalgPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    int64_t after = countTensorPads(/*report=*/true);
    numLowered += before - after;
    if (after != 0)
      signalPassFailure();
  }

private:
  /// Counts the pads and adjoints on tensors; if `report` is set, with an error
  /// for each.
  int64_t countTensorPads(bool report) {
    int64_t count = 0;
    getOperation()->walk([&](Operation *op) {
      auto into = dyn_cast<DestinationStyleOpInterface>(op);
      bool isInto =
          isa<PadIntoOp, AdjointIntoOp>(op) && into.hasPureTensorSemantics();
      if (!isa<PadOp, DynamicPadOp, AdjointOp>(op) && !isInto)
        return;
      ++count;
      if (!report)
        return;
      InFlightDiagnostic diag = op->emitOpError();
      diag << "cannot be lowered to linalg: element type "
           << getElementTypeOrSelf(op->getOperand(0).getType());
      if (isa<AdjointOp, AdjointIntoOp>(op))
        diag << " has no addition";
      else
        diag << " has no zero to fill with";
    });
    return count;
  }
};

} // namespace
