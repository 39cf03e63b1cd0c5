//===- Canonicalizer.h - Canonicalization for pads ------------ -*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_CANONICALIZER_H
#define PAD_UTILS_CANONICALIZER_H

#include "mlir/Pass/Pass.h"

namespace mlir::pad {

/// Returns the names of upstream's canonicalization patterns that change what a
/// program on tensors computes, to be disabled in pattern sets.
/// ForOpTensorCastFolder gives a loop-carried tensor the static extents that it
/// has before the loop, although the loop may yield others.
SmallVector<std::string> getUnsoundPatterns();

/// Creates upstream's canonicalizer without these patterns.
std::unique_ptr<Pass> createTensorCanonicalizerPass();

} // namespace mlir::pad

#endif // PAD_UTILS_CANONICALIZER_H
