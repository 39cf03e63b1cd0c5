//===- SeparateLoopInits.cpp - Arrays of loops, each its own --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_SEPARATELOOPINITSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

/// The tensors in one of whose arrays `value` may be, unless it is copied: what
/// ops that write to no tensor give, and arguments of blocks.
static llvm::SmallDenseSet<Value> findArrays(Value value) {
  llvm::SmallDenseSet<Value> arrays, visited;
  SmallVector<Value> next = {value};
  while (!next.empty()) {
    Value tensor = next.pop_back_val();
    if (!visited.insert(tensor).second)
      continue;
    auto result = dyn_cast<OpResult>(tensor);
    unsigned number = result ? result.getResultNumber() : 0;
    Operation *op = tensor.getDefiningOp();
    auto destination = dyn_cast_if_present<DestinationStyleOpInterface>(op);
    if (destination) {
      Value init = destination.getTiedOpOperand(result)->get();
      // Others that write to it write to another array.
      if (init.getDefiningOp<tensor::EmptyOp>())
        arrays.insert(tensor);
      else
        next.push_back(init);
    } else if (isa_and_present<tensor::CastOp, tensor::CollapseShapeOp,
                               tensor::ExpandShapeOp, tensor::ExtractSliceOp,
                               tensor::ReshapeOp>(op)) {
      next.push_back(op->getOperand(0));
    } else if (auto select = dyn_cast_if_present<arith::SelectOp>(op)) {
      next.append({select.getTrueValue(), select.getFalseValue()});
    } else if (isa_and_present<scf::ForOp, scf::IfOp, scf::IndexSwitchOp>(op)) {
      if (auto loop = dyn_cast<scf::ForOp>(op))
        next.push_back(loop.getInitArgs()[number]);
      for (Region &region : op->getRegions())
        next.push_back(region.front().getTerminator()->getOperand(number));
    } else {
      arrays.insert(tensor);
      // These may hand on what they are given.
      if (isa_and_present<scf::WhileOp, CallOpInterface>(op))
        llvm::append_range(
            next, llvm::make_filter_range(op->getOperands(), [](Value operand) {
              return isa<TensorType>(operand.getType());
            }));
    }
  }
  return arrays;
}

/// Copies what `loop` yields where another result may be in the same array.
/// Returns how many are copied.
static unsigned separateYields(scf::ForOp loop) {
  llvm::SmallDenseSet<Value> taken;
  unsigned numCopied = 0;
  for (OpOperand &yielded : loop.getBody()->getTerminator()->getOpOperands()) {
    if (!isa<RankedTensorType>(yielded.get().getType()))
      continue;
    llvm::SmallDenseSet<Value> arrays = findArrays(yielded.get());
    if (llvm::any_of(arrays,
                     [&](Value array) { return taken.contains(array); })) {
      OpBuilder builder(yielded.getOwner());
      yielded.set(bufferization::AllocTensorOp::create(
          builder, loop.getLoc(),
          cast<RankedTensorType>(yielded.get().getType()),
          /*dynamicSizes=*/ValueRange(), /*copy=*/yielded.get()));
      ++numCopied;
    }
    taken.insert(arrays.begin(), arrays.end());
  }
  return numCopied;
}

/// The `tensor.empty` that `value` is, behind the casts of it, the last of
/// which is first; nothing if it is something else.
static SmallVector<Operation *> getCastsOfEmpty(Value value) {
  SmallVector<Operation *> ops;
  while (auto cast = value.getDefiningOp<tensor::CastOp>()) {
    ops.push_back(cast);
    value = cast.getSource();
  }
  auto empty = value.getDefiningOp<tensor::EmptyOp>();
  if (!empty)
    return {};
  ops.push_back(empty);
  return ops;
}

namespace {

struct SeparateLoopInitsPass final
    : pad::impl::SeparateLoopInitsPassBase<SeparateLoopInitsPass> {
  using Base::Base;

  void runOnOperation() final {
    SmallVector<OpOperand *> inits;
    getOperation()->walk([&](LoopLikeOpInterface loop) {
      for (OpOperand &init : loop.getInitsMutable())
        if (!getCastsOfEmpty(init.get()).empty())
          inits.push_back(&init);
    });
    OpBuilder builder(&getContext());
    for (OpOperand *init : inits) {
      SmallVector<Operation *> ops = getCastsOfEmpty(init->get());
      // Where the loop is, so that the array does not live before it.
      Operation *user =
          ops.front()->getBlock()->findAncestorOpInBlock(*init->getOwner());
      if (llvm::all_of(ops, [](Operation *op) { return op->hasOneUse(); })) {
        if (user && ops.size() == 1)
          ops.front()->moveBefore(user);
        continue;
      }
      builder.setInsertionPoint(user ? user : ops.front()->getNextNode());
      IRMapping copies;
      for (Operation *op : llvm::reverse(ops))
        builder.clone(*op, copies);
      init->set(copies.lookup(init->get()));
      ++numSeparated;
    }
    getOperation()->walk(
        [&](scf::ForOp loop) { numSeparated += separateYields(loop); });
  }
};

} // namespace
