//===- PadToTensorPass.cpp - Constant pads to tensor.pad ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "pad/Conversion/PadToTensor/PadToTensor.h"
#include "pad/IR/Pad.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CONVERTPADTOTENSORPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// The number of `pad.pad` in constant mode inside of `root`.
static int64_t countConstantPads(Operation *root) {
  int64_t count = 0;
  root->walk([&](PadOp op) { count += op.getMode() == PadMode::Constant; });
  return count;
}

namespace {

struct ConvertPadToTensorPass final
    : pad::impl::ConvertPadToTensorPassBase<ConvertPadToTensorPass> {
  using Base::Base;

  void runOnOperation() final {
    int64_t before = countConstantPads(getOperation());
    RewritePatternSet patterns(&getContext());
    populatePadToTensorPatterns(patterns, assumeNonNegative);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    numConverted += before - countConstantPads(getOperation());
    getOperation()->walk([](PadOp op) {
      const char *why = "tensor.pad: the element type has no zero";
      if (op.getMode() != PadMode::Constant)
        why = "tensor.pad: the mode is not constant";
      else if (op.getResultType().getEncoding())
        why = "tensor.pad: the result has an encoding";
      remark::missed(
          op.getLoc(),
          remark::RemarkOpts::name("convert-pad-to-tensor").category("pad"))
          << remark::reason(why);
    });
  }
};

} // namespace
