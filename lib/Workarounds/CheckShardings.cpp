//===- CheckShardings.cpp - Extents that a grid does not divide -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/IR/Matchers.h"
#include "pad/Sharding/ShardLayout.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CHECKSHARDINGSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

/// Fails with an error where `op` divides a constant of several numbers, or
/// does not say where the shards of an axis begin that cannot be equal.
static LogicalResult checkSharding(shard::ShardOp op,
                                   SymbolTableCollection &symbols) {
  shard::Sharding sharding(op.getSharding());
  auto type = dyn_cast<RankedTensorType>(op.getSrc().getType());
  shard::GridOp grid =
      shard::getGridOrNull(op, sharding.getGridAttr(), symbols);
  DenseElementsAttr constant;
  if (matchPattern(op.getSrc(), m_Constant(&constant)) && !constant.isSplat())
    return op.emitOpError() << "divides a constant that is no splat, which is "
                               "not supported; canonicalize lists of amounts";
  // Upstream's verifier has compared the ranks.
  if (!type || !grid || !sharding.getStaticShardedDimsOffsets().empty())
    return success();
  for (int64_t axis : llvm::seq<int64_t>(sharding.getSplitAxes().size()))
    if (failed(pad::checkEqualShards(type.getShape(), sharding, grid, axis,
                                     [&] { return op.emitOpError(); })))
      return failure();
  return success();
}

namespace {

struct CheckShardingsPass final
    : pad::impl::CheckShardingsPassBase<CheckShardingsPass> {
  using Base::Base;

  void runOnOperation() final {
    SymbolTableCollection symbols;
    getOperation()->walk([&](shard::ShardOp op) {
      if (succeeded(checkSharding(op, symbols)))
        return WalkResult::advance();
      signalPassFailure();
      return WalkResult::interrupt();
    });
  }
};

} // namespace
