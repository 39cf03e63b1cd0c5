//===- RowSums.h - One row of an adjoint ------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the code that adds up the rows that show a row of the result, and then
// adds the borders of this sum to its interior, in vectors.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_ADJOINTTOSCF_ROWSUMS_H
#define LIB_CONVERSION_ADJOINTTOSCF_ROWSUMS_H

#include "KnownRow.h"
#include "pad/Utils/AxisBorders.h"
#include <vector>

namespace mlir::pad {

/// Parts of an array: the first one begins at `begin`, and they are `count`,
/// at one distance from each other.
struct Terms {
  OpFoldResult begin, distance, count;
};

/// A row of the padded array: rows that are added up when it is read.
struct PaddedRow {
  /// The sum of all, in order.
  struct Term {
    /// Where the row begins, if it is one alone.
    OpFoldResult offset;
    /// Otherwise, its summands.
    std::vector<Term> terms;
  };

  /// Rows of the source or, where there is this memory, one of sums in it.
  Term term;
  Value memory;

  /// Whether it is one row of the source.
  bool isOne() const { return !memory && term.terms.empty(); }
};

class RowSums {
public:
  /// Bytes in a line of the caches.
  static constexpr int64_t lineBytes = 64;

  /// `vectorBytes` is a power of two.
  RowSums(OpBuilder &builder, const FlatAdjoint &adjoint, int64_t vectorBytes);

  /// Where a row of the source begins, and where in the result it goes.
  struct Move {
    OpFoldResult sourceOffset, resultOffset;
  };

  /// Whether buildRow takes a row of any amounts; else hasDisjointBorders has
  /// to hold for it.
  bool isKnown() const { return known.has_value(); }

  /// Writes the row of the result that begins at `resultOffset` from `row`.
  void buildRow(const PaddedRow &row, OpFoldResult resultOffset);

  /// Whether buildFarRow takes rows: they have elements, all of which are shown
  /// at their own positions.
  Condition canBuildFarRow();

  /// Writes the row of the result that begins at `resultOffset` from `row`, for
  /// any amounts. It is added up in `sums` from `place` on.
  void buildFarRow(const PaddedRow &row, Value sums, OpFoldResult place,
                   OpFoldResult resultOffset);

  /// As many rows as buildPackedRows takes at most, which may be none.
  int64_t getNumPackedRows() const;

  /// Writes several rows at once. Expects that both arrays have a row after
  /// each of these rows, and that the one in the result is written later:
  /// stores run over its beginning.
  void buildPackedRows(ArrayRef<Move> moves);

  /// Whether buildEvenRows takes rows of the source: each has one position
  /// before and one after it, and is half a vector or longer.
  Condition isEven();

  /// How even rows are written: in vectors of so many units, one at each end
  /// and, if there is a middle, others between them.
  struct EvenForm {
    int64_t width;
    bool hasMiddle;
  };

  /// Calls `build` for each form that even rows may have, where the row is
  /// known to have it.
  void forEachEvenForm(function_ref<void(EvenForm)> build);

  /// A row, and where in the result it goes.
  struct Sum {
    PaddedRow row;
    OpFoldResult resultOffset;
  };

  /// Writes one row or two.
  void buildEvenRows(ArrayRef<Sum> rows, EvenForm form);

  /// Adds up `terms` of `source`, the source or sums, each of `size` units, and
  /// writes the sums to `sums` from `place` on.
  void addTerms(Value source, const Terms &terms, Value sums,
                OpFoldResult place, OpFoldResult size);

  /// Writes zeros to `size` units of `memory`, the result or sums.
  void fillZero(Value memory, OpFoldResult offset, OpFoldResult size);
  void fillZero(OpFoldResult resultOffset, OpFoldResult size) {
    fillZero(target, resultOffset, size);
  }

  /// Memory for `size` sums.
  Value allocateSums(OpFoldResult size);

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
  using BlockBody = function_ref<void(OpFoldResult position, int64_t width)>;

