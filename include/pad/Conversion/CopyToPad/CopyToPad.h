//===- CopyToPad.h - Strided copies to pads by nothing ----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_COPYTOPAD_COPYTOPAD_H
#define PAD_CONVERSION_COPYTOPAD_COPYTOPAD_H

#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"

namespace mlir::pad {

#define GEN_PASS_DECL_CONVERTCOPYTOPADPASS
#include "pad/Conversion/Passes.h.inc"

/// Collects the patterns that turn `linalg.copy` and `linalg.transpose` on
/// memrefs, and `memref.copy` unless both layouts are the identity, into
/// `pad.pad_into` that pads nothing.
void populateCopyToPadPatterns(RewritePatternSet &patterns,
                               const ConvertCopyToPadPassOptions &options = {},
                               PatternBenefit benefit = 1);

} // namespace mlir::pad

#endif // PAD_CONVERSION_COPYTOPAD_COPYTOPAD_H
