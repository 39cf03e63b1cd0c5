//===- PadToGPU.h - Pads on memrefs to GPU kernels --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_PADTOGPU_PADTOGPU_H
#define PAD_CONVERSION_PADTOGPU_PADTOGPU_H

#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"

namespace mlir::pad {

#define GEN_PASS_DECL_CONVERTLINALGTOGPUPASS
#define GEN_PASS_DECL_CONVERTPADTOGPUPASS
#define GEN_PASS_DECL_COPYGLOBALSPASS
#define GEN_PASS_DECL_SETLAUNCHBOUNDSPASS
#include "pad/Conversion/Passes.h.inc"

/// The name of the module that all kernels become, which is loaded once.
constexpr llvm::StringLiteral kKernelModuleName = "pad_kernels";

/// Threads of a block of these kernels, at most: enough to hide a block's
/// start, and few enough that a thread may have as many registers as it likes.
constexpr int64_t kMaxBlockThreads = 128;

/// Whether `op` is to become kernels: a pad, a border or an adjoint on memrefs
/// that is in no kernel. An adjoint of elements that kernels cannot add is left
/// to the host.
bool becomesKernels(Operation *op);

/// Collects the patterns that lower `pad.pad_into`, `pad.fill_border` and
/// `pad.adjoint_into` to `gpu.launch`, for ops that become kernels. Some become
/// another of these ops first.
void populatePadToGPUPatterns(RewritePatternSet &patterns,
                              const ConvertPadToGPUPassOptions &options = {},
                              PatternBenefit benefit = 1);

} // namespace mlir::pad

#endif // PAD_CONVERSION_PADTOGPU_PADTOGPU_H
