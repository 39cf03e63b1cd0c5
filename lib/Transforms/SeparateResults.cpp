//===- SeparateResults.cpp - One tensor for each result -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A destination argument for each result needs a buffer for each result.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pad/Transforms/Passes.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::pad {
#define GEN_PASS_DEF_SEPARATERESULTSPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

/// The tensor whose elements `value` has under another type.
static Value skipCasts(Value value) {
  while (auto cast = value.getDefiningOp<tensor::CastOp>())
    value = cast.getSource();
  return value;
}

namespace {

struct SeparateResultsPass final
    : pad::impl::SeparateResultsPassBase<SeparateResultsPass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([&](func::ReturnOp op) { separate(op); });
  }

private:
  void separate(func::ReturnOp op) {
    OpBuilder builder(op);
    llvm::SmallPtrSet<Value, 4> returned;
    for (OpOperand &operand : op->getOpOperands()) {
      Value value = operand.get();
      auto type = dyn_cast<RankedTensorType>(value.getType());
      if (!type || returned.insert(skipCasts(value)).second)
        continue;
      operand.set(bufferization::AllocTensorOp::create(
          builder, op.getLoc(), type, /*dynamicSizes=*/ValueRange(),
          /*copy=*/value));
      ++numCopied;
    }
  }
};

} // namespace
