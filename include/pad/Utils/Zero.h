//===- Zero.h - Constants of zero bits --------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_ZERO_H
#define PAD_UTILS_ZERO_H

#include "mlir/IR/Builders.h"

namespace mlir::pad {

/// Builds the constant that getZeroAttr(type) is. Returns null for a type that
/// has none.
Value createZero(OpBuilder &builder, Location loc, Type type);

} // namespace mlir::pad

#endif // PAD_UTILS_ZERO_H
