//===- Broadcast.cpp - Functions of broadcast tensors ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Broadcast.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

/// The extent that two axes of the extents `a` and `b` have together, or null.
static OpFoldResult broadcastExtents(FoldingBuilder &builder, OpFoldResult a,
                                     OpFoldResult b, const Twine &message) {
  IndexBuilder index = builder.index();
  if (a == b || isOneInteger(b))
    return a;
  if (isOneInteger(a))
    return b;
  if (getConstantIntValue(a) && getConstantIntValue(b))
    return {};
  OpFoldResult one = index.constant(1);
  Condition stretchA = index.equal(a, one), stretchB = index.equal(b, one);
  Value fits = index.materialize(index.equal(a, b));
  for (Condition stretch : {stretchA, stretchB})
    fits = builder.createOrFold<arith::OrIOp>(fits, index.materialize(stretch));
  builder.assertThat(fits, message);
  // A static extent is not 1 here, so the result has it, too.
  return getConstantIntValue(b) ? b : index.select(stretchA, b, a);
}

/// Reads `tensor` at `indices` of the shape that it is broadcast to.
static Value extractBroadcast(FoldingBuilder &builder, Value tensor,
                              ArrayRef<OpFoldResult> extents,
                              ValueRange indices) {
  IndexBuilder index = builder.index();
  indices = indices.take_back(extents.size());
  SmallVector<Value> own;
  for (auto [extent, position] : llvm::zip_equal(extents, indices))
    own.push_back(index.materialize(index.select(
        index.equal(extent, 1), index.constant(0), OpFoldResult(position))));
  return builder.createOrFold<tensor::ExtractOp>(tensor, own);
}

/// The position in a tensor of `shape` of the element that is broadcast to the
/// row-major `position` of `result`.
static int64_t getBroadcastPosition(ArrayRef<int64_t> shape,
                                    ArrayRef<int64_t> result,
                                    int64_t position) {
  int64_t own = 0, stride = 1;
  int64_t offset = result.size() - shape.size();
  for (int64_t axis = result.size() - 1; axis >= 0; --axis) {
    int64_t index = position % result[axis];
    position /= result[axis];
    if (axis < offset)
      continue;
    if (shape[axis - offset] != 1)
      own += index * stride;
    stride *= shape[axis - offset];
  }
  return own;
}

/// The shape that `shapes` have together, or nothing.
static std::optional<SmallVector<OpFoldResult>>
broadcastShapes(FoldingBuilder &builder,
                ArrayRef<SmallVector<OpFoldResult>> shapes, StringRef message) {
  size_t rank = 0;
  for (ArrayRef<OpFoldResult> shape : shapes)
    rank = std::max(rank, shape.size());
  SmallVector<OpFoldResult> result(rank, builder.getIndexAttr(1));
  for (ArrayRef<OpFoldResult> shape : shapes)
    for (auto [position, extent] : llvm::enumerate(shape)) {
      size_t axis = rank - shape.size() + position;
      result[axis] = broadcastExtents(builder, result[axis], extent,
                                      "axis " + Twine(axis) + ": " + message);
      if (!result[axis])
        return std::nullopt;
    }
  return result;
}

Value mlir::pad::mapElements(FoldingBuilder &builder, ArrayRef<Value> tensors,
                             Type element, StringRef message, ElementFn compute,
                             ArrayRef<OpFoldResult> shape) {
  SmallVector<SmallVector<OpFoldResult>> shapes;
  for (Value tensor : tensors)
    shapes.push_back(builder.getExtents(tensor));
  shapes.emplace_back(shape);
  std::optional<SmallVector<OpFoldResult>> extents =
      broadcastShapes(builder, shapes, message);
  if (!extents)
    return {};
  SmallVector<int64_t> known = decomposeMixedValues(*extents).first;
  if (!isReasonableShape(known))
    return {};
  if (llvm::all_of(tensors, isListOfScalars) &&
      !ShapedType::isDynamicShape(known) &&
      ShapedType::getNumElements(known) <= kMaxScalars) {
    SmallVector<Value> scalars;
    for (int64_t position : llvm::seq(ShapedType::getNumElements(known)))
      scalars.push_back(compute(
          builder, llvm::map_to_vector(tensors, [&](Value tensor) {
            return builder.getScalar(
                tensor, getBroadcastPosition(
                            cast<RankedTensorType>(tensor.getType()).getShape(),
                            known, position));
          })));
    return builder.fromScalars(known, element, scalars);
  }
  return builder.generate(
      *extents, element, [&](FoldingBuilder &nested, ValueRange indices) {
        SmallVector<Value> own;
        for (auto [tensor, shape] : llvm::zip_first(tensors, shapes))
          own.push_back(extractBroadcast(nested, tensor, shape, indices));
        return compute(nested, own);
      });
}
