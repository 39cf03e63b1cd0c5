//===- AdjointAsCrop.h - Adjoints that add nothing --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_ADJOINTASCROP_H
#define PAD_UTILS_ADJOINTASCROP_H

#include "pad/IR/Pad.h"

namespace mlir::pad {

/// Whether every element of `op` is known to have at most one position, its
/// own: the extension fills, or nothing is padded. Such an adjoint is a crop.
bool isCrop(AdjointIntoOp op);

/// Builds the crop that `op` is. Expects isCrop(op).
PadIntoOp buildCrop(OpBuilder &builder, AdjointIntoOp op);

} // namespace mlir::pad

#endif // PAD_UTILS_ADJOINTASCROP_H
