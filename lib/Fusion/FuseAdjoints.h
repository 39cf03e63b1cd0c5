//===- FuseAdjoints.h - Fusion of adjoints into consumers -------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_FUSION_FUSEADJOINTS_H
#define LIB_FUSION_FUSEADJOINTS_H

#include "mlir/IR/Operation.h"

namespace mlir::pad {

/// How many adjoints were fused and how many were left alone.
struct FusedAdjoints {
  unsigned fused = 0, left = 0;
};

/// Tiles each elementwise consumer of an adjoint in `root` that nothing else
/// reads, by `tileSizes` or else along the outermost axis where tiles compute
/// few elements twice, and makes each tile from the part of the adjoint's
/// source that it needs.
FusedAdjoints fuseAdjoints(Operation *root, ArrayRef<int64_t> tileSizes);

} // namespace mlir::pad

#endif // LIB_FUSION_FUSEADJOINTS_H
