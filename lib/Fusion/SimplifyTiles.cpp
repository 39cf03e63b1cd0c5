//===- SimplifyTiles.cpp - Simplification of tiles of pads ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SimplifyTiles.h"
#include "TileWindow.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "pad/IR/KnownBounds.h"
#include "pad/IR/Pad.h"
#include "pad/Workarounds/Canonicalizer.h"

using namespace mlir;
using namespace mlir::pad;

/// Keeps the axes of `window` with known amounts, and takes the other axes from
/// `op`. Returns whether the result is certain to be less work than `op`: along
/// some axis, it reads less of the source, or the amounts of `op` were unknown.
static bool takeKnownAxes(OpBuilder &builder, TileWindow &window, PadOp op) {
  if (window.isWhole)
    return false;
  auto areKnown = [](OpFoldResult low, OpFoldResult high) {
    return getConstantIntValue(low) && getConstantIntValue(high);
  };
  SmallVector<OpFoldResult> lows = op.getLowPerAxis();
  SmallVector<OpFoldResult> highs = op.getHighPerAxis();
  bool isSimpler = false;
  for (int64_t axis : llvm::seq(op.getRank())) {
    if (!areKnown(window.low[axis], window.high[axis])) {
      window.offsets[axis] = builder.getIndexAttr(0);
      window.sizes[axis] =
          tensor::getMixedSize(builder, op.getLoc(), op.getSource(), axis);
      window.low[axis] = lows[axis];
      window.high[axis] = highs[axis];
      window.isTile = false;
      continue;
    }
    std::optional<int64_t> size = getConstantIntValue(window.sizes[axis]);
    int64_t extent = op.getSourceType().getDimSize(axis);
    isSimpler |= !areKnown(lows[axis], highs[axis]) ||
                 (size && !ShapedType::isDynamic(extent) && *size < extent);
  }
  return isSimpler;
}

/// Makes `op` a pad of the window that it sees, or that window, if that is
/// simpler.
// pad.pad m %x low[-1] high[-2]
//   -> tensor.extract_slice %x[1]...
// pad.pad m %x low[1] high[-96] : tensor<100xf32> to tensor<5xf32>
//   -> pad.pad m (tensor.extract_slice %x[0] [4]) low[1] high[0]
static void narrowPad(RewriterBase &rewriter, PadOp op) {
  Location loc = op.getLoc();
  rewriter.setInsertionPoint(op);
  Operation *previous = op->getPrevNode();
  TileWindow window =
      getResultWindow(rewriter, op, reifyShape(rewriter, op).front());
  if (!takeKnownAxes(rewriter, window, op)) {
    // Extents that are not needed would be resolved all the same.
    while (op->getPrevNode() != previous)
      rewriter.eraseOp(op->getPrevNode());
    return;
  }
  Value narrowed = getWindowSource(rewriter, loc, op.getSource(), window);
  if (!window.isTile)
    narrowed = PadOp::create(rewriter, loc, op.getResultType(), op.getMode(),
                             narrowed, window.low, window.high, op.getValue(),
                             /*axes=*/DenseI64ArrayAttr());
  rewriter.replaceOp(op, rewriter.createOrFold<tensor::CastOp>(
                             loc, op.getResultType(), narrowed));
}

namespace {

// affine.apply (d)[s] -> (d - s) (%i)[%i]
//   -> affine.apply ()[s] -> (0) ()[%i]
//
// Upstream merges operands among the dimensions and among the symbols.
struct MergeDimsAndSymbols final : OpRewritePattern<affine::AffineApplyOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(affine::AffineApplyOp op,
                                PatternRewriter &rewriter) const final {
    AffineMap map = op.getAffineMap();
    SmallVector<AffineExpr> dims;
    bool isMerged = false;
    for (auto [position, dim] : llvm::enumerate(op.getDimOperands())) {
      auto symbol = llvm::find(op.getSymbolOperands(), dim);
      if (symbol == op.getSymbolOperands().end() ||
          !map.isFunctionOfDim(position)) {
        dims.push_back(rewriter.getAffineDimExpr(position));
        continue;
      }
      dims.push_back(rewriter.getAffineSymbolExpr(
          std::distance(op.getSymbolOperands().begin(), symbol)));
      isMerged = true;
    }
    if (!isMerged)
      return rewriter.notifyMatchFailure(op, "no dimension is a symbol, too");
    AffineExpr merged =
        simplifyAffineExpr(map.getResult(0).replaceDims(dims), map.getNumDims(),
                           map.getNumSymbols());
    rewriter.modifyOpInPlace(op, [&] {
      op.setMap(AffineMap::get(map.getNumDims(), map.getNumSymbols(), merged));
    });
    return success();
  }
};

} // namespace

