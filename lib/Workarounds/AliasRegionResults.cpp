//===- AliasRegionResults.cpp - Results of loops in other blocks ----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_ALIASREGIONRESULTSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

struct AliasRegionResultsPass final
    : pad::impl::AliasRegionResultsPassBase<AliasRegionResultsPass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([&](RegionBranchOpInterface op) {
      for (OpResult result : op->getResults())
        if (isa<BaseMemRefType>(result.getType()))
          aliasElsewhere(result);
    });
  }

private:
  /// Lets other blocks of the region of `result`, and regions in these, use an
  /// alias of `result`. Regions in its own block are handled before the loop is
  /// replaced.
  void aliasElsewhere(OpResult result) {
    Operation *loop = result.getOwner();
    auto isElsewhere = [&](OpOperand &use) {
      return !loop->getBlock()->findAncestorOpInBlock(*use.getOwner());
    };
    if (llvm::none_of(result.getUses(), isElsewhere))
      return;

    OpBuilder builder(loop->getContext());
    builder.setInsertionPointAfter(loop);
    Location loc = loop->getLoc();
    Value isTrue = arith::ConstantIntOp::create(builder, loc, 1, /*width=*/1);
    Value alias =
        arith::SelectOp::create(builder, loc, isTrue, result, result);
    result.replaceUsesWithIf(alias, isElsewhere);
    ++numAliased;
  }
};

} // namespace
