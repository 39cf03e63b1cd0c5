//===- PadToSCF.cpp - Versions of pads to loops ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "Loops.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Remarks.h"
#include "pad/Utils/VectorBytes.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

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

/// Emits a remark: the facts of `op`, and the loops that it becomes.
static void report(PadIntoOp op, const Twine &loops) {
  remark::passed(op.getLoc(),
                 remark::RemarkOpts::name("convert-pad-to-scf").category("pad"))
      << (stringifyFacts(getFacts(op)) + ": " + loops).str();
}

/// The fill value of `op`.
static Value getFill(OpBuilder &builder, PadIntoOp op) {
  if (Value fill = op.getValue())
    return fill;
  return createZero(builder, op.getLoc(), op.getSourceType().getElementType());
}

/// Replaces `op` by the loops that `build` builds in front of it.
static void replaceByLoops(PatternRewriter &rewriter, PadIntoOp op,
                           function_ref<void()> build) {
  Operation *before = op->getPrevNode();
  build();
  Block::iterator begin =
      before ? std::next(before->getIterator()) : op->getBlock()->begin();
  for (Operation &built : llvm::make_range(begin, op->getIterator()))
    annotateLoops(&built);
  rewriter.eraseOp(op);
}

namespace {

// pad.pad_into m ins(%x) outs(%y) {pad.facts = #pad.facts<elements>}
//   -> scf.for ... {
//        %e = memref.load %x[...]
//        memref.store %e, %y[...]
//      }
struct LowerElements final : OpRewritePattern<PadIntoOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (failed(canBeLowered(rewriter, op)))
      return failure();
    if (!bitEnumContainsAll(getFacts(op), Facts::Elements))
      return rewriter.notifyMatchFailure(op, "not to be written by elements");
    report(op, "element by element");
    replaceByLoops(rewriter, op, [&] {
      buildElementLoops(rewriter, op, getFill(rewriter, op));
    });
    return success();
  }
};

// pad.pad_into m ins(%s) outs(%r) {pad.facts = #pad.facts<rows|...>}
//   -> scf.for ... {
//        ... // a row: vector.load, vector.store
//      }
// pad.pad_into m ins(%s) outs(%r) {pad.facts = #pad.facts<rows|in_chunks|...>}
//   -> scf.parallel ... {
//        pad.pad_into m ins(%s0) outs(%r0) {pad.facts = #pad.facts<rows|chunk>}
//      }
struct LowerRows final : OpRewritePattern<PadIntoOp> {
  LowerRows(MLIRContext *context, const ConvertPadToSCFPassOptions &options,
            PatternBenefit benefit)
      : OpRewritePattern(context, benefit), options(options) {}

  LogicalResult matchAndRewrite(PadIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (failed(canBeLowered(rewriter, op)))
      return failure();
    if (!bitEnumContainsAll(getFacts(op), Facts::Rows))
      return rewriter.notifyMatchFailure(op, "not to be written in rows");
    FailureOr<FlatPad> pad = FlatPad::read(rewriter, op);
    if (failed(pad))
      return rewriter.notifyMatchFailure(op, kRowsProblem);
    if (pad->has(Facts::InChunks)) {
      report(op, "chunks of " + Twine(options.parallelChunkBytes) +
                     " bytes in parallel");
      buildChunks(rewriter, op, *pad, options.parallelChunkBytes);
      rewriter.eraseOp(op);
      return success();
    }
    ConvertPadToSCFPassOptions ofTarget = options;
    ofTarget.vectorBytes = getVectorBytes(op, options.vectorBytes);
    replaceByLoops(rewriter, op, [&] {
      Value fill;
      if (pad->extension.isFill())
        fill = getFill(rewriter, op);
      FlatPad inUnits = pad->getInUnits(rewriter, fill);
      RowPlan plan = RowPlan::get(inUnits, ofTarget);
      report(op, plan.describe(inUnits));
      buildRowLoops(rewriter, inUnits, plan);
    });
    return success();
  }

private:
  ConvertPadToSCFPassOptions options;
};

} // namespace

void mlir::pad::populatePadToSCFPatterns(
    RewritePatternSet &patterns, const ConvertPadToSCFPassOptions &options,
    PatternBenefit benefit) {
  populateVersionPadsPatterns(patterns,
                              {options.vectorBytes, options.nontemporalBytes,
                               options.nontemporalRunBytes, options.parallel,
                               options.parallelBytes},
                              benefit);
  // Versions come first, so that only pads without facts get more of them.
  PatternBenefit ofVersions(benefit.getBenefit() + 1);
  patterns.add<LowerElements>(patterns.getContext(), ofVersions);
  patterns.add<LowerRows>(patterns.getContext(), options, ofVersions);
}
