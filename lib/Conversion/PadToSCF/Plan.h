//===- Plan.h - How the loops of a pad are built ----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is decided about the loops of a pad, from what is known of it when it is
// compiled. Nothing is built for a plan, and what builds loops decides nothing:
// it asks the plan, and what the plan leaves open is asked at run time.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_PLAN_H
#define LIB_CONVERSION_PADTOSCF_PLAN_H

#include "FlatPad.h"
#include "ShuffledBlock.h"
#include "pad/Conversion/PadToSCF/PadToSCF.h"

namespace mlir::pad {

/// When an alternative is taken.
enum class When { Never, AtRunTime, Always };

/// Rows of up to `maxPitch` units in `vectors` vectors of `width` units, or in
/// as many as they need if that is 0. Of several vectors only the first one has
/// the border before, and only the last one, which ends where the row ends, the
/// border after.
struct RowClass {
  int64_t vectors;
  int64_t width;
  int64_t maxPitch;
};

/// What is prefetched of the rows of a border before they are written.
struct RowPrefetch {
  /// How many rows ahead; 0 if nothing is.
  int64_t rows = 0;
  /// Whether that is the last element of a row as well as the first one.
  bool atBothEnds = false;
  /// Arrays of fewer units are not prefetched, and of so many or more neither.
  int64_t minUnits = 0;
  std::optional<int64_t> maxUnits;
};

/// How the rows of a pad, or of a chunk of it, are written.
struct RowPlan {
  /// Units in a vector.
  int64_t vectorUnits;
  /// The classes of short rows, from the widest to the narrowest one; rows in
  /// none of them are written as the other members say.
  SmallVector<RowClass, 0> classes;
  /// All positions of the axes from `blockAxis` on, as a constant shuffle. If
  /// that is the row, those of `blockRows` rows inside of the source are one.
  std::optional<ShuffledBlock> block;
  size_t blockAxis = 0;
  int64_t blockRows = 1;
  /// Whether the fill between two rows of a plane is one run, which shares its
  /// code with all that is filled; else each row has its own, before and after.
  bool fillsGaps = false;
  /// Whether a row is three runs; else it is written run by run, and as copies
  /// of whole periods.
  When threeRuns = When::Always;
  /// Of a border in place: what is prefetched of rows that are written later.
  RowPrefetch prefetch;
  /// Where lines are written: whether the inside of a row has one or more.
  bool insideHasLine = false;

  /// The plan for `pad`, or for a chunk.
  static RowPlan get(const FlatPad &pad,
                     const ConvertPadToSCFPassOptions &options);
  /// That for rows in non-temporal stores, which are in order and without a
  /// gap.
  static RowPlan getPastCaches(const FlatPad &pad,
                               const ConvertPadToSCFPassOptions &options);
};

/// How a pad is written: the first of its alternatives that is possible.
struct Plan {
  /// In rows; else element by element.
  When inRows = When::Never;
  /// Past the caches, in whole lines.
  When pastCaches = When::Never;
  /// In chunks for threads.
  When inChunks = When::Never;
  /// The options, with what the place of the pad forbids left out.
  ConvertPadToSCFPassOptions options;
  RowPlan rows;

  /// The plan for `op`, which is `pad` if it can be read as one.
  static Plan get(PadIntoOp op, const FailureOr<FlatPad> &pad,
                  const ConvertPadToSCFPassOptions &options);

  /// What the plan says, one line for each alternative, in the order in which
  /// they are tried.
  SmallVector<std::string> describe(const FlatPad &pad) const;
};

/// Emits remarks on `op`: the lines of `plan`, and what is not known of `pad`
/// that would have spared alternatives.
void reportPlan(PadIntoOp op, const FailureOr<FlatPad> &pad, const Plan &plan);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_PLAN_H
