//===- AnnotateReturnedShards.cpp - Shardings of results, for their users -===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_ANNOTATERETURNEDSHARDSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

struct AnnotateReturnedShardsPass final
    : pad::impl::AnnotateReturnedShardsPassBase<AnnotateReturnedShardsPass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([](func::ReturnOp op) {
      OpBuilder builder(op);
      for (OpOperand &operand : op->getOpOperands()) {
        auto shard = operand.get().getDefiningOp<shard::ShardOp>();
        if (!shard || shard.getAnnotateForUsers())
          continue;
        auto forUsers = shard::ShardOp::create(
            builder, shard.getLoc(), shard, shard.getSharding(),
            builder.getUnitAttr());
        operand.set(forUsers);
      }
    });
  }
};

} // namespace
