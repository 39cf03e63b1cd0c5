//===- CollapseElementwise.cpp - One loop for axes without gaps -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_COLLAPSEELEMENTWISEPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using linalg::GenericOp;
using linalg::LinalgOp;

/// The axis of an operand with `map` that `loop` goes along, or nullopt.
static std::optional<unsigned> getAxis(AffineMap map, int64_t loop) {
  return map.getResultPosition(getAffineDimExpr(loop, map.getContext()));
}

/// Whether `op` is elementwise: on buffers, and the axes of each operand are
/// some of its loops, in order.
static bool hasLoopsInOrder(LinalgOp op) {
  auto isBefore = [](AffineExpr a, AffineExpr b) {
    return cast<AffineDimExpr>(a).getPosition() <
           cast<AffineDimExpr>(b).getPosition();
  };
  return op.hasPureBufferSemantics() && op.getNumLoops() > 1 &&
         op.getNumParallelLoops() == op.getNumLoops() &&
         !op.hasIndexSemantics() &&
         llvm::all_of(op.getIndexingMapsArray(), [&](AffineMap map) {
           return map.isProjectedPermutation() &&
                  llvm::is_sorted(map.getResults(), isBefore);
         });
}

/// The axes of an operand with `map` that each of `runs`, of loops, has.
static SmallVector<ReassociationIndices>
getAxes(AffineMap map, ArrayRef<ReassociationIndices> runs) {
  SmallVector<ReassociationIndices> axes;
  for (const ReassociationIndices &run : runs) {
    ReassociationIndices ofRun;
    for (int64_t loop : run)
      if (std::optional<unsigned> axis = getAxis(map, loop))
        ofRun.push_back(*axis);
    if (!ofRun.empty())
      axes.push_back(ofRun);
  }
  return axes;
}

/// Whether the loops of each of `runs` can be one loop: each operand has all of
/// them, without gaps, or none.
static bool areCollapsible(LinalgOp op, ArrayRef<ReassociationIndices> runs) {
  return linalg::areDimSequencesPreserved(op.getIndexingMapsArray(), runs) &&
         llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
           auto type = dyn_cast<MemRefType>(operand.get().getType());
           return !type || type.getRank() == 0 ||
                  memref::CollapseShapeOp::isGuaranteedCollapsible(
                      type, getAxes(op.getMatchingIndexingMap(&operand), runs));
         });
}

/// The loops of `op` in order, in as few runs as areCollapsible allows.
static SmallVector<ReassociationIndices> getRuns(LinalgOp op) {
  SmallVector<ReassociationIndices> runs;
  for (int64_t loop : llvm::seq<int64_t>(op.getNumLoops()))
    runs.push_back({loop});
  for (size_t k = runs.size() - 1; k > 0; --k) {
    SmallVector<ReassociationIndices> fewer(runs);
    llvm::append_range(fewer[k - 1], fewer[k]);
    fewer.erase(fewer.begin() + k);
    if (areCollapsible(op, fewer))
      runs = std::move(fewer);
  }
  return runs;
}

/// `op` with one loop for each of `runs`. Upstream's collapseOpIterationDims
/// takes ops alone whose operands have an axis for each loop.
static void collapse(RewriterBase &rewriter, GenericOp op,
                     ArrayRef<ReassociationIndices> runs) {
  Location loc = op.getLoc();
  MLIRContext *context = op.getContext();
  rewriter.setInsertionPoint(op);
  SmallVector<Value> operands;
  SmallVector<AffineMap> maps;
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    SmallVector<ReassociationIndices> axes = getAxes(map, runs);
    SmallVector<AffineExpr> results;
    for (auto [k, run] : llvm::enumerate(runs))
      if (getAxis(map, run.front()))
        results.push_back(getAffineDimExpr(k, context));
    maps.push_back(AffineMap::get(runs.size(), 0, results, context));
    bool isCollapsed = axes.size() < map.getNumResults();
    operands.push_back(isCollapsed ? memref::CollapseShapeOp::create(
                                         rewriter, loc, operand.get(), axes)
                                         .getResult()
                                   : operand.get());
  }
  ValueRange all = operands;
  SmallVector<utils::IteratorType> loops(runs.size(),
                                         utils::IteratorType::parallel);
  auto collapsed =
      GenericOp::create(rewriter, loc, all.take_front(op.getNumDpsInputs()),
                        all.drop_front(op.getNumDpsInputs()), maps, loops);
  rewriter.inlineRegionBefore(op.getRegion(), collapsed.getRegion(),
                              collapsed.getRegion().begin());
  rewriter.eraseOp(op);
}

namespace {

struct CollapseElementwisePass final
    : pad::impl::CollapseElementwisePassBase<CollapseElementwisePass> {
  using Base::Base;

  void runOnOperation() final {
    SmallVector<LinalgOp> ops;
    getOperation()->walk([&](LinalgOp op) {
      if (hasLoopsInOrder(op))
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (LinalgOp op : ops) {
      SmallVector<ReassociationIndices> runs = getRuns(op);
      if (runs.size() == op.getNumLoops())
        continue;
      rewriter.setInsertionPoint(op);
      auto generic = dyn_cast<GenericOp>(op.getOperation());
      if (!generic)
        generic = *linalg::generalizeNamedOp(rewriter, op);
      collapse(rewriter, generic, runs);
      ++numCollapsed;
    }
  }
};

} // namespace
