//===- ShortFloats.h - Floats of less than 32 bits --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversions between short floats and f32 that every target has: all but the
// conversions of f16 are arithmetic on bits.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_UTILS_SHORTFLOATS_H
#define LIB_UTILS_SHORTFLOATS_H

#include "mlir/IR/Builders.h"

namespace mlir::pad {

/// Whether `type` is a float of at most 16 bits with a sign and a zero.
bool isShortFloat(Type type);

/// `value`, a float of `type` or its bits, or a vector of these, as f32.
Value extendToF32(OpBuilder &builder, Location loc, FloatType type,
                  Value value);

/// The float of `type` that is nearest to `value`, an f32 or a vector of them,
/// with ties to even. A number too large for the type becomes infinity, NaN or
/// the largest number, as in APFloat.
Value roundToShort(OpBuilder &builder, Location loc, FloatType type,
                   Value value);

} // namespace mlir::pad

#endif // LIB_UTILS_SHORTFLOATS_H
