//===- PadToGPUPass.cpp - Pads on memrefs to GPU kernels ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "pad/Conversion/PadToGPU/PadToGPU.h"
#include "pad/IR/Pad.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CONVERTPADTOGPUPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

namespace {

struct ConvertPadToGPUPass final
    : pad::impl::ConvertPadToGPUPassBase<ConvertPadToGPUPass> {
  using Base::Base;

  void runOnOperation() final {
    auto count = [&] {
      int64_t number = 0;
      getOperation()->walk([&](Operation *op) {
        if (isa<PadIntoOp, FillBorderOp, AdjointIntoOp>(op))
          number += isa<MemRefType>(op->getOperand(0).getType());
      });
      return number;
    };
    int64_t before = count();
    RewritePatternSet patterns(&getContext());
    populatePadToGPUPatterns(patterns, {hostBuffers});
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    numLowered += before - count();
    auto check = [&](auto op) {
      if (!isa<MemRefType>(op.getSource().getType()))
        return;
      if (std::optional<std::string> obstacle = findLaunchObstacle(op)) {
        op.emitOpError() << "cannot be lowered to a kernel: " << *obstacle;
        signalPassFailure();
      }
    };
    getOperation()->walk([&](Operation *op) {
      llvm::TypeSwitch<Operation *>(op)
          .Case<PadIntoOp, FillBorderOp, AdjointIntoOp>(check);
    });
  }
};

} // namespace
