//===- SpillingRows.h - Short rows in whole vectors -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of a size that is known at run time, without a branch for the size. What
// counts is the number of stores, so a border is no run of its own: it is
// blended into the first or the last of the vectors that cover the row. The
// last one ends where the row ends. A row shorter than a vector is one vector
// that spills: what it writes beyond the row is written again later, so rows
// come in ascending order. Planes of the shortest rows have a table.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_SPILLINGROWS_H
#define LIB_CONVERSION_PADTOSCF_SPILLINGROWS_H

#include "PlaneTable.h"
#include "pad/Conversion/PadToSCF/PadToSCF.h"

namespace mlir::pad {

/// Planes, each of one position of the axis around them, whose sources follow
/// each other at one distance.
struct PlaneRange {
  /// The positions.
  Inside range;
  /// Where the plane at the first position begins, and from one to the next.
  OpFoldResult source, sourceStep;
  OpFoldResult result, resultStep;

  OpFoldResult getSource(IndexBuilder &index, OpFoldResult o) const {
    return index.add(source, index.mul(index.sub(o, range.begin), sourceStep));
  }
  OpFoldResult getResult(IndexBuilder &index, OpFoldResult o) const {
    return index.add(result, index.mul(index.sub(o, range.begin), resultStep));
  }
};

/// Writes planes of short rows; a plane is all positions of the last two axes.
class SpillingRows {
public:
  /// Nothing is built. `inside` has the part inside of the source for each
  /// axis.
  SpillingRows(OpBuilder &builder, const FlatPad &pad, ArrayRef<Inside> inside,
               const ConvertPadToSCFPassOptions &options);

  /// Whether there are rows that can be written so.
  bool isPossible() const { return !classes.empty(); }

  /// Builds `planes` in ascending order, by a switch with one loop for each
  /// class of rows. Returns the positions of planes that are written whole: of
  /// those before and after, where to read or write beyond the plane would be
  /// out of bounds, only the rows getWrittenRows are. All others are to be
  /// written then.
  Inside build(const PlaneRange &planes);

  /// The rows that are written of a plane that is not written whole: positions
  /// inside of the source.
  Inside getWrittenRows();

private:
  /// How the vectors of a row have its borders.
  enum class Borders {
    /// Only the first one has the one before, only the last one the one after.
    Apart,
    /// Any of them may have parts of both.
    Together,
    /// There is one; the border before is in its first half, the one after in
    /// its second half.
    Halves,
  };

  /// Rows in up to `vectors` vectors of `width` units, or in as many as they
  /// need if that is 0; the last one of several has `lastWidth`. The rows have
  /// up to `maxPitch` units.
  struct RowClass {
    int64_t vectors;
    int64_t width;
    int64_t lastWidth;
    int64_t maxPitch;
    Borders borders;
  };

  void chooseClass(const ConvertPadToSCFPassOptions &options);
  void addClasses(int64_t vectorBytes);
  /// Whether the rows are of this class.
  Condition fits(const RowClass &candidate);
  Condition isAmidst(OpFoldResult source, OpFoldResult result);
  /// The positions of planes that are amidst, and those between.
  Inside getAmidst(const PlaneRange &planes);
  /// Builds a switch with what `build` builds for each class.
  void forEachClass(function_ref<void()> build);
  /// Whether planes are written by the table.
  Condition hasTable();
  /// Builds the plane at `source` and `result`, which is whole or not.
  void buildPlane(OpFoldResult source, OpFoldResult result, Condition isWhole);

  /// The numbers of all parts of a plane.
  SmallVector<OpFoldResult> getParts();
  /// Builds the rows of the part with number `part` of the plane at `source`
  /// and `result`.
  void buildRows(OpFoldResult part, OpFoldResult source, OpFoldResult result);
  void buildRow(OpFoldResult source, OpFoldResult result);

  /// The vector that begins at `position` of the row whose source is at
  /// `source`, and may have parts of the borders before and after the row.
  Value buildVector(OpFoldResult source, OpFoldResult position, bool hasBefore,
                    bool hasAfter);

  /// The vector of a whole row whose borders lie in its halves.
  Value buildVectorOfHalves(OpFoldResult source);

  /// Fills the rows `part` of the plane at `result`, and up to a vector more.
  void buildFill(OpFoldResult result, const Inside &part);

  /// A vector with the unit for `position`, where a border of the row begins
  /// whose source is at `source`, in `lane`, and the border's others after it.
  Value buildBorder(OpFoldResult source, OpFoldResult position,
                    OpFoldResult lane);
  /// The units of the source that are these, in the order in which they lie
  /// there; one pixel if all lanes have the same.
  Value loadBorder(OpFoldResult source, OpFoldResult position,
                   OpFoldResult lane);
  Value buildFillVector();

  /// Numbers for the bytes of a vector, negative for those of the first `count`
  /// units. LLVM keeps them outside of the loops, where it would move a
  /// comparison into them; and the sign of a byte is what targets without
  /// registers for masks select by.
  Value buildSigns(OpFoldResult count);
  VectorType getSignType();
  /// The bytes of `first` where `signs` is negative, of `second` elsewhere.
  Value selectBySigns(Value signs, Value first, Value second);

  /// Reverses units, pixel by pixel.
  void reverse(MutableArrayRef<int64_t> units);

  Value load(OpFoldResult offset, int64_t units);
  void store(Value vector, OpFoldResult offset);
  OpFoldResult scale(OpFoldResult offset, OpFoldResult position,
                     OpFoldResult stride) {
    return index.add(offset, index.mul(position, stride));
  }

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  /// Its row is the one that the types tell of.
  FlatPad pad;
  /// The axis around the row, and what of it is inside.
  FlatAxis rows;
  Inside insideRows;
  /// How the source index moves in the borders, on either side.
  int64_t stepBeyond = 0;
  /// Units of the row before, inside of and after the source.
  OpFoldResult before, size, after;
  /// Where the inside begins in a row of the source.
  OpFoldResult firstInside;
  /// Where in a row of the source its borders begin.
  OpFoldResult beforeSource, afterSource;
  /// All of that.
  OpFoldResult pitch;

  SmallVector<RowClass> classes;
  /// 1 + the class of the rows, the number after all of these if there is a
  /// table, or 0 if there is neither.
  OpFoldResult chosen;
  std::optional<PlaneTable> table;
  /// The table of the parts of a plane, or their numbers where it has no memory.
  Value parts;
  SmallVector<OpFoldResult> partNumbers;
  /// What a plane of any class reads and writes beyond its ends at most.
  int64_t slack = 0;

  /// The class that is being built, and where in a row its last vector begins.
  const RowClass *current = nullptr;
  OpFoldResult tail;
  /// Units in the vector that is being built.
  int64_t width = 0;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_SPILLINGROWS_H
