//===- HideExtrema.cpp - Minima and maxima without bounds -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/IR/PatternMatch.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_HIDEEXTREMAPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

template <typename From, typename To>
void replaceAll(Operation *root) {
  IRRewriter rewriter(root->getContext());
  root->walk([&](From op) {
    if (!op.getType().isIndex())
      return;
    rewriter.setInsertionPoint(op);
    rewriter.replaceOpWithNewOp<To>(op, op.getLhs(), op.getRhs());
  });
}

struct HideExtremaPass final : pad::impl::HideExtremaPassBase<HideExtremaPass> {
  using Base::Base;

  void runOnOperation() final {
    Operation *root = getOperation();
    if (undo) {
      replaceAll<index::MaxSOp, arith::MaxSIOp>(root);
      replaceAll<index::MinSOp, arith::MinSIOp>(root);
    } else {
      replaceAll<arith::MaxSIOp, index::MaxSOp>(root);
      replaceAll<arith::MinSIOp, index::MinSOp>(root);
    }
  }
};

} // namespace