/// Folds and refines types around tiles. Patterns that merge windows into pads
/// again are left out.
static LogicalResult canonicalizeTiles(Operation *root) {
  MLIRContext *context = root->getContext();
  RewritePatternSet patterns(context);
  patterns.add<MergeDimsAndSymbols>(context);
  scf::populateSCFForLoopCanonicalizationPatterns(patterns);
  // A result has the extents of its destination. Upstream computes them from an
  // indexing map, and wrongly for (i) -> (2 * i).
  tensor::DimOp::getCanonicalizationPatterns(patterns, context);
  // The extents of a pad that is fused must not keep it.
  memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
  affine::AffineApplyOp::getCanonicalizationPatterns(patterns, context);
  affine::AffineMinOp::getCanonicalizationPatterns(patterns, context);
  affine::AffineMaxOp::getCanonicalizationPatterns(patterns, context);
  tensor::ExtractSliceOp::getCanonicalizationPatterns(patterns, context);
  tensor::InsertSliceOp::getCanonicalizationPatterns(patterns, context);
  tensor::CastOp::getCanonicalizationPatterns(patterns, context);
  tensor::EmptyOp::getCanonicalizationPatterns(patterns, context);
  scf::ForOp::getCanonicalizationPatterns(patterns, context);
  scf::ForallOp::getCanonicalizationPatterns(patterns, context);
  PadOp::getCanonicalizationPatterns(patterns, context);
  PadIntoOp::getCanonicalizationPatterns(patterns, context);
  context->getLoadedDialect<linalg::LinalgDialect>()
      ->getCanonicalizationPatterns(patterns);
  context->getLoadedDialect<tensor::TensorDialect>()
      ->getCanonicalizationPatterns(patterns);
  populateSoundPatterns(patterns);
  SmallVector<std::string> disabled = getUnsoundPatterns();
  disabled.append({"pad-of-pad", "pad-of-slice", "slice-of-pad"});
  FrozenRewritePatternSet frozen(std::move(patterns), disabled);
  return applyPatternsGreedily(root, frozen);
}

/// Drops the results of the minimum or maximum `op` that another result of it
/// decides. Returns whether there are any.
template <typename OpTy>
static bool simplifyBound(RewriterBase &rewriter, OpTy op) {
  AffineMap map = op.getMap();
  // A result of a minimum decides the results that are no less.
  auto isDecidedBy = [&](AffineExpr result, AffineExpr other) {
    AffineExpr excess =
        isa<affine::AffineMinOp>(op) ? other - result : result - other;
    ValueBoundsConstraintSet::Variable variable(
        AffineMap::get(map.getNumDims(), map.getNumSymbols(), excess),
        op->getOperands());
    std::optional<int64_t> most =
        getKnownMaximum(variable, /*enough=*/0, /*numOps=*/1);
    return most && *most <= 0;
  };
  SmallVector<AffineExpr> results = llvm::to_vector(map.getResults());
  for (size_t i = 0; i != results.size();) {
    bool isDecided = llvm::any_of(results, [&](AffineExpr other) {
      return other != results[i] && isDecidedBy(results[i], other);
    });
    if (isDecided)
      results.erase(results.begin() + i);
    else
      ++i;
  }
  if (results.size() == map.getNumResults())
    return false;
  rewriter.modifyOpInPlace(op, [&] {
    op.setMap(AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                             op.getContext()));
  });
  return true;
}

/// Drops decided results of minima and maxima. Returns whether there were any.
static bool simplifyBounds(Operation *root) {
  IRRewriter rewriter(root->getContext());
  bool modified = false;
  root->walk([&](Operation *op) {
    if (auto minOp = dyn_cast<affine::AffineMinOp>(op))
      modified |= simplifyBound(rewriter, minOp);
    else if (auto maxOp = dyn_cast<affine::AffineMaxOp>(op))
      modified |= simplifyBound(rewriter, maxOp);
  });
  return modified;
}

bool mlir::pad::hasPads(Operation *root) {
  return root
      ->walk([](Operation *op) {
        return isa<PadOp, PadIntoOp, FillBorderOp>(op) ? WalkResult::interrupt()
                                                       : WalkResult::advance();
      })
      .wasInterrupted();
}

LogicalResult mlir::pad::simplifyPadTiles(Operation *root) {
  // An extent that is decided decides amounts, and these the window.
  constexpr int maxRounds = 4;
  for (int round = 0; round != maxRounds; ++round) {
    if (failed(canonicalizeTiles(root)))
      return failure();
    if (!simplifyBounds(root))
      break;
  }
  if (failed(canonicalizeTiles(root)))
    return failure();
  SmallVector<PadOp> pads;
  root->walk([&](PadOp op) { pads.push_back(op); });
  IRRewriter rewriter(root->getContext());
  for (PadOp op : pads)
    narrowPad(rewriter, op);
  return canonicalizeTiles(root);
}
