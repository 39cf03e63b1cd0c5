//===- CarrySums.cpp - Sums that loops carry ------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "pad/Flat/LinalgElement.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CARRYSUMSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;
using linalg::LinalgOp;

/// Whether `op` adds up one element after another: the loops that add up are
/// the innermost ones, and none of them is one of the results, which no input
/// is.
static bool addsUpElements(LinalgOp op) {
  if (!op.hasPureBufferSemantics() || op.getNumReductionLoops() == 0)
    return false;
  SmallVector<unsigned> sumLoops;
  op.getReductionDims(sumLoops);
  if (sumLoops.size() + sumLoops.front() != op.getNumLoops())
    return false;
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
    AffineMap map = op.getMatchingIndexingMap(&output);
    return llvm::none_of(sumLoops,
                         [&](unsigned k) { return map.isFunctionOfDim(k); }) &&
           !llvm::is_contained(op.getDpsInputs(), output.get());
  });
}

/// Builds the loops of `op` from `loop` on, around `element`.
static void buildLoops(IndexBuilder &index, LinalgOp op,
                       ArrayRef<OpFoldResult> extents, unsigned loop,
                       LinalgElement &element) {
  if (loop == op.getNumParallelLoops())
    return element.store();
  buildLoop(index, index.constant(0), extents[loop], index.constant(1),
            [&](OpFoldResult position) {
              element.setPosition(loop, position);
              buildLoops(index, op, extents, loop + 1, element);
            });
}

namespace {

struct CarrySumsPass final : pad::impl::CarrySumsPassBase<CarrySumsPass> {
  using Base::Base;

  void runOnOperation() final {
    SmallVector<LinalgOp> ops;
    getOperation()->walk([&](LinalgOp op) {
      if (addsUpElements(op))
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (LinalgOp op : ops) {
      rewriter.setInsertionPoint(op);
      IndexBuilder index(rewriter, op.getLoc());
      SmallVector<OpFoldResult> extents =
          llvm::map_to_vector(op.createLoopRanges(rewriter, op.getLoc()),
                              [](const Range &range) { return range.size; });
      LinalgElement element(rewriter, op, extents);
      buildLoops(index, op, extents, /*loop=*/0, element);
      rewriter.eraseOp(op);
      ++numLowered;
    }
  }
};

} // namespace
