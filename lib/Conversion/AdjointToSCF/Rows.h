//===- Rows.h - Rows of an adjoint ------------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The leaves of an adjoint, which write one row or several, the loops around
// them, and the builder of vectors that they share.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_ADJOINTTOSCF_ROWS_H
#define LIB_CONVERSION_ADJOINTTOSCF_ROWS_H

#include "pad/Flat/FlatAdjoint.h"
#include <map>
#include <vector>

namespace mlir::pad {

/// The plan of a row with constant extents and amounts: the terms of each sum,
/// and the vectors that hold the sums. Units of the row, and of the padded row,
/// are counted from where it begins.
struct KnownRow {
  /// Units of the padded row that are added up, in order.
  using Terms = SmallVector<int64_t, 2>;

  /// Units of the row and of the padded row, and the identity position of the
  /// row's first unit.
  int64_t size, paddedSize, identity;
  /// Units in a vector.
  int64_t width;
  /// Units in the largest vector that the padded row has.
  int64_t window;
  /// The units that are sums of several.
  std::map<int64_t, Terms> sums;
  /// Where the vectors begin that hold these units; they may overlap.
  SmallVector<int64_t> vectors;
  /// All units that are in none of the vectors.
  int64_t middleBegin, middleEnd;

  /// Whether one load covers the padded row of bf16, and one vector of as many
  /// bytes holds all its sums as f32, in lanes that a vector of the row has.
  bool isOneWindow() const {
    return window == paddedSize && window <= 2 * width &&
           2 * sums.size() <= size_t(window);
  }

  /// The row of `adjoint` if it is known, each unit is shown, and few vectors
  /// of at most `vectorBytes` bytes hold the sums.
  static std::optional<KnownRow>
  get(IndexBuilder &index, const FlatAdjoint &adjoint, int64_t vectorBytes);
};

/// A row of the padded array: the row of `array` at `offset` or, with
/// `summands`, their sum in order.
struct RowTerms {
  /// The source, or memory that holds sums.
  Value array;
  OpFoldResult offset;
  std::vector<RowTerms> summands;
};

/// Where units of the result are written.
struct Destination {
  Value array;
  OpFoldResult offset;
  /// Whether vectors lie within lines and are stored past the caches.
  bool isNontemporal = false;
};

/// A row of the result and the row of the padded array that it is the sum of.
struct RowSum {
  RowTerms row;
  Destination to;
};

/// Builds vectors of units and of sums.
class RowBuilder {
public:
  using BlockBody = function_ref<void(OpFoldResult position, int64_t width)>;

  /// `vectorBytes` is a power of two.
  RowBuilder(OpBuilder &builder, const FlatAdjoint &adjoint,
             int64_t vectorBytes);

  OpBuilder &builder;
  const Location loc;
  IndexBuilder index;
  const FlatAdjoint &adjoint;
  const Type sumType;
  /// The plan of the row if its extents and amounts are known.
  const std::optional<KnownRow> known;
  /// Units and sums in a vector.
  const int64_t copyUnits, sumUnits;

  /// Covers [0, count) with blocks [position, position + width) that may
  /// overlap, of at most `maxWidth`, a power of two.
  void forEachBlock(OpFoldResult count, int64_t maxWidth, BlockBody body);

  /// `width` units of `array` from `offset` on; with `units`, from each of
  /// these after `offset`, as one vector.
  Value loadUnits(Value array, OpFoldResult offset, int64_t width);
  Value loadUnits(Value array, OpFoldResult offset,
                  ArrayRef<OpFoldResult> units, int64_t width);
  /// `width` sums of `row` from each of `units` on, as one vector.
  Value loadSums(const RowTerms &row, ArrayRef<OpFoldResult> units,
                 int64_t width);
  /// These sums as units. A row of units is not extended and rounded.
  Value loadRounded(const RowTerms &row, ArrayRef<OpFoldResult> units,
                    int64_t width) {
    return isOfUnits(row) ? loadUnits(row.array, row.offset, units, width)
                          : round(loadSums(row, units, width));
  }
  /// Whether `row` is one row of the source, or of sums that are units.
  bool isOfUnits(const RowTerms &row) const {
    return row.summands.empty() && hasUnits(row.array);
  }

