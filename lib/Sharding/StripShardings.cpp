//===- StripShardings.cpp - Modules without shardings ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Transforms/RegionUtils.h"
#include "pad/Sharding/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_STRIPSHARDINGSPASS
#include "pad/Sharding/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

namespace {

struct StripShardingsPass final
    : public pad::impl::StripShardingsPassBase<StripShardingsPass> {
  using StripShardingsPassBase::StripShardingsPassBase;

  void runOnOperation() final {
    ModuleOp module = getOperation();
    IRRewriter rewriter(&getContext());
    // In blocks that are not reached, tensors may be made of themselves.
    (void)eraseUnreachableBlocks(rewriter, module->getRegions());
    module.walk([](shard::ShardOp op) {
      op.getResult().replaceAllUsesWith(op.getSrc());
      op.erase();
    });
    module.walk([](shard::ShardingOp op) {
      if (op->use_empty())
        op.erase();
    });
    for (auto grid : llvm::make_early_inc_range(module.getOps<shard::GridOp>()))
      if (SymbolTable::symbolKnownUseEmpty(grid, module))
        grid.erase();
  }
};

} // namespace
