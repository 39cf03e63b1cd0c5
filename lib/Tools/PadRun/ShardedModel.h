//===- ShardedModel.h - A model that runs on several ranks ------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADRUN_SHARDEDMODEL_H
#define PAD_LIB_TOOLS_PADRUN_SHARDEDMODEL_H

#include "Ranks.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "pad/Runtime/Executor.h"
#include "pad/Sharding/ShardLayout.h"

namespace mlir::pad {

/// Erases the shardings of `module`, so that one process runs it.
llvm::Error stripShardings(ModuleOp module);

/// A function whose arguments and results are divided among ranks.
class ShardedModel {
public:
  /// Partitions `module`, whose grid has as many ranks as MPI; `entry` is the
  /// function to call.
  static llvm::Expected<ShardedModel> create(ModuleOp module, StringRef entry,
                                             Ranks &ranks);

  /// The module that this rank runs. To be taken once.
  OwningOpRef<ModuleOp> takeModule() { return std::move(local); }

  /// The signature of the whole function, from the signature of this rank's
  /// function.
  Signature getSignature(const Signature &localSignature) const;

  /// This rank's parts of whole arguments.
  llvm::Expected<SmallVector<Array>> getParts(ArrayRef<Array> inputs);

  /// On rank 0 the whole results of which each rank has `results`; on others
  /// nothing.
  llvm::Expected<SmallVector<Array>> gather(ArrayRef<Array> results);

private:
  explicit ShardedModel(Ranks &ranks) : ranks(&ranks) {}

  /// Tells rank 0 the extents of all parts of an array; this rank's are `part`.
  /// On rank 0, returns the extents of the whole array and sets the offsets of
  /// `layout`.
  SmallVector<int64_t> gatherShape(ShardLayout &layout, ArrayRef<int64_t> part);

  Ranks *ranks;
  OwningOpRef<ModuleOp> local;
  /// The whole module with a sharding of each tensor, which the shardings of
  /// arguments and results are of.
  OwningOpRef<ModuleOp> annotated;
  shard::GridOp grid;
  std::vector<shard::Sharding> inputShardings, resultShardings;
  SmallVector<Type> inputTypes, resultTypes;
};

} // namespace mlir::pad

#endif // PAD_LIB_TOOLS_PADRUN_SHARDEDMODEL_H