  /// Covers [0, count) with blocks [position, position + width) that may
  /// overlap, of at most `maxWidth`, a power of two.
  void forEachBlock(OpFoldResult count, int64_t maxWidth, BlockBody body);
  /// The same without a loop for a count below `maxWidth`: two blocks overlap.
  void forEachPair(OpFoldResult count, int64_t maxWidth, BlockBody body);

  /// Writes the row, of which `known` tells.
  void buildKnownRow(const PaddedRow &row, OpFoldResult resultOffset);
  /// The units at `places` of the padded row, -1 for any, from vectors that
  /// `load` loads.
  Value gatherKnown(ArrayRef<int64_t> places, int64_t width, int64_t size,
                    function_ref<Value(int64_t)> load);
  /// The sums at `units` of the row (-1 for any), whose terms `load` loads.
  Value addKnown(ArrayRef<int64_t> units, bool isSum,
                 function_ref<Value(int64_t unit, int64_t width)> load);
  /// The units of `window` at `places`, -1 for any, as sums. Expects
  /// Addition::isBF16, and bits in which the lower half comes first.
  Value extendKnown(ArrayRef<int64_t> places, Value window);

  /// Writes the units [begin, end) of the row, all of which are shown once.
  void copyOwn(const PaddedRow &row, OpFoldResult resultOffset,
               OpFoldResult begin, OpFoldResult end);
  void addBorder(const PaddedRow &row, OpFoldResult resultOffset,
                 const AxisBorder &border);
  void addHeldBorder(const PaddedRow &row, OpFoldResult resultOffset,
                     const AxisBorder &border);
  /// A vector of an even row: where it begins in the source and in the result.
  struct EvenVector {
    OpFoldResult from, to;
  };
  /// The vectors at both ends of an even row.
  std::array<EvenVector, 2> getEvenVectors(int64_t width);
  /// Writes `vectors`, one or two, of each of `rows`.
  void buildEvenVectors(ArrayRef<Sum> rows, ArrayRef<EvenVector> vectors,
                        int64_t width);
  /// The element that `border`, of one position, shows.
  OpFoldResult getEndElement(const AxisBorder &border);
  /// Whether `borders` are one position on each side, and the first and last
  /// kEndUnits units of the padded row hold all terms of their sums.
  Condition canAddEnds(ArrayRef<AxisBorder> borders);
  /// Adds such borders to one row or two.
  void addEnds(ArrayRef<Sum> rows, ArrayRef<AxisBorder> borders);
  /// The same one by one.
  void addScalarEnds(ArrayRef<Sum> rows, ArrayRef<AxisBorder> borders);

  /// Adds `size` units of `row`, from `from` on, to units of `sums`, from `to`
  /// on with step 1, 0 or -1.
  void addRun(const PaddedRow &row, OpFoldResult from, Value sums,
              OpFoldResult to, OpFoldResult size, int64_t step);

  /// `width` sums of the row from each of `units` on, one or two.
  Value loadSums(const PaddedRow &row, ArrayRef<OpFoldResult> units,
                 int64_t width);
  Value loadTerm(const PaddedRow::Term &term, ArrayRef<OpFoldResult> units,
                 int64_t width);
  /// `width` sums of `terms`, at least one, of `memory`, the source or sums,
  /// from `unit` on.
  Value loadTerms(Value memory, const Terms &terms, OpFoldResult unit,
                  int64_t width);
  Value loadUnits(Value buffer, OpFoldResult offset, int64_t width);
  /// `width` units from each of `units` after `offset` on, one or two.
  Value loadParts(Value buffer, OpFoldResult offset,
                  ArrayRef<OpFoldResult> units, int64_t width);
  void storeUnits(Value value, Value buffer, OpFoldResult offset);
  /// Sums, rounded.
  Value getUnits(Value sums);
  /// Rounds and stores sums.
  void storeSums(Value sums, OpFoldResult offset);
  /// Two vectors of the same type as one.
  Value concatenate(Value first, Value second);
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
