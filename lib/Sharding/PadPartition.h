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
#include "pad/Sharding/ShardLayout.h"
#include <vector>

namespace mlir::pad {

/// One axis of a pad. An axis that is not divided has one shard, of which a
/// pad may show a part.
struct AxisPartition {
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
  bool isBorder;
  /// What each shard of the result is made of. Nothing if that is known at run
  /// time only.
  SmallVector<AxisShare> shares;

  bool isKnown() const { return !shares.empty(); }

  /// Whether each shard of the result is known to be a pad of the shard of the
  /// source that lies on the same rank.
  bool isLocal() const;

  /// The most elements of a shard that another one needs. Expects known shares.
  int64_t getMaxOverlap() const;
};

/// The axes of a pad in `mode` by `lows` and `highs`, one for each axis, or of
/// a border of these widths; without those of which each rank is known to have
/// what it needs. Fails if source and result are divided by different axes of
/// the grid.
FailureOr<std::vector<AxisPartition>>
planPartition(PadMode mode, bool isBorder, ArrayRef<OpFoldResult> lows,
              ArrayRef<OpFoldResult> highs, const ShardLayout &source,
              const ShardLayout &result,
              function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::pad

#endif // PAD_LIB_SHARDING_PADPARTITION_H
