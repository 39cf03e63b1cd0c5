//===- VectorRows.h - Rows that have a vector -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_VECTORROWS_H
#define LIB_CONVERSION_PADTOSCF_VECTORROWS_H

#include "RowNest.h"

namespace mlir::pad {

/// Writes a row of one vector or more, whose border is narrower, as
/// `buildPaddedRow`. Nothing is written beside the row, and nothing read beside
/// its source.
class VectorRows final : public RowLeaf {
public:
  /// The most vectors of the result of a row that is written without a loop.
  static constexpr int64_t kMaxShort = 4;

  /// `most` is that of RowVectors: 0, or kMaxShort for rows that are so short.
  VectorRows(RunBuilder &runs, int64_t vectorUnits, int64_t most = 0)
      : RowLeaf(runs), vectorUnits(vectorUnits), most(most) {}

  /// Whether the rows of `pad`, which is in units, may be written so.
  static bool appliesTo(const FlatPad &pad, int64_t vectorUnits);

  /// Whether rows are so long, and not longer than it pays.
  Condition hasVectors();
  /// How rows are written, for the remark.
  std::string describe() const;

  void build(OpFoldResult source, OpFoldResult result) final;

  /// Rows inside of the source need no index map.
  bool buildsRowsInside() const final { return true; }
  void buildRowsInside(OpFoldResult source, OpFoldResult result) final;

private:
  int64_t vectorUnits, most;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_VECTORROWS_H
