//===- Adjoint.h - The definition of the adjoint, executed ------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What docs/Semantics.md says of the gradient of a pad: along one axis after
// the other, every position adds its element to the one that it shows. As the
// rest of the oracle this shares no code with the lowerings.
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
  /// What short floats have beside finite numbers: infinities and NaNs, a NaN
  /// of all ones, a NaN in the place of -0.0, or nothing.
  enum class Specials { IEEE, LastIsNaN, UnsignedZero, None };

  Kind kind = Kind::F32;
  unsigned bits = 32;
  unsigned partBytes = 4;
  unsigned parts = 1;
  /// Of short floats, which have a sign as well.
  int exponentBits = 0, mantissaBits = 0, bias = 0;
  Specials specials = Specials::IEEE;

  size_t getBytes() const { return static_cast<size_t>(parts) * partBytes; }
};

/// The numbers that MLIR writes as `type`: integers of up to 64 bits of any
/// signedness, index, floats but tf32 and those without a sign, f80 and f128 if
/// the host has them, and complex numbers of floats. Nothing for any other
/// type.
std::optional<Number> parseNumber(const std::string &type);

/// The array of extents `resultShape` whose pad by `low` in `mode` has extents
/// `sourceShape` gets, as each element, the sum of those of `source` at the
/// positions that show it.
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
