//===- LowerFillBorder.cpp - pad.fill_border to pad.pad_into --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"
#include "pad/Utils/Border.h"

namespace mlir::pad {
#define GEN_PASS_DEF_LOWERFILLBORDERPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

namespace {

// pad.fill_border m %a low[l] high[h]
//   -> for each face, pad.pad_into m ins(inside of %a) outs(face of %a), on
//      tensors into a new one that is inserted
struct LowerFillBorder final : OpRewritePattern<FillBorderOp> {
  LowerFillBorder(MLIRContext *context, bool onMemRefs, PatternBenefit benefit)
      : OpRewritePattern(context, benefit), onMemRefs(onMemRefs) {}

  LogicalResult matchAndRewrite(FillBorderOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.isOnTensor() && !onMemRefs)
      return rewriter.notifyMatchFailure(op, "on a memref");
    Border border(rewriter, op);
    if (op.isOnTensor()) {
      rewriter.replaceOp(op, border.insertFaces());
      return success();
    }
    border.buildFaces(0, border.getRank(),
                      [&](const PadSpec &face) { face.build(rewriter); });
    rewriter.eraseOp(op);
    return success();
  }

private:
  bool onMemRefs;
};

struct LowerFillBorderPass final
    : pad::impl::LowerFillBorderPassBase<LowerFillBorderPass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([&](FillBorderOp) { ++numLowered; });
    RewritePatternSet patterns(&getContext());
    populateLowerFillBorderPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace

void mlir::pad::populateLowerFillBorderPatterns(RewritePatternSet &patterns,
                                                bool onMemRefs,
                                                PatternBenefit benefit) {
  patterns.add<LowerFillBorder>(patterns.getContext(), onMemRefs, benefit);
}
