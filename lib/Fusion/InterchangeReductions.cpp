//===- InterchangeReductions.cpp - Sums along contiguous rows -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "pad/Flat/LinalgElement.h"
#include "pad/Fusion/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_INTERCHANGEREDUCTIONSPASS
#include "pad/Fusion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using linalg::LinalgOp;

/// A shorter loop has no vectors.
static constexpr int64_t leastCount = 8;

/// LLVM unrolls loops over a window of 7x7 elements, and makes vectors of those
/// over a row around them, which keep sums in registers.
static constexpr int64_t mostUnrolled = 49;

/// Whether the loops that add up one element of the result of `op` have few
/// turns.
static bool hasFewTurns(LinalgOp op) {
  SmallVector<unsigned> reductions;
  op.getReductionDims(reductions);
  SmallVector<int64_t> counts = op.getStaticLoopRanges();
  int64_t turns = 1;
  for (unsigned loop : reductions)
    if (ShapedType::isDynamic(counts[loop]) || counts[loop] > mostUnrolled ||
        (turns *= counts[loop]) > mostUnrolled)
      return false;
  return true;
}

/// The order that the loops of `op` are to have, if it is another one. The loop
/// along a row of the result is the innermost one; if the reductions have few
/// turns, it is the innermost one around these, and the others have the order
/// of the axes of the result.
static std::optional<SmallVector<unsigned>> findOrder(LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumDpsInits() != 1 ||
      op.getNumReductionLoops() == 0)
    return std::nullopt;
  AffineMap result = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  if (result.getNumResults() == 0)
    return std::nullopt;
  auto last = dyn_cast<AffineDimExpr>(result.getResults().back());
  if (!last)
    return std::nullopt;
  unsigned row = last.getPosition();
  int64_t count = op.getStaticLoopRanges()[row];
  if ((!ShapedType::isDynamic(count) && count < leastCount) ||
      !llvm::all_of(op.getIndexingMapsArray(),
                    [&](AffineMap map) { return pad::isContiguous(map, row); }))
    return std::nullopt;
  SmallVector<unsigned> order;
  if (!hasFewTurns(op)) {
    for (unsigned loop : llvm::seq(op.getNumLoops()))
      if (loop != row)
        order.push_back(loop);
    order.push_back(row);
  } else {
    if (!result.isProjectedPermutation())
      return std::nullopt;
    for (unsigned axis : llvm::seq(result.getNumResults()))
      order.push_back(result.getDimPosition(axis));
    SmallVector<unsigned> parallel;
    op.getParallelDims(parallel);
    // The loop along a row may be right, and a result may have axes of sums.
    if (!std::is_permutation(order.begin(), order.end(), parallel.begin(),
                             parallel.end()) ||
        parallel.back() == row)
      return std::nullopt;
    op.getReductionDims(order);
  }
  if (llvm::is_sorted(order))
    return std::nullopt;
  return order;
}

namespace {

struct InterchangeReductionsPass final
    : pad::impl::InterchangeReductionsPassBase<InterchangeReductionsPass> {
  using Base::Base;

  void runOnOperation() final {
    SmallVector<std::pair<LinalgOp, SmallVector<unsigned>>> found;
    getOperation()->walk([&](LinalgOp op) {
      if (auto order = findOrder(op))
        found.push_back({op, *order});
    });
    IRRewriter rewriter(&getContext());
    for (auto &[op, order] : found) {
      rewriter.setInsertionPoint(op);
      auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
      if (!generic) {
        auto generalized = linalg::generalizeNamedOp(rewriter, op);
        if (failed(generalized))
          continue;
        generic = *generalized;
      }
      rewriter.setInsertionPoint(generic);
      numInterchanged +=
          succeeded(linalg::interchangeGenericOp(rewriter, generic, order));
    }
  }
};

} // namespace
