//===- SimplifyTiles.h - Simplification of tiles of pads --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_FUSION_SIMPLIFYTILES_H
#define LIB_FUSION_SIMPLIFYTILES_H

#include "mlir/IR/Operation.h"

namespace mlir::pad {

/// Whether there are pads in `root`, and so may be tiles of them.
bool hasPads(Operation *root);

/// Simplifies the tiles in `root` by the bounds of the loops around them:
/// decides minima and maxima, and turns windows and pads into slices or smaller
/// pads. Fails if the rewrites do not come to an end.
LogicalResult simplifyPadTiles(Operation *root);

} // namespace mlir::pad

#endif // LIB_FUSION_SIMPLIFYTILES_H
