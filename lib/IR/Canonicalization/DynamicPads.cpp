//===- DynamicPads.cpp - pad.dynamic_pad with constant amounts ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns `pad.dynamic_pad` into `pad.pad` where the axes are known and the
// amounts are known or scalars. Anything that `pad.pad` would not verify stays
// as it is, for the run-time checks to report.
//
//===----------------------------------------------------------------------===//

#include "IndexList.h"
#include "Canonicalization.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

// pad.dynamic_pad m %x pads(tensor.from_elements %c1, %h) axes(dense<[-1]>)
//   -> pad.pad m %x low[1] high[%h] axes [-1]
struct ReadAmounts final : OpRewritePattern<DynamicPadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(DynamicPadOp op,
                                PatternRewriter &rewriter) const final {
    std::optional<SmallVector<int64_t>> axes;
    int64_t count = op.getSourceType().getRank();
    if (op.getAxes()) {
      IndexList list(op.getAxes());
      std::optional<int64_t> length = list.getLength();
      if (!length || *length > count)
        return rewriter.notifyMatchFailure(
            op, "number of axes is not known to be right");
      count = *length;
      axes.emplace();
      for (int64_t position : llvm::seq(count)) {
        std::optional<int64_t> axis = list.evaluate(position);
        if (!axis)
          return rewriter.notifyMatchFailure(op, "an axis is not known");
        axes->push_back(*axis);
      }
    }

    IndexList pads(op.getPads());
    if (pads.getLength() != 2 * count)
      return rewriter.notifyMatchFailure(
          op, "number of amounts is not known to be right");
    SmallVector<int64_t> known;
    for (int64_t position : llvm::seq(2 * count)) {
      if (!pads.isReadable(position))
        return rewriter.notifyMatchFailure(op, "an amount is not a scalar");
      std::optional<int64_t> amount = pads.evaluate(position);
      // As a static amount the least integer says that it is not static.
      if (amount && ShapedType::isDynamic(*amount))
        return rewriter.notifyMatchFailure(op, "an amount is out of range");
      known.push_back(amount.value_or(ShapedType::kDynamic));
    }
    ArrayRef<int64_t> all = known;
    if (!wouldVerify(op.getMode(), op.getSourceType(), op.getResultType(),
                     all.take_front(count), all.drop_front(count), axes))
      return rewriter.notifyMatchFailure(op, "'pad.pad' would not verify");

    SmallVector<OpFoldResult> amounts;
    for (int64_t position : llvm::seq(2 * count))
      amounts.push_back(pads.read(rewriter, op.getLoc(), position));
    ArrayRef<OpFoldResult> low = amounts, high = amounts;
    rewriter.replaceOpWithNewOp<PadOp>(
        op, op.getResultType(), op.getMode(), op.getSource(),
        low.take_front(count), high.drop_front(count), op.getValue(),
        axes ? rewriter.getDenseI64ArrayAttr(*axes) : DenseI64ArrayAttr());
    return success();
  }
};

} // namespace

void mlir::pad::populateDynamicPadPatterns(RewritePatternSet &patterns) {
  patterns.addWithLabel<ReadAmounts>({"pad-dynamic-amounts"},
                                     patterns.getContext());
}
