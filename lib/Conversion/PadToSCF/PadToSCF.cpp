//===- PadToSCF.cpp - Pads on memrefs to loops ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "ElementLoops.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

// pad.pad_into m ins(%x : memref) outs(%y : memref) low[l] high[h]
//   -> loops over the rows of %y
struct LowerPadInto final : OpRewritePattern<PadIntoOp> {
  using Base::Base;

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
    buildElementLoops(rewriter, op, fill);
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void mlir::pad::populatePadToSCFPatterns(RewritePatternSet &patterns,
                                         PatternBenefit benefit) {
  patterns.add<LowerPadInto>(patterns.getContext(), benefit);
}
