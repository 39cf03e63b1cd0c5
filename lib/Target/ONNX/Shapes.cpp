//===- Shapes.cpp - Operators on shapes -----------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operators that read a shape or change it while the elements stay in their
// order.
//
//===----------------------------------------------------------------------===//

#include "../Utils/Broadcast.h"
#include "Operators.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::onnx_import;

FailureOr<Value> onnx_import::importShape(Node &node) {
  FoldingBuilder &builder = node.getBuilder();
  if (failed(node.expectInputs(1, 1)))
    return failure();
  int64_t rank = node.getInputType(0).getRank();
  int64_t start = 0, end = rank;
  if (node.getOpset() >= 15 && (failed(node.getAttr("start", start)) ||
                                failed(node.getAttr("end", end))))
    return failure();
  auto clamp = [&](int64_t axis) {
    return std::clamp<int64_t>(axis < 0 ? axis + rank : axis, 0, rank);
  };
  start = clamp(start);
  end = std::max(start, clamp(end));
  SmallVector<Value> scalars;
  SmallVector<OpFoldResult> extents = builder.getExtents(node.getInput(0));
  for (OpFoldResult extent : ArrayRef(extents).slice(start, end - start))
    scalars.push_back(builder.fromIndex(extent, builder.getI64Type()));
  return builder.fromScalars({end - start}, builder.getI64Type(), scalars);
}

/// Gives input 0 the extents `shape`.
static FailureOr<Value> reshape(Node &node, ArrayRef<OpFoldResult> shape) {
  FoldingBuilder &builder = node.getBuilder();
  SmallVector<int64_t> extents = decomposeMixedValues(shape).first;
  if (failed(node.expectReasonable(extents)))
    return failure();
  RankedTensorType type = node.getInputType(0);
  RankedTensorType result =
      RankedTensorType::get(extents, type.getElementType());
  if (type.hasStaticShape() && result.hasStaticShape() &&
      type.getNumElements() != result.getNumElements())
    return node.emitError()
           << "cannot reshape " << type << " of " << type.getNumElements()
           << " elements to " << result << " of " << result.getNumElements();
  return builder.reshape(node.getInput(0), shape,
                         "the number of elements does not stay the same");
}

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

static bool isExtentOfTensor(OpFoldResult extent) {
  auto value = dyn_cast<Value>(extent);
  return value && value.getDefiningOp<tensor::DimOp>();
}

/// Replaces the -1 that one of the `unknown` extents of `shape` may turn out to
/// be. Negative extents become 0, so that the number of elements tells.
static void inferAtRunTime(FoldingBuilder &builder,
                           MutableArrayRef<OpFoldResult> shape, Value data,
                           ArrayRef<size_t> unknown) {
  IndexBuilder index = builder.index();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  SmallVector<OpFoldResult> factors(shape);
  for (size_t axis : unknown) {
    Condition isInferred = index.equal(shape[axis], -1);
    factors[axis] = index.select(isInferred, one, index.max(shape[axis], zero));
  }
  OpFoldResult size = builder.product(builder.getExtents(data));
  OpFoldResult rest = index.div(size, index.max(builder.product(factors), one));
  for (size_t axis : unknown) {
    Condition isInferred = index.equal(shape[axis], -1);
    shape[axis] = index.select(isInferred, rest, index.max(shape[axis], zero));
  }
}

/// Asserts that no extent of `shape` is negative, and that the product of the
/// extents other than 0 fits in 64 bits. A product that wraps around could be
/// the number of elements by chance.
static void assertReasonable(FoldingBuilder &builder,
                             ArrayRef<OpFoldResult> shape) {
  IndexBuilder index = builder.index();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult most = index.constant(std::numeric_limits<int64_t>::max());
  OpFoldResult product = one;
  Condition fits = true;
  for (OpFoldResult extent : shape) {
    OpFoldResult factor = index.max(extent, one);
    fits = index.conjunction(fits, index.lessEqual(zero, extent));
    fits = index.conjunction(fits,
                             index.lessEqual(product, index.div(most, factor)));
    product = index.mul(product, factor);
  }
  builder.assertThat(
      fits, "shape is out of range, expected fewer than 2^63 elements");
}

