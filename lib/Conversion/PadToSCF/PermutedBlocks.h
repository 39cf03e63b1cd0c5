//===- PermutedBlocks.h - Blocks as permutations of bytes -------*- C++ -*-===//
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

#ifndef LIB_CONVERSION_PADTOSCF_PERMUTEDBLOCKS_H
#define LIB_CONVERSION_PADTOSCF_PERMUTEDBLOCKS_H

#include "RowNest.h"

namespace mlir::pad {

/// Writes all planes along one axis, block by block. A block has no gaps: all
/// rows of some planes, all rows of one plane, or one row. Each
/// vector of the result takes its bytes from one vector of the source, from two
/// or, in constant mode, from one and the fill. All of them lie inside of their
/// block.
class PermutedBlocks final : public RowLeaf {
public:
  /// The bytes of the vectors that are permuted.
  static constexpr int64_t kVectorBytes = 64;

  /// A block has no more vectors: a row of 1920 pixels. With as many bytes, the
  /// table and the numbers of units have 30 KB on the stack.
  static constexpr int64_t kMaxVectors = 96;

  /// Returns why no block of `pad`, of which types and facts are known, has a
  /// table, or an empty string. An element is `elementUnits` units of `pad`;
  /// `arrays` are the types of its source and result.
  static StringRef getProblem(const FlatPad &pad, int64_t elementUnits,
                              TypeRange arrays);

  /// Builds planes of fill by `runs`, and stores vectors in parts of
  /// `storeBytes`. Without a table, rows of `kVectorBytes` and more may have
  /// vectors of `rowVectorBytes`.
  PermutedBlocks(RunBuilder &runs, int64_t storeBytes, int64_t rowVectorBytes);

  /// Builds the table, if `isFit` holds and the table pays, and returns whether
  /// there is one.
  Condition buildTable(Condition isFit);

  size_t getAxis() const final { return pad.getPositionOfPlanes(); }
  void build(OpFoldResult source, OpFoldResult result) final;

private:
  /// Chooses `planesPerBlock`.
  OpFoldResult choosePlanes();
  /// Whether the bytes of each vector are likely to lie in two of the source.
  Condition isLikelyComplete();
  /// Whether VectorRows is likely to be slower, or has no such rows.
  Condition isLikelyFaster();
  /// Builds the table, and returns whether it is complete and pays.
  Condition fillTable();
  /// Stores the source units that a row shows, from the beginning of its own
  /// source.
  void buildRowUnits();
  /// Stores the source units that a block shows.
  void buildBlockUnits();
  /// Stores the entries of a block, and returns how many are from two vectors
  /// of the source, and how many have bytes of a third one.
  std::pair<OpFoldResult, OpFoldResult> buildEntries();
  /// The lanes of bytes in a vector that units of `numbers` have.
  Value getLanes(Value numbers);

  /// `which` with the offsets, in bytes, of both vectors of the source. Offsets
  /// come with the bytes, since LLVM has no registers for them in the loop, and
  /// on Zen 5 loading them one by one takes as long as the permutation.
  Value addOffsets(Value which, OpFoldResult first, OpFoldResult second);
  /// The offsets in `entry`, the second one negative if there is none.
  std::pair<OpFoldResult, OpFoldResult> loadOffsets(Value entry);

  /// The addresses of a block in the source and in the result.
  struct Block {
    OpFoldResult source, result;
  };
  /// Builds the loops over the blocks along `axis`, planes or rows, in pairs:
  ///
  ///   borders: position k, and the k-th from the end, for each k
  ///   inside:  one block of its first half, and one of its second half
  ///
  /// Source and result begin at `source` and `result`. The two halves, and the
  /// borders if one is wider, may overlap.
  void buildAxis(const FlatAxis &axis, OpFoldResult source,
                 OpFoldResult result);
  /// Builds the loop over the entries, each of which writes a vector of each of
  /// `blocks`.
  void buildBlocks(ArrayRef<Block> blocks);

  OpFoldResult getByteCount(OpFoldResult some) {
    return index.mul(some, pad.storage.unitBytes);
  }
  Value getPointer(OpFoldResult address);
  /// `number` in each of `lanes`.
  Value splat(OpFoldResult number, int64_t lanes);
  Value splatConstant(VectorType type, int64_t number);
  Value splatByte(int64_t byte);
  /// The bytes of `vector`.
  Value getBytes(Value vector);

  /// The axis around planes, which may have one position, the axis of the rows
  /// of a plane, and the row.
  FlatAxis planes, rows, row;
  /// The units of a vector, the bytes of a store and of a vector of rows, the
  /// type of a vector as bytes, and the units of one row and one plane of the
  /// result.
  int64_t width, storeBytes, rowVectorBytes;
  VectorType bytesType;
  OpFoldResult rowUnits, planeUnits;
  /// Whether a block has all rows of its planes; else it has one row.
  Condition hasAllRows = true;
  OpFoldResult rowsPerBlock, planesPerBlock;
  /// Units of a block in the source and in the result.
  OpFoldResult sourceUnits, units;
  /// Vectors of a block.
  OpFoldResult numVectors;
  /// Memory: see buildRowUnits, buildBlockUnits, buildEntries.
  Value unitsOfRow, unitsOfBlock, bytes;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_PERMUTEDBLOCKS_H
