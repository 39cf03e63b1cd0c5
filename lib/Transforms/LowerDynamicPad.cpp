//===- LowerDynamicPad.cpp - pad.dynamic_pad to pad.pad -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns `pad.dynamic_pad` into `pad.pad` of all axes. An axis that no entry of
// `axes` names is not padded; of several entries for one axis the last holds.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"
#include "pad/Utils/DynamicAmounts.h"

namespace mlir::pad {
#define GEN_PASS_DEF_LOWERDYNAMICPADPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

namespace {

// pad.dynamic_pad m %x pads(%p)
//   -> pad.pad m %x low[%p[0], ...] high[%p[rank], ...]
struct LowerDynamicPad final : OpRewritePattern<DynamicPadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(DynamicPadOp op,
                                PatternRewriter &rewriter) const final {
    IndexBuilder index(rewriter, op.getLoc());
    int64_t rank = op.getSourceType().getRank();
    // All amounts are values: a static one that contradicts the result's type
    // would not verify, and there is nobody to report it to here.
    SmallVector<OpFoldResult> amounts;
    for (OpFoldResult amount :
         readAmounts(index, rank, op.getPads(), op.getAxes()))
      amounts.push_back(index.materialize(amount));
    ArrayRef<OpFoldResult> all = amounts;
    rewriter.replaceOpWithNewOp<PadOp>(op, op.getResultType(), op.getMode(),
                                       op.getSource(), all.take_front(rank),
                                       all.drop_front(rank), op.getValue(),
                                       /*axes=*/DenseI64ArrayAttr());
    return success();
  }
};

struct LowerDynamicPadPass final
    : pad::impl::LowerDynamicPadPassBase<LowerDynamicPadPass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([&](DynamicPadOp) { ++numLowered; });
    RewritePatternSet patterns(&getContext());
    populateLowerDynamicPadPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace

void mlir::pad::populateLowerDynamicPadPatterns(RewritePatternSet &patterns,
                                                PatternBenefit benefit) {
  patterns.add<LowerDynamicPad>(patterns.getContext(), benefit);
}
