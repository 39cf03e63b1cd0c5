//===- RaiseFilledSlice.cpp - Slices in filled tensors to pads ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// A tensor that is all one value.
struct FilledTensor {
  /// The scalar, or the attribute of one.
  Value value;
  TypedAttr attribute;
  /// The destination that it is filled into, null if it is a new tensor.
  Value init;
  /// A tensor of the same shape.
  Value shaped;
};

} // namespace

/// What `tensor` is filled with, if it is.
static std::optional<FilledTensor> getFill(Value tensor) {
  FilledTensor filled;
  filled.shaped = tensor;
  if (auto fill = tensor.getDefiningOp<linalg::FillOp>()) {
    filled.value = fill.getInputs().front();
    filled.shaped = fill.getOutputs().front();
    if (!filled.shaped.getDefiningOp<tensor::EmptyOp>() &&
        !filled.shaped.getDefiningOp<bufferization::AllocTensorOp>())
      filled.init = filled.shaped;
    return filled;
  }
  if (auto splat = tensor.getDefiningOp<tensor::SplatOp>()) {
    filled.value = splat.getInput();
    return filled;
  }
  DenseElementsAttr elements;
  if (matchPattern(tensor, m_Constant(&elements)) && elements.isSplat() &&
      (elements.getElementType().isSignlessIntOrIndex() ||
       isa<FloatType>(elements.getElementType()))) {
    filled.attribute = cast<TypedAttr>(elements.getSplatValue<Attribute>());
    return filled;
  }
  return std::nullopt;
}

/// An extent of `tensor`, which is not used if it is an empty one.
static OpFoldResult getExtent(OpBuilder &builder, Location loc, Value tensor,
                              int64_t axis) {
  if (auto empty = tensor.getDefiningOp<tensor::EmptyOp>())
    return empty.getMixedSizes()[axis];
  return tensor::getMixedSize(builder, loc, tensor, axis);
}

namespace {

// tensor.insert_slice %x into (linalg.fill %v)[o] [n] [1]
//   -> pad.pad constant %x low[o] high[N - o - n] value(%v)
struct RaiseFilledSlice final : OpRewritePattern<tensor::InsertSliceOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp op,
                                PatternRewriter &rewriter) const final {
    RankedTensorType source = op.getSourceType(), result = op.getType();
    if (!isPaddable(source, result))
      return rewriter.notifyMatchFailure(op, "types that cannot be padded");
    if (!op.hasUnitStride())
      return rewriter.notifyMatchFailure(op, "strides that are not 1");
    std::optional<FilledTensor> filled = getFill(op.getDest());
    if (!filled)
      return rewriter.notifyMatchFailure(op, "the destination is not filled");

    Location loc = op.getLoc();
    AffineExpr extent, offset, size;
    bindSymbols(getContext(), extent, offset, size);
    SmallVector<OpFoldResult> low = op.getMixedOffsets(), high;
    SmallVector<OpFoldResult> sizes = op.getMixedSizes();
    for (int64_t axis : llvm::seq(source.getRank()))
      high.push_back(affine::makeComposedFoldedAffineApply(
          rewriter, loc, extent - offset - size,
          {getExtent(rewriter, loc, filled->shaped, axis), low[axis],
           sizes[axis]}));
    Value value = filled->value;
    if (!value)
      value = arith::ConstantOp::create(rewriter, loc, filled->attribute);
    if (filled->init)
      rewriter.replaceOpWithNewOp<PadIntoOp>(op, PadMode::Constant,
                                             op.getSource(), filled->init, low,
                                             high, value, DenseI64ArrayAttr());
    else
      rewriter.replaceOpWithNewOp<PadOp>(op, result, PadMode::Constant,
                                         op.getSource(), low, high, value,
                                         DenseI64ArrayAttr());
    return success();
  }
};

} // namespace

void mlir::pad::populateRaiseFilledSlicePatterns(RewritePatternSet &patterns,
                                                 PatternBenefit benefit) {
  patterns.add<RaiseFilledSlice>(patterns.getContext(), benefit);
}
