//===- SwitchToIf.cpp - Switches of tensors as branches -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_SWITCHTOIFPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

/// Moves the body of `region` to the end of `block`, which is empty.
static void moveBody(RewriterBase &rewriter, Region &region, Block *block) {
  rewriter.inlineBlockBefore(&region.front(), block, block->end());
}

/// Builds, at the insertion point, branches by the cases of `op` from `number`
/// on, and returns their results.
static ValueRange createBranches(RewriterBase &rewriter, scf::IndexSwitchOp op,
                                 unsigned number) {
  Location loc = op.getLoc();
  Value label =
      arith::ConstantIndexOp::create(rewriter, loc, op.getCases()[number]);
  Value isCase = arith::CmpIOp::create(
      rewriter, loc, arith::CmpIPredicate::eq, op.getArg(), label);
  auto branch =
      scf::IfOp::create(rewriter, loc, op.getResultTypes(), isCase,
                        /*addThenBlock=*/true, /*addElseBlock=*/true);
  moveBody(rewriter, op.getCaseRegions()[number], branch.thenBlock());
  if (number + 1 == op.getNumCases()) {
    moveBody(rewriter, op.getDefaultRegion(), branch.elseBlock());
    return branch.getResults();
  }
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToEnd(branch.elseBlock());
  ValueRange others = createBranches(rewriter, op, number + 1);
  scf::YieldOp::create(rewriter, loc, others);
  return branch.getResults();
}

namespace {

struct SwitchToIfPass final
    : pad::impl::SwitchToIfPassBase<SwitchToIfPass> {
  using Base::Base;

  void runOnOperation() final {
    SmallVector<scf::IndexSwitchOp> switches;
    getOperation()->walk([&](scf::IndexSwitchOp op) {
      if (op.getNumCases() != 0 &&
          llvm::any_of(op.getResultTypes(), llvm::IsaPred<TensorType>))
        switches.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (scf::IndexSwitchOp op : switches) {
      rewriter.setInsertionPoint(op);
      ValueRange results = createBranches(rewriter, op, /*number=*/0);
      rewriter.replaceOp(op, results);
      ++numReplaced;
    }
  }
};

} // namespace
