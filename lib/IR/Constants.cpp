//===- Constants.cpp - Constant values as attributes ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/IR/Constants.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "pad/IR/Pad.h"

using namespace mlir;

/// `value` with elements of the integer `element`, of as many bits.
static TypedAttr reinterpret(TypedAttr value, IntegerType element) {
  if (auto integer = dyn_cast<IntegerAttr>(value))
    return IntegerAttr::get(element, integer.getValue());
  if (auto elements = dyn_cast<DenseElementsAttr>(value))
    return elements.bitcast(element);
  auto resource = cast<DenseResourceElementsAttr>(value);
  return DenseResourceElementsAttr::get(resource.getType().clone(element),
                                        resource.getRawHandle());
}

Value mlir::pad::createConstant(OpBuilder &builder, Location loc,
                                TypedAttr value) {
  Type type = value.getType();
  if (auto text = dyn_cast<StringAttr>(value))
    return StringOp::create(builder, loc, type, text.getValue());
  auto element = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
  if (!element || element.isSignless())
    return arith::ConstantOp::create(builder, loc, value);
  IntegerType bits = builder.getIntegerType(element.getWidth());
  Value signless =
      arith::ConstantOp::create(builder, loc, reinterpret(value, bits));
  if (isa<TensorType>(type))
    return tensor::BitcastOp::create(builder, loc, type, signless);
  // The cast disappears where both types become the same one, which is at the
  // latest in the LLVM dialect.
  return UnrealizedConversionCastOp::create(builder, loc, type, signless)
      .getResult(0);
}

/// The source of the `tensor.bitcast` that defines `tensor`, or `tensor`.
static Value skipBitcast(Value tensor) {
  auto op = tensor.getDefiningOp<tensor::BitcastOp>();
  return op ? op.getSource() : tensor;
}

bool mlir::pad::isConstantTensor(Value tensor) {
  return matchPattern(skipBitcast(tensor), m_Constant());
}

DenseElementsAttr mlir::pad::getConstantElements(Value tensor) {
  DenseElementsAttr elements;
  if (!matchPattern(skipBitcast(tensor), m_Constant(&elements)))
    return {};
  // Elements of other types are not stored alike.
  Type type = getElementTypeOrSelf(tensor.getType());
  if (type == elements.getElementType())
    return elements;
  if (!isa<IntegerType>(type) || !isa<IntegerType>(elements.getElementType()))
    return {};
  return elements.bitcast(type);
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
  // An integer with a sign.
  auto cast = value.getDefiningOp<UnrealizedConversionCastOp>();
  IntegerAttr bits;
  if (cast && isa<IntegerType>(value.getType()) &&
      cast.getInputs().size() == 1 &&
      matchPattern(cast.getInputs().front(), m_Constant(&bits)) &&
      bits.getType().isInteger(value.getType().getIntOrFloatBitWidth()))
    return IntegerAttr::get(value.getType(), bits.getValue());
  // Upstream does not fold elements of such integers.
  auto extract = value.getDefiningOp<tensor::ExtractOp>();
  if (!extract)
    return {};
  DenseElementsAttr elements = getConstantElements(extract.getTensor());
  return elements && elements.isSplat() ? elements.getSplatValue<Attribute>()
                                        : Attribute();
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
