//===- FillBorderOp.cpp - Borders in place --------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builder, interface methods, folds and patterns of `pad.fill_border`. The
// constraints are in PadVerifier.cpp.
//
//===----------------------------------------------------------------------===//

#include "Canonicalization/Canonicalization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;

void FillBorderOp::build(OpBuilder &builder, OperationState &state,
                         PadMode mode, Value source, ArrayRef<OpFoldResult> low,
                         ArrayRef<OpFoldResult> high, Value value,
                         DenseI64ArrayAttr axes) {
  auto [staticLow, dynamicLow] = decomposeMixedValues(low);
  auto [staticHigh, dynamicHigh] = decomposeMixedValues(high);
  Type resultType =
      isa<RankedTensorType>(source.getType()) ? source.getType() : Type();
  build(builder, state, resultType,
        PadModeAttr::get(builder.getContext(), mode), source, dynamicLow,
        dynamicHigh, value, builder.getDenseI64ArrayAttr(staticLow),
        builder.getDenseI64ArrayAttr(staticHigh), axes);
}

LogicalResult FillBorderOp::inferReturnTypes(MLIRContext *,
                                             std::optional<Location>,
                                             Adaptor adaptor,
                                             SmallVectorImpl<Type> &types) {
  if (adaptor.getOperands().empty())
    return failure();
  if (isa<RankedTensorType>(adaptor.getSource().getType()))
    types.push_back(adaptor.getSource().getType());
  return success();
}

void FillBorderOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (isOnTensor())
    return;
  effects.emplace_back(MemoryEffects::Read::get(), &getSourceMutable());
  effects.emplace_back(MemoryEffects::Write::get(), &getSourceMutable());
}

LogicalResult
FillBorderOp::reifyResultShapes(OpBuilder &builder,
                                ReifiedRankedShapedTypeDims &reified) {
  if (!isOnTensor())
    return failure();
  reified = reifyShape(builder, *this);
  return success();
}

void FillBorderOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  if (Value result = getResult())
    setName(result, "filled");
}

/// Whether both have the same border.
static bool haveSameBorder(FillBorderOp a, FillBorderOp b) {
  return a.getSource().getType() == b.getSource().getType() &&
         a.getLowPerAxis() == b.getLowPerAxis() &&
         a.getHighPerAxis() == b.getHighPerAxis();
}

/// Whether both fill the same border with the same.
static bool fillAlike(FillBorderOp a, FillBorderOp b) {
  return haveSameBorder(a, b) && a.getMode() == b.getMode() &&
         a.getValue() == b.getValue();
}

/// Whether there is no border.
static bool fillsNothing(FillBorderOp op) {
  return llvm::all_of(op.getMixedLow(), isZeroInteger) &&
         llvm::all_of(op.getMixedHigh(), isZeroInteger);
}

// pad.fill_border m %a low[0] high[0]
//   -> %a
// pad.fill_border m (%b = pad.fill_border m %a low[l] high[h]) low[l] high[h]
//   -> %b
LogicalResult FillBorderOp::fold(FoldAdaptor,
                                 SmallVectorImpl<OpFoldResult> &results) {
  if (!isOnTensor())
    return failure();
  auto first = getSource().getDefiningOp<FillBorderOp>();
  if (!fillsNothing(*this) && !(first && fillAlike(first, *this)))
    return failure();
  results.push_back(getSource());
  return success();
}

namespace {

// pad.fill_border m %a low[0] high[0] : memref
//   -> nothing
// pad.fill_border m %a low[l] high[h], twice
//   -> once
struct EraseFillBorder final : OpRewritePattern<FillBorderOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(FillBorderOp op,
                                PatternRewriter &rewriter) const final {
    if (op.isOnTensor())
      return rewriter.notifyMatchFailure(op, "not on a memref");
    auto first = dyn_cast_if_present<FillBorderOp>(op->getPrevNode());
    bool isFilled =
        first && first.getSource() == op.getSource() && fillAlike(first, op);
    if (!fillsNothing(op) && !isFilled)
      return rewriter.notifyMatchFailure(op, "there is something to fill");
    rewriter.eraseOp(op);
    return success();
  }
};

// pad.fill_border m (pad.fill_border k %a low[l] high[h]) low[l] high[h]
//   -> pad.fill_border m %a low[l] high[h]
struct SkipFilledBorder final : OpRewritePattern<FillBorderOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(FillBorderOp op,
                                PatternRewriter &rewriter) const final {
    auto first = op.getSource().getDefiningOp<FillBorderOp>();
    if (!first || !haveSameBorder(first, op))
      return rewriter.notifyMatchFailure(op, "border was not just filled");
    if (!first->hasOneUse())
      return rewriter.notifyMatchFailure(op, "first border has other users");
    rewriter.modifyOpInPlace(
        op, [&] { op.getSourceMutable().assign(first.getSource()); });
    return success();
  }
};

// pad.fill_border m (tensor.cast %a)
//   -> tensor.cast (pad.fill_border m %a)
// pad.fill_border m (memref.cast %a)
//   -> pad.fill_border m %a
struct FoldBorderCast final : OpRewritePattern<FillBorderOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(FillBorderOp op,
                                PatternRewriter &rewriter) const final {
    Value source = op.getSource();
    if (auto cast = source.getDefiningOp<tensor::CastOp>();
        cast && tensor::canFoldIntoConsumerOp(cast))
      source = cast.getSource();
    else if (auto cast = source.getDefiningOp<memref::CastOp>();
             cast && memref::CastOp::canFoldIntoConsumerOp(cast))
      source = cast.getSource();
    else
      return rewriter.notifyMatchFailure(op, "source is not a cast that hides");
    auto type = cast<ShapedType>(source.getType());
    if (!wouldVerifyLike(op, type, type, op.getStaticLow(), op.getStaticHigh()))
      return rewriter.notifyMatchFailure(
          op, "source of the cast would contradict the amounts");
    auto folded = FillBorderOp::create(
        rewriter, op.getLoc(), op.getMode(), source, op.getMixedLow(),
        op.getMixedHigh(), op.getValue(), op.getAxesAttr());
    if (op.isOnTensor())
      rewriter.replaceOpWithNewOp<tensor::CastOp>(op, op.getSource().getType(),
                                                  folded.getResult());
    else
      rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void FillBorderOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                               MLIRContext *context) {
  populateOperandPatterns<FillBorderOp>(patterns);
  patterns.addWithLabel<EraseFillBorder>({"border-erased"}, context);
  patterns.addWithLabel<SkipFilledBorder>({"border-of-border"}, context);
  patterns.addWithLabel<FoldBorderCast>({"border-cast"}, context);
}
