//===- Storage.h - Elements as they lie in memory ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pad moves bits. Element types that have no vectors, or whose vectors are
// packed where memrefs of them are not (i1, i4, f4E2M1FN), are moved as the
// integers that they occupy, so that all types of one size take one path.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_FLAT_STORAGE_H
#define PAD_FLAT_STORAGE_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mlir::pad {

/// Bytes in a line of the cache, on all of x86-64 and nearly all of AArch64.
/// With larger lines, streamed results go to memory in more pieces.
inline constexpr int64_t kLineBytes = 64;

/// How one element of a memref lies in memory: `count` units of type `unit`,
/// `unitBytes` bytes each, without a gap.
struct Storage {
  Type unit;
  int64_t unitBytes;
  int64_t count;
};

/// The storage of `elementType`, or nullopt if the conversion to LLVM has no
/// known layout for it.
std::optional<Storage> getStorage(Type elementType);

/// The units of the scalar `value`, `storage.count` of them.
SmallVector<Value> castToUnits(OpBuilder &builder, Location loc, Value value,
                               const Storage &storage);

/// The memref `buffer` of elements as one of units; it must be of rank 1 if an
/// element has more than one.
Value castToUnitBuffer(OpBuilder &builder, Location loc, Value buffer,
                       const Storage &storage);

} // namespace mlir::pad

#endif // PAD_FLAT_STORAGE_H
