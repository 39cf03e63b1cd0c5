//===- Halves.h - Halves moved as pairs -------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vectors of 16-bit elements as vectors of pairs of them, of 32 bits.
// Processors shuffle these faster, and a bf16 is the upper half of an f32.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_ADJOINTTOSCF_HALVES_H
#define LIB_CONVERSION_ADJOINTTOSCF_HALVES_H

#include "mlir/IR/Builders.h"

namespace mlir::pad {

/// Bits of the half `place` of a pair; halves of a lower place have lower bits.
inline uint32_t getHalf(int64_t place) {
  return place % 2 ? 0xffff0000 : 0x0000ffff;
}

/// A constant vector of 32-bit lanes.
Value createBits(OpBuilder &builder, Location loc, ArrayRef<uint32_t> lanes);

/// `units`, a vector of halves, as pairs.
Value getPairs(OpBuilder &builder, Location loc, Value units);

/// The half that `places` says of each of `pairs`, any even place or any odd
/// one, as an f32 of which it is the upper half and zeros the lower one.
Value takeHalves(OpBuilder &builder, Location loc, Value pairs,
                 ArrayRef<int64_t> places);

} // namespace mlir::pad

#endif // LIB_CONVERSION_ADJOINTTOSCF_HALVES_H
