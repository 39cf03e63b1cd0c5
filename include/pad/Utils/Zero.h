//===- Zero.h - The value that fills by default -----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_ZERO_H
#define PAD_UTILS_ZERO_H

#include "mlir/IR/Builders.h"

namespace mlir::pad {

/// Builds the scalar of `type` whose bits are all zero, which for f8E8M0FNU is
/// 2^-127 and for strings the empty one. Returns null for a type that has no
/// such constant.
Value createZero(OpBuilder &builder, Location loc, Type type);

} // namespace mlir::pad

#endif // PAD_UTILS_ZERO_H
