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

#include "KernelBuilder.h"

namespace mlir::pad {

/// Whether vectors of the result of `pad` should begin in one row and end in
/// another: rows are short and lie without a gap, so that vectors that end with
/// a row would be few and not whole, and integers of 32 bits count the units of
/// the result.
Condition shouldVectorsCrossRows(IndexBuilder &index, const FlatPad &pad);

/// A row of the result and the row of the source that it shows. All are units
/// from the begin of the flat arrays, of the index type.
struct KernelRow {
  OpFoldResult source;
  OpFoldResult result;
  /// Whether there is such a row of the source; else the row is filled.
  Condition isInside;
};

/// Builds the launch of a pad.
class RowKernel : KernelBuilder {
public:
  RowKernel(OpBuilder &builder, const FlatPad &pad)
      : KernelBuilder(builder, pad,
                      pad.has(Facts::SmallIndices) ? builder.getI32Type()
                                                   : builder.getI64Type()) {}

  /// Builds the launch that writes the pad, of which `pad.facts` hold: with
  /// `rows` in vectors of 16 bytes, else unit by unit; with `within_reach` no
  /// axis needs a division; with `in_place` the border alone. A position of the
  /// row has `pad.unitsPerPosition` units. Without `rows`, strides are those of
  /// the axes, and extents may contradict amounts or be 0.
  void build();

private:
  /// Builds the launch that writes the pad row by row.
  void buildRows();
  /// Builds the launch that writes the pad as one array, in vectors that cross
  /// the ends of rows.
  void buildAcrossRows();
  /// Builds the launch that writes the border around the inside alone.
  void buildBorder();

  /// Sets the members that describe the row inside of the launch; `inside` is
  /// the inside of the row.
  void enterLaunch(const Inside &inside);
  OpFoldResult countRows(IndexBuilder &index);
  /// Where rows begin, and where row `number` does.
  KernelRow getFirstRow();
  KernelRow getRow(OpFoldResult number);
  KernelRow enterAxis(const KernelRow &row, const FlatAxis &axis,
                      OpFoldResult position);

  void buildFace(const ThreadSteps &threads);
  void buildRow(const KernelRow &row, const ThreadSteps &along);
  void buildUnits(const KernelRow &row, const ThreadSteps &along);
  void buildVectors(const KernelRow &row, const ThreadSteps &along);
  void buildBorderVector(const KernelRow &row, OpFoldResult begin);
  /// The unit `part` of `position` in `row`.
  Value getUnit(const KernelRow &row, OpFoldResult position, OpFoldResult part);
  int64_t countRowsOfVector();
  Value gatherRows(OpFoldResult begin, OpFoldResult count);
  Value getFillVector(OpFoldResult begin);
  Value getFill(OpFoldResult position);

  /// The source index at `position` of `axis`, and whether there is one.
  std::pair<OpFoldResult, Condition> map(const FlatAxis &axis,
                                         OpFoldResult position);

  /// Values in the launch: the units of the row before the source's first one,
  /// and the units that lie inside of the source.
  OpFoldResult lowUnits, insideBegin, insideEnd;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_ROWKERNEL_H
