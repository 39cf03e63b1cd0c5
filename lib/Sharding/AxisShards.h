//===- AxisShards.h - What shards of an axis own and need -------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_SHARDING_AXISSHARDS_H
#define PAD_LIB_SHARDING_AXISSHARDS_H

#include "GridRank.h"

namespace mlir::pad {

/// An axis of a pad as code on a rank knows it: what each of its shards owns of
/// the source and needs of it. Looked up in tables where it is known when the
/// code is compiled, and computed where it is not. Cheap to copy.
class AxisShards {
public:
  /// `source` is this rank's part of the source, a tensor. How long the parts
  /// of other ranks are is asked for if it is not known.
  AxisShards(GridRank &rank, const AxisPartition &plan, Value source);

  const AxisPartition &getPlan() const { return *plan; }

  /// Where a shard of the source begins and ends.
  OpFoldResult getBegin(OpFoldResult shard);
  OpFoldResult getEnd(OpFoldResult shard);

  /// What a shard of the result is made of.
  AxisShareOf<OpFoldResult> getShare(OpFoldResult shard);

  /// The extent of all stretches of its share.
  OpFoldResult getExtent(OpFoldResult shard);

private:
  OpFoldResult lookUp(ArrayRef<int64_t> column, OpFoldResult shard);
  Value gatherSizes(GridRank &rank, OpFoldResult size);
  /// Where a shard of the result begins, and the one before it ends.
  OpFoldResult getWindow(OpFoldResult shard);

  IndexBuilder *indices;
  const AxisPartition *plan;
  /// The extents of the source, of what is padded, and of the result.
  OpFoldResult extent, paddedExtent, resultExtent;
  /// Where in the source that begins which is padded, and by how much it is
  /// padded before.
  OpFoldResult inset, low;
  /// Where the shards of the source begin, and its extent at the end, a memref;
  /// null if that is known.
  Value offsets;
};

} // namespace mlir::pad

#endif // PAD_LIB_SHARDING_AXISSHARDS_H