FailureOr<Value> onnx_import::importReshape(Node &node) {
  FoldingBuilder &builder = node.getBuilder();
  SmallVector<OpFoldResult> shape;
  if (node.getOpset() < 5) {
    SmallVector<int64_t> list;
    if (failed(node.expectInputs(1, 1)) || failed(node.getAttr("shape", list)))
      return failure();
    shape = getAsIndexOpFoldResult(builder.getContext(), list);
  } else {
    if (failed(node.expectInputs(2, 2)))
      return failure();
    FailureOr<SmallVector<OpFoldResult>> list = node.getIndexList(1);
    if (failed(list))
      return failure();
    shape = std::move(*list);
  }
  int64_t allowZero = 0;
  if (node.getOpset() >= 14 && failed(node.getAttr("allowzero", allowZero)))
    return failure();

  // 0 stands for the extent of the same axis of the data, -1 for the extent
  // that follows from the number of elements.
  IndexBuilder index = builder.index();
  SmallVector<OpFoldResult> extents = builder.getExtents(node.getInput(0));
  std::optional<size_t> inferred;
  SmallVector<size_t> unknown;
  for (auto [axis, extent] : llvm::enumerate(shape)) {
    std::optional<int64_t> known = getConstantIntValue(extent);
    if (known && *known < -1)
      return node.emitError()
             << "extent " << *known << " of axis " << axis << " is negative";
    if (known && *known == -1) {
      if (inferred)
        return node.emitError() << "axes " << *inferred << " and " << axis
                                << " both have the extent -1";
      inferred = axis;
    }
    if (!known && !isExtentOfTensor(extent))
      unknown.push_back(axis);
    if (allowZero)
      continue;
    if (axis < extents.size())
      extent = index.select(index.equal(extent, 0), extents[axis], extent);
    else if (known && *known == 0)
      return node.emitError()
             << "axis " << axis << " of the result has the "
             << "extent 0, but the data have rank " << extents.size();
  }
  if (inferred) {
    shape[*inferred] = index.constant(1);
    OpFoldResult others = builder.product(shape);
    if (isZeroInteger(others))
      return node.emitError() << "axis " << *inferred << " has the extent -1 "
                              << "beside an empty axis";
    OpFoldResult size = builder.product(extents);
    shape[*inferred] = index.div(size, index.max(others, 1));
  } else if (!unknown.empty()) {
    inferAtRunTime(builder, shape, node.getInput(0), unknown);
  }
  if (!unknown.empty())
    assertReasonable(builder, shape);
  return reshape(node, shape);
}

FailureOr<Value> onnx_import::importFlatten(Node &node) {
  FoldingBuilder &builder = node.getBuilder();
  int64_t axis = 1;
  if (failed(node.expectInputs(1, 1)) || failed(node.getAttr("axis", axis)))
    return failure();
  int64_t rank = node.getInputType(0).getRank();
  if (axis != rank && failed(node.normalizeAxis(axis, rank)))
    return failure();
  SmallVector<OpFoldResult> extents = builder.getExtents(node.getInput(0));
  ArrayRef<OpFoldResult> all(extents);
  return reshape(node, {builder.product(all.take_front(axis)),
                        builder.product(all.drop_front(axis))});
}

//===----------------------------------------------------------------------===//
// Expand
//===----------------------------------------------------------------------===//

FailureOr<Value> onnx_import::importExpand(Node &node) {
  FoldingBuilder &builder = node.getBuilder();
  if (failed(node.expectInputs(2, 2)))
    return failure();
  FailureOr<SmallVector<OpFoldResult>> shape = node.getIndexList(1);
  if (failed(shape))
    return failure();
  IndexBuilder index = builder.index();
  for (auto [axis, extent] : llvm::enumerate(*shape)) {
    Condition isExtent = index.lessEqual(0, extent);
    if (isExtent.isFalse())
      return node.emitError() << "extent " << *getConstantIntValue(extent)
                              << " of axis " << axis << " is negative";
    builder.assertThat(isExtent,
                       "axis " + Twine(axis) + ": extent is negative");
  }
  Value data = node.getInput(0);
  RankedTensorType type = node.getInputType(0);
  Value result = mapElements(
      builder, data, type.getElementType(), "data cannot be broadcast",
      [](FoldingBuilder &, ValueRange scalars) { return scalars[0]; }, *shape);
  if (!result)
    return node.emitError()
           << "data of type " << type << " cannot be broadcast to the shape";
  return result;
}

//===----------------------------------------------------------------------===//
// Squeeze, Unsqueeze
//===----------------------------------------------------------------------===//

