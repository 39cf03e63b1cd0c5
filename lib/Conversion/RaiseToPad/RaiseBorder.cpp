//===- RaiseBorder.cpp - Pads around what they pad to borders -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;

/// Whether `low + size + high` is known to be the extent of `axis` of `array`.
static bool isExtent(Value array, int64_t axis, OpFoldResult low,
                     OpFoldResult size, OpFoldResult high) {
  using Variable = ValueBoundsConstraintSet::Variable;
  AffineExpr l, n, h;
  bindDims(array.getContext(), l, n, h);
  FailureOr<bool> isEqual = ValueBoundsConstraintSet::areEqual(
      Variable(AffineMap::get(3, 0, l + n + h),
               {Variable(low), Variable(size), Variable(high)}),
      Variable(array, axis));
  return succeeded(isEqual) && *isEqual;
}

/// The array whose inside, by the amounts of `op`, is the source of `op`.
static Value getArrayAround(PadWindowOpInterface op) {
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
  return array;
}

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
    Value array = getArrayAround(op);
    if (!array)
      return rewriter.notifyMatchFailure(op, "source is not an inside");
    if constexpr (std::is_same_v<OpTy, PadIntoOp>) {
      if (op.getInit() != array)
        return rewriter.notifyMatchFailure(op, "init is another array");
    }
    auto type = cast<ShapedType>(array.getType());
    if (op.getWrittenType() != type)
      return rewriter.notifyMatchFailure(op, "result has another type");
    auto keepSilent = [] { return InFlightDiagnostic(); };
    if (failed(verifyBorder(keepSilent, op.getMode(), type.getShape(),
                            op.getStaticLow(), op.getStaticHigh(),
                            op.getAxes())))
      return rewriter.notifyMatchFailure(op, "an amount is negative");
    auto border = FillBorderOp::create(
        rewriter, op.getLoc(), op.getMode(), array, op.getMixedLow(),
        op.getMixedHigh(), op.getValue(), op.getAxesAttr());
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
