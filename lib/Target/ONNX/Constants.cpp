//===- Constants.cpp - Operators that make tensors ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/IR/Constants.h"
#include "Operators.h"
#include "TensorData.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Pad.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::onnx_import;

/// Reads the tensor in the attribute `name`; null if there is none.
static FailureOr<DenseElementsAttr> readTensorAttr(Node &node, StringRef name) {
  const onnx::TensorProto *tensor = nullptr;
  if (failed(node.getAttr(name, tensor)))
    return failure();
  if (!tensor)
    return DenseElementsAttr();
  return readTensor(*tensor, node.getFolder(), node.getBuilder().getContext(),
                    [&] { return node.emitError(); });
}

//===----------------------------------------------------------------------===//
// Constant
//===----------------------------------------------------------------------===//

/// Reads the attribute `name` into `elements` if the node has it: numbers that
/// become a scalar or, of a type with many, a list.
template <typename T>
static LogicalResult readNumbers(Node &node, StringRef name,
                                 SmallVector<DenseElementsAttr> &elements) {
  T numbers{};
  if (!node.hasAttr(name))
    return success();
  if (failed(node.getAttr(name, numbers)))
    return failure();
  Builder &builder = node.getBuilder();
  if constexpr (std::is_same_v<T, int64_t>)
    elements.push_back(DenseElementsAttr::get(
        RankedTensorType::get({}, builder.getI64Type()), numbers));
  else if constexpr (std::is_same_v<T, float>)
    elements.push_back(DenseElementsAttr::get(
        RankedTensorType::get({}, builder.getF32Type()), numbers));
  else if constexpr (std::is_same_v<T, SmallVector<int64_t>>)
    elements.push_back(builder.getI64TensorAttr(numbers));
  else
    elements.push_back(DenseElementsAttr::get(
        RankedTensorType::get({static_cast<int64_t>(numbers.size())},
                              builder.getF32Type()),
        ArrayRef<float>(numbers)));
  return success();
}

/// The same for the string and the list of strings.
static LogicalResult readStrings(Node &node,
                                 SmallVector<DenseElementsAttr> &elements) {
  Type element = StringType::get(node.getBuilder().getContext());
  auto append = [&](StringRef name, ArrayRef<int64_t> shape,
                    ArrayRef<StringRef> strings) -> LogicalResult {
    for (auto [position, string] : llvm::enumerate(strings))
      if (const char *problem = findStringProblem(string))
        return node.emitError() << "string " << position << " of attribute '"
                                << name << "' " << problem;
    elements.push_back(
        DenseElementsAttr::get(RankedTensorType::get(shape, element), strings));
    return success();
  };
  StringRef one;
  SmallVector<StringRef> many;
  if (failed(node.getAttr("value_string", one)) ||
      failed(node.getAttr("value_strings", many)))
    return failure();
  if (node.hasAttr("value_string") && failed(append("value_string", {}, one)))
    return failure();
  if (!node.hasAttr("value_strings"))
    return success();
  return append("value_strings", static_cast<int64_t>(many.size()), many);
}

FailureOr<Value> onnx_import::importConstant(Node &node) {
  if (failed(node.expectInputs(0, 0)))
    return failure();
  SmallVector<DenseElementsAttr> elements;
  FailureOr<DenseElementsAttr> tensor = readTensorAttr(node, "value");
  if (failed(tensor))
    return failure();
  if (*tensor)
    elements.push_back(*tensor);
  if (failed(readNumbers<int64_t>(node, "value_int", elements)) ||
      failed(readNumbers<float>(node, "value_float", elements)) ||
      failed(readNumbers<SmallVector<int64_t>>(node, "value_ints", elements)) ||
      failed(readNumbers<SmallVector<float>>(node, "value_floats", elements)) ||
      failed(readStrings(node, elements)) || failed(node.expectNoOtherAttrs()))
    return failure();
  if (elements.size() != 1)
    return node.emitError() << "has " << elements.size()
                            << " attributes with a value, expected 1";
  return createConstant(node.getBuilder(), node.getBuilder().getLoc(),
                        elements.front());
}

//===----------------------------------------------------------------------===//
// ConstantOfShape, Range
//===----------------------------------------------------------------------===//

