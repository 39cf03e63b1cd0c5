//===- KernelBuilder.h - Loops and memory of a kernel -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels of pads and of adjoints share this: the loops of threads over rows,
// and two flat arrays of units, of which a thread reads and writes 16 bytes at
// a time where it can.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_KERNELBUILDER_H
#define LIB_CONVERSION_PADTOGPU_KERNELBUILDER_H

#include "Launch.h"
#include "mlir/IR/BuiltinTypes.h"
#include "pad/Flat/FlatPad.h"

namespace mlir::pad {

/// Bytes of the widest access.
constexpr int64_t kVectorBytes = 16;

/// Values that a gather carries from one lane to the next; those that are not
/// of the type of `index` are no constants. A **cache**, of three values of
/// type i64, is an aligned vector of the source in registers: the offset of its
/// first unit, and its two halves.
using GatherState = SmallVector<OpFoldResult>;

/// Builds the body of a launch. Positions in an axis and in a row have the type
/// of `index`. Places are units from the begin of an array, of the type of
/// `wide`, the index type.
class KernelBuilder {
protected:
  /// `pad` is a pad, or an adjoint described like one. Its units are integers.
  KernelBuilder(OpBuilder &builder, const FlatPad &pad, Type indexType)
      : builder(builder), loc(pad.loc), pad(pad), wide(builder, loc),
        index(builder, loc, indexType),
        lanes(kVectorBytes / pad.storage.unitBytes),
        vectorType(VectorType::get({lanes}, pad.storage.unit)) {}

  OpFoldResult widen(OpFoldResult number) { return castTo(wide, number); }
  OpFoldResult narrow(OpFoldResult number) { return castTo(index, number); }

  /// `values`, and `last` after them.
  static SmallVector<OpFoldResult> append(ArrayRef<OpFoldResult> values,
                                          OpFoldResult last) {
    SmallVector<OpFoldResult> all(values);
    all.push_back(last);
    return all;
  }

  /// The value of one of two bodies.
  Value buildSelect(Condition condition, function_ref<Value()> thenBody,
                    function_ref<Value()> elseBody);

  //===--------------------------------------------------------------------===//
  // Loops
  //===--------------------------------------------------------------------===//

  /// The extents of the result but for the row's.
  SmallVector<OpFoldResult> getOuterExtents();
  /// The indices of element `number` of an array of `extents`.
  SmallVector<OpFoldResult> delinearize(OpFoldResult number,
                                        ArrayRef<OpFoldResult> extents);

  /// The aligned vectors that `units` units from any place on lie in, at most.
  OpFoldResult getMaxVectors(OpFoldResult units);
  /// The steps of all threads in a row, at most.
  OpFoldResult countRowSteps();
  /// The aligned vectors that `units` units lie in, from `misalignment` units
  /// after the begin of a vector on.
  OpFoldResult countVectors(OpFoldResult units, OpFoldResult misalignment);

  /// Builds a launch over the rows of the result. `outer` are the positions of
  /// the axes outside of the row, or in `enterPlane` outside of the last two;
  /// `along` are the steps of this thread in the row:
  ///
  ///   gpu.launch blocks(...) threads(...) {
  ///     enterLaunch()
  ///     scf.for %plane = ... {            // along z
  ///       %i, %j = ... %plane ...
  ///       enterPlane({%i, %j})
  ///       scf.for %k = ... {              // along y
  ///         buildRow({%i, %j, %k}, steps along x)
  ///       }
  ///     }
  ///   }
  void buildRowLaunch(
      function_ref<void()> enterLaunch,
      function_ref<void(ArrayRef<OpFoldResult> outer)> enterPlane,
      function_ref<void(ArrayRef<OpFoldResult> outer, const ThreadSteps &along)>
          buildRow);

  /// Builds a loop over the units of a row: `part` of `position`.
  void forEachUnit(
      const ThreadSteps &along,
      function_ref<void(OpFoldResult position, OpFoldResult part)> body);

  //===--------------------------------------------------------------------===//
  // Memory
  //===--------------------------------------------------------------------===//

  /// Asks where the arrays are, for the functions about vectors.
  void readAddresses();

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

  /// Writes `vector` at `at`, where the result is aligned.
  void storeVector(Value vector, OpFoldResult at);
  /// Writes the units of `vector` that lie among the `count` units from `row`
  /// on. The vector begins `begin` after `row`, where the result is aligned.
  void storePart(Value vector, OpFoldResult row, OpFoldResult begin,
                 OpFoldResult count);

  //===--------------------------------------------------------------------===//
  // Vectors unit by unit
  //===--------------------------------------------------------------------===//

  /// A cache that has no unit of the source.
  GatherState getEmptyCache();
  /// The unit at `at`, out of `cache`, into which its vector is loaded if the
  /// unit is not in it. At an end of the source the unit is loaded alone.
  /// Returns the cache, and the unit after it.
  ///
  ///   %cache:3, %unit = scf.if %vectorIsInSource {
  ///     %same = arith.cmpi eq, %cache#0, %begin
  ///     %new:3 = scf.if %same { %cache } else { vector.load ... }
  ///     %unit = arith.shrui ...
  ///   } else {
  ///     %unit = memref.load ...
  ///   }
  GatherState loadUnitCached(ArrayRef<OpFoldResult> cache, OpFoldResult at);

  /// A vector whose units `unit` gives, one lane after the other. It updates
  /// the state, which is `state` for the first lane.
  Value
  buildGather(ArrayRef<OpFoldResult> state,
              function_ref<Value(OpFoldResult lane, GatherState &state)> unit);

  /// The vector from unit `begin` of a row on. Lanes beside the row repeat the
  /// unit at its end. `unit` gives the unit `part` of a position.
  Value gatherRow(OpFoldResult begin, ArrayRef<OpFoldResult> state,
                  function_ref<Value(OpFoldResult position, OpFoldResult part,
                                     GatherState &state)>
                      unit);

  OpBuilder &builder;
  Location loc;
  const FlatPad &pad;
  IndexBuilder wide, index;
  /// Units that a thread writes at a time, of a flat pad.
  int64_t lanes;
  VectorType vectorType;

  /// Values in the launch, which subclasses set: the units of a position of the
  /// row, and of all of them.
  OpFoldResult unitsPerPosition, rowUnits;

private:
  OpFoldResult getAddress(Value array);
  Value loadAligned(OpFoldResult at);
  Value extract(OpFoldResult low, OpFoldResult high, OpFoldResult misalignment);

  /// The addresses of the arrays, in units.
  OpFoldResult sourceAddress, resultAddress;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_KERNELBUILDER_H
