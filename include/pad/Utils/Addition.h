//===- Addition.h - Sums of elements ----------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the arithmetic of `pad.adjoint`: integers wrap, floats of less than 32
// bits are added as f32 and rounded once, to the nearest and ties to even.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_ADDITION_H
#define PAD_UTILS_ADDITION_H

#include "mlir/IR/Builders.h"

namespace mlir::pad {

/// How the elements of a type are added. Values are scalars or, unless the type
/// is complex, vectors of any shape.
class Addition {
public:
  /// Nullopt for a type whose elements this cannot add.
  static std::optional<Addition> get(Type elementType);

  /// The type of a sum that is not rounded yet.
  Type getSumType() const { return sumType; }
  /// Whether sums are of a wider type than elements.
  bool isWider() const { return sumType != elementType; }

  /// Whether an element has the upper half of the bits of the sum that it is,
  /// whose lower half is zero.
  bool isBF16() const { return elementType.isBF16(); }

  /// An element as a sum, which is exact. Floats of less than
  /// 32 bits may be given as their bits.
  Value extend(OpBuilder &builder, Location loc, Value element) const;
  /// The sum of two sums.
  Value add(OpBuilder &builder, Location loc, Value a, Value b) const;
  /// The element that is nearest to a sum.
  Value round(OpBuilder &builder, Location loc, Value sum) const;

private:
  Addition(Type elementType, Type sumType)
      : elementType(elementType), sumType(sumType) {}

  Type elementType;
  Type sumType;
};

} // namespace mlir::pad

#endif // PAD_UTILS_ADDITION_H
