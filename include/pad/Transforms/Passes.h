//===- Passes.h - Transforms of the pad dialect -----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TRANSFORMS_PASSES_H
#define PAD_TRANSFORMS_PASSES_H

#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"

namespace mlir::pad {

#define GEN_PASS_DECL
#include "pad/Transforms/Passes.h.inc"

/// Collects the pattern that turns `pad.pad` into `pad.pad_into` an empty
/// tensor.
void populatePadToDestinationStylePatterns(RewritePatternSet &patterns,
                                           PatternBenefit benefit = 1);

/// Collects the pattern that turns `pad.dynamic_pad` into `pad.pad`.
void populateLowerDynamicPadPatterns(RewritePatternSet &patterns,
                                     PatternBenefit benefit = 1);

/// Collects the pattern that turns `pad.fill_border` into `pad.pad_into` of its
/// faces, on tensors and, with `onMemRefs`, on memrefs.
void populateLowerFillBorderPatterns(RewritePatternSet &patterns,
                                     bool onMemRefs = true,
                                     PatternBenefit benefit = 1);

/// Attaches the external models with which one-shot bufferization turns
/// `pad.pad` and `pad.pad_into` on tensors into `pad.pad_into` on memrefs:
/// `pad.pad` into a new buffer, `pad.pad_into` in place where that is legal.
void registerBufferizableOpInterfaceExternalModels(DialectRegistry &registry);

/// Attaches the external models with which `--generate-runtime-verification`
/// checks constraints that types leave open: of pads, and where the pad dialect
/// is loaded of operations on tensors that upstream does not check.
void registerRuntimeVerifiableOpInterfaceExternalModels(
    DialectRegistry &registry);

#define GEN_PASS_REGISTRATION
#include "pad/Transforms/Passes.h.inc"

} // namespace mlir::pad

#endif // PAD_TRANSFORMS_PASSES_H
