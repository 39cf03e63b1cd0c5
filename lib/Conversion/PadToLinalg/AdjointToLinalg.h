//===- AdjointToLinalg.h - Adjoints on tensors to linalg --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOLINALG_ADJOINTTOLINALG_H
#define LIB_CONVERSION_PADTOLINALG_ADJOINTTOLINALG_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::pad {

/// Collects the patterns that lower `pad.adjoint` and `pad.adjoint_into` on
/// tensors to linalg and tensor ops.
void populateAdjointToLinalgPatterns(RewritePatternSet &patterns,
                                     PatternBenefit benefit);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOLINALG_ADJOINTTOLINALG_H
