//===- BitcastsToGlobals.cpp - Constants of integers with a sign ----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferUtils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "pad/IR/Constants.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_BITCASTSTOGLOBALSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

/// Replaces `op`, which makes the constant `elements`.
static LogicalResult replaceByGlobal(tensor::BitcastOp op,
                                     DenseElementsAttr elements,
                                     SymbolTableCollection &symbolTables) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  // The function takes an `arith.constant`, which it asks for its value alone;
  // this one is gone before anybody could verify it.
  auto constant = arith::ConstantOp::create(builder, loc, elements);
  FailureOr<memref::GlobalOp> global = bufferization::getGlobalFor(
      constant, symbolTables,
      bufferization::BufferizationOptions().bufferAlignment);
  constant.erase();
  if (failed(global))
    return failure();
  Value buffer = memref::GetGlobalOp::create(builder, loc, global->getType(),
                                             global->getName());
  // Not writable: what changes the tensor changes a copy.
  Value tensor = bufferization::ToTensorOp::create(builder, loc, op.getType(),
                                                   buffer, /*restrict=*/true);
  Operation *source = op.getSource().getDefiningOp();
  op.getResult().replaceAllUsesWith(tensor);
  op.erase();
  // A signless constant without uses would become a global, too.
  if (source->use_empty())
    source->erase();
  return success();
}

namespace {

struct BitcastsToGlobalsPass final
    : pad::impl::BitcastsToGlobalsPassBase<BitcastsToGlobalsPass> {
  using Base::Base;

  void runOnOperation() final {
    SmallVector<tensor::BitcastOp> bitcasts;
    getOperation().walk([&](tensor::BitcastOp op) { bitcasts.push_back(op); });
    SymbolTableCollection symbolTables;
    for (tensor::BitcastOp op : bitcasts)
      if (DenseElementsAttr elements = pad::getConstantElements(op.getResult()))
        if (failed(replaceByGlobal(op, elements, symbolTables)))
          return signalPassFailure();
  }
};

} // namespace
