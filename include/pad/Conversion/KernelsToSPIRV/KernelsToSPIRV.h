//===- KernelsToSPIRV.h - GPU modules to SPIR-V binaries --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_KERNELSTOSPIRV_KERNELSTOSPIRV_H
#define PAD_CONVERSION_KERNELSTOSPIRV_KERNELSTOSPIRV_H

#include "mlir/Pass/Pass.h"

namespace mlir::pad {

#define GEN_PASS_DECL_CONVERTKERNELSTOSPIRVPASS
#include "pad/Conversion/Passes.h.inc"

} // namespace mlir::pad

#endif // PAD_CONVERSION_KERNELSTOSPIRV_KERNELSTOSPIRV_H
