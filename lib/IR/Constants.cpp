//===- Constants.cpp - Constant values as attributes ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/IR/Constants.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "pad/IR/Pad.h"

using namespace mlir;

bool mlir::pad::canBeConstant(Type type) {
  auto integerType = dyn_cast<IntegerType>(type);
  return !integerType || integerType.isSignless();
}

Attribute mlir::pad::getZeroAttr(Type type) {
  Builder builder(type.getContext());
  if (auto complexType = dyn_cast<ComplexType>(type)) {
    Attribute part = getZeroAttr(complexType.getElementType());
    return builder.getArrayAttr({part, part});
  }
  if (auto floatType = dyn_cast<FloatType>(type))
    return FloatAttr::get(type, APFloat(floatType.getFloatSemantics(),
                                        APInt::getZero(floatType.getWidth())));
  if (type.isIntOrIndex())
    return builder.getIntegerAttr(type, 0);
  if (isa<StringType>(type))
    return StringAttr::get("", type);
  if (auto vectorType = dyn_cast<VectorType>(type)) {
    Attribute part = getZeroAttr(vectorType.getElementType());
    return part ? DenseElementsAttr::get(vectorType, part) : Attribute();
  }
  return {};
}

Attribute mlir::pad::getConstantScalar(Value value) {
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant)))
    return constant;
  // There is no `arith.constant` of an integer with a sign, only of tensors.
  auto extract = value.getDefiningOp<tensor::ExtractOp>();
  DenseElementsAttr elements;
  if (extract && matchPattern(extract.getTensor(), m_Constant(&elements)) &&
      elements.isSplat())
    return elements.getSplatValue<Attribute>();
  return {};
}

SmallVector<Attribute>
mlir::pad::foldToConstants(Operation *op, ArrayRef<Attribute> operands,
                           function_ref<Attribute(Value)> getConstant) {
  SmallVector<OpFoldResult> results;
  if (failed(op->fold(operands, results)) ||
      results.size() != op->getNumResults())
    return {};
  return llvm::map_to_vector(results, [&](OpFoldResult result) {
    auto attribute = dyn_cast<Attribute>(result);
    return attribute ? attribute : getConstant(cast<Value>(result));
  });
}
