//===- Exchange.h - Messages between the ranks of a pad ---------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_SHARDING_EXCHANGE_H
#define PAD_LIB_SHARDING_EXCHANGE_H

#include "PadPartition.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// Builds what the ranks of a grid do together for one pad, at the insertion
/// point of an index builder.
class Exchange {
public:
  Exchange(IndexBuilder &indices, shard::GridOp grid);

  /// Which shard of the axis lies on this rank.
  OpFoldResult getShard(const AxisPartition &axis);

  /// The entry of `column`, which has one for each shard, at `shard`.
  OpFoldResult lookUp(ArrayRef<int64_t> column, OpFoldResult shard);

  /// The elements of the tensor of which `source` is this rank's part that the
  /// rank needs: all stretches of its shares along the `axes`, each of them one
  /// after the other. Every rank sends each other one at most one message.
  Value getShares(Value source, ArrayRef<AxisPartition> axes);

private:
  /// A part of an axis that one rank owns and another one, or itself, needs: of
  /// `length` elements, at `from` in what is owned and `to` in what is needed.
  struct Piece {
    OpFoldResult from, to, length;
  };
  /// A piece of each axis of the tensor.
  struct Box {
    SmallVector<OpFoldResult> from, to, sizes;
  };
  /// The shard of each of the axes.
  using Shards = SmallVector<OpFoldResult>;

  SmallVector<Piece> getPieces(const AxisPartition &axis, OpFoldResult receiver,
                               OpFoldResult owner);
  SmallVector<Box> getBoxes(const Shards &receiver, const Shards &owner);
  OpFoldResult getRank(const Shards &shards);
  OpFoldResult getNumElements(const Box &box);
  OpFoldResult getBytes(ArrayRef<Box> boxes);
  Value createMessage(OpFoldResult bytes);
  void forEachBox(Value message, ArrayRef<Box> boxes,
                  function_ref<void(Value packed, const Box &box)> visit);
  void copy(Value from, Value to);
  Value getPart(Value buffer, ArrayRef<OpFoldResult> offsets,
                ArrayRef<OpFoldResult> sizes);
  void copyOwnShare(const Shards &self);
  void send(const Shards &self, const Shards &peer, Value rank);
  void receive(const Shards &self, const Shards &peer, Value rank);
  void meet(const Shards &self, const Shards &peer);

  IndexBuilder &indices;
  OpBuilder &builder;
  Location loc;
  shard::GridOp grid;
  /// This rank's coordinates in the grid.
  SmallVector<OpFoldResult> coordinates;

  // What getShares works on.
  ArrayRef<AxisPartition> axes;
  Value owned, needed;
  SmallVector<OpFoldResult> ownedSizes;
  int64_t elementBytes = 0;
};

} // namespace mlir::pad

#endif // PAD_LIB_SHARDING_EXCHANGE_H
