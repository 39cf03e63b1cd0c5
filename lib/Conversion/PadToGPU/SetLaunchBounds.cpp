//===- SetLaunchBounds.cpp - How many threads kernels have ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "pad/Conversion/PadToGPU/PadToGPU.h"

namespace mlir::pad {
#define GEN_PASS_DEF_SETLAUNCHBOUNDSPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

namespace {

struct SetLaunchBoundsPass final
    : pad::impl::SetLaunchBoundsPassBase<SetLaunchBoundsPass> {
  using Base::Base;

  void runOnOperation() final {
    // Half of the threads that it can hold, of up to 64 registers.
    constexpr int32_t minBlocks = 8;
    if (getOperation().getName() != kKernelModuleName)
      return;
    Builder builder(&getContext());
    for (auto kernel : getOperation().getOps<gpu::GPUFuncOp>()) {
      if (kernel.getKnownBlockSize())
        continue;
      kernel->setAttr(NVVM::NVVMDialect::getMaxntidAttrName(),
                      builder.getDenseI32ArrayAttr({kMaxBlockThreads}));
      kernel->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(),
                      builder.getI32IntegerAttr(minBlocks));
    }
  }
};

} // namespace
