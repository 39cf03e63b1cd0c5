//===- RowPattern.cpp - Patterns that write rows --------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowPattern.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/VectorBytes.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

void mlir::pad::reportLoops(PadIntoOp op, const Twine &loops) {
  remark::passed(op.getLoc(),
                 remark::RemarkOpts::name("convert-pad-to-scf").category("pad"))
      << (stringifyFacts(getFacts(op)) + ": " + loops).str();
}

Value mlir::pad::getFill(OpBuilder &builder, PadIntoOp op) {
  if (Value fill = op.getValue())
    return fill;
  return createZero(builder, op.getLoc(), op.getSourceType().getElementType());
}

void mlir::pad::replaceByLoops(PatternRewriter &rewriter, PadIntoOp op,
                               function_ref<void()> build) {
  Operation *before = op->getPrevNode();
  build();
  Block::iterator begin =
      before ? std::next(before->getIterator()) : op->getBlock()->begin();
  // The loops are vectorized already or too short for it, and would only grow.
  for (Operation &built : llvm::make_range(begin, op->getIterator()))
    built.walk([](scf::ForOp loop) { forbidLoopTransforms(loop); });
  rewriter.eraseOp(op);
}

namespace {

/// Writes a version in rows, by one way of several.
struct RowPattern final : VersionPattern {
  RowPattern(MLIRContext *context, const RowLowering &lowering,
             const ConvertPadToSCFPassOptions &options, PatternBenefit benefit)
      : VersionPattern(context, options, benefit), lowering(lowering) {}

  LogicalResult matchAndRewrite(PadIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (failed(canBeLowered(rewriter, op)))
      return failure();
    if (!bitEnumContainsAll(getFacts(op), Facts::Rows))
      return rewriter.notifyMatchFailure(op, "not to be written in rows");
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
    if (StringRef problem = lowering.getProblem(op, *shape, vectorUnits);
        !problem.empty())
      return rewriter.notifyMatchFailure(op, problem);
    replaceByLoops(rewriter, op, [&] {
      Value fill;
      if (shape->extension.isFill())
        fill = getFill(rewriter, op);
      FlatPad pad = FlatPad::read(rewriter, op)->getInUnits(rewriter, fill);
      reportLoops(op, lowering.build(rewriter, op, pad, vectorUnits));
    });
    return success();
  }

private:
  const RowLowering &lowering;
};

} // namespace

void mlir::pad::populateRowPattern(RewritePatternSet &patterns,
                                   const RowLowering &lowering,
                                   const ConvertPadToSCFPassOptions &options,
                                   PatternBenefit benefit) {
  patterns.addWithLabel<RowPattern>({lowering.label}, patterns.getContext(),
                                    lowering, options, benefit);
}
