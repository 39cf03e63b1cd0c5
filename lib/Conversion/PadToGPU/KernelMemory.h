//===- KernelMemory.h - What kernels load and store -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two flat arrays of units, of which a thread reads and writes 16 bytes at a
// time where it can.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_KERNELMEMORY_H
#define LIB_CONVERSION_PADTOGPU_KERNELMEMORY_H

#include "ShiftedLoad.h"
#include "mlir/IR/BuiltinTypes.h"
#include "pad/Flat/Storage.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// The value of one of two bodies, of type `type`.
Value buildSelect(OpBuilder &builder, Location loc, Type type,
                  Condition condition, function_ref<Value()> thenBody,
                  function_ref<Value()> elseBody);

/// A buffer with strides as units: a view of rank 1 of all its memory, and
/// where the first element lies there. An element may have several units, so
/// the view has no offset, which would count elements.
struct UnitView {
  Value view;
  OpFoldResult offset;
  SmallVector<OpFoldResult> strides;

  static UnitView get(OpBuilder &builder, Location loc, Value buffer,
                      const Storage &storage);
};

/// An aligned vector of the source that a thread has in registers, in three
/// values of type i64.
struct CachedVector {
  /// The offset of its first unit in the source, and its two halves.
  Value begin, low, high;

  static CachedVector get(ValueRange values) {
    return {values[0], values[1], values[2]};
  }
  SmallVector<Value> getValues() const { return {begin, low, high}; }
};

/// The source and the result of a kernel. Places are units from the begin of an
/// array, of the index type.
class KernelMemory {
public:
  /// `source` and `result` are memrefs of rank 1 of `unit`, an integer of
  /// `unitBytes` bytes; `sourceEnd` is the offset after the last unit of the
  /// source.
  KernelMemory(OpBuilder &builder, Location loc, Value source, Value result,
               OpFoldResult sourceEnd, Type unit, int64_t unitBytes)
      : builder(builder), loc(loc), source(source), result(result),
        sourceEnd(sourceEnd), unit(unit), unitBytes(unitBytes),
        lanes(kVectorBytes / unitBytes),
        vectorType(VectorType::get({lanes}, unit)), wide(builder, loc) {}

  /// Asks where the arrays are, for the functions about vectors.
  void enterLaunch();

  /// Units of a vector.
  int64_t getLanes() const { return lanes; }
  VectorType getVectorType() const { return vectorType; }

  Value load(OpFoldResult at);
  void store(Value value, OpFoldResult at);

  /// Units that place `at` of the source or of the result lies after a multiple
  /// of a vector.
  OpFoldResult getSourceMisalignment(OpFoldResult at);
  OpFoldResult getResultMisalignment(OpFoldResult at);

  /// Whether all aligned vectors that the vector at `at` has a part in lie in
  /// the source; `shift` is the misalignment of `at`.
  Condition canLoadShifted(OpFoldResult at, OpFoldResult shift);
  /// The vector at `at`, cut out of one aligned vector or two.
  Value loadShifted(OpFoldResult at, OpFoldResult shift);
  /// The vector at `at`, all of which lies in the source.
  Value loadVector(OpFoldResult at);

  /// A cached vector that has no unit of the source.
  CachedVector getEmptyCache();
  /// The unit at `at`, out of `cache`, into which its vector is loaded if the
  /// unit is not in it. At an end of the source the unit is loaded alone.
  ///
  ///   %cache:3, %unit = scf.if %vectorIsInSource {
  ///     %same = arith.cmpi eq, %cache#0, %begin
  ///     %new:3 = scf.if %same { %cache } else { vector.load ... }
  ///     %unit = arith.shrui ...
  ///   } else {
  ///     %unit = memref.load ...
  ///   }
  Value loadUnitCached(CachedVector &cache, OpFoldResult at);

  /// Writes `vector` at `at`, where the result is aligned.
  void storeVector(Value vector, OpFoldResult at);
  /// Writes the units of `vector` that lie among the `count` units from `row`
  /// on. The vector begins `begin` after `row`, where the result is aligned;
  /// `begin` and `count` are of the type of `index`.
  void storePart(IndexBuilder &index, Value vector, OpFoldResult row,
                 OpFoldResult begin, OpFoldResult count);

private:
  OpFoldResult getAddress(Value array);
  Value loadAligned(OpFoldResult at);
  Value extract(const CachedVector &cache, OpFoldResult misalignment);

  OpBuilder &builder;
  Location loc;
  Value source, result;
  OpFoldResult sourceEnd;
  Type unit;
  int64_t unitBytes, lanes;
  VectorType vectorType;
  IndexBuilder wide;
  /// The addresses of the arrays, in units.
  OpFoldResult sourceAddress, resultAddress;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_KERNELMEMORY_H
