//===- PermutationTable.h - Blocks as permutations of bytes -----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table, made at run time, of how the vectors of a block of the result come
// from vectors of the source. Blocks of one shape have the same table, so the
// index map is asked for one of them.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_PERMUTATIONTABLE_H
#define LIB_CONVERSION_PADTOSCF_PERMUTATIONTABLE_H

#include "pad/Flat/FlatPad.h"

namespace mlir::pad {

/// The table of a block without gaps: all rows of some planes, all rows of one
/// plane, or one row. Each vector of the result takes its bytes from one vector
/// of the source, from two or, in constant mode, from one and the fill. All of
/// them lie inside of their block.
class PermutationTable {
public:
  /// The bytes of the vectors that are permuted.
  static constexpr int64_t kVectorBytes = 64;

  /// A block has no more vectors: longer rows are as fast as three runs.
  static constexpr int64_t kMaxVectors = 16;

  /// Returns why no block of `pad`, which is in elements and of which types and
  /// facts are known, has a table, or an empty string.
  static StringRef getProblem(const FlatPad &pad);

  PermutationTable(OpBuilder &builder, const FlatPad &pad);

  /// Builds the table, if `isFit` holds and the table pays, and returns whether
  /// there is one.
  Condition build(Condition isFit);

  /// Builds the code that writes the block at `result` from the one at
  /// `source`.
  void buildBlock(OpFoldResult source, OpFoldResult result);

  /// Where the source of row `o` begins in its plane.
  OpFoldResult getRowSource(OpFoldResult o);

  /// The axis around planes, which may have one position, and rows of a plane.
  FlatAxis planes, rows;
  /// Units in one row and in one plane of the result.
  OpFoldResult rowUnits, planeUnits;
  /// Whether a block has all rows of its planes; else it has one row.
  Condition hasAllRows = true;
  OpFoldResult rowsPerBlock, planesPerBlock;

private:
  /// The vectors of `some` units.
  OpFoldResult countVectors(OpFoldResult some);
  /// Chooses `planesPerBlock`.
  OpFoldResult choosePlanes();
  /// Builds the table, and returns whether it is complete and pays.
  Condition buildTable();
  /// Stores the source units that a row shows, from the beginning of its own
  /// source.
  void buildRowUnits();
  /// Stores the source units that a block shows.
  void buildBlockUnits();
  /// Stores, for each vector of a block, its bytes and the offsets of both
  /// vectors of the source, the second one negative if there is none. Returns
  /// how many have a second one, and whether any has bytes of a third one.
  std::pair<OpFoldResult, OpFoldResult> buildVectors();

  OpFoldResult load(Value memory, OpFoldResult at);
  void store(OpFoldResult number, Value memory, OpFoldResult at);
  Value splat(OpFoldResult number, int64_t lanes);
  Value loadBytes(OpFoldResult offset);
  Value buildFill();

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  const FlatPad &pad;
  FlatAxis row;
  /// The units of a vector.
  int64_t width;
  /// Units of a block in the source and in the result.
  OpFoldResult sourceUnits, units;
  /// Vectors of a block.
  OpFoldResult numVectors;
  /// Memory: see buildRowUnits, buildBlockUnits, buildVectors.
  Value unitsOfRow, unitsOfBlock, bytes, offsets;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_PERMUTATIONTABLE_H
