//===- ExpandColumns.h - Columns, with a loop for each axis ----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_FUSION_EXPANDCOLUMNS_H
#define LIB_FUSION_EXPANDCOLUMNS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::pad {

/// Adds a pattern that gives what reads a pad at quotients and remainders of
/// its loops, as the columns of an image of a convolution that is to be a
/// matrix multiplication (im2col), a loop for each of these.
void populateExpandColumnsPatterns(RewritePatternSet &patterns);

} // namespace mlir::pad

#endif // LIB_FUSION_EXPANDCOLUMNS_H
