//===- RunBuilder.h - Copies and fills of contiguous runs -------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds what rows consist of: runs that are copied, reversed, repeated and
// filled, in vectors. Nothing beyond a run is read or written. A run that is no
// multiple of the vector ends with a vector that overlaps the one before it; a
// run shorter than the vector is two overlapping vectors of the largest power
// of two that fits. Where a vector fills a line of the cache, loops store it
// aligned, after one that is not.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_RUNBUILDER_H
#define LIB_CONVERSION_PADTOSCF_RUNBUILDER_H

#include "LineBuffer.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// Builds runs over rank-1 memrefs of one storage unit. Offsets and sizes are
/// counted in units unless they are said to be in pixels. The memrefs written
/// and read by one call do not overlap in the ranges given.
class RunBuilder {
public:
  /// `vectorUnits` is the number of units in a vector, a power of two. With
  /// `lines`, all stores go through it.
  RunBuilder(OpBuilder &builder, Location loc, const Storage &storage,
             int64_t vectorUnits, LineBuffer *lines = nullptr)
      : builder(builder), loc(loc), index(builder, loc), storage(storage),
        vectorUnits(vectorUnits), lines(lines) {}

  /// to[toOffset + k] = from[fromOffset + k] for k < size; `hasLine` says that
  /// `size` is known to be a line or more.
  void copy(Value from, OpFoldResult fromOffset, Value to,
            OpFoldResult toOffset, OpFoldResult size, bool hasLine = false);

  /// Pixel k of the `pixels` pixels at to[toOffset] is the k-th before the one
  /// at from[fromOffset].
  void copyReversed(Value from, OpFoldResult fromOffset, Value to,
                    OpFoldResult toOffset, OpFoldResult pixels,
                    OpFoldResult pixelSize);

  /// Each of the `pixels` pixels at to[toOffset] is the one at
  /// from[fromOffset].
  void repeat(Value from, OpFoldResult fromOffset, Value to,
              OpFoldResult toOffset, OpFoldResult pixels,
              OpFoldResult pixelSize);

  /// Fills to[toOffset] to to[toOffset + size - 1] with `pattern` over and
  /// over; `size` is a multiple of the pattern's.
  void fill(ArrayRef<Value> pattern, Value to, OpFoldResult toOffset,
            OpFoldResult size);

private:
  /// Builds the block of `width` pixels at `position`, which is stored there.
  using BlockBody = function_ref<Value(OpFoldResult position, int64_t width)>;
  using AlignedPosition = function_ref<OpFoldResult()>;

  /// Where blocks are stored, and the units of each of their pixels.
  struct Target {
    Value to;
    OpFoldResult offset;
    int64_t units;
  };

  /// Covers [0, count) with blocks [position, position + width), of at most
  /// `maxWidth`, a power of two; blocks may overlap. With `maxCount`, `count`
  /// is known to be no larger. With `getAligned`, which builds a position less
  /// than `maxWidth`, the blocks of a loop begin there after a first one at 0.
  void forEachBlock(const Target &target, OpFoldResult count, int64_t maxWidth,
                    BlockBody body,
                    std::optional<int64_t> maxCount = std::nullopt,
                    AlignedPosition getAligned = {});
  void forEachStaticBlock(const Target &target, int64_t count, int64_t maxWidth,
                          BlockBody body, AlignedPosition getAligned);
  void forEachDynamicBlock(const Target &target, Value count, int64_t maxWidth,
                           BlockBody body, bool isTwoBlocks,
                           AlignedPosition getAligned);
  /// Stores `count` blocks from `position` on, after the last one is built:
  /// loads that lie as far into a page as a store before them wait for it.
  void storeBlocks(const Target &target, OpFoldResult position, int64_t width,
                   BlockBody body, int64_t count = 1);

  /// As forEachBlock, for blocks that are stored at once, line by line or
  /// aligned.
  void forEachStoredBlock(const Target &target, OpFoldResult count,
                          int64_t maxWidth, BlockBody body,
                          bool hasLine = false);
  /// As forEachStoredBlock, for runs of at most a line or, if `isLong` holds,
  /// of a line or more, where no position lies in two lines.
  void forEachBlockOfLines(const Target &target, Condition isLong,
                           OpFoldResult count, int64_t maxWidth,
                           BlockBody body);

  /// Copies pixel after pixel; pixel k comes from fromOffset + k * fromStep.
  void copyPixels(Value from, OpFoldResult fromOffset, OpFoldResult fromStep,
                  Value to, OpFoldResult toOffset, OpFoldResult pixels,
                  OpFoldResult pixelSize);

  /// The number of pixels of `pixelSize` units in a vector, a power of two, or
  /// nullopt if a pixel is not known to fit.
  std::optional<int64_t> getPixelsPerVector(OpFoldResult pixelSize);

  Value load(Value from, OpFoldResult offset, int64_t size);
  void store(Value value, Value to, OpFoldResult offset);
  Value shuffle(Value vector, ArrayRef<int64_t> mask);

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  const Storage &storage;
  int64_t vectorUnits;
  LineBuffer *lines;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_RUNBUILDER_H