FailureOr<Value> onnx_import::importConstantOfShape(Node &node) {
  FoldingBuilder &builder = node.getBuilder();
  if (failed(node.expectInputs(1, 1)))
    return failure();
  FailureOr<SmallVector<OpFoldResult>> extents = node.getIndexList(0);
  if (failed(extents))
    return failure();
  FailureOr<DenseElementsAttr> value = readTensorAttr(node, "value");
  if (failed(value))
    return failure();
  if (!*value)
    value = DenseElementsAttr::get(
        RankedTensorType::get({1}, builder.getF32Type()), 0.0f);
  if (value->getNumElements() != 1)
    return node.emitError() << "value has type " << value->getType()
                            << ", expected a single element";

  for (OpFoldResult &extent : *extents)
    if (getConstantIntValue(extent).value_or(0) < 0)
      return node.emitError()
             << "extent " << *getConstantIntValue(extent) << " is negative";
    else
      extent = builder.index().max(extent, builder.getIndexAttr(0));
  auto [shape, dynamicExtents] = decomposeMixedValues(*extents);
  if (failed(node.expectReasonable(shape)))
    return failure();
  auto type = RankedTensorType::get(shape, value->getElementType());
  // Strings are no numbers that an attribute can repeat.
  if (type.hasStaticShape() && isa<DenseIntOrFPElementsAttr>(*value))
    return createConstant(builder, builder.getLoc(), value->resizeSplat(type));
  Value scalar =
      builder.getScalar(createConstant(builder, builder.getLoc(), *value), 0);
  return tensor::SplatOp::create(builder, scalar, type, dynamicExtents)
      .getResult();
}

/// How many steps of `size` from `low` on stay below `high`. The distance of
/// two integers of 64 bits, and a size that is one, is taken as an unsigned
/// number.
static FailureOr<OpFoldResult> countSteps(Node &node, OpFoldResult low,
                                          OpFoldResult high, uint64_t size) {
  FoldingBuilder &builder = node.getBuilder();
  IndexBuilder index = builder.index();
  std::optional<int64_t> l = getConstantIntValue(low);
  std::optional<int64_t> h = getConstantIntValue(high);
  if (l && h) {
    uint64_t distance = static_cast<uint64_t>(*h) - static_cast<uint64_t>(*l);
    uint64_t count = *l < *h ? (distance - 1) / size + 1 : 0;
    // No shape has an extent of -1.
    int64_t extent = llvm::isUInt<63>(count) ? static_cast<int64_t>(count) : -1;
    if (failed(node.expectReasonable(extent)))
      return failure();
    return OpFoldResult(builder.getIndexAttr(extent));
  }
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult steps = index.div(index.sub(index.sub(high, low), one),
                                 index.constant(static_cast<int64_t>(size)));
  Condition hasElements = index.lessThan(low, high);
  OpFoldResult count = index.select(hasElements, index.add(steps, one), zero);
  builder.assertThat(index.lessEqual(zero, count), "has 2^63 elements or more");
  return count;
}

FailureOr<Value> onnx_import::importRange(Node &node) {
  FoldingBuilder &builder = node.getBuilder();
  if (failed(node.expectInputs(3, 3)))
    return failure();
  Type element = node.getInputType(0).getElementType();
  SmallVector<OpFoldResult> bounds;
  for (unsigned index : llvm::seq(3)) {
    RankedTensorType type = node.getInputType(index);
    if (type.getElementType() != element ||
        (!element.isSignlessInteger(32) && !element.isSignlessInteger(64)))
      return node.emitError() << "input " << index << " has type " << type
                              << ", expected an integer of type int32 or "
                                 "int64, and the same for all inputs";
    node.fixLength(index, 1);
    FailureOr<SmallVector<OpFoldResult>> list = node.getIndexList(index);
    if (failed(list))
      return failure();
    if (list->size() != 1)
      return node.emitError() << "input " << index << " has type " << type
                              << ", expected a single element";
    bounds.push_back(list->front());
  }

  OpFoldResult start = bounds[0], limit = bounds[1], delta = bounds[2];
  std::optional<int64_t> step = getConstantIntValue(delta);
  if (!step || *step == 0)
    return node.emitError() << "delta is " << (step ? "0" : "not known")
                            << " before the model runs, expected a constant "
                               "that is not 0";
  FailureOr<OpFoldResult> count =
      *step > 0
          ? countSteps(node, start, limit, *step)
          : countSteps(node, limit, start, 0 - static_cast<uint64_t>(*step));
  if (failed(count))
    return failure();
  std::optional<int64_t> known = getConstantIntValue(*count);
  auto at = [&](FoldingBuilder &nested, OpFoldResult position) {
    IndexBuilder index = nested.index();
    return nested.fromIndex(index.add(start, index.mul(position, delta)),
                            element);
  };
  if (known && *known <= kMaxScalars) {
    SmallVector<Value> scalars;
    for (int64_t position : llvm::seq(*known))
      scalars.push_back(at(builder, builder.getIndexAttr(position)));
    return builder.fromScalars({*known}, element, scalars);
  }
  return builder.generate(*count, element,
                          [&](FoldingBuilder &nested, ValueRange indices) {
                            return at(nested, OpFoldResult(indices[0]));
                          });
}
