//===- RowSums.h - One row of an adjoint ------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds what adds up the rows that show a row of the result, and then the
// borders of that sum into its interior, in vectors.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_ADJOINTTOSCF_ROWSUMS_H
#define LIB_CONVERSION_ADJOINTTOSCF_ROWSUMS_H

#include "KnownRow.h"
#include <vector>

namespace mlir::pad {

/// A row of the padded array: rows of the source that are added up when it is
/// read, or a row of sums in memory.
struct PaddedRow {
  /// The sum of all, in order.
  struct Term {
    /// Where the row begins, if it is one of the source.
    OpFoldResult offset;
    /// Otherwise, what it is the sum of.
    std::vector<Term> terms;
  };

  Term term;
  /// If there is one, the row begins there, and `term` means nothing.
  Value sums;
};

class RowSums {
public:
  /// Bytes in a line of the caches.
  static constexpr int64_t lineBytes = 64;

  /// `vectorBytes` is a power of two.
  RowSums(OpBuilder &builder, const FlatAdjoint &adjoint, int64_t vectorBytes);

  /// Holds where buildRow may run: the borders of the row lie within the reach
  /// of the extension, meet in no element, and are seen in what is there of the
  /// row itself.
  Condition canBuildRow();

  /// Writes the row of the result that begins at `resultOffset` from `row`.
  void buildRow(const PaddedRow &row, OpFoldResult resultOffset);

  /// Writes to `sums` the row whose elements are the sums of those that
  /// `buildTerms` gives for the rows in the source: it is called with what is
  /// zero and with what loads a term from a row that begins at an offset.
  void
  addRows(Value sums,
          function_ref<Value(Value zero, function_ref<Value(OpFoldResult)>)>
              buildTerms);

  /// Writes zeros to `size` units of the result.
  void fillZero(OpFoldResult resultOffset, OpFoldResult size);

  /// Memory for the sums of one row.
  Value allocateSums();

  /// Lets rows be written to `buffer` from here on, instead of the result.
  void writeTo(Value buffer) { target = buffer; }

  /// Whether rows fill whole lines if the first one begins with a line, and
  /// every store lies in one.
  bool fillsLines();
  /// Whether the result begins with a line.
  Condition beginsWithLine();
  /// Lets rows that fill lines be stored past the caches from here on, or not.
  void setNontemporal(bool isSet) { isNontemporal = isSet; }

  /// Copies `size` units from the beginning of `buffer`, whose address is one
  /// of a line, to the result at `resultOffset`: whole lines past the caches.
  void stream(Value buffer, OpFoldResult resultOffset, int64_t size);

private:
  /// A border of the row: `amount` positions from `begin` on.
  struct Border {
    Extension::Side side;
    OpFoldResult amount;
    int64_t step;
    /// Elements that it shows.
    ElementRange shown;
  };

  using BlockBody = function_ref<void(OpFoldResult position, int64_t width)>;

  /// Covers [0, count) with blocks [position, position + width) that may
  /// overlap, of at most `maxWidth`, a power of two.
  void forEachBlock(OpFoldResult count, int64_t maxWidth, BlockBody body);

  SmallVector<Border> getBorders();
  /// The elements of the row that are shown at their own positions.
  ElementRange getOwn();

  /// Writes the row, of which `known` tells.
  void buildKnownRow(const PaddedRow &row, OpFoldResult resultOffset);
  /// The units at `places` of the padded row, -1 for any, from vectors that
  /// `load` loads.
  Value gatherKnown(ArrayRef<int64_t> places, int64_t width, int64_t size,
                    function_ref<Value(int64_t)> load);
  /// The sums at `units` of the row, -1 for any, of what `load` loads.
  Value addKnown(ArrayRef<int64_t> units, bool isSum,
                 function_ref<Value(int64_t unit, int64_t width)> load);
  /// The units of `window` at `places`, -1 for any, as sums. Expects
  /// Addition::isUpperHalf, and bits in which the lower half comes first.
  Value extendKnown(ArrayRef<int64_t> places, Value window);

  /// Writes the units [begin, end) of the row, all of which are shown once.
  void copyOwn(const PaddedRow &row, OpFoldResult resultOffset,
               OpFoldResult begin, OpFoldResult end);
  void addBorder(const PaddedRow &row, OpFoldResult resultOffset,
                 const Border &border);
  void addHeldBorder(const PaddedRow &row, OpFoldResult resultOffset,
                     const Border &border);

  /// `width` sums of the row from `unit` on.
  Value loadSums(const PaddedRow &row, OpFoldResult unit, int64_t width);
  Value loadTerm(const PaddedRow::Term &term, OpFoldResult unit, int64_t width);
  Value loadUnits(Value buffer, OpFoldResult offset, int64_t width);
  void storeUnits(Value value, Value buffer, OpFoldResult offset);
  /// Sums, rounded.
  Value getUnits(Value sums);
  /// Rounds and stores sums.
  void storeSums(Value sums, OpFoldResult offset);
  Value reverse(Value vector);

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  const FlatAdjoint &adjoint;
  /// Where rows are written.
  Value target;
  Type sumType;
  int64_t copyUnits, sumUnits;
  bool isNontemporal = false;
  std::optional<KnownRow> known;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_ADJOINTTOSCF_ROWSUMS_H
