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

#include "RowNest.h"

namespace mlir::pad {

/// A leaf that writes one row by `runs`; if the pad is in place, its borders
/// alone.
class RowRuns : public RowLeaf {
public:
  explicit RowRuns(RunBuilder &runs)
      : RowLeaf(runs), inside(pad.axes.back().getInside(index)) {}

  /// A leaf of the pad that `runs` is for: ThreeRuns if the facts say that
  /// these are all the runs of its rows, else RunByRun.
  static std::unique_ptr<RowRuns> get(RunBuilder &runs);

  /// How the rows are written, for the remark.
  virtual StringRef describe() const = 0;

protected:
  /// The part of a row inside of the source.
  Inside inside;
};

/// Writes a row as three runs:
///
///   ... // the border before: fill, or a run from the element it shows first
///   ... // the inside, a copy
///   ... // the border after
class ThreeRuns final : public RowRuns {
public:
  using RowRuns::RowRuns;
  /// Whether the rows of `pad` are three runs, as a fill of any width is, or
  /// its facts say so.
  static bool appliesTo(const FlatPad &pad) {
    return pad.extension.isFill() ||
           bitEnumContainsAny(pad.facts,
                              Facts::RowWithinReach | Facts::WithinReach);
  }
  StringRef describe() const final;
  void build(OpFoldResult source, OpFoldResult result) final;
  bool fusesFillAcrossRows() const final;
  void buildInside(OpFoldResult source, OpFoldResult result) final;

private:
  using Side = Extension::Side;
  /// Builds the border at `side`: `count` positions from `position` on.
  void buildBorder(Side side, OpFoldResult source, OpFoldResult result,
                   OpFoldResult position, OpFoldResult count);
};

/// Writes a row, in a mode other than constant, by a loop over its runs:
///
///   scf.while (%done = %c0, %written = %c0) : ... {
///     scf.condition(%done < %extent)
///   } do {
///     ... // the run at %done or, once whole periods are written, their copy
///     scf.yield %done + %size, ...
///   }
class RunByRun final : public RowRuns {
public:
  using RowRuns::RowRuns;
  StringRef describe() const final {
    return "rows run by run, and as copies of whole periods";
  }
  void build(OpFoldResult source, OpFoldResult result) final;

private:
  /// The stretch after the `done` positions of a row that are written: `size`
  /// positions that take the elements `first`, `first + step`, ... of the
  /// source. Returns first, step and size. In a row within reach, it is one of
  /// the three runs; in any other, the run there or, if `written` is not 0, a
  /// copy of `written` positions, which are whole periods, from `written`
  /// positions before in the row.
  SmallVector<OpFoldResult> getNearStretch(OpFoldResult done);
  SmallVector<OpFoldResult> getFarStretch(OpFoldResult done,
                                          OpFoldResult written);
  /// Builds that stretch and returns its size.
  OpFoldResult buildStretch(OpFoldResult source, OpFoldResult result,
                            OpFoldResult done, OpFoldResult written);
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_ROWRUNS_H
