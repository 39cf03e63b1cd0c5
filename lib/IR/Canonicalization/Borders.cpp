//===- Borders.cpp - Pads around what they pad ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pad whose source is the inside of an array, as wide as the pad's result, is
// that array with its border filled.
//
//===----------------------------------------------------------------------===//

#include "Canonicalization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/FillBorder.h"
#include "pad/IR/KnownBounds.h"

using namespace mlir;
using namespace mlir::pad;

/// Whether `low + size + high` is known to be the extent of `axis` of `array`.
static bool isExtent(Value array, int64_t axis, OpFoldResult low,
                     OpFoldResult size, OpFoldResult high) {
  using Variable = ValueBoundsConstraintSet::Variable;
  AffineExpr l, n, h;
  bindDims(array.getContext(), l, n, h);
  return isKnown(Variable(AffineMap::get(3, 0, l + n + h),
                          {Variable(low), Variable(size), Variable(high)}),
                 ValueBoundsConstraintSet::EQ, Variable(array, axis));
}

Value mlir::pad::findArrayAround(PadWindowOpInterface op) {
  Operation *slice = op.getSource().getDefiningOp();
  if (!isa_and_present<tensor::ExtractSliceOp, memref::SubViewOp>(slice))
    return nullptr;
  auto part = cast<OffsetSizeAndStrideOpInterface>(slice);
  Value array = slice->getOperand(0);
  if (cast<ShapedType>(array.getType()).getRank() != op.getRank() ||
      !part.hasUnitStride())
    return nullptr;
  for (auto [axis, low, high, offset, size] :
       llvm::enumerate(op.getLowPerAxis(), op.getHighPerAxis(),
                       part.getMixedOffsets(), part.getMixedSizes()))
    if (!isEqualConstantIntOrValue(low, offset) ||
        !isExtent(array, axis, low, size, high))
      return nullptr;
  if (op.getWrittenType() != array.getType())
    return nullptr;
  if (auto into = dyn_cast<DestinationStyleOpInterface>(op.getOperation());
      into && into.getDpsInitOperand(0)->get() != array)
    return nullptr;
  // No amount may be negative.
  auto keepSilent = [&] { return getSilentDiagnostic(op.getContext()); };
  if (failed(verifyBorder(keepSilent, op.getMode(),
                          op.getWrittenType().getShape(), op.getStaticLow(),
                          op.getStaticHigh(), op.getAxes())))
    return nullptr;
  return array;
}

FillBorderOp mlir::pad::createBorder(OpBuilder &builder,
                                     PadWindowOpInterface op) {
  Value array = findArrayAround(op);
  if (!array)
    return nullptr;
  return FillBorderOp::create(builder, op.getLoc(), op.getMode(), array,
                              op.getMixedLow(), op.getMixedHigh(),
                              op.getValue(), op.getAxesAttr());
}

namespace {

// pad.pad_into m ins(memref.subview %m[l] [n] [1]) outs(%m) low[l] high[h]
//   -> pad.fill_border m %m low[l] high[h]
struct PadIntoBorder final : OpRewritePattern<PadIntoOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.hasPureBufferSemantics())
      return rewriter.notifyMatchFailure(op, "not on memrefs");
    if (!createBorder(rewriter, op))
      return rewriter.notifyMatchFailure(op, "source is no inside of init");
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void mlir::pad::populateBorderPatterns(RewritePatternSet &patterns) {
  patterns.addWithLabel<PadIntoBorder>({"pad-into-border"},
                                       patterns.getContext());
}
