//===- Vectors.h - Memory, loads, stores and shuffles -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_VECTORS_H
#define LIB_CONVERSION_PADTOSCF_VECTORS_H

#include "pad/Flat/FlatPad.h"

namespace mlir::pad {

/// The base of the builders of the loops of `pad`.
struct PadBuilder {
  PadBuilder(OpBuilder &builder, const FlatPad &pad)
      : builder(builder), loc(pad.loc), index(builder, loc), pad(pad) {}

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  const FlatPad &pad;
};

/// The source index of position `o` of `axis`, an axis of `pad`: inside of the
/// source in constant mode, within reach in any other.
OpFoldResult getShownIndex(IndexBuilder &index, const FlatPad &pad,
                           const FlatAxis &axis, OpFoldResult o);

/// Loads the unit, or the vector of `width` units, at offset `at` of `array`, a
/// memref of rank 1.
Value loadUnit(IndexBuilder &index, Value array, OpFoldResult at);
Value loadVector(IndexBuilder &index, Value array, OpFoldResult at,
                 int64_t width);

/// Stores `value`, an index, a unit or a vector of units, at offset `at` of
/// `array`, a memref of rank 1.
void storeAt(IndexBuilder &index, OpFoldResult value, Value array,
             OpFoldResult at);

/// Prefetches the line of offset `at` of `array`, a memref of rank 1.
void prefetchAt(IndexBuilder &index, Value array, OpFoldResult at,
                bool isWrite);

/// How far ahead of a store a line is prefetched. A store waits for its line,
/// and processors prefetch for loads: results in the second cache took 1.1
/// to 1.25 times as long without.
inline constexpr int64_t kPrefetchedBytes = 1536;

/// Prefetches the line that is written some time after a vector of `bytes` at
/// offset `at` of the result of `pad`, once for each line: if the vector begins
/// one, `bytesBefore` after the first vector of the row that is stored. Vectors
/// of less than half a line are not worth it, nor is any vector on some targets.
void prefetchAhead(IndexBuilder &index, const FlatPad &pad, OpFoldResult at,
                   int64_t bytes, int64_t bytesBefore);

/// A vector of `width` units with `units` over and over.
Value repeatUnits(IndexBuilder &index, ArrayRef<Value> units, int64_t width);

/// Shuffles two vectors; builds nothing if `mask` names all lanes of one of
/// them in order.
Value shuffleVectors(IndexBuilder &index, Value first, Value second,
                     ArrayRef<int64_t> mask);

/// A lane of one of several vectors.
struct Lane {
  int64_t vector, lane;
};

/// The lanes of `vectors` that `lanes` names, as one vector.
Value gatherLanes(IndexBuilder &index, ArrayRef<Value> vectors,
                  ArrayRef<Lane> lanes);

/// The vectors of one length as one vector; their number is a power of two.
Value concatenateVectors(IndexBuilder &index, ArrayRef<Value> vectors);

/// The columns of squares of `rows`, a power of two, which lie side by side in
/// vectors. Two rows of the halves of a square become two by taking an element
/// of one and an element of the other by turns, which rotates the bits of the
/// number of each element in the square by one.
SmallVector<Value> transposeSquares(IndexBuilder &index,
                                    SmallVector<Value> rows);

/// Whether code in `block` runs on the thread of its function.
bool isOnThreadOfFunction(Block *block);

/// Memory of `type`, a static memref, `alignment` bytes aligned: on a thread of
/// a function at its beginning, where neither loops around a pad nor a variable
/// frame cost anything, and shared by all requests with the attribute `name`;
/// else at the insertion point of `builder`.
Value getStackMemory(OpBuilder &builder, Location loc, MemRefType type,
                     StringRef name, int64_t alignment);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_VECTORS_H
