//===- HideExtrema.cpp - Minima, maxima and selections without bounds -----===//
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

/// arith.select %c, %a, %b : index becomes a selection of integers:
///
///   %0 = arith.select %c, (index.casts %a), (index.casts %b) : i64
///   index.casts %0 : i64 to index
void hideSelections(Operation *root) {
  IRRewriter rewriter(root->getContext());
  root->walk([&](arith::SelectOp op) {
    if (!op.getType().isIndex())
      return;
    rewriter.setInsertionPoint(op);
    Location loc = op.getLoc();
    auto castToInteger = [&](Value value) -> Value {
      return index::CastSOp::create(rewriter, loc, rewriter.getI64Type(),
                                    value);
    };
    Value ifTrue = castToInteger(op.getTrueValue());
    Value ifFalse = castToInteger(op.getFalseValue());
    Value selected = arith::SelectOp::create(rewriter, loc, op.getCondition(),
                                             ifTrue, ifFalse);
    rewriter.replaceOpWithNewOp<index::CastSOp>(op, rewriter.getIndexType(),
                                                selected);
  });
}

void showSelections(Operation *root) {
  IRRewriter rewriter(root->getContext());
  root->walk([&](index::CastSOp op) {
    auto select = op.getInput().getDefiningOp<arith::SelectOp>();
    if (!select || !op.getType().isIndex() || !select.getType().isInteger(64) ||
        !select->hasOneUse())
      return;
    auto ifTrue = select.getTrueValue().getDefiningOp<index::CastSOp>();
    auto ifFalse = select.getFalseValue().getDefiningOp<index::CastSOp>();
    if (!ifTrue || !ifTrue.getInput().getType().isIndex() || !ifFalse ||
        !ifFalse.getInput().getType().isIndex())
      return;
    rewriter.setInsertionPoint(op);
    rewriter.replaceOpWithNewOp<arith::SelectOp>(
        op, select.getCondition(), ifTrue.getInput(), ifFalse.getInput());
    rewriter.eraseOp(select);
    if (ifFalse != ifTrue && ifFalse->use_empty())
      rewriter.eraseOp(ifFalse);
    if (ifTrue->use_empty())
      rewriter.eraseOp(ifTrue);
  });
}

struct HideExtremaPass final : pad::impl::HideExtremaPassBase<HideExtremaPass> {
  using Base::Base;

  void runOnOperation() final {
    Operation *root = getOperation();
    if (undo) {
      replaceAll<index::MaxSOp, arith::MaxSIOp>(root);
      replaceAll<index::MinSOp, arith::MinSIOp>(root);
      showSelections(root);
    } else {
      replaceAll<arith::MaxSIOp, index::MaxSOp>(root);
      replaceAll<arith::MinSIOp, index::MinSOp>(root);
      hideSelections(root);
    }
  }
};

} // namespace
