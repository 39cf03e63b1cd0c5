//===- Destination.h - What ops write of their destinations -----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_DESTINATION_H
#define PAD_UTILS_DESTINATION_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::pad {

/// Whether `op` writes all elements of `init`, a destination of it, and reads
/// none. Elements may stay as they are at no place of its indexing map, as of
/// (i) -> (2 * i) and (i) -> (i, i), or everywhere if a loop that is not in the
/// map makes no turn.
inline bool isOverwritten(linalg::LinalgOp op, OpOperand &init) {
  return !op.payloadUsesValueFromOperand(&init) &&
         op.getMatchingIndexingMap(&init).isPermutation();
}

} // namespace mlir::pad

#endif // PAD_UTILS_DESTINATION_H
