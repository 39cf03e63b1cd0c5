//===- PadFolds.cpp - Folds of the pad dialect ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The fold of a pad by nothing to its source. Rewrites that create ops or
// constants are patterns with labels, in Canonicalization/.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;

/// The source of `op` if no axis is padded.
template <typename OpTy>
static OpFoldResult foldNothing(OpTy op) {
  if (op.getSourceType() != op.getResultType() ||
      !llvm::all_of(op.getMixedLow(), isZeroInteger) ||
      !llvm::all_of(op.getMixedHigh(), isZeroInteger))
    return {};
  return op.getSource();
}

// pad.pad m %x low[0] high[0]
//   -> %x
OpFoldResult PadOp::fold(FoldAdaptor) { return foldNothing(*this); }

// pad.adjoint m %g low[0] high[0]
//   -> %g
OpFoldResult AdjointOp::fold(FoldAdaptor) { return foldNothing(*this); }
