//===- RaiseToPadPass.cpp - Upstream operations to pads -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "pad/Conversion/RaiseToPad/RaiseToPad.h"
#include "pad/IR/Pad.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::pad {
#define GEN_PASS_DEF_RAISETOPADPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// What a remark of this pass is filed under.
static const remark::RemarkOpts remarkOptions =
    remark::RemarkOpts::name("raise-to-pad").category("pad");

/// Names the pad that `op` is, if it is one.
static std::optional<std::string> getPadName(Operation *op) {
  auto getName = [&](PadMode mode) {
    return (op->getName().getStringRef() + " " + stringifyPadMode(mode)).str();
  };
  if (auto pad = dyn_cast<PadOp>(op))
    return getName(pad.getMode());
  if (auto pad = dyn_cast<PadIntoOp>(op))
    return getName(pad.getMode());
  if (auto border = dyn_cast<FillBorderOp>(op))
    return getName(border.getMode());
  return std::nullopt;
}

namespace {

/// Keeps account of the pads that are made, and of what has been in use.
struct Accounts final : RewriterBase::Listener {
  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) final {
    if (!previous.isSet() && getPadName(op))
      pads.insert(op);
  }
  void notifyOperationErased(Operation *op) final {
    pads.remove(op);
    used.erase(op);
  }

  /// Whether `op` has become superfluous.
  bool isLeftOver(Operation *op) const {
    return used.contains(op) && isOpTriviallyDead(op);
  }

  llvm::SetVector<Operation *> pads;
  DenseSet<Operation *> used;
};

struct RaiseToPadPass final : pad::impl::RaiseToPadPassBase<RaiseToPadPass> {
  using Base::Base;

  void runOnOperation() final {
    Accounts accounts;
    getOperation()->walk([&](Operation *op) {
      if (!op->use_empty())
        accounts.used.insert(op);
    });

    IRRewriter rewriter(&getContext(), &accounts);
    // From the last to the first: a part of one pad may be a pad on its own.
    forEachOpFromLast([&](Operation *op) {
      if (accounts.isLeftOver(op))
        rewriter.eraseOp(op);
      else
        (void)raiseCopies(rewriter, op);
    });
    RewritePatternSet patterns(&getContext());
    populateRaiseToPadPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns), &accounts);
    RewritePatternSet borders(&getContext());
    populateRaiseBorderPatterns(borders);
    walkAndApplyPatterns(getOperation(), std::move(borders), &accounts);
    // What the pads were put together from goes.
    forEachOpFromLast([&](Operation *op) {
      if (accounts.isLeftOver(op))
        rewriter.eraseOp(op);
    });

    numRaised += accounts.pads.size();
    for (Operation *op : accounts.pads)
      remark::passed(op->getLoc(), remarkOptions) << "to " + *getPadName(op);
    getOperation()->walk([](Operation *op) {
      if (isa<tensor::PadOp, tosa::PadOp>(op))
        remark::missed(op->getLoc(), remarkOptions) << remark::reason(
            "{0}: not recognized as a pad of any mode", op->getName());
    });
  }

private:
  /// Calls `function`, which may erase it, with each operation inside.
  void forEachOpFromLast(llvm::function_ref<void(Operation *)> function) {
    SmallVector<Operation *> ops;
    getOperation()->walk<WalkOrder::PreOrder>(
        [&](Operation *op) { ops.push_back(op); });
    for (Operation *op : llvm::reverse(ArrayRef(ops).drop_front()))
      function(op);
  }
};

} // namespace

void mlir::pad::populateRaiseToPadPatterns(RewritePatternSet &patterns,
                                           PatternBenefit benefit) {
  populateRaiseTensorPadPatterns(patterns, benefit);
  populateRaiseTosaPadPatterns(patterns, benefit);
  populateRaiseFilledSlicePatterns(patterns, benefit);
}
