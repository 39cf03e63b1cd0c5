//===- Passes.h - Conversions out of the pad dialect ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_PASSES_H
#define PAD_CONVERSION_PASSES_H

#include "mlir/Pass/Pass.h"
#include "pad/Conversion/AdjointToSCF/AdjointToSCF.h"
#include "pad/Conversion/CopyToPad/CopyToPad.h"
#include "pad/Conversion/KernelsToSPIRV/KernelsToSPIRV.h"
#include "pad/Conversion/PadToGPU/PadToGPU.h"
#include "pad/Conversion/PadToLinalg/PadToLinalg.h"
#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "pad/Conversion/PadToTensor/PadToTensor.h"
#include "pad/Conversion/RaiseToPad/RaiseToPad.h"

namespace mlir::pad {

#define GEN_PASS_REGISTRATION
#include "pad/Conversion/Passes.h.inc"

} // namespace mlir::pad

#endif // PAD_CONVERSION_PASSES_H
