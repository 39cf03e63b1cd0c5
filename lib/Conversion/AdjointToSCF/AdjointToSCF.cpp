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
#include "pad/IR/Pad.h"
#include "pad/Utils/AdjointAsCrop.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/IndexBuilder.h"
#include "pad/Utils/Overlap.h"
#include "pad/Utils/VectorBytes.h"

using namespace mlir;
using namespace mlir::pad;

/// Builds the loops for `op`: row by row where that can be, else element by
/// element.
static void buildLoops(OpBuilder &builder, AdjointIntoOp op,
                       const Addition &addition,
                       ConvertAdjointToSCFPassOptions options) {
  // An op in a parallel loop already has its thread.
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
  RowSums rows(builder, *flat, getVectorBytes(op, options.vectorBytes));
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
    if (areKnownToOverlap(op.getSource(), op.getInit()))
      return rewriter.notifyMatchFailure(op, "source and destination overlap");
    if (isCrop(op)) {
      buildCrop(rewriter, op);
      rewriter.eraseOp(op);
      return success();
    }
    Type type = op.getSourceType().getElementType();
    std::optional<Addition> addition = Addition::get(type);
    if (!addition)
      return rewriter.notifyMatchFailure(op, [&](Diagnostic &diag) {
        diag << "element type " << type << " has no addition";
      });
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
