//===- Saturation.h - Integers of floats ------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_SATURATION_H
#define PAD_UTILS_SATURATION_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::pad {

/// The integers of `bits` bits that floats are without their fractions, or the
/// nearest ones that there are; 0 for NaN. `arith` has poison where a float has
/// no such integer. `value` is a scalar, or a tensor or vector of known shape,
/// and so is the result, of signless integers.
Value createSaturation(ImplicitLocOpBuilder &builder, Value value,
                       unsigned bits, bool isSigned);

} // namespace mlir::pad

#endif // PAD_UTILS_SATURATION_H
