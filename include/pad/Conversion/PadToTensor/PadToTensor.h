//===- PadToTensor.h - Constant pads to tensor.pad --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_PADTOTENSOR_PADTOTENSOR_H
#define PAD_CONVERSION_PADTOTENSOR_PADTOTENSOR_H

#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"

namespace mlir::pad {

#define GEN_PASS_DECL_CONVERTPADTOTENSORPASS
#include "pad/Conversion/Passes.h.inc"

/// Collects the pattern that turns `pad.pad` in constant mode into
/// `tensor.pad`. With `assumeNonNegative`, dynamic amounts do not crop.
void populatePadToTensorPatterns(RewritePatternSet &patterns,
                                 bool assumeNonNegative = false,
                                 PatternBenefit benefit = 1);

} // namespace mlir::pad

#endif // PAD_CONVERSION_PADTOTENSOR_PADTOTENSOR_H
