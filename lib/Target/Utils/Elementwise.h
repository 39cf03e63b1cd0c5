//===- Elementwise.h - Casts and arithmetic of models -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elementwise operations of models, with the broadcasting of numpy.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_UTILS_ELEMENTWISE_H
#define PAD_LIB_TARGET_UTILS_ELEMENTWISE_H

#include "FoldingBuilder.h"

namespace mlir::pad {

/// `Modulo` has the sign of the divisor, and takes integers; `Remainder` has
/// the sign of the dividend. Comparisons give bools, and `And`, `Or` and `Xor`
/// take them.
enum class Arithmetic {
  Add,
  Sub,
  Mul,
  Div,
  Modulo,
  Remainder,
  Max,
  Min,
  Equal,
  Less,
  LessOrEqual,
  And,
  Or,
  Xor
};

/// Whether `op` has a divisor, which for integers must not be 0.
inline bool isDivision(Arithmetic op) {
  return op == Arithmetic::Div || op == Arithmetic::Modulo ||
         op == Arithmetic::Remainder;
}

/// Whether the elements of type `from` can be cast to `to`: between integers of
/// any width, bool, and floats of 16 bits or more.
bool canCast(Type from, Type to);

/// Casts every element of `tensor` to `elementType`. Integers wrap, floats are
/// rounded to nearest when they become floats and towards zero when they become
/// integers, of which those out of range become the nearest and NaN becomes 0,
/// and numbers other than zero become true.
Value castElements(FoldingBuilder &builder, Value tensor, Type elementType);

/// Whether there is arithmetic on elements of `type`.
bool hasArithmetic(Type type);
/// Whether `op` takes elements of `type`.
bool isDefinedOn(Arithmetic op, Type type);

/// Applies `op` to tensors of one element type that it takes, broadcasting both
/// to a common shape. Extents that may not fit are checked at run time with
/// `message`; if known extents do not fit, returns null. The division of
/// integers drops the fraction, wraps, and stops the program where the divisor
/// is 0.
Value applyArithmetic(FoldingBuilder &builder, Arithmetic op, Value lhs,
                      Value rhs, StringRef message);

} // namespace mlir::pad

#endif // PAD_LIB_TARGET_UTILS_ELEMENTWISE_H
