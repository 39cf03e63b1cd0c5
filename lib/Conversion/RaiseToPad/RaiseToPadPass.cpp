//===- RaiseToPadPass.cpp - Upstream operations to pads -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "pad/Conversion/RaiseToPad/RaiseToPad.h"
#include "pad/IR/Pad.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::pad {
#define GEN_PASS_DEF_RAISETOPADPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// The name and category of remarks of this pass.
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
  if (auto adjoint = dyn_cast<AdjointOp>(op))
    return getName(adjoint.getMode());
  if (auto border = dyn_cast<FillBorderOp>(op))
    return getName(border.getMode());
  return std::nullopt;
}

/// How many steps are taken for one operation, and for all. A step takes up to
/// half a microsecond: 2 s for one operation, 17 s for all.
static constexpr int64_t maxStepsOfOne = int64_t(1) << 22;
static constexpr int64_t maxSteps = int64_t(1) << 25;

/// Raises `op` within its share of `budget`.
static LogicalResult raise(RewriterBase &rewriter, Operation *op,
                           int64_t &budget, std::string &reason) {
  int64_t share = std::min(budget, maxStepsOfOne);
  int64_t left = share;
  LogicalResult result = raiseMovement(rewriter, op, left, reason);
  budget -= share - left;
  return result;
}

/// Whether a user may wonder why `op` is left: it is a pad, or moves elements
/// in parts.
static bool isOfInterest(Operation *op) {
  if (isa<linalg::GenericOp, linalg::MapOp, tensor::GenerateOp>(op))
    return op->walk([](tensor::ExtractOp) { return WalkResult::interrupt(); })
        .wasInterrupted();
  return isMovement(op) && !isa<func::CallOp, tensor::CollapseShapeOp,
                                tensor::ExpandShapeOp, tosa::ReshapeOp>(op);
}

namespace {

/// Records the pads that are created, and the ops that were in use before.
struct Accounts final : RewriterBase::Listener {
  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) final {
    if (previous.isSet())
      return;
    used.insert(op);
    if (getPadName(op))
      pads.insert(op);
  }
  void notifyOperationErased(Operation *op) final {
    pads.remove(op);
    left.erase(op);
    used.erase(op);
  }

  /// Whether `op` has become superfluous.
  bool isLeftOver(Operation *op) const {
    return used.contains(op) &&
           (isOpTriviallyDead(op) ||
            (isa<func::CallOp>(op) && op->use_empty() && isWithoutEffects(op)));
  }

  llvm::SetVector<Operation *> pads;
  DenseSet<Operation *> used;
  /// Why movements were left as they are.
  llvm::MapVector<Operation *, std::string> left;
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
    int64_t budget = maxSteps;
    // From the last to the first: a part of one pad may be a pad on its own.
    forEachOpFromLast([&](Operation *op) {
      std::string reason;
      if (accounts.isLeftOver(op))
        rewriter.eraseOp(op);
      else if (failed(raise(rewriter, op, budget, reason)) && isOfInterest(op))
        accounts.left[op] = reason;
    });
    RewritePatternSet ofPads(&getContext());
    populateRaiseSignCastsPatterns(ofPads);
    populateRaiseBorderPatterns(ofPads);
    walkAndApplyPatterns(getOperation(), std::move(ofPads), &accounts);
    // Erases the ops from which the pads were composed.
    forEachOpFromLast([&](Operation *op) {
      if (accounts.isLeftOver(op))
        rewriter.eraseOp(op);
    });

    numRaised += accounts.pads.size();
    for (Operation *op : accounts.pads)
      remark::passed(op->getLoc(), remarkOptions) << "to " + *getPadName(op);
    for (auto &[op, reason] : accounts.left)
      remark::missed(op->getLoc(), remarkOptions)
          << remark::reason("{0}: not raised: {1}", op->getName(), reason);
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

namespace {

/// Raises an operation that moves elements.
struct RaiseMovement final : RewritePattern {
  RaiseMovement(MLIRContext *context, PatternBenefit benefit)
      : RewritePattern(MatchAnyOpTypeTag(), benefit, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const final {
    int64_t budget = maxStepsOfOne;
    std::string reason;
    return raise(rewriter, op, budget, reason);
  }
};

} // namespace

void mlir::pad::populateRaiseToPadPatterns(RewritePatternSet &patterns,
                                           PatternBenefit benefit) {
  patterns.add<RaiseMovement>(patterns.getContext(), benefit);
}
