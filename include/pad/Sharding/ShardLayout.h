//===- ShardLayout.h - Where the parts of a tensor lie ----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The meaning of upstream's shardings in numbers: which elements of a tensor
// lie on which rank of a grid.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_SHARDING_SHARDLAYOUT_H
#define PAD_SHARDING_SHARDLAYOUT_H

#include "mlir/Dialect/Shard/IR/ShardOps.h"

namespace mlir::pad {

/// How a tensor is divided among the ranks of a grid. A rank is the linear
/// index of a process in the grid, the last axis of which is the fastest.
class ShardLayout {
public:
  /// The layout of a tensor of extents `shape` under `sharding`, which is null
  /// if every rank has the whole tensor. Fails if the grid or the offsets are
  /// not known, if the grid has no such axes, or if the offsets do not cover
  /// the tensor.
  static FailureOr<ShardLayout>
  get(ArrayRef<int64_t> shape, shard::Sharding sharding, shard::GridOp grid,
      function_ref<InFlightDiagnostic()> emitError);

  /// The grid axes that divide `axis`, the slowest first.
  ArrayRef<shard::GridAxis> getGridAxes(int64_t axis) const {
    return axes[axis].gridAxes;
  }
  /// Into how many shards `axis` is divided, 1 if it is not.
  int64_t getNumShards(int64_t axis) const { return axes[axis].numShards; }

  /// The begins of the shards of `axis`, and then its extent. Empty if the
  /// extent is not known.
  ArrayRef<int64_t> getOffsets(int64_t axis) const {
    return axes[axis].offsets;
  }

  /// Sets the extents of axes where they are not known. The first shards of an
  /// axis are one element longer where it cannot be divided evenly. Fails if an
  /// extent contradicts a known one.
  LogicalResult setShape(ArrayRef<int64_t> shape,
                         function_ref<InFlightDiagnostic()> emitError);

  /// Sets the begins of the shards of `axis` to the sums of their extents
  /// `sizes`.
  void setSizes(int64_t axis, ArrayRef<int64_t> sizes);

  /// Which shard of `axis` lies on `rank`.
  int64_t getShard(int64_t rank, int64_t axis) const;

  /// Whether no rank before `rank` has the same elements.
  bool isFirstCopy(int64_t rank) const;

private:
  struct Axis {
    SmallVector<shard::GridAxis> gridAxes;
    int64_t numShards = 1;
    SmallVector<int64_t> offsets;
  };

  SmallVector<int64_t> gridShape;
  SmallVector<Axis> axes;
};

/// Fails, after an error, if `sharding`, which has no offsets, divides `axis`
/// of a tensor of extents `shape` into shards that cannot be equal.
LogicalResult checkEqualShards(ArrayRef<int64_t> shape,
                               shard::Sharding sharding, shard::GridOp grid,
                               int64_t axis,
                               function_ref<InFlightDiagnostic()> emitError);

/// The sharding along `splitAxes` of a tensor of extents `shape`. Where extents
/// do not divide, the first shards of an axis are one element longer.
shard::Sharding
getBalancedSharding(ArrayRef<int64_t> shape, FlatSymbolRefAttr gridName,
                    shard::GridOp grid,
                    ArrayRef<SmallVector<shard::GridAxis>> splitAxes);

} // namespace mlir::pad

#endif // PAD_SHARDING_SHARDLAYOUT_H
