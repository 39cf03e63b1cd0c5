//===- FlatView.cpp - Memrefs as views of rank 1 --------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Flat/FlatView.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

OpFoldResult mlir::pad::getViewSize(IndexBuilder &index, OpFoldResult size) {
  if (getConstantIntValue(size).value_or(0) < 0)
    return index.constant(std::numeric_limits<int64_t>::max());
  return size;
}

Value mlir::pad::getMemoryView(OpBuilder &builder, Location loc, Value buffer,
                               OpFoldResult size) {
  IndexBuilder index(builder, loc);
  auto type = cast<MemRefType>(buffer.getType());
  auto viewType =
      MemRefType::get({ShapedType::kDynamic}, type.getElementType(),
                      MemRefLayoutAttrInterface(), type.getMemorySpace());
  return memref::ReinterpretCastOp::create(
      builder, loc, viewType, buffer, index.constant(0),
      ArrayRef<OpFoldResult>(index.materialize(getViewSize(index, size))),
      ArrayRef<OpFoldResult>(index.constant(1)));
}

OpFoldResult mlir::pad::getAddress(IndexBuilder &index, Value array,
                                   OpFoldResult offset, int64_t unitBytes) {
  Value begin = memref::ExtractAlignedPointerAsIndexOp::create(
      index.getBuilder(), index.getLoc(), array);
  return index.offset(begin, offset, index.constant(unitBytes));
}

FlatView FlatView::get(OpBuilder &builder, Location loc, Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  IndexBuilder index(builder, loc);
  auto metadata =
      memref::ExtractStridedMetadataOp::create(builder, loc, buffer);
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  FlatView flat{{}, metadata.getConstifiedMixedStrides(), zero};
  OpFoldResult end = one;
  for (auto [size, stride] :
       llvm::zip_equal(metadata.getConstifiedMixedSizes(), flat.strides)) {
    // An empty buffer has no last element, and no static offset is negative.
    OpFoldResult last =
        isZeroInteger(size) ? zero : index.mul(index.sub(size, 1), stride);
    flat.offset = index.sub(flat.offset, index.min(last, 0));
    end = index.add(end, index.max(last, 0));
  }
  OpFoldResult begin =
      index.sub(metadata.getConstifiedMixedOffset(), flat.offset);
  OpFoldResult size = getViewSize(index, index.add(flat.offset, end));
  auto viewType = MemRefType::get(
      {ShapedType::kDynamic}, type.getElementType(),
      StridedLayoutAttr::get(builder.getContext(), ShapedType::kDynamic, {1}),
      type.getMemorySpace());
  begin = index.materialize(begin);
  size = index.materialize(size);
  flat.view = memref::ReinterpretCastOp::create(
      builder, loc, viewType, buffer, begin, ArrayRef<OpFoldResult>(size),
      ArrayRef<OpFoldResult>(one));
  return flat;
}

Value FlatView::getIndex(IndexBuilder &index, ValueRange indices) const {
  OpFoldResult sum = offset;
  for (auto [i, stride] : llvm::zip_equal(indices, strides))
    sum = index.offset(sum, i, stride);
  return index.materialize(sum);
}

Condition mlir::pad::isDense(IndexBuilder &index, Value buffer) {
  if (cast<MemRefType>(buffer.getType()).getLayout().isIdentity())
    return true;
  auto metadata = memref::ExtractStridedMetadataOp::create(
      index.getBuilder(), index.getLoc(), buffer);
  SmallVector<OpFoldResult> extents = metadata.getConstifiedMixedSizes();
  SmallVector<OpFoldResult> strides = metadata.getConstifiedMixedStrides();
  OpFoldResult dense = index.constant(1);
  Condition isDense = true;
  for (size_t k = extents.size(); k-- > 0;) {
    // Nothing lies at the stride of an axis with one position.
    // One after the other, so that compilers agree on the order.
    Condition isOne = index.equal(extents[k], 1);
    isDense = index.conjunction(
        isDense, index.disjunction(isOne, index.equal(strides[k], dense)));
    dense = index.mul(dense, extents[k]);
  }
  return isDense;
}

bool mlir::pad::mayHaveNegativeStride(Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  if (!type || type.getLayout().isIdentity() || !type.isStrided())
    return false;
  SmallVector<int64_t> strides = type.getStridesAndOffset().first;
  auto isDynamic = ShapedType::isDynamic;
  if (llvm::any_of(strides, [](int64_t stride) {
        return stride < 0 && !ShapedType::isDynamic(stride);
      }))
    return true;
  if (llvm::none_of(strides, isDynamic))
    return false;
  // Where a type does not know, what made the buffer may.
  if (auto cast = buffer.getDefiningOp<memref::CastOp>())
    return mayHaveNegativeStride(cast.getSource());
  auto slice = buffer.getDefiningOp<memref::SubViewOp>();
  return !slice || llvm::any_of(slice.getStaticStrides(), [](int64_t stride) {
    return stride < 0;
  }) || mayHaveNegativeStride(slice.getSource());
}
