//===- ReadKeptElements.cpp - Destinations that are partly written --------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Workarounds/ReadKeptElements.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pad/Utils/Destination.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_READKEPTELEMENTSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using linalg::LinalgOp;

// linalg.yield %a                  // of the destination's element %old
//   -> linalg.yield %s             // with %s = arith.select %true, %a, %old
static void readElement(LinalgOp op, OpOperand &init) {
  Operation *yield = op.getBlock()->getTerminator();
  OpOperand &yielded =
      yield->getOpOperand(op.getTiedOpResult(&init).getResultNumber());
  OpBuilder builder(yield);
  Value isYielded = arith::ConstantIntOp::create(builder, op.getLoc(),
                                                 /*value=*/1, /*width=*/1);
  yielded.set(arith::SelectOp::create(builder, op.getLoc(), isYielded,
                                      yielded.get(),
                                      op.getMatchingBlockArgument(&init)));
}

unsigned mlir::pad::readKeptElements(Operation *root) {
  unsigned count = 0;
  root->walk([&](LinalgOp op) {
    // The bodies of the others are given by their names.
    if (!isa<linalg::GenericOp, linalg::ReduceOp>(op.getOperation()) ||
        !op.hasPureTensorSemantics())
      return;
    for (OpOperand &init : op.getDpsInitsMutable()) {
      if (op.payloadUsesValueFromOperand(&init) || isOverwritten(op, init) ||
          init.get().getDefiningOp<tensor::EmptyOp>())
        continue;
      readElement(op, init);
      ++count;
    }
  });
  return count;
}

namespace {

struct ReadKeptElementsPass final
    : pad::impl::ReadKeptElementsPassBase<ReadKeptElementsPass> {
  using Base::Base;

  void runOnOperation() final {
    numRead += pad::readKeptElements(getOperation());
  }
};

} // namespace
