//===- RowKernel.h - The kernel that writes a pad row by row ----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One `gpu.launch` over the rows of a result, or of the faces of a border. The
// index maps of the outer axes are evaluated once for a row, and the map of the
// row for each unit or vector that a thread writes.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_ROWKERNEL_H
#define LIB_CONVERSION_PADTOGPU_ROWKERNEL_H

#include "Gather.h"
#include "KernelMemory.h"
#include "Launch.h"
#include "pad/Flat/FlatPad.h"

namespace mlir::pad {

/// Whether vectors of the result of `pad` should begin in one row and end in
/// another: rows are known to be short and to lie without a gap, so that
/// vectors that end with a row would be few and not whole, and integers of 32
/// bits count the units of the result.
Condition shouldVectorsCrossRows(IndexBuilder &index, const FlatPad &pad);

/// A row of the result and the row of the source that it shows. All are units
/// from the begin of the flat arrays, of the index type.
struct KernelRow {
  OpFoldResult source;
  OpFoldResult result;
  /// Whether there is such a row of the source; else the row is filled.
  Condition isInside;
};

/// A row that threads write in vectors. Positions count units from the begin of
/// the row.
struct KernelVectorRow {
  KernelRow row;
  /// Vectors begin at this many units before multiples of their length.
  OpFoldResult misalignment;
  /// The number of units by which source vectors are shifted against aligned
  /// ones.
  OpFoldResult shift;
  /// The part that can be loaded in vectors.
  OpFoldResult begin, end;
};

/// Builds the body of the launch.
class RowKernel {
public:
  RowKernel(OpBuilder &builder, const FlatPad &pad)
      : builder(builder), loc(pad.loc), pad(pad), wide(builder, loc),
        index(builder, loc,
              pad.has(Facts::SmallIndices) ? builder.getI32Type()
                                           : builder.getI64Type()),
        memory(builder, pad.loc, pad.source, pad.result, pad.sourceEnd,
               pad.storage.unit, pad.storage.unitBytes),
        lanes(memory.getLanes()), vectorType(memory.getVectorType()) {}

  /// Builds the launch that writes the pad row by row.
  void build();
  /// Builds the launch that writes the pad as one array, in vectors that cross
  /// the ends of rows.
  void buildAcrossRows();
  /// Builds the launch that writes the border around the inside alone.
  void buildBorder();

private:
  /// Sets the members that describe the row inside of the launch; `inside` is
  /// the inside of the row.
  void enterLaunch(const Inside &inside);
  /// The number of rows, and the steps of all threads in a row.
  OpFoldResult countRows(IndexBuilder &index);
  OpFoldResult countRowSteps();
  SmallVector<OpFoldResult> getOuterExtents();
  /// Where rows begin.
  KernelRow getFirstRow();
  /// The row at `positions` of the first axes, or number `number` of all rows.
  KernelRow getRow(ArrayRef<OpFoldResult> positions);
  KernelRow getRow(OpFoldResult number);
  KernelRow enterAxis(const KernelRow &row, const FlatAxis &axis,
                      OpFoldResult position);

  void buildFace(const ThreadSteps &threads);
  void buildRow(const KernelRow &row, const ThreadSteps &along);
  void buildUnits(const KernelRow &row, const ThreadSteps &along);
  void buildVectors(const KernelRow &row, const ThreadSteps &along);
  KernelVectorRow getVectorRow(const KernelRow &row);
  void buildBorderVector(const KernelRow &row, OpFoldResult begin);
  Value loadInside(const KernelVectorRow &row, OpFoldResult begin);
  Value gather(const KernelRow &row, OpFoldResult begin);
  Value gatherUnit(CachedVector &cache, const KernelRow &row,
                   OpFoldResult position, OpFoldResult part);
  Value gatherRows(OpFoldResult begin, OpFoldResult count, OpFoldResult number,
                   OpFoldResult position, const KernelRow &row);
  void buildVectorOfRows(OpFoldResult begin, OpFoldResult count,
                         const KernelRow &all);
  Value getFillVector(OpFoldResult begin);
  Value getFill(OpFoldResult position);

  /// The source index at `position` of `axis`, and whether there is one.
  std::pair<OpFoldResult, Condition> map(const FlatAxis &axis,
                                         OpFoldResult position);

  /// The value of one of two bodies, of type `type`.
  Value select(Type type, Condition condition, function_ref<Value()> thenBody,
               function_ref<Value()> elseBody) {
    return buildSelect(builder, loc, type, condition, thenBody, elseBody);
  }

  /// `number` with 64 bits, or in the type that the arithmetic of maps has.
  OpFoldResult widen(OpFoldResult number) { return castTo(wide, number); }
  OpFoldResult narrow(OpFoldResult number) { return castTo(index, number); }

  OpBuilder &builder;
  Location loc;
  const FlatPad &pad;
  /// Builders of offsets in arrays (`wide`) and of all other indices (`index`).
  IndexBuilder wide, index;
  KernelMemory memory;
  /// Units that a thread writes at a time, of a flat pad.
  int64_t lanes;
  VectorType vectorType;

  /// Of the row: units in a position and in all of them, those before the
  /// source's first, and the part that lies inside of the source.
  OpFoldResult pixel, rowUnits, sourceUnits, lowUnits, insideBegin, insideEnd;
};

/// Builds the launch that writes `pad`, of which `pad.facts` hold: with `rows`
/// in vectors of 16 bytes, else unit by unit; with `within_reach` no axis needs
/// a division; with `in_place` the border alone. A position of the row has
/// `pad.unitsPerPosition` units. Without `rows`, strides are those of the axes, and
/// extents may contradict amounts or be 0.
void buildRowKernel(OpBuilder &builder, const FlatPad &pad);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_ROWKERNEL_H
