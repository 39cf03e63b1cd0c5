//===- PadPartition.h - What each rank does of a pad ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The plan of a pad that is divided among the ranks of a grid: what each shard
// of the result needs, axis by axis. What two ranks exchange follows: the
// elements that one needs and the other owns.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_SHARDING_PADPARTITION_H
#define PAD_LIB_SHARDING_PADPARTITION_H

#include "pad/Sharding/AxisShare.h"
#include "pad/Sharding/BlockWalk.h"
#include "pad/Sharding/ShardLayout.h"
#include <vector>

namespace mlir::pad {

/// What a rank makes its part of an axis of: a pad or an adjoint of `needed`
/// elements, by `low` and `high`. An adjoint has `extent` elements, of which
/// the part begins at `offset`.
template <typename Index>
struct LocalAxisOf {
  Index low, high, needed;
  Index extent{}, offset{};
};

/// One axis of a pad or an adjoint. An axis that is not divided has one shard,
/// of which a part may be needed.
struct AxisPartition {
  enum class Kind { Pad, Border, Adjoint };

  Kind kind;
  int64_t axis;
  /// The axes of the grid that divide it, the slowest first.
  SmallVector<shard::GridAxis> gridAxes;
  int64_t numShards;
  /// Where the shards of the source begin, and its extent at the end; and those
  /// of the result. Nothing if that is known at run time only.
  SmallVector<int64_t> offsets, windows;
  /// How the axis is padded. What is padded is the source or, for a border in
  /// place, the inside of it that `low` and `high` leave.
  Extension extension;
  OpFoldResult low, high;
  /// Whether a shard of an adjoint has turns, see BlockWalk.
  bool hasTurns = false;
  /// What each shard of the result is made of, and of a pad which elements it
  /// shows. Nothing if that is known at run time only.
  SmallVector<LocalAxisOf<int64_t>> locals = {};
  SmallVector<AxisShare> shares = {};

  bool isKnown() const { return !locals.empty(); }

  /// Whether what a rank adds up has more elements than its part.
  bool isCut() const {
    return hasTurns || (kind == Kind::Adjoint &&
                        !BlockWalk<WalkArith>::canWalkBlocks(extension));
  }

  /// Whether each shard of the result is known to be made of the shard of the
  /// source that lies on the same rank, as it is.
  bool isLocal() const;

  /// The most elements of a shard that another one needs. Expects what is
  /// known.
  int64_t getMaxOverlap() const;

  /// Sets what is known of the shards of known extents and amounts.
  void setShares();

  /// The walk over a shard of an adjoint, of which all is known.
  BlockWalk<WalkArith> getWalk(WalkArith &arith, int64_t shard) const;

private:
  int64_t countShared(int64_t receiver, int64_t owner) const;
};

/// The axes of an op of that kind in `mode` by `lows` and `highs`, one for each
/// axis; without those of which each rank is known to have what it needs. Fails
/// if source and result are divided by different axes of the grid.
FailureOr<std::vector<AxisPartition>>
planPartition(AxisPartition::Kind kind, PadMode mode,
              ArrayRef<OpFoldResult> lows, ArrayRef<OpFoldResult> highs,
              const ShardLayout &source, const ShardLayout &result,
              function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::pad

#endif // PAD_LIB_SHARDING_PADPARTITION_H
