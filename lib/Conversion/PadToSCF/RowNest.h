//===- RowNest.h - Loops around the rows of a pad ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loops over the outer axes of a pad, which evaluate the index map of an
// axis once for each of its positions, and the code in them: rows one by one,
// rows and the fill between them, blocks of rows, and short rows by their
// class.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_ROWNEST_H
#define LIB_CONVERSION_PADTOSCF_ROWNEST_H

#include "RowRuns.h"
#include "ShortRows.h"

namespace mlir::pad {

/// Builds the loops that write each row of a pad once, in ascending order, as a
/// plan says. The parameters `source` and `result` are offsets in the memrefs
/// of the pad, at which the part to be written begins.
class RowNest {
public:
  /// Expects that `pad.isFlat` holds. With `lines`, all stores go through it.
  RowNest(OpBuilder &builder, const FlatPad &pad, const RowPlan &plan,
          LineBuffer *lines = nullptr);

  void build() {
    build(0, pad.sourceOffset, pad.resultOffset, /*isInside=*/true);
  }

private:
  /// Builds the positions of the axes from `k` on. They are outside of the
  /// source, and filled, if `isInside` does not hold.
  void build(size_t k, OpFoldResult source, OpFoldResult result,
             Condition isInside);
  /// Builds the positions by a switch over the class of the rows.
  void buildByClass(size_t k, OpFoldResult source, OpFoldResult result,
                    Condition isInside);
  /// Builds the positions for rows in no class.
  void buildAxis(size_t k, OpFoldResult source, OpFoldResult result,
                 Condition isInside);
  void buildPositions(size_t k, OpFoldResult source, OpFoldResult result,
                      Condition isInside);
  /// Builds the positions `part` of axis `k`.
  void buildPart(size_t k, OpFoldResult source, OpFoldResult result,
                 Condition isInside, const Inside &part);
  /// Fills `count` positions of axis `k`, the first one at `result`.
  void buildFill(size_t k, OpFoldResult result, OpFoldResult count);
  /// Fills `size` units.
  void buildFill(OpFoldResult result, OpFoldResult size) {
    runs.fill(pad.fill, pad.result, result, size);
  }
  /// The source index of position `o` of axis `k`.
  OpFoldResult getSourceIndex(size_t k, OpFoldResult o);

  /// Builds the rows of axis `k`, which has no gaps around, in one loop: each
  /// iteration writes a row and the fill up to the next row.
  void buildFilledTurns(size_t k, OpFoldResult source, OpFoldResult result,
                        Condition isInside);
  /// Builds the rows of axis `k` inside of the source as blocks.
  void buildBlocks(size_t k, OpFoldResult source, OpFoldResult result);
  void buildRow(OpFoldResult source, OpFoldResult result);
  /// Builds the prefetch of a row that is written later than that at `result`.
  void buildPrefetch(OpFoldResult result);

  OpFoldResult getOffset(OpFoldResult begin, OpFoldResult position,
                         OpFoldResult stride) {
    return index.add(begin, index.mul(position, stride));
  }

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  const FlatPad &pad;
  const RowPlan &plan;
  LineBuffer *lines;
  RunBuilder runs;
  RowRuns rowRuns;
  /// The writer of rows that are in a class, and 1 + the index of the class, or
  /// 0.
  std::optional<ShortRows> shortRows;
  Value rowClass;
  /// The first axis from which on there are no gaps.
  size_t denseAxis = 0;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_ROWNEST_H
