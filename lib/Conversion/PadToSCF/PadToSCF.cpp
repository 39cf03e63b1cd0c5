//===- PadToSCF.cpp - Versions of pads to loops ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "VersionLowering.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/VectorBytes.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

Value mlir::pad::getFill(OpBuilder &builder, PadIntoOp op) {
  if (Value fill = op.getValue())
    return fill;
  return createZero(builder, op.getLoc(), op.getSourceType().getElementType());
}

FailureOr<std::string>
mlir::pad::lowerRows(PatternRewriter &rewriter, PadIntoOp op,
                     const ConvertPadToSCFPassOptions &options, RowBuild *build,
                     RowProblem *getProblem) {
  FailureOr<FlatPad> shape = FlatPad::getShape(op);
  if (failed(shape))
    return rewriter.notifyMatchFailure(op, kRowsProblem);
  for (OpFoldResult *number :
       {&shape->unitsPerPosition, &shape->staticUnitsPerPosition})
    if (std::optional<int64_t> known = getConstantIntValue(*number))
      *number = rewriter.getIndexAttr(*known * shape->storage.count);
  // Long rows of a border are faster with more of them in one iteration.
  int64_t vectorBytes = getVectorBytes(op, options.vectorBytes) *
                        (shape->has(Facts::Border) ? 2 : 1);
  int64_t vectorUnits =
      std::max<int64_t>(vectorBytes / shape->storage.unitBytes, 1);
  StringRef problem = getProblem ? getProblem(op, *shape, vectorUnits) : "";
  if (!problem.empty())
    return rewriter.notifyMatchFailure(op, problem);
  Value fill;
  if (shape->extension.isFill())
    fill = getFill(rewriter, op);
  FlatPad pad = FlatPad::read(rewriter, op)->getInUnits(rewriter, fill);
  pad.prefetchesResult = prefetchesStores(op);
  return build(rewriter, op, pad, vectorUnits);
}

namespace {

/// Writes a version by one way of several, and says so in a remark.
struct LowerVersion final : OpRewritePattern<PadIntoOp> {
  LowerVersion(MLIRContext *context, const VersionLowering &lowering,
               const ConvertPadToSCFPassOptions &options,
               PatternBenefit benefit)
      : OpRewritePattern(context, benefit), lowering(lowering),
        options(options) {}

  LogicalResult matchAndRewrite(PadIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (failed(canBeLowered(rewriter, op)))
      return failure();
    if (!bitEnumContainsAll(getFacts(op), lowering.facts))
      return rewriter.notifyMatchFailure(
          op, "lacks one of the facts " + stringifyFacts(lowering.facts));
    Operation *before = op->getPrevNode();
    FailureOr<std::string> loops = lowering.lower(rewriter, op, options);
    if (failed(loops))
      return failure();
    remark::passed(
        op.getLoc(),
        remark::RemarkOpts::name("convert-pad-to-scf").category("pad"))
        << stringifyFacts(getFacts(op)) + ": " + *loops;
    Block::iterator begin =
        before ? std::next(before->getIterator()) : op->getBlock()->begin();
    // The loops are vectorized already or too short for it, and would only
    // grow.
    for (Operation &built : llvm::make_range(begin, op->getIterator()))
      built.walk([](scf::ForOp loop) { forbidLoopTransforms(loop); });
    rewriter.eraseOp(op);
    return success();
  }

private:
  const VersionLowering &lowering;
  ConvertPadToSCFPassOptions options;
};

} // namespace

void mlir::pad::populatePadToSCFPatterns(
    RewritePatternSet &patterns, const ConvertPadToSCFPassOptions &options,
    PatternBenefit benefit) {
  populateVersionPadsPatterns(patterns, options, benefit);
  // Versions come first, so that only pads without facts get more of them. Of
  // the ways to write a version, the one that always applies has the least
  // benefit.
  unsigned next = benefit.getBenefit();
  for (const VersionLowering *lowering :
       {&kElements, &kBlocks, &kRunByRun, &kThreeRuns, &kShortRows,
        &kPermutedBlocks, &kConstantShuffles, &kInPlace, &kPastCaches,
        &kChunks})
    patterns.addWithLabel<LowerVersion>(
        {lowering->label}, patterns.getContext(), *lowering, options, ++next);
}
