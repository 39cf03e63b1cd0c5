//===- RaiseTosaPad.cpp - tosa.pad to pads --------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Tosa/Utils/ConversionUtils.h"
#include "mlir/IR/Matchers.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;

/// The one element of `tensor`, as a constant where it is known.
static Value getElement(OpBuilder &builder, Location loc, Value tensor) {
  DenseElementsAttr elements;
  Type type = getElementTypeOrSelf(tensor.getType());
  if (matchPattern(tensor, m_Constant(&elements)) && elements.isSplat() &&
      (type.isSignlessIntOrIndex() || isa<FloatType>(type)))
    return arith::ConstantOp::create(
        builder, loc, cast<TypedAttr>(elements.getSplatValue<Attribute>()));
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  SmallVector<Value> indices(cast<ShapedType>(tensor.getType()).getRank(),
                             zero);
  return tensor::ExtractOp::create(builder, loc, tensor, indices);
}

namespace {

// tosa.pad %x, [low0, high0, low1, high1, ...], %v
//   -> pad.pad constant %x low[low0, ...] high[high0, ...] value(%v[0])
struct RaiseTosaPad final : OpRewritePattern<tosa::PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(tosa::PadOp op,
                                PatternRewriter &rewriter) const final {
    auto source = dyn_cast<RankedTensorType>(op.getInput1().getType());
    auto result = dyn_cast<RankedTensorType>(op.getOutput().getType());
    auto value = dyn_cast<RankedTensorType>(op.getPadConst().getType());
    if (!source || !result || !value)
      return rewriter.notifyMatchFailure(op, "a tensor without a rank");
    if (!isPaddable(source, result))
      return rewriter.notifyMatchFailure(op, "types that cannot be padded");
    SmallVector<int64_t> amounts;
    Operation *padding = op.getPadding().getDefiningOp();
    if (!padding || !tosa::getConstShapeValues(padding, amounts))
      return rewriter.notifyMatchFailure(op, "amounts that are not constant");
    // tosa writes an amount that is not known as -1.
    if (llvm::any_of(amounts, [](int64_t amount) { return amount < 0; }))
      return rewriter.notifyMatchFailure(op, "amounts that are not known");

    SmallVector<OpFoldResult> low, high;
    for (int64_t axis : llvm::seq(source.getRank())) {
      low.push_back(rewriter.getIndexAttr(amounts[2 * axis]));
      high.push_back(rewriter.getIndexAttr(amounts[2 * axis + 1]));
    }
    Value fill = getElement(rewriter, op.getLoc(), op.getPadConst());
    rewriter.replaceOpWithNewOp<PadOp>(op, result, PadMode::Constant,
                                       op.getInput1(), low, high, fill,
                                       DenseI64ArrayAttr());
    return success();
  }
};

} // namespace

void mlir::pad::populateRaiseTosaPadPatterns(RewritePatternSet &patterns,
                                             PatternBenefit benefit) {
  patterns.add<RaiseTosaPad>(patterns.getContext(), benefit);
}
