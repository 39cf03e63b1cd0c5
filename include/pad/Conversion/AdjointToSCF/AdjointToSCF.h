//===- AdjointToSCF.h - Adjoints on memrefs to loops ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_ADJOINTTOSCF_ADJOINTTOSCF_H
#define PAD_CONVERSION_ADJOINTTOSCF_ADJOINTTOSCF_H

#include "pad/Conversion/PadToSCF/PadToSCF.h"

namespace mlir::pad {

#define GEN_PASS_DECL_CONVERTADJOINTTOSCFPASS
#define GEN_PASS_DECL_VERSIONADJOINTSPASS
#include "pad/Conversion/Passes.h.inc"

/// Collects the patterns that replace `pad.adjoint_into` on memrefs by versions
/// whose facts say how they are computed and, where nothing is to be added, by
/// `pad.pad_into`. Both functions take the options of `--convert-pad-to-scf`.
void populateVersionAdjointsPatterns(
    RewritePatternSet &patterns, const ConvertPadToSCFPassOptions &options = {},
    PatternBenefit benefit = 1);

/// Collects these patterns, and others that lower the versions to scf loops.
void populateAdjointToSCFPatterns(
    RewritePatternSet &patterns, const ConvertPadToSCFPassOptions &options = {},
    PatternBenefit benefit = 1);

} // namespace mlir::pad

#endif // PAD_CONVERSION_ADJOINTTOSCF_ADJOINTTOSCF_H
