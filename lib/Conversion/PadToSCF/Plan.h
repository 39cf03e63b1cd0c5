//===- Plan.h - How the loops of a pad are built ----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The plan of the loops of a pad in rows. It follows from the facts of the pad,
// its types and its mode alone; the remark on the pad prints it.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_PLAN_H
#define LIB_CONVERSION_PADTOSCF_PLAN_H

#include "ShuffledBlock.h"
#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "pad/Flat/FlatPad.h"

namespace mlir::pad {

/// Rows of up to `maxPitch` units in `vectors` vectors of `width` units, or in
/// as many as they need if that is 0. With several vectors, only the first one
/// has the border before, and only the last one, which ends where the row ends,
/// has the border after.
struct RowClass {
  int64_t vectors;
  int64_t width;
  int64_t maxPitch;
};

/// The prefetches of the rows of a border before they are written.
struct RowPrefetch {
  /// How many rows ahead; 0 if nothing is.
  int64_t rows = 0;
  /// Whether that is the last element of a row as well as the first one.
  bool atBothEnds = false;
  /// Arrays of fewer units are not prefetched, and of so many or more neither.
  int64_t minUnits = 0;
  std::optional<int64_t> maxUnits;
};

/// How the rows of a pad are written.
struct RowPlan {
  /// Units in a vector.
  int64_t vectorUnits;
  /// Whether rows are written in non-temporal stores of whole lines, which are
  /// in order and without a gap.
  bool isPastCaches = false;
  /// The classes of short rows, from the widest to the narrowest one; rows in
  /// none of them are written as the other members say.
  SmallVector<RowClass, 0> classes;
  /// All positions of the axes from `blockAxis` on, as a constant shuffle. If
  /// `blockAxis` is the row, one shuffle covers `blockRows` rows inside of the
  /// source.
  std::optional<ShuffledBlock> block;
  size_t blockAxis = 0;
  int64_t blockRows = 1;
  /// Whether the fill between two rows of a plane is one run; else each row has
  /// a run of fill before and one after.
  bool fillsGaps = false;
  /// Whether a row is written as three runs; else a loop over runs writes rows,
  /// and copies whole periods in rows with wider borders.
  bool areThreeRuns = true;
  /// For a border in place, the prefetches of rows that are written later.
  RowPrefetch prefetch;
  /// For rows past the caches, whether the inside of a row has one line or
  /// more.
  bool insideHasLine = false;

  /// The plan for `pad`.
  static RowPlan get(const FlatPad &pad,
                     const ConvertPadToSCFPassOptions &options);

  /// The plan for `pad` in words: its alternatives, in the order in which they
  /// are tried at run time.
  std::string describe(const FlatPad &pad) const;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_PLAN_H
