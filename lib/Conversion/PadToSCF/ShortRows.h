//===- ShortRows.h - Short rows in whole vectors ----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of a size that is known at run time, without a branch for the size. The
// number of stores decides the time, so a border is no run of its own: it is
// blended into the first or the last of the vectors that cover the row. The
// last one ends where the row ends. A row shorter than a vector is one vector
// that spills: units that it writes beyond the row are overwritten later, since
// rows are written in ascending order.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_SHORTROWS_H
#define LIB_CONVERSION_PADTOSCF_SHORTROWS_H

#include "Vectors.h"

namespace mlir::pad {

/// Whether the rows of `pad`, which is in units, may have one vector or more
/// and a narrower border, and are then written as `buildPaddedRow`.
bool areVectorRows(const FlatPad &pad, int64_t vectorUnits);

/// Rows of up to `maxRowUnits` units in `vectors` vectors of `width` units, or
/// in as many as they need if that is 0. With several vectors, only the first
/// one has the border before, and only the last one, which ends where the row
/// ends, has the border after.
struct RowClass {
  int64_t vectors;
  int64_t width;
  int64_t maxRowUnits;
};

/// Writes rows by their class.
class ShortRows : PadBuilder {
public:
  /// Writes rows of `pad`, whose positions have `staticUnitsPerPosition` units,
  /// that are in one of `classes`.
  ShortRows(OpBuilder &builder, const FlatPad &pad, ArrayRef<RowClass> classes);

  /// Whether the rows are in a class.
  Condition areInClass() {
    return index.lessThan(0, OpFoldResult(rowClassIndex));
  }

  /// Builds the rows of all planes, where they are in a class.
  void build(OpFoldResult source, OpFoldResult result, Condition isInside);

private:
  /// Builds what finds `rowClassIndex`.
  OpFoldResult choose();
  /// Whether the rows are of `candidate`.
  Condition fits(const RowClass &candidate);
  /// Whether vectors pay, whatever the class: the pad is within reach, rows lie
  /// in the order of their indices, and planes have few rows or fill short
  /// ones.
  Condition areShort();
  /// Builds a table of the results of getRowSource if `isUsed` holds, and
  /// chooses the number of planes that are written as one.
  void buildRowSourceTable(Condition isUsed);
  /// Fills `size` units at `result`, with `inVectors` by vectors that may write
  /// beyond them.
  void buildFill(OpFoldResult result, OpFoldResult size, Condition inVectors,
                 int64_t width);

  /// Returns the planes that are not filled, and the planes among them whose
  /// vectors stay inside of the arrays, with up to `maxWidth` units before and
  /// after.
  std::pair<Inside, Inside> getPlanes(OpFoldResult source, OpFoldResult result,
                                      Condition isInside);
  /// Builds the planes `part`. Unless they are whole, their first and last rows
  /// go element by element.
  void buildPlanes(OpFoldResult source, OpFoldResult result, const Inside &part,
                   Condition areWhole);
  /// The vectors of the rows of one class: where in a row the last one begins,
  /// and where in that the border after the row does.
  struct ClassVectors {
    int64_t count, width;
    OpFoldResult tail, afterLane;
  };
  /// Builds a switch over the classes, and `body` for each.
  void forEachClass(function_ref<void(const ClassVectors &)> body);
  /// Where the row of the source begins that row `o` is made of, from the
  /// beginning of its plane or, if there is a table, of the first plane.
  OpFoldResult getRowSource(OpFoldResult o);
  /// Builds a row in vectors.
  void buildVectors(const ClassVectors &vectors, OpFoldResult source,
                    OpFoldResult result);
  /// Builds a row element by element.
  void buildElements(OpFoldResult source, OpFoldResult result);

  /// The vector that begins at `position` of the row whose source is at
  /// `source`, and may have parts of the borders at `sides`:
  ///
  ///   %inside = vector.load %x[...]
  ///   %border = vector.load %x[...] // reversed if the mode mirrors
  ///   %vector = arith.select %mask, %border, %inside
  Value buildVector(const ClassVectors &vectors, OpFoldResult source,
                    OpFoldResult position, ArrayRef<Extension::Side> sides);
  /// A vector that has the borders at `sides` of the row whose source is at
  /// `source`, each in its part of the lanes: that before the row from the
  /// first one on, that after it from `afterLane` on.
  Value buildBorders(const ClassVectors &vectors, OpFoldResult source,
                     ArrayRef<Extension::Side> sides);
  /// Loads the `units` lanes of the border at `side`.
  Value loadBorder(const ClassVectors &vectors, Extension::Side side,
                   OpFoldResult source, int64_t units);
  /// Sets the views. The inside and the borders begin at these units of a row
  /// of the source.
  void buildViews(OpFoldResult firstInside, OpFoldResult beforeSource,
                  OpFoldResult afterSource);

  /// A mask of `width` units as bytes, negative in the first `count` of them.
  /// LLVM hoists it out of the loops, but would sink a comparison into them;
  /// and targets without mask registers select by the sign of bytes.
  Value buildLaneMask(int64_t width, OpFoldResult count);
  /// The bytes of `first` where `mask` is negative, of `second` elsewhere.
  Value selectLanes(Value mask, Value first, Value second);

  ArrayRef<RowClass> classes;
  /// 1 + the place of the class of the rows in the list, or 0.
  Value rowClassIndex;
  FlatAxis rows, row;
  /// The axis around planes, which may have one position.
  FlatAxis planes;
  Inside inside;
  /// How the source index moves in the borders, on either side.
  int64_t stepBeyond;
  /// Units of the row before, inside of and after the source, and all of them.
  OpFoldResult before, size, after, resultRowUnits;
  /// Units in a row of the source.
  OpFoldResult sourceSize;

  /// Views of the source that vectors are loaded from: the inside, the border
  /// before a row, and the border after a row of one vector or of several.
  Value insideView, beforeView, afterView, afterViewMultiVector;
  /// Units from the first to the last row of a plane.
  OpFoldResult sourcePlane, resultPlane;
  /// The table of getRowSource, if there is one, and the number of planes that
  /// are written as one.
  Value rowSources;
  OpFoldResult planesPerTable;
  /// The largest width. The numbers of rows, and of planes, at the ends of an
  /// array whose vectors may reach beyond it.
  int64_t maxWidth;
  OpFoldResult rowMargin, planeMargin;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_SHORTROWS_H
