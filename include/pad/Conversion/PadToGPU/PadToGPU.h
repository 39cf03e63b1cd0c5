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

#define GEN_PASS_DECL_CONVERTPADTOGPUPASS
#include "pad/Conversion/Passes.h.inc"

class AdjointIntoOp;
class FillBorderOp;
class PadIntoOp;

/// Why `op`, which is on memrefs, cannot be lowered for a device; nothing if it
/// can. An adjoint of elements that kernels cannot add is left to the host.
std::optional<std::string> findLaunchObstacle(FillBorderOp op);
std::optional<std::string> findLaunchObstacle(PadIntoOp op);
std::optional<std::string> findLaunchObstacle(AdjointIntoOp op);

/// Collects the patterns that lower `pad.pad_into`, `pad.fill_border` and
/// `pad.adjoint_into` on memrefs to `gpu.launch`. Ops that are in a kernel
/// already are left as they are, and so are adjoints of elements that kernels
/// cannot add.
void populatePadToGPUPatterns(RewritePatternSet &patterns,
                              const ConvertPadToGPUPassOptions &options = {},
                              PatternBenefit benefit = 1);

} // namespace mlir::pad

#endif // PAD_CONVERSION_PADTOGPU_PADTOGPU_H
