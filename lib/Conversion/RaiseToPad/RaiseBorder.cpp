//===- RaiseBorder.cpp - Pads around what they pad to borders -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "pad/IR/FillBorder.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

// pad.pad m (tensor.extract_slice %a[l] [n] [1]) low[l] high[h]
//   -> pad.fill_border m %a low[l] high[h]
// pad.pad_into m ins(memref.subview %m[l] [n] [1]) outs(%m) low[l] high[h]
//   -> pad.fill_border m %m low[l] high[h]
template <typename OpTy>
struct RaiseBorder final : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const final {
    FillBorderOp border = createBorder(rewriter, op);
    if (!border)
      return rewriter.notifyMatchFailure(op, "not the border of an array");
    rewriter.replaceOp(op, border->getResults());
    return success();
  }
};

} // namespace

void mlir::pad::populateRaiseBorderPatterns(RewritePatternSet &patterns,
                                            PatternBenefit benefit) {
  patterns.add<RaiseBorder<PadOp>, RaiseBorder<PadIntoOp>>(
      patterns.getContext(), benefit);
}
