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

/// Builds the body of a launch. Positions in an axis and in a row have the type
/// of `index`. Places are units from the begin of an array, of the type of
/// `wide`, the index type.
class KernelBuilder {
protected:
  /// `pad` is a pad, or an adjoint described like one. Its units are integers.
  /// `index` has 32 bits if `isSmall`, else 64.
  KernelBuilder(OpBuilder &builder, const FlatPad &pad, bool isSmall)
      : builder(builder), loc(pad.loc), pad(pad), wide(builder, loc),
        index(builder, loc, builder.getIntegerType(isSmall ? 32 : 64)),
        lanes(kVectorBytes / pad.storage.unitBytes),
        vectorType(VectorType::get({lanes}, pad.storage.unit)) {}

  OpFoldResult widen(OpFoldResult number) { return castIndex(wide, number); }
  OpFoldResult narrow(OpFoldResult number) { return castIndex(index, number); }

  /// `values`, and `last` after them.
  static SmallVector<OpFoldResult> append(ArrayRef<OpFoldResult> values,
                                          OpFoldResult last) {
    SmallVector<OpFoldResult> all(values);
    all.push_back(last);
    return all;
  }

  //===--------------------------------------------------------------------===//
  // Loops
  //===--------------------------------------------------------------------===//

  /// The extents of the result but for the row's.
  SmallVector<OpFoldResult> getOuterExtents();
  /// The indices of element `number` of an array of `extents`.
  SmallVector<OpFoldResult> delinearize(OpFoldResult number,
                                        ArrayRef<OpFoldResult> extents);

  /// The position that unit `unit` of a row is of, and which unit of it.
  std::pair<OpFoldResult, OpFoldResult> getPosition(OpFoldResult unit);

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

  /// Builds loops over the vectors of a row, which begin `misalignment` units
  /// before multiples of their length: `buildInner` for those in [innerBegin,
  /// innerEnd), units of the row, and `buildOther` for those before and after
  /// them. The threads of a warp stay together in each loop.
  void forEachVector(const ThreadSteps &along, OpFoldResult misalignment,
                     OpFoldResult innerBegin, OpFoldResult innerEnd,
                     function_ref<void(OpFoldResult begin)> buildInner,
                     function_ref<void(OpFoldResult begin)> buildOther);

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

  /// A vector whose units `unit` gives. Some units are asked for together, so
  /// that their loads do not wait for each other.
  Value buildGather(function_ref<Value(OpFoldResult lane)> unit);

  /// The vector from unit `begin` of a row on. Lanes beside the row repeat the
  /// unit at its end. `unit` gives the unit `part` of a position.
  Value
  gatherRow(OpFoldResult begin,
            function_ref<Value(OpFoldResult position, OpFoldResult part)> unit);

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
  Value loadAligned(OpFoldResult at);

  /// The addresses of the arrays, in units.
  OpFoldResult sourceAddress, resultAddress;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_KERNELBUILDER_H
