//===- Adjoint.h - The definition of the adjoint, executed ------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of a pad as docs/Semantics.md defines it: along one axis after
// the other, every position adds its element to the one that it shows. Like the
// rest of the oracle, this file shares no code with the lowerings.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_ORACLE_ADJOINT_H
#define PAD_ORACLE_ADJOINT_H

#include "pad/Oracle/Oracle.h"

namespace mlir::pad::oracle {

/// A type of numbers: `parts` of them (two for a complex number), each of
/// `bits` bits in the low end of `partBytes` bytes, in the byte order of the
/// host.
struct Number {
  enum class Kind { Integer, Short, F32, F64, F80, F128 };
  /// The codes of short floats that are no finite numbers: infinities and NaNs,
  /// a NaN of all ones, a NaN in the place of -0.0, or none.
  enum class Specials { IEEE, LastIsNaN, UnsignedZero, None };

  Kind kind = Kind::F32;
  unsigned bits = 32;
  unsigned partBytes = 4;
  unsigned parts = 1;
  /// The bits of short floats, besides the sign bit.
  int exponentBits = 0, mantissaBits = 0, bias = 0;
  Specials specials = Specials::IEEE;

  size_t getBytes() const { return static_cast<size_t>(parts) * partBytes; }
};

/// The numbers that MLIR writes as `type`: integers of up to 64 bits of any
/// signedness, index, floats but tf32 and those without a sign, f80 and f128 if
/// the host has them, and complex numbers of floats. Nothing for any other
/// type.
std::optional<Number> parseNumber(const std::string &type);

/// Sums up `source`, of extents `sourceShape`, as the gradient of a pad by
/// `low` in `mode` of an array of extents `resultShape`: each element of
/// `result` is the sum of `source` at the positions that show the element.
///
/// Integers wrap. Short floats are added as f32 and rounded once. The array is
/// summed up along the first axis, then along the next, and so on, and along
/// each in the order of positions, beginning with the first term; without any
/// the element is zero. Arrays are dense, row-major and do not overlap; there
/// is one of `low` for each axis.
void adjointInto(Mode mode, const Number &number, const void *source,
                 const std::vector<int64_t> &sourceShape,
                 const std::vector<int64_t> &low, void *result,
                 const std::vector<int64_t> &resultShape);

} // namespace mlir::pad::oracle

#endif // PAD_ORACLE_ADJOINT_H
