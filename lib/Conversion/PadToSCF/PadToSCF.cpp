//===- PadToSCF.cpp - Pads on memrefs to loops ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "Chunks.h"
#include "ElementLoops.h"
#include "FlatPad.h"
#include "Plan.h"
#include "RowLoops.h"
#include "StreamedRows.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

/// Builds the loops for `op`, which is on memrefs: row by row where that can
/// be, else element by element.
static void buildLoops(OpBuilder &builder, PadIntoOp op, Value fill,
                       const ConvertPadToSCFPassOptions &options) {
  Location loc = op.getLoc();
  FailureOr<FlatPad> pad = getFlatPad(builder, op, fill);
  Plan plan = Plan::get(op, pad, options);
  reportPlan(op, pad, plan);
  if (failed(pad))
    return buildElementLoops(builder, op, fill);
  auto buildCached = [&] {
    forEachChunk(builder, *pad, plan.options, [&](const FlatPad &chunk) {
      buildRowLoops(builder, chunk, RowPlan::get(chunk, plan.options));
    });
  };
  auto buildFlat = [&] {
    if (plan.pastCaches == When::Never)
      return buildCached();
    Stream stream = Stream::get(builder, *pad, plan.options);
    auto buildStreamed = [&](const FlatPad &chunk) {
      buildStreamedRows(builder, chunk, stream, plan.options);
    };
    buildIf(
        builder, loc, stream.isUsed,
        [&] { forEachChunk(builder, *pad, plan.options, buildStreamed); },
        buildCached);
  };
  buildIf(builder, loc, pad->isFlat, buildFlat,
          [&] { buildElementLoops(builder, op, fill); });
}

/// Keeps LLVM from unrolling and vectorizing the loops in `op`: they are
/// vectorized already or too short for it, and would only grow.
static void annotateLoops(Operation *op) {
  MLIRContext *context = op->getContext();
  BoolAttr yes = BoolAttr::get(context, true);
  auto noVectors = LLVM::LoopVectorizeAttr::get(
      context, /*disable=*/yes, /*predicateEnable=*/{}, /*scalableEnable=*/{},
      /*width=*/{}, /*followupVectorized=*/{}, /*followupEpilogue=*/{},
      /*followupAll=*/{});
  auto noUnrolling = LLVM::LoopUnrollAttr::get(
      context, /*disable=*/yes, /*count=*/{}, /*runtimeDisable=*/{},
      /*full=*/{}, /*followupUnrolled=*/{}, /*followupRemainder=*/{},
      /*followupAll=*/{});
  auto annotation = LLVM::LoopAnnotationAttr::get(
      context, /*disableNonforced=*/{}, noVectors, /*interleave=*/{},
      noUnrolling, /*unrollAndJam=*/{}, /*licm=*/{}, /*distribute=*/{},
      /*pipeline=*/{}, /*peeled=*/{}, /*unswitch=*/{}, /*mustProgress=*/{},
      /*isVectorized=*/{}, /*startLoc=*/{}, /*endLoc=*/{},
      /*parallelAccesses=*/{});
  op->walk([&](scf::ForOp loop) {
    loop->setDiscardableAttr("llvm.loop_annotation", annotation);
  });
}

namespace {

// pad.pad_into m ins(%x : memref) outs(%y : memref) low[l] high[h]
//   -> loops over the rows of %y
struct LowerPadInto final : OpRewritePattern<PadIntoOp> {
  LowerPadInto(MLIRContext *context, const ConvertPadToSCFPassOptions &options,
               PatternBenefit benefit)
      : OpRewritePattern(context, benefit), options(options) {}

  LogicalResult matchAndRewrite(PadIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.hasPureBufferSemantics())
      return rewriter.notifyMatchFailure(op, "not on memrefs");
    Value fill = op.getValue();
    if (!fill)
      fill = createZero(rewriter, op.getLoc(),
                        op.getSourceType().getElementType());
    if (!fill)
      return rewriter.notifyMatchFailure(op, "element type has no zero");
    Operation *before = op->getPrevNode();
    buildLoops(rewriter, op, fill, options);
    Block::iterator begin =
        before ? std::next(before->getIterator()) : op->getBlock()->begin();
    for (Operation &built : llvm::make_range(begin, op->getIterator()))
      annotateLoops(&built);
    rewriter.eraseOp(op);
    return success();
  }

private:
  ConvertPadToSCFPassOptions options;
};

} // namespace

void mlir::pad::populatePadToSCFPatterns(
    RewritePatternSet &patterns, const ConvertPadToSCFPassOptions &options,
    PatternBenefit benefit) {
  patterns.add<LowerPadInto>(patterns.getContext(), options, benefit);
}
