//===- PadToLinalg.h - Pads on tensors to linalg ----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_PADTOLINALG_PADTOLINALG_H
#define PAD_CONVERSION_PADTOLINALG_PADTOLINALG_H

#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"

namespace mlir::pad {

#define GEN_PASS_DECL_CONVERTPADTOLINALGPASS
#include "pad/Conversion/Passes.h.inc"

/// Collects the patterns that lower `pad.pad`, `pad.adjoint` and their forms
/// with a destination on tensors to linalg and tensor ops.
void populatePadToLinalgPatterns(RewritePatternSet &patterns,
                                 PatternBenefit benefit = 1);

/// Attaches the external model with which `linalg::AggregatedOpInterface`
/// decomposes `pad.pad` by these patterns.
void registerAggregatedOpInterfaceExternalModels(DialectRegistry &registry);

} // namespace mlir::pad

#endif // PAD_CONVERSION_PADTOLINALG_PADTOLINALG_H