  /// Stores units, or sums into an array of sums.
  void store(Value vector, const Destination &to, OpFoldResult unit);
  /// Rounds sums and stores them.
  void storeSums(Value sums, const Destination &to, OpFoldResult unit) {
    store(round(sums), to, unit);
  }
  /// Writes zeros to `size` units.
  void fillZero(const Destination &to, OpFoldResult size);

  /// Writes the units [begin, end) of the row, all of which are shown at their
  /// identity positions, from there.
  void copyRow(const RowSum &row, OpFoldResult begin, OpFoldResult end);

  Value add(Value a, Value b) {
    return adjoint.addition.add(builder, loc, a, b);
  }
  /// The sum of `load` of 0, 1, ... in order, `count` of them, one or more.
  Value addUp(OpFoldResult count, function_ref<Value(OpFoldResult)> load);
  /// Sums as units.
  Value round(Value sums);
  Value shuffle(Value a, Value b, ArrayRef<int64_t> lanes);
  Value reverse(Value vector);
  /// Memory for `size` sums.
  Value allocateSums(OpFoldResult size);

  /// `units`, a vector of 16-bit units, as pairs of them, of 32 bits, which
  /// processors shuffle faster.
  Value getPairs(Value units);
  /// The unit of each of `pairs` that `places` says, the lower one if the place
  /// is even and the upper one if it is odd, as a sum: a bf16 is the upper half
  /// of an f32 whose lower half is zero.
  Value takeHalves(Value pairs, ArrayRef<int64_t> places);
  /// A constant vector of 32-bit lanes.
  Value createBits(ArrayRef<uint32_t> lanes);

private:
  bool hasUnits(Value array) const {
    return cast<MemRefType>(array.getType()).getElementType() == adjoint.unit;
  }
  /// Copies `count` units of `array` from `from` on to those from `begin` on. A
  /// count below a vector is two blocks that overlap.
  void copyUnitsOf(Value array, OpFoldResult from, const Destination &to,
                   OpFoldResult begin, OpFoldResult count);
};

//===----------------------------------------------------------------------===//
// Leaves
//===----------------------------------------------------------------------===//

/// Writes a row whose extents and amounts are known by constant shuffles:
///
///   %identity = vector.load %source[%at]
///   %border = vector.shuffle %line, %line [-1, 0, -1, -1]
///   %sum = arith.addf %identity, %border
///   %first = vector.shuffle %identity, %sum [0, 5, 2, 3]
///   vector.store %first, %result[%to]
void buildKnownRow(RowBuilder &rows, const RowSum &row);

/// The most rows that buildPackedRows takes at once; less than 2 if it takes
/// none.
int64_t getNumPackedRows(const RowBuilder &rows);

/// Writes several rows of the source at once, whose sums are added and rounded
/// as one vector. Expects that both arrays have a row after each of these rows,
/// and that the one in the result is written later: stores run over its
/// beginning.
void buildPackedRows(RowBuilder &rows, ArrayRef<RowSum> packed);

/// Writes a row that has the fact `disjoint_row_borders`: first a copy, then
/// the elements that a border shows.
///
///   scf.for %k = ... { // the row
///     %identity = vector.load %source[%from + %k]
///     vector.store %identity, %result[%to + %k]
///   }
///   scf.for %k = ... { // a border
///     %identity = vector.load %source[%from + %k]
///     %other = vector.load %source[%border + %k] // or reversed
///     %sum = arith.addf %identity, %other
///     vector.store %sum, %result[%to + %k]
///   }
void buildDisjointRow(RowBuilder &rows, const RowSum &row);

/// Whether buildFarRow takes rows: they have elements, all of which are shown
/// at their identity positions.
Condition canBuildFarRow(IndexBuilder &index, const FlatAdjoint &adjoint);

/// Writes a row with any borders, which is added up run by run in `sums`,
/// memory for one row:
///
///   ... // -0.0 for each sum
///   scf.while (%done = 0) ... { // a run of the extension
///     scf.for %k = ... {
///       %term = vector.load %source[%done + %k]
///       %sum = vector.load %sums[%first + %k]
///       %next = arith.addf %sum, %term
///       vector.store %next, %sums[%first + %k]
///     }
///   }
///   ... // the sums, rounded
void buildFarRow(RowBuilder &rows, Value sums, const RowSum &row);

/// Whether `axis` has two borders of one position, each of which shows one
/// element, the first or second from an end, positions are single units, and
/// the two elements are in the order of the ends that they are near to.
Condition hasUnitBorders(IndexBuilder &index, const FlatAdjoint &adjoint,
                         const AdjointAxis &axis);

/// Adds the borders of one row or two, for which hasUnitBorders holds and which
/// are already written, to them:
///
///   %ends = vector.load %source[...] // both ends of the rows, as one vector
///   %identity = vector.shuffle %ends, %ends [...]
///   %border = vector.shuffle %ends, %ends [...]
///   %sums = arith.addf %identity, %border
///   ... // each sum is stored
void addUnitBorders(RowBuilder &rows, ArrayRef<RowSum> sums);

/// Writes a row by constant shuffles if it is known, and else one that has the
/// fact `disjoint_row_borders`.
void buildRow(RowBuilder &rows, const RowSum &row);

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Loops over the first `depth` outer axes of an adjoint that has the fact
/// `disjoint_borders`, of elements in `ranges` of the first of these. An
/// element that several positions show is added up in memory, together with its
/// inner axes, and read from there.
///
///   %sums = memref.alloc(%size)
///   scf.for %e = ... {
///     %part:2 = scf.if %is_shown_once {
///       scf.yield %false, %from : i1, index // in the source
///     } else {
///       ... // %sums: the sum of the parts of the source at its positions
///       scf.yield %true, %c0 : i1, index
///     }
///     ... // the same for inner axes
///     scf.if %part#0 {
///       ... // the leaf, from %sums
///     } else {
///       ... // the leaf, from the source
///     }
///   }
///   memref.dealloc %sums
void buildOuterLoops(RowBuilder &rows, ArrayRef<IndexRange> ranges,
                     size_t depth, function_ref<void(const RowSum &)> leaf);

/// Whether the borders of all axes outside of the row are known, and few enough
/// to be written out.
bool areBordersFew(IndexBuilder &index, const FlatAdjoint &adjoint);

/// Whether each row is whole lines if the first one begins with one.
bool canBeWholeLines(const std::optional<KnownRow> &known,
                     const FlatAdjoint &adjoint, int64_t vectorBytes);

/// The outermost axis whose elements have a size in which they can be put
/// together in the caches, if the result is static.
std::optional<size_t> getStagedAxis(const FlatAdjoint &adjoint);

/// Builds all rows of an adjoint that has the fact `few_borders`: those of
/// borders are written out, and add up their terms as they read them.
///
///   ... // row 0
///   scf.for %row = %c1 to %c7 step %c1 { ... } // rows that are shown once
///   ... // row 7
///
/// With the fact `past_caches`, but not `whole_lines`, elements of
/// getStagedAxis are put together in the caches:
///
///   %stage = memref.alloc() {alignment = 64}
///   scf.for %plane = ... {
///     ... // the rows of %plane, written to %stage
///     ... // the lines of %stage, stored to the result past the caches
///   }
///   memref.dealloc %stage
///   llvm.fence seq_cst
void buildFewBorders(RowBuilder &rows);

/// Writes all planes of an adjoint that has the fact `unit_borders`:
///
///   scf.for %plane = ... {
///     scf.for %row = ... { ... } // rows that are shown once
///     ... // two rows that are sums of two
///   }
void buildUnitPlanes(RowBuilder &rows);

} // namespace mlir::pad

#endif // LIB_CONVERSION_ADJOINTTOSCF_ROWS_H
