//===- AdjointTiling.h - Tiling of adjoints ---------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_FUSION_ADJOINTTILING_H
#define LIB_FUSION_ADJOINTTILING_H

#include "mlir/IR/MLIRContext.h"

namespace mlir::pad {

/// Attaches TilingInterface to `pad.adjoint` and `pad.adjoint_into`. Tiles are
/// made of tensors alone.
void attachAdjointTiling(MLIRContext &context);

} // namespace mlir::pad

#endif // LIB_FUSION_ADJOINTTILING_H
