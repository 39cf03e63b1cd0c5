//===- Lists.cpp - Operators on lists of scalars --------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operators that are imported for lists of scalars alone, as amounts and shapes
// are computed with them.
//
//===----------------------------------------------------------------------===//

#include "Operators.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::onnx_import;

/// Checks that input `index` is a list of scalars.
static LogicalResult expectScalars(Node &node, unsigned index) {
  if (isListOfScalars(node.getInput(index)))
    return success();
  return node.emitError() << "input " << index << " has type "
                          << node.getInputType(index)
                          << ", expected scalars, at most " << kMaxScalars;
}

FailureOr<Value> onnx_import::importReduction(Node &node, Arithmetic op) {
  FoldingBuilder &builder = node.getBuilder();
  bool areInput = node.getOpset() >= (op == Arithmetic::Add ? 13 : 18);
  int64_t keep = 1, isNoop = 0;
  SmallVector<int64_t> axes;
  if (failed(node.expectInputs(1, areInput ? 2 : 1)) ||
      failed(expectScalars(node, 0)) || failed(node.getAttr("keepdims", keep)))
    return failure();
  if (!areInput) {
    if (failed(node.getAttr("axes", axes)))
      return failure();
  } else if (failed(node.getAttr("noop_with_empty_axes", isNoop))) {
    return failure();
  } else if (node.getInput(1)) {
    FailureOr<SmallVector<int64_t>> list = node.getConstantList(1);
    if (failed(list))
      return failure();
    axes = std::move(*list);
  }
  Value data = node.getInput(0);
  RankedTensorType type = node.getInputType(0);
  if (!isDefinedOn(op, type.getElementType()))
    return node.emitError()
           << "arithmetic on " << type.getElementType() << " is not supported";
  if (axes.empty() && isNoop)
    return data;

  SmallVector<bool> isReduced(type.getRank(), axes.empty());
  for (int64_t axis : axes) {
    if (failed(node.normalizeAxis(axis, type.getRank())))
      return failure();
    isReduced[axis] = true;
  }
  SmallVector<int64_t> kept, shape;
  for (auto [extent, reduced] : llvm::zip_equal(type.getShape(), isReduced)) {
    kept.push_back(reduced ? 1 : extent);
    if (keep || !reduced)
      shape.push_back(kept.back());
  }
  SmallVector<int64_t> strides = computeStrides(type.getShape());
  SmallVector<int64_t> keptStrides = computeStrides(kept);
  SmallVector<Value> results(ShapedType::getNumElements(kept));
  for (auto [position, scalar] : llvm::enumerate(builder.getScalars(data))) {
    SmallVector<int64_t> at = delinearize(position, strides);
    for (auto [i, reduced] : llvm::zip_equal(at, isReduced))
      i = reduced ? 0 : i;
    Value &result = results[linearize(at, keptStrides)];
    Value next = builder.fromScalars({}, type.getElementType(), scalar);
    result = result ? applyArithmetic(builder, op, result, next, /*message=*/"")
                    : next;
  }
  if (llvm::is_contained(results, Value()))
    return node.emitError() << "reduces " << type << ", which is empty";
  for (Value &result : results)
    result = builder.getScalar(result, 0);
  return builder.fromScalars(shape, type.getElementType(), results);
}

FailureOr<Value> onnx_import::importScatterElements(Node &node) {
  FoldingBuilder &builder = node.getBuilder();
  if (failed(node.expectInputs(3, 3)))
    return failure();
  RankedTensorType type = node.getInputType(0);
  RankedTensorType indexType = node.getInputType(1);
  int64_t axis = 0;
  StringRef reduction = "none";
  if (failed(node.getAttr("axis", axis)) ||
      failed(node.normalizeAxis(axis, type.getRank())) ||
      failed(node.getAttr("reduction", reduction)) ||
      failed(expectScalars(node, 0)) || failed(expectScalars(node, 1)) ||
      failed(expectScalars(node, 2)))
    return failure();
  if (reduction != "none")
    return node.emitError()
           << "attribute 'reduction' is '" << reduction << "', expected 'none'";
  bool fits = indexType.getRank() == type.getRank() &&
              (indexType.getElementType().isSignlessInteger(32) ||
               indexType.getElementType().isSignlessInteger(64)) &&
              node.getInputType(2) == indexType.clone(type.getElementType());
  for (int64_t i = 0; fits && i < type.getRank(); ++i)
    fits = i == axis || indexType.getDimSize(i) <= type.getDimSize(i);
  if (!fits)
    return node.emitError()
           << "inputs have types " << type << ", " << indexType << " and "
           << node.getInputType(2) << ", which do not fit";

  SmallVector<Value> scalars = builder.getScalars(node.getInput(0));
  SmallVector<int64_t> strides = computeStrides(type.getShape());
  SmallVector<int64_t> indexStrides = computeStrides(indexType.getShape());
  int64_t extent = type.getDimSize(axis);
  for (int64_t position : llvm::seq(indexType.getNumElements())) {
    std::optional<int64_t> index = getConstantIntValue(
        builder.toIndex(builder.getScalar(node.getInput(1), position)));
    if (!index)
      return node.emitError() << "input 1 is not known before the model runs, "
                                 "expected a constant";
    if (*index < -extent || *index >= extent)
      return node.emitError() << "index " << *index << " is out of range for "
                              << "axis " << axis << " of " << type;
    SmallVector<int64_t> at = delinearize(position, indexStrides);
    at[axis] = *index < 0 ? *index + extent : *index;
    scalars[linearize(at, strides)] =
        builder.getScalar(node.getInput(2), position);
  }
  return builder.fromScalars(type.getShape(), type.getElementType(), scalars);
}
