//===- FlattenNegativeStrides.cpp - Linear indices ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pad/Flat/FlatView.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_FLATTENNEGATIVESTRIDESPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

namespace {

struct FlattenNegativeStridesPass final
    : pad::impl::FlattenNegativeStridesPassBase<FlattenNegativeStridesPass> {
  using Base::Base;

  void runOnOperation() final {
    DenseMap<Value, FlatView> views;
    getOperation()->walk([&](Operation *op) {
      if (auto load = dyn_cast<memref::LoadOp>(op))
        flatten(load, views);
      else if (auto store = dyn_cast<memref::StoreOp>(op))
        flatten(store, views);
    });
  }

private:
  template <typename OpTy>
  void flatten(OpTy op, DenseMap<Value, FlatView> &views) {
    Value buffer = op.getMemRef();
    if (!mayHaveNegativeStride(buffer))
      return;
    auto [view, isNew] = views.try_emplace(buffer);
    if (isNew) {
      OpBuilder builder(op.getContext());
      builder.setInsertionPointAfterValue(buffer);
      view->second = FlatView::get(builder, buffer.getLoc(), buffer);
    }
    OpBuilder builder(op);
    IndexBuilder index(builder, op.getLoc());
    op.getIndicesMutable().assign(
        view->second.getIndex(index, op.getIndices()));
    op.getMemrefMutable().assign(view->second.view);
    ++numFlattened;
  }
};

} // namespace
