//===- SeparateLoopInits.cpp - Empty tensors of loops alone ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_SEPARATELOOPINITSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

struct SeparateLoopInitsPass final
    : pad::impl::SeparateLoopInitsPassBase<SeparateLoopInitsPass> {
  using Base::Base;

  void runOnOperation() final {
    SmallVector<OpOperand *> inits;
    getOperation()->walk([&](LoopLikeOpInterface loop) {
      for (OpOperand &init : loop.getInitsMutable())
        if (init.get().getDefiningOp<tensor::EmptyOp>())
          inits.push_back(&init);
    });
    OpBuilder builder(&getContext());
    for (OpOperand *init : inits) {
      Operation *empty = init->get().getDefiningOp();
      // Where the loop is, so that the array does not live before it.
      Operation *user =
          empty->getBlock()->findAncestorOpInBlock(*init->getOwner());
      if (init->get().hasOneUse()) {
        if (user)
          empty->moveBefore(user);
        continue;
      }
      builder.setInsertionPoint(user ? user : empty->getNextNode());
      init->set(builder.clone(*empty)->getResult(0));
      ++numSeparated;
    }
  }
};

} // namespace
