//===- FoldingBuilder.cpp - Tensor arithmetic that folds ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FoldingBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "pad/IR/Constants.h"
#include "pad/IR/Pad.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

bool mlir::pad::isReasonableShape(ArrayRef<int64_t> shape) {
  if (static_cast<int64_t>(shape.size()) > kMaxRank)
    return false;
  int64_t product = 1;
  for (int64_t extent : shape) {
    if (ShapedType::isDynamic(extent))
      continue;
    // An empty axis must not hide that the others are too long.
    if (extent < 0 ||
        (extent > 0 && llvm::MulOverflow(product, extent, product)))
      return false;
  }
  return true;
}

bool mlir::pad::isListOfScalars(Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (!type.hasStaticShape() || type.getNumElements() > kMaxScalars)
    return false;
  return isConstantTensor(tensor) ||
         tensor.getDefiningOp<tensor::FromElementsOp>() ||
         (type.getRank() <= 1 && type.getElementType().isSignlessInteger());
}

SmallVector<OpFoldResult> FoldingBuilder::getExtents(Value tensor) {
  return tensor::getMixedSizes(*this, getLoc(), tensor);
}

Value FoldingBuilder::getScalar(Value tensor, int64_t position) {
  auto type = cast<RankedTensorType>(tensor.getType());
  // `arith` has no constant of a single string.
  DenseStringElementsAttr strings;
  if (isa<StringType>(type.getElementType()) &&
      matchPattern(tensor, m_Constant(&strings)))
    return StringOp::create(*this, type.getElementType(),
                            strings.getValues<StringRef>()[position]);
  SmallVector<Value> indices(type.getRank());
  for (int64_t axis = type.getRank() - 1; axis >= 0; --axis) {
    indices[axis] = arith::ConstantIndexOp::create(
        *this, getLoc(), position % type.getDimSize(axis));
    position /= type.getDimSize(axis);
  }
  return createOrFold<tensor::ExtractOp>(tensor, indices);
}

SmallVector<Value> FoldingBuilder::getScalars(Value tensor) {
  int64_t count = cast<RankedTensorType>(tensor.getType()).getNumElements();
  return llvm::map_to_vector(llvm::seq(count), [&](int64_t position) {
    return getScalar(tensor, position);
  });
}

Value FoldingBuilder::fromScalars(ArrayRef<int64_t> shape, Type element,
                                  ValueRange scalars) {
  return createOrFold<tensor::FromElementsOp>(
      RankedTensorType::get(shape, element), scalars);
}

Value FoldingBuilder::moveScalars(
    Value tensor, ArrayRef<int64_t> shape,
    function_ref<SmallVector<int64_t>(ArrayRef<int64_t>)> source) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<int64_t> strides = computeStrides(shape);
  SmallVector<int64_t> sourceStrides = computeStrides(type.getShape());
  SmallVector<Value> scalars;
  for (int64_t position : llvm::seq(ShapedType::getNumElements(shape)))
    scalars.push_back(
        getScalar(tensor, linearize(source(delinearize(position, strides)),
                                    sourceStrides)));
  return fromScalars(shape, type.getElementType(), scalars);
}

OpFoldResult FoldingBuilder::toIndex(Value scalar) {
  IntegerAttr constant;
  if (matchPattern(scalar, m_Constant(&constant)))
    return getIndexAttr(constant.getValue().sextOrTrunc(64).getSExtValue());
  if (auto cast = scalar.getDefiningOp<arith::IndexCastOp>())
    if (cast.getIn().getType().isIndex() && scalar.getType().isInteger(64))
      return cast.getIn();
  return createOrFold<arith::IndexCastOp>(getIndexType(), scalar);
}

Value FoldingBuilder::fromIndex(OpFoldResult value, Type type) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return arith::ConstantOp::create(
        *this,
        getIntegerAttr(type, APInt(64, *constant, /*isSigned=*/true)
                                 .sextOrTrunc(type.getIntOrFloatBitWidth())));
  return createOrFold<arith::IndexCastOp>(type, cast<Value>(value));
}