/// Reads the axes of Squeeze or Unsqueeze, an attribute before version 13 and
/// an input since. Without a value if there are none.
static FailureOr<std::optional<SmallVector<OpFoldResult>>>
readAxes(Node &node) {
  std::optional<SmallVector<OpFoldResult>> axes;
  bool isInput = node.getOpset() >= 13;
  if (failed(node.expectInputs(1, isInput ? 2 : 1)))
    return failure();
  if (!isInput && node.hasAttr("axes")) {
    SmallVector<int64_t> list;
    if (failed(node.getAttr("axes", list)))
      return failure();
    axes = getAsIndexOpFoldResult(node.getBuilder().getContext(), list);
  }
  if (node.getInput(1)) {
    FailureOr<SmallVector<OpFoldResult>> list = node.getIndexList(1);
    if (failed(list))
      return failure();
    axes = std::move(*list);
  }
  return axes;
}

/// Whether each of the axes of a tensor of rank `rank` is one of `axes`.
static FailureOr<SmallVector<Condition>>
markAxes(Node &node, MutableArrayRef<OpFoldResult> axes, int64_t rank) {
  if (failed(node.normalizeAxes(axes, rank)))
    return failure();
  IndexBuilder index = node.getBuilder().index();
  SmallVector<Condition> marked(rank, Condition(false));
  for (auto [k, isMarked] : llvm::enumerate(marked))
    for (OpFoldResult axis : axes)
      isMarked = index.disjunction(isMarked, index.equal(axis, k));
  return marked;
}

FailureOr<Value> onnx_import::importSqueeze(Node &node) {
  FailureOr<std::optional<SmallVector<OpFoldResult>>> axes = readAxes(node);
  if (failed(axes))
    return failure();
  FoldingBuilder &builder = node.getBuilder();
  IndexBuilder index = builder.index();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  SmallVector<OpFoldResult> extents = builder.getExtents(node.getInput(0));
  if (!*axes) {
    axes->emplace();
    for (auto [axis, extent] : llvm::enumerate(extents)) {
      std::optional<int64_t> known = getConstantIntValue(extent);
      if (!known)
        return node.emitError() << "extent of axis " << axis << " is not known "
                                << "before the model runs, expected 'axes'";
      if (known == 1)
        (*axes)->push_back(index.constant(axis));
    }
  }
  if ((*axes)->size() > extents.size())
    return node.emitError()
           << "has " << (*axes)->size() << " axes to squeeze, data have rank "
           << extents.size();
  FailureOr<SmallVector<Condition>> squeezed =
      markAxes(node, **axes, extents.size());
  if (failed(squeezed))
    return failure();
  // Axes that are not squeezed keep their order.
  SmallVector<OpFoldResult> shape(extents.size() - (*axes)->size(), one);
  OpFoldResult next = zero;
  for (auto [axis, isSqueezed, extent] : llvm::enumerate(*squeezed, extents)) {
    std::optional<int64_t> known = getConstantIntValue(extent);
    if (isSqueezed.isTrue() && known.value_or(1) != 1)
      return node.emitError() << "axis " << axis << " has the extent " << *known
                              << ", expected 1";
    Condition isKept = index.negation(isSqueezed);
    for (auto [position, kept] : llvm::enumerate(shape))
      kept = index.select(
          index.conjunction(isKept, index.equal(next, position)), extent, kept);
    next = index.add(next, index.select(isKept, one, zero));
  }
  return reshape(node, shape);
}

FailureOr<Value> onnx_import::importUnsqueeze(Node &node) {
  FailureOr<std::optional<SmallVector<OpFoldResult>>> axes = readAxes(node);
  if (failed(axes))
    return failure();
  if (!*axes)
    return node.emitError() << "has no 'axes'";
  int64_t rank = node.getInputType(0).getRank() + (*axes)->size();
  if (rank > kMaxRank)
    return node.emitError()
           << "result has rank " << rank << ", expected at most " << kMaxRank;
  FailureOr<SmallVector<Condition>> inserted = markAxes(node, **axes, rank);
  if (failed(inserted))
    return failure();
  FoldingBuilder &builder = node.getBuilder();
  IndexBuilder index = builder.index();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  SmallVector<OpFoldResult> extents = builder.getExtents(node.getInput(0));
  SmallVector<OpFoldResult> shape;
  OpFoldResult next = zero;
  for (Condition isNew : *inserted) {
    OpFoldResult extent = one;
    for (auto [position, old] : llvm::enumerate(extents))
      extent = index.select(index.equal(next, position), old, extent);
    shape.push_back(index.select(isNew, one, extent));
    next = index.add(next, index.select(isNew, zero, one));
  }
  return reshape(node, shape);
}
