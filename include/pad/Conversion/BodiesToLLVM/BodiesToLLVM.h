//===- BodiesToLLVM.h - What a function alone knows, to LLVM ----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_BODIESTOLLVM_BODIESTOLLVM_H
#define PAD_CONVERSION_BODIESTOLLVM_BODIESTOLLVM_H

#include "mlir/Pass/Pass.h"

namespace mlir::pad {

#define GEN_PASS_DECL_CONVERTBODIESTOLLVMPASS
#include "pad/Conversion/Passes.h.inc"

} // namespace mlir::pad

#endif // PAD_CONVERSION_BODIESTOLLVM_BODIESTOLLVM_H
