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
#include "pad/Conversion/PadToGPU/PadToGPU.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/LowerAll.h"

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
    RewritePatternSet patterns(&getContext());
    populatePadToGPUPatterns(patterns, {hostBuffers});
    FailureOr<int64_t> lowered =
        lowerAll(getOperation(), std::move(patterns),
                 "cannot be lowered to a kernel", becomesKernels);
    if (failed(lowered))
      return signalPassFailure();
    numLowered += *lowered;
  }
};

} // namespace