void FoldingBuilder::assertThat(Condition condition, const Twine &message) {
  bool holds = condition.value ? matchPattern(condition.value, m_One())
                               : condition.known;
  if (holds)
    return;
  std::string text = message.str();
  if (auto place = dyn_cast<NameLoc>(getLoc()))
    text = (place.getName().getValue() + ": " + text).str();
  cf::AssertOp::create(*this, index().materialize(condition), text);
}

Value FoldingBuilder::fixLength(Value list, int64_t length, const Twine &name) {
  auto type = cast<RankedTensorType>(list.getType());
  if (type.hasStaticShape())
    return list;
  assertThat(index().equal(getExtents(list).front(), getIndexAttr(length)),
             name + " has another length than " + Twine(length));
  return tensor::CastOp::create(*this, type.clone(length), list);
}

Value FoldingBuilder::reshape(Value tensor, ArrayRef<OpFoldResult> shape,
                              StringRef message) {
  auto [extents, dynamicExtents] = decomposeMixedValues(shape);
  auto type = cast<RankedTensorType>(tensor.getType());
  auto resultType = RankedTensorType::get(extents, type.getElementType());
  if (isListOfScalars(tensor) && resultType.hasStaticShape())
    return fromScalars(extents, type.getElementType(), getScalars(tensor));

  IndexBuilder index = this->index();
  OpFoldResult size = product(getExtents(tensor));
  assertThat(index.equal(size, product(shape)), message);

  if (type.hasStaticShape() && resultType.hasStaticShape()) {
    auto groups = getReassociationIndicesForReshape(type, resultType);
    if (groups && type.getRank() > resultType.getRank())
      return tensor::CollapseShapeOp::create(*this, resultType, tensor,
                                             *groups);
    if (groups && type.getRank() < resultType.getRank())
      return tensor::ExpandShapeOp::create(*this, resultType, tensor, *groups);
  }
  // Upstream's lowering of tensor.reshape takes no shape of type index, and its
  // lowering of tensor.expand_shape at most one unknown extent for each axis.
  SmallVector<Value> values =
      llvm::map_to_vector(shape, [&](OpFoldResult extent) {
        return fromIndex(extent, getI64Type());
      });
  Value shapeTensor =
      fromScalars({static_cast<int64_t>(shape.size())}, getI64Type(), values);
  return tensor::ReshapeOp::create(*this, resultType, tensor, shapeTensor);
}

Value FoldingBuilder::slice(Value tensor, ArrayRef<OpFoldResult> offsets,
                            ArrayRef<OpFoldResult> sizes,
                            ArrayRef<OpFoldResult> strides) {
  // An axis that is known to be empty has no place where a slice may start.
  SmallVector<OpFoldResult> extents = getExtents(tensor);
  if (llvm::is_contained(sizes, OpFoldResult(getIndexAttr(0))))
    return tensor::EmptyOp::create(*this, sizes,
                                   getElementTypeOrSelf(tensor.getType()));
  SmallVector<OpFoldResult> starts(offsets), counts(sizes);
  for (auto [start, count, extent] : llvm::zip_equal(starts, counts, extents))
    if (getConstantIntValue(extent) && start == extent)
      start = count = getIndexAttr(0);
  return tensor::ExtractSliceOp::create(*this, tensor, starts, counts, strides);
}

Value FoldingBuilder::generate(
    ArrayRef<OpFoldResult> shape, Type elementType,
    function_ref<Value(FoldingBuilder &, ValueRange)> element) {
  auto [extents, dynamicExtents] = decomposeMixedValues(shape);
  return tensor::GenerateOp::create(
      *this, RankedTensorType::get(extents, elementType), dynamicExtents,
      [&](OpBuilder &nested, Location loc, ValueRange indices) {
        FoldingBuilder builder(loc, nested);
        tensor::YieldOp::create(builder, element(builder, indices));
      });
}

OpFoldResult FoldingBuilder::product(ArrayRef<OpFoldResult> factors) {
  IndexBuilder index = this->index();
  OpFoldResult result = getIndexAttr(1);
  for (OpFoldResult factor : factors)
    result = index.mul(result, factor);
  return result;
}
