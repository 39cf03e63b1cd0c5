//===- LocalOps.h - What one rank does of a pad -----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_SHARDING_LOCALOPS_H
#define PAD_LIB_SHARDING_LOCALOPS_H

#include "AxisShards.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::pad {

/// What a rank computes in place of an op: its part of the result, of `type`,
/// from `source`, along each axis by `axes`.
struct LocalOp {
  /// Of an op by `lows` and `highs` that reads `source`, this rank's part.
  LocalOp(IndexBuilder &indices, Value source, ArrayRef<OpFoldResult> lows,
          ArrayRef<OpFoldResult> highs);

  /// Makes an axis what shard `shard` of it is made of.
  void setAxis(AxisShards &axis, OpFoldResult shard);

  IndexBuilder &indices;
  Value source;
  SmallVector<LocalAxis> axes;
  Type type;
  /// The extents of the part along axes that are set; null for others.
  SmallVector<OpFoldResult> sizes;
  /// Whether an adjoint has more elements than those of the part.
  bool isCut = false;
};

/// Builds it for `op`, with the operands that `local` has for those of `op`.
Value createLocalOp(Operation *op, const LocalOp &result,
                    const IRMapping &local);

/// Builds what checks the constraints of the whole of `op`, of which `shards`
/// know the extents: all ranks find the same, before they wait for each other.
void checkAtRunTime(IndexBuilder &indices, Operation *op,
                    const IRMapping &local,
                    ArrayRef<std::unique_ptr<AxisShards>> shards);

} // namespace mlir::pad

#endif // PAD_LIB_SHARDING_LOCALOPS_H
