//===- ShiftedLoad.h - Vectors at any address -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A GPU loads 16 bytes at once at multiples of 16 alone. Sixteen bytes
// elsewhere lie in two such vectors, and are shifted out of them.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_SHIFTEDLOAD_H
#define LIB_CONVERSION_PADTOGPU_SHIFTEDLOAD_H

#include "mlir/IR/Builders.h"

namespace mlir::pad {

/// Bytes of the widest access.
constexpr int64_t kVectorBytes = 16;

/// The vector that begins `shift` bytes into `low`, where `high` follows `low`
/// in memory. `low` and `high` are of one type, of kVectorBytes bytes; `shift`
/// is an i32 in [0, kVectorBytes), a multiple of `unitBytes`, which is 1, 2, 4
/// or 8.
Value shiftVector(OpBuilder &builder, Location loc, Value low, Value high,
                  Value shift, int64_t unitBytes);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_SHIFTEDLOAD_H
