//===- RowNest.h - Loops around the rows of a pad ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loops over the outer axes of a pad are the same whatever writes its rows:
// they evaluate the index map of an axis once for each of its positions.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_ROWNEST_H
#define LIB_CONVERSION_PADTOSCF_ROWNEST_H

#include "FlatPad.h"

namespace mlir::pad {

/// Writes rows of a pad. Of `source` and `result`, that is where what is to be
/// written begins in the memrefs of the pad.
class RowWriter {
public:
  virtual ~RowWriter() = default;

  /// Builds a row that is not outside of the source along an outer axis or, in
  /// a mode that does not fill, any row.
  virtual void buildRow(OpFoldResult source, OpFoldResult result) = 0;

  /// Fills `size` units.
  virtual void buildFill(OpFoldResult result, OpFoldResult size) = 0;

  /// Whether rows outside of the source are given to buildRow, one by one, and
  /// not to buildFill.
  virtual bool fillsRowByRow() const { return false; }

  /// Builds all positions of axis `k`, or returns false to have loops for them.
  virtual bool buildAxis(size_t k, OpFoldResult source, OpFoldResult result,
                         Condition isInside) {
    return false;
  }

  /// Whether buildInside builds the positions of axis `k` inside of the source.
  virtual bool buildsInside(size_t k) const { return false; }
  virtual void buildInside(size_t k, OpFoldResult source, OpFoldResult result) {
  }

  /// What is written from `result` on, up to the next call of end, is without a
  /// gap.
  virtual void begin(OpFoldResult result) {}
  virtual void end() {}
};

/// Builds the loops that write each row of `pad` once, in ascending order.
/// Expects that `pad.isFlat` holds.
void buildRowNest(OpBuilder &builder, const FlatPad &pad, RowWriter &writer);

/// That for the axes from `k` on, of which `source` and `result` are where
/// their part of the memrefs begins.
void buildRowNest(OpBuilder &builder, const FlatPad &pad, RowWriter &writer,
                  size_t k, OpFoldResult source, OpFoldResult result,
                  Condition isInside);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_ROWNEST_H
