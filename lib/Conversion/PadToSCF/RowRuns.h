//===- RowRuns.h - A row as runs --------------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row is three runs: the border before, the part inside of the source, the
// border after. That is so where no border is wider than the reach of the
// extension.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_ROWRUNS_H
#define LIB_CONVERSION_PADTOSCF_ROWRUNS_H

#include "FlatPad.h"
#include "RunBuilder.h"

namespace mlir::pad {

/// Builds rows of `pad`. Of `source` and `result` that its methods get, that is
/// where the row begins in the memrefs.
class RowRuns {
public:
  RowRuns(IndexBuilder &index, const FlatPad &pad, RunBuilder &runs);

  /// The part of a row inside of the source.
  const Inside &getInside() const { return inside; }

  /// Builds the row, from its beginning to its end.
  void build(OpFoldResult source, OpFoldResult result);
  /// Builds the inside; `hasLine` says that it is known to have a line or more.
  void buildInside(OpFoldResult source, OpFoldResult result,
                   bool hasLine = false);

  void buildBorders(OpFoldResult source, OpFoldResult result);

  using Side = Extension::Side;
  /// Builds the border at `side`: `count` positions from `position` on, or what
  /// of it is there. Where both sides have one step, it may be either.
  void buildBorder(Side side, OpFoldResult source, OpFoldResult result,
                   OpFoldResult position, OpFoldResult count);
  /// Fills `count` positions of the row from `position` on.
  void fill(OpFoldResult result, OpFoldResult position, OpFoldResult count);

private:
  /// Builds a run of `count` positions at `to` in the result, of elements of
  /// the source from the one at `from` on.
  void buildRun(int64_t step, OpFoldResult from, OpFoldResult to,
                OpFoldResult count);
  /// Where `position` of a row that begins at `begin` is.
  OpFoldResult getOffset(OpFoldResult begin, OpFoldResult position) {
    return index.add(begin, index.mul(position, pad.pixel));
  }

  IndexBuilder &index;
  const FlatPad &pad;
  RunBuilder &runs;
  Inside inside;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_ROWRUNS_H
