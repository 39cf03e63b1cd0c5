//===- PaddedRow.h - A row whose ends are lanes of its vectors --*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_FLAT_PADDEDROW_H
#define PAD_FLAT_PADDEDROW_H

#include "pad/Flat/FlatPad.h"

namespace mlir::pad {

/// The most elements along an axis that are transposed as one pixel. Blocks of
/// pixels have no border.
inline constexpr int64_t kMaxPixel = 4;

/// The shortest rows of unknown length that are transposed in blocks.
inline constexpr int64_t kMinTransposedRow = 8;

/// Whether the amounts of `row` are known, not negative, and less than `lanes`.
/// In rows of `lanes` elements or more, the elements that its border shows are
/// then among the first and the last `lanes`.
bool hasNarrowBorder(const FlatAxis &row, int64_t lanes);

/// The vectors of a padded row.
struct RowVectors {
  /// The elements of a vector.
  int64_t lanes;
  /// A vector of the fill, in a mode that fills.
  Value fill;
  /// The vector from an element of the inside on.
  function_ref<Value(OpFoldResult source)> load;
  /// Writes a vector from a position of the row on.
  function_ref<void(Value vector, OpFoldResult position)> store;
  /// If not 0, the result of the row has at most so many vectors, and all of
  /// these are written, however many it has: a row without a loop.
  int64_t most = 0;
  /// The vectors that a turn of the loop writes.
  int64_t perTurn = 1;
  /// Whether the vectors of the loop stand where the source begins, and not
  /// where the result does. Their loads are then as aligned as the source is,
  /// for a store more.
  bool standBySource = false;
};

/// Builds a row of at least `lanes` elements and their narrow border, as
/// vectors that stand in the result from 0, lanes, 2 * lanes, ... on, and one
/// that ends with it. The border is in lanes of the first and of the last one:
///
///   %first, %last = ...            // the vectors at both ends of the inside
///   store shuffle(%first, %last), 0
///   scf.for %k = lanes - low to %end + high step lanes {
///     %begin = min(%k, %end)       // where %last begins
///     store (load %begin), low + %begin
///   }
///   store shuffle(%first, %last), low + %end + high
///
/// Vectors that stand by the source begin with %first, at `low`, and the loop
/// with `lanes`. Stores ascend, and none is for the border alone.
void buildPaddedRow(IndexBuilder &index, const FlatAxis &row,
                    const Extension &extension, const RowVectors &vectors);

} // namespace mlir::pad

#endif // PAD_FLAT_PADDEDROW_H
