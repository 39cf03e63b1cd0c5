//===- TileInequalities.h - Iterations whose tiles need no pad -*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_FUSION_TILEINEQUALITIES_H
#define LIB_FUSION_TILEINEQUALITIES_H

#include "mlir/IR/AffineExpr.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

namespace mlir::pad {

/// A dimension of an `scf.for`, which has one, or of an `scf.forall`.
struct LoopDim {
  LoopLikeOpInterface loop;
  unsigned dim;

  Value getInductionVar() { return (*loop.getLoopInductionVars())[dim]; }
  OpFoldResult getLowerBound() { return (*loop.getLoopLowerBounds())[dim]; }
  OpFoldResult getUpperBound() { return (*loop.getLoopUpperBounds())[dim]; }
  OpFoldResult getStep() { return (*loop.getLoopSteps())[dim]; }
};

/// An affine expression over values, all of them symbols.
struct ValueExpr {
  AffineExpr expr;
  SmallVector<Value> operands;
};

/// The iterations for which `slope` * iv + `rest` <= 0; `rest` does not change
/// in the loop.
struct Inequality {
  int64_t slope;
  ValueExpr rest;
};

using Inequalities = SmallVector<Inequality>;

/// The inequalities for all tiles in a loop to see nothing outside of their
/// sources.
Inequalities collectInequalities(LoopDim loopDim);

} // namespace mlir::pad

#endif // LIB_FUSION_TILEINEQUALITIES_H
