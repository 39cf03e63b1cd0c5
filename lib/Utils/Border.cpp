//===- Border.cpp - The parts of an array with a border -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/Border.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/IndexBuilder.h"

using namespace mlir;
using namespace mlir::pad;

Border::Border(OpBuilder &builder, FillBorderOp op) : builder(builder), op(op) {
  Location loc = op.getLoc();
  IndexBuilder index(builder, loc);
  OpFoldResult zero = index.constant(0);
  SmallVector<OpFoldResult> extents =
      op.isOnTensor() ? tensor::getMixedSizes(builder, loc, op.getSource())
                      : memref::getMixedSizes(builder, loc, op.getSource());
  for (auto [axis, extent, low, high] :
       llvm::enumerate(extents, op.getLowPerAxis(), op.getHighPerAxis())) {
    // No sum here wraps: an extent is not negative, and no amount is from here
    // on.
    low = index.max(low, zero);
    high = index.max(high, zero);
    OpFoldResult begin = index.min(low, extent);
    OpFoldResult size =
        index.max(index.sub(index.sub(extent, begin), high), zero);
    axes.push_back({low, high, begin, index.add(begin, size), extent});
    if (!isZeroInteger(low) || !isZeroInteger(high))
      lastAxis = axis;
  }
}

SmallVector<Border::Part> Border::getFace(int64_t axis, Part part) const {
  SmallVector<Part> parts(axes.size(), Part::Whole);
  std::fill_n(parts.begin(), axis, Part::Inside);
  parts[axis] = part;
  return parts;
}

std::optional<Border::Slice> Border::getSlice(ArrayRef<Part> parts) {
  IndexBuilder index(builder, op.getLoc());
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  Slice slice;
  for (auto [axis, part] : llvm::zip_equal(axes, parts)) {
    bool toBegin = part == Part::Before, toEnd = part == Part::Inside;
    bool fromEnd = part == Part::After;
    OpFoldResult begin = fromEnd ? axis.end : toEnd ? axis.begin : zero;
    OpFoldResult end = toBegin ? axis.begin : toEnd ? axis.end : axis.extent;
    slice.sizes.push_back(index.sub(end, begin));
    slice.strides.push_back(one);
    if (isZeroInteger(axis.extent) ||
        (part != Part::Inside && isZeroInteger(slice.sizes.back())))
      return std::nullopt;
    // Also an empty slice begins at an element.
    if (!isZeroInteger(begin))
      begin = index.min(begin, index.max(index.sub(axis.extent, one), zero));
    slice.offsets.push_back(begin);
  }
  return slice;
}

Value Border::extract(Value array, const Slice &slice) {
  if (op.isOnTensor())
    return tensor::ExtractSliceOp::create(
        builder, op.getLoc(), array, slice.offsets, slice.sizes, slice.strides);
  return memref::SubViewOp::create(builder, op.getLoc(), array, slice.offsets,
                                   slice.sizes, slice.strides);
}

std::optional<PadSpec> Border::getPad(Value array, ArrayRef<Part> parts) {
  IndexBuilder index(builder, op.getLoc());
  std::optional<Slice> part = getSlice(parts);
  if (!part)
    return std::nullopt;
  std::optional<Slice> inside =
      getSlice(SmallVector<Part>(axes.size(), Part::Inside));
  SmallVector<OpFoldResult> low, high;
  for (auto [axis, some] : llvm::zip_equal(axes, parts)) {
    // A window without the inside is the pad with that cropped.
    OpFoldResult crop = index.sub(axis.begin, axis.end);
    OpFoldResult zero = index.constant(0);
    bool isInside = some == Part::Inside;
    low.push_back(isInside ? zero : some == Part::After ? crop : axis.low);
    high.push_back(isInside ? zero : some == Part::Before ? crop : axis.high);
  }
  Value source = extract(array, *inside), init;
  if (auto type = dyn_cast<RankedTensorType>(array.getType()))
    init = tensor::EmptyOp::create(builder, op.getLoc(), part->sizes,
                                   type.getElementType(), type.getEncoding());
  else
    init = extract(array, *part);
  return PadSpec{op.getLoc(), op.getMode(), source,       init,
                 low,         high,         op.getValue()};
}

PadOp Border::buildPadOfInside(Value array) {
  std::optional<Slice> inside =
      getSlice(SmallVector<Part>(axes.size(), Part::Inside));
  if (!inside)
    return nullptr;
  SmallVector<OpFoldResult> low, high;
  for (const Axis &axis : axes) {
    low.push_back(axis.low);
    high.push_back(axis.high);
  }
  return PadOp::create(builder, op.getLoc(), array.getType(), op.getMode(),
                       extract(array, *inside), low, high, op.getValue(),
                       DenseI64ArrayAttr());
}

Value Border::insert(Value part, Value array, ArrayRef<Part> parts) {
  Slice slice = *getSlice(parts);
  return tensor::InsertSliceOp::create(builder, op.getLoc(), part, array,
                                       slice.offsets, slice.sizes,
                                       slice.strides);
}
