//===- SignCast.h - Integers of another sign --------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Front ends whose integers have signs write casts to signless ones around
// upstream's operations.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_SIGNCAST_H
#define PAD_UTILS_SIGNCAST_H

#include "mlir/IR/Operation.h"

namespace mlir::pad {

/// Whether `op` is a `builtin.unrealized_conversion_cast` that gives the
/// integers of a tensor another sign for the same bits, as ui8 for i8.
bool isSignCast(Operation *op);

} // namespace mlir::pad

#endif // PAD_UTILS_SIGNCAST_H
