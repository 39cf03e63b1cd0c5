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

/// The op that one rank runs in place of an op on the whole tensor: it computes
/// the rank's part of the result, of `type`, from the local `source`, with the
/// amounts of `axes`.
struct LocalOp {
  /// Begins with the amounts `lows` and `highs` of the whole op and this rank's
  /// part of its source.
  LocalOp(IndexBuilder &indices, Value source, ArrayRef<OpFoldResult> lows,
          ArrayRef<OpFoldResult> highs);

  /// Sets the amounts and extents of one axis to the amounts and extents of its
  /// shard `shard`.
  void setAxis(AxisShards &axis, OpFoldResult shard);

  IndexBuilder &indices;
  Value source;
  SmallVector<LocalAxis> axes;
  Type type;
  /// The extents of the part along axes that are set; null for others.
  SmallVector<OpFoldResult> sizes;
  /// Whether a local adjoint has more elements than this rank's part of the
  /// result.
  bool isCut = false;
};

/// Builds the local op for `op`. `local` maps the operands of `op` to their
/// local counterparts.
Value createLocalOp(Operation *op, const LocalOp &result,
                    const IRMapping &local);

/// Builds the run-time checks of `op` on whole tensors, whose extents `shards`
/// know. All ranks come to the same result, before they wait for each other.
void checkAtRunTime(IndexBuilder &indices, Operation *op,
                    const IRMapping &local,
                    ArrayRef<std::unique_ptr<AxisShards>> shards);

} // namespace mlir::pad

#endif // PAD_LIB_SHARDING_LOCALOPS_H
