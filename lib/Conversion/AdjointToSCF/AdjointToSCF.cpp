//===- AdjointToSCF.cpp - Adjoints on memrefs to loops --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/AdjointToSCF/AdjointToSCF.h"
#include "ElementSums.h"
#include "RowNest.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Extension.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/IndexBuilder.h"

using namespace mlir;
using namespace mlir::pad;

/// Whether every element is known to have one position or none, that of the
/// source itself: the extension fills, or nothing is padded.
static bool isMoved(AdjointIntoOp op) {
  auto isCrop = [](OpFoldResult amount) {
    std::optional<int64_t> known = getConstantIntValue(amount);
    return known && *known <= 0;
  };
  // The extents alone say where the source ends.
  ShapedType source = op.getSourceType(), init = op.getInitType();
  for (auto [axis, low, high] :
       llvm::enumerate(op.getLowPerAxis(), op.getHighPerAxis())) {
    if (Extension::get(op.getMode()).isFill())
      return true;
    int64_t m = source.getDimSize(axis), n = init.getDimSize(axis);
    bool fits = !ShapedType::isDynamic(m) && !ShapedType::isDynamic(n) &&
                getConstantIntValue(low) && getConstantIntValue(high) &&
                m == n + *getConstantIntValue(low) + *getConstantIntValue(high);
    if (!isCrop(low) || !isCrop(high) || !fits)
      return false;
  }
  return true;
}

/// Builds what writes `op` where isMoved holds.
static void buildMove(OpBuilder &builder, AdjointIntoOp op) {
  IndexBuilder index(builder, op.getLoc());
  SmallVector<OpFoldResult> low, high;
  for (auto [l, h] : llvm::zip_equal(op.getMixedLow(), op.getMixedHigh())) {
    low.push_back(index.sub(index.constant(0), l));
    high.push_back(index.sub(index.constant(0), h));
  }
  PadIntoOp::create(builder, op.getLoc(), PadMode::Constant, op.getSource(),
                    op.getInit(), low, high, Value(), op.getAxesAttr());
}

/// Builds the loops for `op`: row by row where that can be, else element by
/// element.
static void buildLoops(OpBuilder &builder, AdjointIntoOp op,
                       const Addition &addition,
                       ConvertAdjointToSCFPassOptions options) {
  // What runs in parallel already has its threads.
  if (op->getParentOfType<scf::ParallelOp>() ||
      op->getParentOfType<scf::ForallOp>())
    options.parallel = false;
  auto buildElements = [&] {
    buildElementSums(builder, op, addition, options.parallel);
  };
  auto init = cast<MemRefType>(op.getInit().getType());
  if (init.hasStaticShape() && init.getNumElements() == 0)
    return;
  FailureOr<FlatAdjoint> flat = getFlatAdjoint(builder, op);
  if (failed(flat))
    return buildElements();
  RowSums rows(builder, *flat, options.vectorBytes);
  IndexBuilder index(builder, op.getLoc());
  Condition canBuild = canBuildRowNest(index, *flat, rows, options);
  buildIf(
      builder, op.getLoc(), index.conjunction(flat->isFlat, canBuild),
      [&] { buildRowNest(builder, *flat, rows, options); }, buildElements);
}

namespace {

// pad.adjoint_into m ins(%g : memref) outs(%y : memref) low[l] high[h]
//   -> loops over the rows of %y
struct LowerAdjointInto final : OpRewritePattern<AdjointIntoOp> {
  LowerAdjointInto(MLIRContext *context,
                   const ConvertAdjointToSCFPassOptions &options,
                   PatternBenefit benefit)
      : OpRewritePattern(context, benefit), options(options) {}

  LogicalResult matchAndRewrite(AdjointIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.hasPureBufferSemantics())
      return rewriter.notifyMatchFailure(op, "not on memrefs");
    if (isMoved(op)) {
      buildMove(rewriter, op);
      rewriter.eraseOp(op);
      return success();
    }
    std::optional<Addition> addition =
        Addition::get(op.getSourceType().getElementType());
    if (!addition)
      return rewriter.notifyMatchFailure(op, "elements cannot be added");
    buildLoops(rewriter, op, *addition, options);
    rewriter.eraseOp(op);
    return success();
  }

private:
  ConvertAdjointToSCFPassOptions options;
};

} // namespace

void mlir::pad::populateAdjointToSCFPatterns(
    RewritePatternSet &patterns, const ConvertAdjointToSCFPassOptions &options,
    PatternBenefit benefit) {
  patterns.add<LowerAdjointInto>(patterns.getContext(), options, benefit);
}
