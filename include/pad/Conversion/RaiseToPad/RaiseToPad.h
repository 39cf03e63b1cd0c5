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

/// Collects the patterns that turn `tensor.pad`, `tosa.pad` and a slice
/// inserted into a filled tensor into `pad.pad`.
void populateRaiseToPadPatterns(RewritePatternSet &patterns,
                                PatternBenefit benefit = 1);

/// Replaces `op` by one pad of an index mode if its result is a padded copy of
/// a tensor that it is put together from, by slices, reversals and
/// concatenations; see RaiseToPadPass. To be tried from the last operation to
/// the first, since the parts of such a chain may be pads on their own.
LogicalResult raiseCopies(RewriterBase &rewriter, Operation *op);

} // namespace mlir::pad

#endif // PAD_CONVERSION_RAISETOPAD_RAISETOPAD_H
