//===- GridRank.h - This rank and the others of its grid --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_SHARDING_GRIDRANK_H
#define PAD_LIB_SHARDING_GRIDRANK_H

#include "PadPartition.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// Builds, at the insertion point of an index builder, the shard numbers of the
/// rank that runs the code, and its sends and receives.
class GridRank {
public:
  GridRank(IndexBuilder &indices, shard::GridOp grid);

  IndexBuilder &getIndices() { return indices; }
  shard::GridOp getGrid() { return grid; }

  /// Which shard of the axis lies on this rank.
  OpFoldResult getShard(const AxisPartition &axis);

  /// The coordinates of this rank.
  ArrayRef<OpFoldResult> getPosition() const { return coordinates; }

  /// Sets the coordinates of `position` along the grid axes that divide `axis`
  /// to the coordinates of shard `shard`.
  void move(SmallVectorImpl<OpFoldResult> &position, const AxisPartition &axis,
            OpFoldResult shard);

  /// The rank at `position`.
  Value getRank(ArrayRef<OpFoldResult> position);

  /// The contents of a message, as its tag: elements for a pad, or sizes of
  /// shards.
  enum class Tag { Pad = 0, Sizes = 2 };

  /// Sends `message`, a memref of one axis, to `rank`.
  void send(Value message, Value rank, Tag tag);
  /// Receives `message` from `rank`. Between two ranks, messages of one tag are
  /// received in the order in which they were sent.
  void receive(Value message, Value rank, Tag tag);

private:
  Value getTag(Tag tag);
  Value getWorld();

  IndexBuilder &indices;
  OpBuilder &builder;
  Location loc;
  shard::GridOp grid;
  SmallVector<OpFoldResult> coordinates;
};

} // namespace mlir::pad

#endif // PAD_LIB_SHARDING_GRIDRANK_H
