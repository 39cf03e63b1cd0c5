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
#include "pad/IR/Pad.h"
#include "pad/Utils/Canonicalizer.h"
#include "pad/Utils/KnownBounds.h"

using namespace mlir;
using namespace mlir::pad;

/// Whether `window` is certain to be less work than `op`: all its amounts are
/// known, and it needs less of the source or `op` did not know as much.
static bool isSimpler(const TileWindow &window, PadOp op) {
  auto areKnown = [](ArrayRef<OpFoldResult> numbers) {
    return llvm::all_of(numbers, [](OpFoldResult number) {
      return getConstantIntValue(number).has_value();
    });
  };
  if (window.isWhole || !areKnown(window.low) || !areKnown(window.high))
    return false;
  if (!areKnown(op.getMixedLow()) || !areKnown(op.getMixedHigh()))
    return true;
  return llvm::any_of(
      llvm::zip_equal(window.sizes, op.getSourceType().getShape()),
      [](auto pair) {
        auto [size, extent] = pair;
        std::optional<int64_t> known = getConstantIntValue(size);
        return known && !ShapedType::isDynamic(extent) && *known < extent;
      });
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
  ReifiedRankedShapedTypeDims shape;
  if (failed(op.reifyResultShapes(rewriter, shape)))
    return;
  TileWindow window = getResultWindow(rewriter, op, shape[0]);
  if (!isSimpler(window, op)) {
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
  if (narrowed.getType() != op.getResultType())
    narrowed =
        tensor::CastOp::create(rewriter, loc, op.getResultType(), narrowed);
  rewriter.replaceOp(op, narrowed);
}

/// Folds and refines types around tiles. Not among these rewrites are those
/// that merge windows into pads again.
static LogicalResult canonicalizeTiles(Operation *root) {
  MLIRContext *context = root->getContext();
  RewritePatternSet patterns(context);
  scf::populateSCFForLoopCanonicalizationPatterns(patterns);
  // The extents of a pad that is fused must not keep it.
  memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
  affine::AffineApplyOp::getCanonicalizationPatterns(patterns, context);
  affine::AffineMinOp::getCanonicalizationPatterns(patterns, context);
  affine::AffineMaxOp::getCanonicalizationPatterns(patterns, context);
  tensor::ExtractSliceOp::getCanonicalizationPatterns(patterns, context);
  tensor::InsertSliceOp::getCanonicalizationPatterns(patterns, context);
  tensor::CastOp::getCanonicalizationPatterns(patterns, context);
  tensor::DimOp::getCanonicalizationPatterns(patterns, context);
  tensor::EmptyOp::getCanonicalizationPatterns(patterns, context);
  scf::ForOp::getCanonicalizationPatterns(patterns, context);
  scf::ForallOp::getCanonicalizationPatterns(patterns, context);
  PadOp::getCanonicalizationPatterns(patterns, context);
  PadIntoOp::getCanonicalizationPatterns(patterns, context);
  context->getLoadedDialect<linalg::LinalgDialect>()
      ->getCanonicalizationPatterns(patterns);
  context->getLoadedDialect<tensor::TensorDialect>()
      ->getCanonicalizationPatterns(patterns);
  SmallVector<std::string> disabled = getUnsoundPatterns();
  disabled.append({"pad-of-pad", "pad-of-slice", "slice-of-pad"});
  FrozenRewritePatternSet frozen(std::move(patterns), disabled);
  return applyPatternsGreedily(root, frozen);
}

/// Drops the results of the minimum or maximum `op` that another result of it
/// decides. Returns whether there are any.
template <typename OpTy>
static bool simplifyBound(RewriterBase &rewriter, OpTy op) {
  using Bounds = ValueBoundsConstraintSet;
  auto comparison = isa<affine::AffineMinOp>(op) ? Bounds::LE : Bounds::GE;
  AffineMap map = op.getMap();
  auto getVariable = [&](AffineExpr result) {
    return Bounds::Variable(
        AffineMap::get(map.getNumDims(), map.getNumSymbols(), result),
        op->getOperands());
  };
  SmallVector<AffineExpr> results = llvm::to_vector(map.getResults());
  for (size_t i = 0; i != results.size();) {
    bool isDecided = llvm::any_of(results, [&](AffineExpr other) {
      return other != results[i] &&
             isKnown(getVariable(other), comparison, getVariable(results[i]));
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

/// Drops what is decided of minima and maxima. Returns whether there was any.
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
        return isa<PadOp, PadIntoOp, FillBorderOp>(op)
                   ? WalkResult::interrupt()
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
