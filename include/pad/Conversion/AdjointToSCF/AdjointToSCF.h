//===- AdjointToSCF.h - Adjoints on memrefs to loops ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_ADJOINTTOSCF_ADJOINTTOSCF_H
#define PAD_CONVERSION_ADJOINTTOSCF_ADJOINTTOSCF_H

#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"

namespace mlir::pad {

#define GEN_PASS_DECL_CONVERTADJOINTTOSCFPASS
#include "pad/Conversion/Passes.h.inc"

/// Collects the patterns that lower `pad.adjoint_into` on memrefs to scf loops
/// and, where nothing is to be added, to `pad.pad_into`.
void populateAdjointToSCFPatterns(
    RewritePatternSet &patterns,
    const ConvertAdjointToSCFPassOptions &options = {},
    PatternBenefit benefit = 1);

} // namespace mlir::pad

#endif // PAD_CONVERSION_ADJOINTTOSCF_ADJOINTTOSCF_H
