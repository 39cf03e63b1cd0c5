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

#include "Vectors.h"

namespace mlir::pad {

/// Builds runs of the result of a pad. Offsets and sizes are in units, counts
/// in positions of a row. A run does not overlap what it is copied from.
class RunBuilder : public PadBuilder {
public:
  /// `pad` is in units. `vectorUnits` is the number of units in a vector, a
  /// power of two.
  RunBuilder(OpBuilder &builder, const FlatPad &pad, int64_t vectorUnits)
      : PadBuilder(builder, pad), vectorUnits(vectorUnits) {}
  virtual ~RunBuilder() = default;

  /// Starts a part of the result without gaps at `offset`, whose runs follow in
  /// ascending order.
  virtual void begin(OpFoldResult offset) {}
  /// Ends that part.
  virtual void end() {}

  /// result[to + k] = source[from + k] for k < size, where `source` is the
  /// source or the result of the pad; `hasLine` says that `size` is known to be
  /// a line or more.
  void copy(Value source, OpFoldResult from, OpFoldResult to, OpFoldResult size,
            bool hasLine = false);

  /// Writes `count` positions of `units` units each from result offset `to` on.
  /// Position k is the one of the source at offset `from` (step 0) or the k-th
  /// before that (step -1).
  void copyPositions(int64_t step, OpFoldResult from, OpFoldResult to,
                     OpFoldResult count, OpFoldResult units);

  /// Fills `size` units, whole elements, from result offset `to` on.
  void fill(OpFoldResult to, OpFoldResult size);

protected:
  /// `count` positions of `units` units each, from result offset `offset` on,
  /// in blocks of up to `maxWidth` positions, a power of two.
  struct BlockRun {
    OpFoldResult offset;
    OpFoldResult count;
    int64_t units;
    int64_t maxWidth;
    /// Builds the block of `width` positions at `position`.
    function_ref<Value(OpFoldResult position, int64_t width)> body;
    /// Whether the run is known to be a line or more.
    bool hasLine = false;
    /// Whether it is fill.
    bool isFill = false;
  };

  virtual void buildRun(const BlockRun &run) { buildBlocks(run); }
  virtual void store(Value value, OpFoldResult offset);

  /// Covers `run` with blocks [position, position + width) that may overlap.
  void buildBlocks(const BlockRun &run);
  /// Stores `count` blocks from `position` on, after the last one is built: a
  /// load whose address has the low 12 bits of an earlier store's waits for
  /// that store.
  void storeBlocks(const BlockRun &run, OpFoldResult position, int64_t width,
                   int64_t count = 1);

  int64_t vectorUnits;
  /// Units in a line if the stores of blocks go to the buffer of one, which a
  /// run of buildBlocks is not longer than; 0 if they go to the result.
  int64_t lineUnits = 0;

private:
  void buildStaticBlocks(const BlockRun &run, int64_t count);
  void buildDynamicBlocks(const BlockRun &run);
  /// Covers `run`, which is known to be as long, with blocks of its full width.
  void buildWideBlocks(const BlockRun &run);
  /// Whether blocks of `run` are whole lines, which a loop stores aligned.
  bool isAligned(const BlockRun &run) const;
  /// The first position of `run` at which such a block is aligned.
  OpFoldResult getAlignedPosition(const BlockRun &run);

  /// A unit, or a vector of `size` units, if that is not 1.
  Value load(Value from, OpFoldResult offset, int64_t size);
  Value repeat(ArrayRef<Value> units, int64_t size);
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_RUNBUILDER_H
