//===- PadPartition.h - What each rank does of a pad ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The plan of a pad that is divided among the ranks of a grid: the elements of
// the source that each shard of the result needs, axis by axis. Two ranks
// exchange the elements that one needs and the other owns.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_SHARDING_PADPARTITION_H
#define PAD_LIB_SHARDING_PADPARTITION_H

#include "pad/Sharding/AxisShare.h"
#include "pad/Sharding/BlockWalk.h"
#include "pad/Sharding/ShardLayout.h"
#include <vector>

namespace mlir::pad {

/// One axis of the op that a rank runs: a pad or an adjoint of `needed`
/// elements, with the amounts `low` and `high`. An adjoint has `extent`
/// elements; the rank's part begins at element `offset`.
template <typename Index>
struct LocalAxisOf {
  Index low, high, needed;
  Index extent{}, offset{};
};

/// One axis of a pad or an adjoint. An axis that is not divided has one shard.
struct AxisPartition {
  enum class Kind { Pad, Border, Adjoint };

  Kind kind;
  int64_t axis;
  /// The axes of the grid that divide it, the slowest first.
  SmallVector<shard::GridAxis> gridAxes;
  int64_t numShards;
  /// The begins of the shards of the source (`offsets`) and of the result
  /// (`windows`), each with the extent as the last entry. Empty if they are
  /// known at run time only.
  SmallVector<int64_t> offsets, windows;
  /// The mode and amounts of the axis. For a border in place, the padded array
  /// is the inside that `low` and `high` leave of the source.
  Extension extension;
  OpFoldResult low, high;
  /// Whether a shard of an adjoint has turns, see BlockWalk.
  bool hasTurns = false;
  /// For each shard of the result, the local op and, for a pad, the elements of
  /// the source that it shows. Empty if they are known at run time only.
  SmallVector<LocalAxisOf<int64_t>> locals = {};
  SmallVector<AxisShare> shares = {};

  bool isKnown() const { return !locals.empty(); }

  /// Whether the local adjoint of a rank has more elements than its part of the
  /// result.
  bool isCut() const {
    return hasTurns || (kind == Kind::Adjoint &&
                        !BlockWalk<WalkArith>::canWalkBlocks(extension));
  }

  /// Whether each shard of the result is known to need exactly the shard of the
  /// source on the same rank, in order.
  bool isLocal() const;

  /// The largest number of elements that one shard needs of another one.
  /// Expects known extents and amounts.
  int64_t getMaxOverlap() const;

  /// Sets `locals` and `shares`. Expects known extents and amounts.
  void setShares();

  /// The walk over a shard of an adjoint. Expects known extents and amounts.
  BlockWalk<WalkArith> getWalk(WalkArith &arith, int64_t shard) const;

private:
  int64_t countShared(int64_t receiver, int64_t owner) const;
};

/// The axes of an op of `kind` with one of `lows` and `highs` for each axis,
/// without the axes along which each rank is known to have the elements that it
/// needs. Fails if source and result are divided by different axes of the grid.
FailureOr<std::vector<AxisPartition>>
planPartition(AxisPartition::Kind kind, PadMode mode,
              ArrayRef<OpFoldResult> lows, ArrayRef<OpFoldResult> highs,
              const ShardLayout &source, const ShardLayout &result,
              function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::pad

#endif // PAD_LIB_SHARDING_PADPARTITION_H
