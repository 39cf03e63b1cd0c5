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

using LocalAxis = LocalAxisOf<OpFoldResult>;

/// An axis of a pad or an adjoint as code on a rank knows it: what each of its
/// shards owns of the source and needs of it. Looked up in tables where it is
/// known when the code is compiled, and computed where it is not.
class AxisShards {
public:
  /// `source` is this rank's part of the source, a tensor. How long the parts
  /// of other ranks are is asked for if it is not known.
  static std::unique_ptr<AxisShards>
  create(GridRank &rank, const AxisPartition &plan, Value source);
  AxisShards(GridRank &rank, const AxisPartition &plan, Value source);
  virtual ~AxisShards() = default;

  const AxisPartition &getPlan() const { return *plan; }

  /// The extents of the whole source, and of the result that follows from it.
  OpFoldResult getSourceExtent() { return extent; }
  OpFoldResult getResultExtent() { return resultExtent; }

  /// Where a shard of the source begins and ends.
  OpFoldResult getBegin(OpFoldResult shard);
  OpFoldResult getEnd(OpFoldResult shard);

  /// The extent of a shard of the result.
  OpFoldResult getResultSize(OpFoldResult shard) {
    OpFoldResult end = getNextWindow(shard);
    return indices->sub(end, getWindow(shard));
  }

  /// The local pad or adjoint that computes a shard of the result.
  virtual LocalAxis getLocalAxis(OpFoldResult shard) = 0;

  /// `length` elements that one rank owns and another one, or itself, needs.
  /// They begin at `from` in the owner's shard, at `to` in the receiver's local
  /// source, and at `inMessage` in the message from owner to receiver.
  struct Piece {
    OpFoldResult from, to, inMessage, length;
  };
  /// Calls `visit` with each piece, in loops or branches where pieces are
  /// counted at run time.
  virtual void forEachPiece(OpFoldResult receiver, OpFoldResult owner,
                            function_ref<void(const Piece &)> visit) = 0;

  /// The extent of all pieces.
  virtual OpFoldResult countShared(OpFoldResult receiver,
                                   OpFoldResult owner) = 0;

protected:
  /// The local axis of a shard of which all is known.
  LocalAxis lookUpLocal(OpFoldResult shard);
  /// The entry of `column`, which has one for each shard, at `shard`.
  OpFoldResult lookUp(ArrayRef<int64_t> column, OpFoldResult shard);
  /// Where a shard of the result begins, and the one before it ends.
  OpFoldResult getWindow(OpFoldResult shard);
  OpFoldResult getNextWindow(OpFoldResult shard) {
    return getWindow(indices->add(shard, indices->constant(1)));
  }

  IndexBuilder *indices;
  const AxisPartition *plan;
  OpFoldResult extent, resultExtent;

private:
  Value gatherSizes(GridRank &rank, OpFoldResult size);

  /// A memref of the begins of the source's shards, with its extent as the last
  /// entry; null if they are known.
  Value offsets;
};

/// Creates the shards of a pad or a border in place, and the shards of an
/// adjoint.
std::unique_ptr<AxisShards>
createPadShards(GridRank &rank, const AxisPartition &plan, Value source);
std::unique_ptr<AxisShards>
createAdjointShards(GridRank &rank, const AxisPartition &plan, Value source);

} // namespace mlir::pad

#endif // PAD_LIB_SHARDING_AXISSHARDS_H
