//===- Exchange.h - Messages between the ranks of a pad ---------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_SHARDING_EXCHANGE_H
#define PAD_LIB_SHARDING_EXCHANGE_H

#include "AxisShards.h"

namespace mlir::pad {

/// Builds the exchange of messages among the ranks of a grid for one pad, at
/// the insertion point of an index builder.
class Exchange {
public:
  /// How long a message can be: MPI counts with 32 bits.
  static constexpr int64_t kMaxMessageBytes =
      std::numeric_limits<int32_t>::max();

  /// How far the elements of an array of `type` at `op` are apart.
  static int64_t getElementBytes(Operation *op, Type type);

  /// `source` is this rank's part of the tensor; `axes` are the axes along
  /// which elements of other ranks are needed.
  Exchange(GridRank &rank, Value source, ArrayRef<AxisShards *> axes);

  /// The elements of the source that this rank needs, along each axis one after
  /// the other. Every rank sends each other one at most one message.
  Value getShares();

private:
  /// A piece of each axis of the tensor.
  struct Box {
    SmallVector<OpFoldResult> from, to, inMessage, sizes;
  };
  /// The shard of each of the axes.
  using Shards = SmallVector<OpFoldResult>;

  SmallVector<OpFoldResult> getSharedSizes(const Shards &receiver,
                                           const Shards &owner);
  void forEachBox(const Shards &receiver, const Shards &owner,
                  function_ref<void(const Box &)> visit);
  Value getRank(const Shards &shards);
  OpFoldResult getBytes(ArrayRef<OpFoldResult> sizes);
  Value createMessage(OpFoldResult bytes);
  Value getArray(Value message, ArrayRef<OpFoldResult> sizes);
  void buildIfShared(
      const Shards &receiver, const Shards &owner,
      function_ref<void(ArrayRef<OpFoldResult> sizes, OpFoldResult bytes)>
          body);
  void copy(Value from, Value to);
  Value getPart(Value buffer, ArrayRef<OpFoldResult> offsets,
                ArrayRef<OpFoldResult> sizes);
  void copyOwnShare(const Shards &self);
  void send(const Shards &self, const Shards &peer, Value receiver);
  void receive(const Shards &self, const Shards &peer, Value sender);
  void exchangeWithPeer(const Shards &self, const Shards &peer);
  void exchange();

  GridRank &rank;
  IndexBuilder &indices;
  OpBuilder &builder;
  Location loc;
  ArrayRef<AxisShards *> axes;
  /// Memrefs of this rank's part of the source, and of the local source that
  /// its op reads.
  Value owned, needed;
  SmallVector<OpFoldResult> ownedSizes;
  int64_t elementBytes;
  /// Whether all messages are known to be short enough.
  bool isBounded;
};

} // namespace mlir::pad

#endif // PAD_LIB_SHARDING_EXCHANGE_H
