//===- RaiseToPad.h - Upstream operations to pads ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_RAISETOPAD_RAISETOPAD_H
#define PAD_CONVERSION_RAISETOPAD_RAISETOPAD_H

#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"

namespace mlir::pad {

#define GEN_PASS_DECL_RAISETOPADPASS
#include "pad/Conversion/Passes.h.inc"

/// Collects the pattern that turns an operation whose result is put together
/// from elements of other tensors into pads, if it is any; see RaiseToPadPass.
void populateRaiseToPadPatterns(RewritePatternSet &patterns,
                                PatternBenefit benefit = 1);

} // namespace mlir::pad

#endif // PAD_CONVERSION_RAISETOPAD_RAISETOPAD_H
