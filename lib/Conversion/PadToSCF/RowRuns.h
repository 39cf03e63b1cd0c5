//===- RowRuns.h - A row as runs --------------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row is three runs: the border before, the part inside of the source, the
// border after, each of them one run where no border is wider than the reach of
// the extension. A row with a wider border is built run by run until one period
// is written, and then by copies of the written part, twice as long each time.
// Runs of unknown sizes share their code in a loop.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_ROWRUNS_H
#define LIB_CONVERSION_PADTOSCF_ROWRUNS_H

#include "Plan.h"
#include "RunBuilder.h"

namespace mlir::pad {

/// Builds rows of `pad` as `plan` says. The parameters `source` and `result` of
/// its methods are the offsets of the row in the memrefs.
class RowRuns {
public:
  RowRuns(IndexBuilder &index, const FlatPad &pad, RunBuilder &runs,
          const RowPlan &plan);

  /// The part of a row inside of the source.
  const Inside &getInside() const { return inside; }

  /// Builds the row, from its beginning to its end; if it is in place, without
  /// the inside.
  void build(OpFoldResult source, OpFoldResult result);
  /// Builds the inside.
  void buildInside(OpFoldResult source, OpFoldResult result);

private:
  using Side = Extension::Side;
  void buildThreeRuns(OpFoldResult source, OpFoldResult result);
  /// Builds the border at `side`: `count` positions from `position` on.
  void buildBorder(Side side, OpFoldResult source, OpFoldResult result,
                   OpFoldResult position, OpFoldResult count);
  /// Builds a run of `count` positions at `to` in the result, of elements of
  /// the source from the one at `from` on.
  void buildRun(int64_t step, OpFoldResult from, OpFoldResult to,
                OpFoldResult count);
  /// Builds a run of pixels of `pixel` units with step 0 or -1.
  void buildPixels(int64_t step, OpFoldResult from, OpFoldResult to,
                   OpFoldResult count, OpFoldResult pixel);

  /// A stretch of a row: `size` positions that take the elements `first`,
  /// `first + step`, ... of the source.
  struct Step {
    OpFoldResult first, step, size;
  };
  /// The stretch after the `done` positions of a row that are written: in a row
  /// within reach, one of its three runs; in any other, the run there or, if
  /// `written` is not 0, a copy of `written` positions, which are whole
  /// periods, from `written` positions before in the row.
  Step getStep(OpFoldResult done, OpFoldResult written);
  SmallVector<OpFoldResult> getNearStep(OpFoldResult done);
  SmallVector<OpFoldResult> getFarStep(OpFoldResult done, OpFoldResult written);
  /// Builds that stretch and returns its size.
  OpFoldResult buildStep(OpFoldResult source, OpFoldResult result,
                         OpFoldResult done, OpFoldResult written);
  /// Builds a row by a loop over its stretches.
  void buildWalk(OpFoldResult source, OpFoldResult result);

  /// Where `position` of a row that begins at `begin` is.
  OpFoldResult getOffset(OpFoldResult begin, OpFoldResult position) {
    return index.add(begin, index.mul(position, pad.pixel));
  }

  OpBuilder &builder;
  Location loc;
  IndexBuilder &index;
  const FlatPad &pad;
  RunBuilder &runs;
  const RowPlan &plan;
  Inside inside;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_ROWRUNS_H
