//===- Move.h - Adjoints that add nothing -----------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_ADJOINTTOSCF_MOVE_H
#define LIB_CONVERSION_ADJOINTTOSCF_MOVE_H

#include "pad/IR/Pad.h"

namespace mlir::pad {

/// Whether every element of `op` is known to have one position or none, that of
/// the source itself: the extension fills, or nothing is padded.
bool isMoved(AdjointIntoOp op);

/// Builds the pad that writes what `op`, which is moved, would.
PadIntoOp buildMove(OpBuilder &builder, AdjointIntoOp op);

} // namespace mlir::pad

#endif // LIB_CONVERSION_ADJOINTTOSCF_MOVE_H
