//===- RowNest.h - Loops around the rows of a pad ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loops over the outer axes of a pad, which evaluate the index map of an
// axis once for each of its positions, around a leaf: the code that writes one
// row, or one block of rows.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_ROWNEST_H
#define LIB_CONVERSION_PADTOSCF_ROWNEST_H

#include "RunBuilder.h"

namespace mlir::pad {

class ShortRows;

/// What RowNest builds loops around. The parameters `source` and `result` are
/// offsets in the memrefs of the pad, at which the written part begins.
class RowLeaf : protected PadBuilder {
public:
  explicit RowLeaf(RunBuilder &runs) : PadBuilder(runs), runs(runs) {}
  virtual ~RowLeaf() = default;

  /// The builder of the runs of the pad.
  RunBuilder &runs;

  /// The outermost axis of which `build` writes all positions: the row, unless
  /// the leaf writes blocks.
  virtual size_t getAxis() const { return pad.axes.size() - 1; }
  virtual void build(OpFoldResult source, OpFoldResult result) = 0;

  /// Whether the fill from one row to the next is one run, which RowNest
  /// builds; then the leaf writes the insides of rows alone.
  virtual bool fusesFillAcrossRows() const { return false; }
  virtual void buildInside(OpFoldResult source, OpFoldResult result) {}

  /// Whether the leaf builds all rows of a plane inside of the source itself;
  /// the plane begins at `source` and `result`.
  virtual bool buildsRowsInside() const { return false; }
  virtual void buildRowsInside(OpFoldResult source, OpFoldResult result) {}

  /// Whether the leaf fills the rows of a plane before and after those itself,
  /// one by one.
  virtual bool fillsRows() const { return false; }
  virtual void fillRow(OpFoldResult result) {}
};

/// Builds loops that write each row of a pad once, in ascending order.
///
///   scf.for %o = %c0 to %extent step %c1 { // each axis outside of the leaf
///     %i = ... // the source index at %o
///     ... // the leaf at offsets %i * sourceStride and %o * resultStride
///   }
///
/// In constant mode, positions before and after the inside of an axis are runs
/// of fill.
class RowNest : PadBuilder {
public:
  /// Builds fill by the runs of `leaf`. With `shortRows`, a branch writes
  /// rows that are in one of its classes.
  explicit RowNest(RowLeaf &leaf, ShortRows *shortRows = nullptr);

  /// If set, is called ahead of the leaf, with the same offsets.
  std::function<void(OpFoldResult source, OpFoldResult result)> prefetch;

  void build() {
    build(0, pad.sourceOffset, pad.resultOffset, /*isInside=*/true);
  }

private:
  /// Builds the positions of the axes from `k` on. They are outside of the
  /// source, and filled, if `isInside` does not hold.
  void build(size_t k, OpFoldResult source, OpFoldResult result,
             Condition isInside);
  /// Builds the positions for rows in no class.
  void buildPositions(size_t k, OpFoldResult source, OpFoldResult result,
                      Condition isInside);
  /// Builds the positions `part` of axis `k`.
  void buildPart(size_t k, OpFoldResult source, OpFoldResult result,
                 Condition isInside, const Inside &part);
  /// Calls `body`, which writes the positions of the axes from `k` on at
  /// `result`. If these are the axes without gaps, tells `runs` where they
  /// begin and end.
  void inDensePart(size_t k, OpFoldResult result, function_ref<void()> body);
  /// Fills `count` positions of axis `k`, the first one at `result`.
  void buildFill(size_t k, OpFoldResult result, OpFoldResult count);
  /// The source index of position `o` of axis `k`.
  OpFoldResult getSourceIndex(size_t k, OpFoldResult o);

  /// Builds the rows of a plane without gaps. There is an iteration more than
  /// rows, and a plane outside of the source has no rows:
  ///
  ///   scf.for %k = %c0 to %rows + 1 step %c1 {
  ///     scf.if %k > 0 { ... } // the inside of row %k - 1
  ///     ... // fill from there to the inside of row %k, or to the end
  ///   }
  void buildRowsAndFill(OpFoldResult source, OpFoldResult result,
                        Condition isInside);

  RowLeaf &leaf;
  RunBuilder &runs;
  ShortRows *shortRows;
  /// The first axis from which on there are no gaps.
  size_t denseAxis = 0;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_ROWNEST_H
