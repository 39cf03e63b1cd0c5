//===- PadToSCF.h - Pads on memrefs to loops --------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_PADTOSCF_PADTOSCF_H
#define PAD_CONVERSION_PADTOSCF_PADTOSCF_H

#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"

namespace mlir::pad {

#define GEN_PASS_DECL_CONVERTPADTOSCFPASS
#define GEN_PASS_DECL_VERSIONPADSPASS
#include "pad/Conversion/Passes.h.inc"

/// Checks that each number in `options` is in the range of its option, for
/// passes and pipelines that have these options. `emit` is called at most once,
/// and only on failure.
LogicalResult verifyOptions(function_ref<InFlightDiagnostic()> emit,
                            const ConvertPadToSCFPassOptions &options);

/// Collects the patterns that replace `pad.pad_into` and `pad.fill_border` on
/// memrefs by versions whose facts say how they are written.
void populateVersionPadsPatterns(RewritePatternSet &patterns,
                                 const ConvertPadToSCFPassOptions &options = {},
                                 PatternBenefit benefit = 1);

/// Collects these patterns, and others that lower the versions to scf loops,
/// with the options of the pass, which verifyOptions finds valid.
void populatePadToSCFPatterns(RewritePatternSet &patterns,
                              const ConvertPadToSCFPassOptions &options = {},
                              PatternBenefit benefit = 1);

} // namespace mlir::pad

#endif // PAD_CONVERSION_PADTOSCF_PADTOSCF_H
