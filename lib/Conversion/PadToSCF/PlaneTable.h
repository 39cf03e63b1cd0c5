//===- PlaneTable.h - Planes of tiny rows by a table ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All planes of a pad are alike: where the units of one come from, relative to
// its source, is so for each. Of rows that are shorter than a vector, a table
// is made of that when the sizes are known: a plane is steps that each load a
// vector from the source, permute its bytes and store it, whatever rows they
// belong to. What a step stores beyond its units the next one writes again.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_PLANETABLE_H
#define LIB_CONVERSION_PADTOSCF_PLANETABLE_H

#include "FlatPad.h"

namespace mlir::pad {

/// The table, in memory of the stack that all tables of a function share.
class PlaneTable {
public:
  /// Whether `pad`, built where `builder` is, may have planes that a table is
  /// good for; its elements are its pixels and its result has no gaps.
  static bool isPossible(OpBuilder &builder, const FlatPad &pad,
                         int64_t vectorBytes);

  /// Builds the table where `isUsed` holds and it is good for the planes of
  /// `pad`, whose borders are no wider than the reach of the extension; a plane
  /// is all positions of its last two axes.
  PlaneTable(OpBuilder &builder, const FlatPad &pad, Condition isUsed);

  /// Whether there is a table.
  Condition isThere();

  /// Builds the plane at `source` and `result`; it ends a vector or more before
  /// the end of the result.
  void buildPlane(OpFoldResult source, OpFoldResult result);

private:
  void allocate();
  void writeOffsets();
  /// Returns the number of steps, or 0 if they are more than there is room for.
  Value writeSteps();
  /// Writes the step `step` for the units from `begin` on. Returns where the
  /// next one begins.
  Value writeStep(Value begin, Value step);
  /// Finds what one vector of the source has of the units from `begin` on.
  /// Returns the end of these, and the first one in the source.
  std::pair<Value, Value> findWindow(Value begin);

  OpFoldResult loadNumber(Value memory, OpFoldResult position);
  void storeNumber(OpFoldResult value, Value memory, OpFoldResult position);
  /// The bytes of `vector` at the places that `lanes` has.
  Value permute(Value vector, Value lanes);
  void forEach(OpFoldResult count, function_ref<void(OpFoldResult)> body);

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  const FlatPad &pad;
  FlatAxis rows, row;
  /// Units in a vector, in a row, in a plane, and in a plane of the source with
  /// what lies between its rows.
  int64_t width;
  OpFoldResult pitch, units, sourceUnits;

  /// For each unit of a plane, where it comes from.
  Value offsets;
  /// For each step, where it stores, and from where it loads.
  Value places;
  /// For each step, the byte for each byte of the vector.
  Value lanes;
  OpFoldResult steps;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_PLANETABLE_H
