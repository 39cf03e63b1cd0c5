//===- Addition.cpp - Sums of elements ------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/Addition.h"
#include "ShortFloats.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::pad;

/// The type of sums of elements of `type`, or null.
static Type getSumTypeOf(Type type) {
  MLIRContext *context = type.getContext();
  if (auto complexType = dyn_cast<ComplexType>(type)) {
    Type part = complexType.getElementType();
    Type sum = isa<FloatType>(part) ? getSumTypeOf(part) : Type();
    return sum ? ComplexType::get(sum) : Type();
  }
  if (isa<IndexType>(type))
    return type;
  // Arithmetic knows no integers with a sign.
  if (type.isInteger())
    return IntegerType::get(context, type.getIntOrFloatBitWidth());
  if (isShortFloat(type))
    return Float32Type::get(context);
  return isa<Float32Type, Float64Type, Float80Type, Float128Type>(type)
             ? type
             : Type();
}

std::optional<Addition> Addition::get(Type elementType) {
  Type sumType = getSumTypeOf(elementType);
  if (!sumType)
    return std::nullopt;
  return Addition(elementType, sumType);
}

/// `scalar`, or a vector of it in the shape of `like`.
static Type getTypeLike(Value like, Type scalar) {
  if (auto vectorType = dyn_cast<VectorType>(like.getType()))
    return vectorType.clone(scalar);
  return scalar;
}

static Value castTo(OpBuilder &builder, Location loc, Type type, Value value) {
  return UnrealizedConversionCastOp::create(builder, loc, type, value)
      .getResult(0);
}

/// Builds a complex number from the parts of `value`, each converted by
/// `convert`.
static Value mapParts(OpBuilder &builder, Location loc, Type type, Value value,
                      function_ref<Value(Value)> convert) {
  Value re = convert(complex::ReOp::create(builder, loc, value));
  Value im = convert(complex::ImOp::create(builder, loc, value));
  return complex::CreateOp::create(builder, loc, type, re, im);
}

Value Addition::extend(OpBuilder &builder, Location loc, Value element) const {
  if (!isWider())
    return element;
  if (auto complexType = dyn_cast<ComplexType>(elementType)) {
    Addition parts = *get(complexType.getElementType());
    return mapParts(builder, loc, sumType, element, [&](Value part) {
      return parts.extend(builder, loc, part);
    });
  }
  if (isa<IntegerType>(elementType))
    return castTo(builder, loc, getTypeLike(element, sumType), element);
  return extendToF32(builder, loc, cast<FloatType>(elementType), element);
}

Value Addition::add(OpBuilder &builder, Location loc, Value a, Value b) const {
  if (isa<ComplexType>(sumType))
    return complex::AddOp::create(builder, loc, a, b);
  if (isa<FloatType>(sumType))
    return arith::AddFOp::create(builder, loc, a, b);
  return arith::AddIOp::create(builder, loc, a, b);
}

Value Addition::round(OpBuilder &builder, Location loc, Value sum) const {
  if (!isWider())
    return sum;
  if (auto complexType = dyn_cast<ComplexType>(elementType)) {
    Addition parts = *get(complexType.getElementType());
    return mapParts(builder, loc, elementType, sum, [&](Value part) {
      return parts.round(builder, loc, part);
    });
  }
  if (isa<IntegerType>(elementType))
    return castTo(builder, loc, getTypeLike(sum, elementType), sum);
  return roundToShort(builder, loc, cast<FloatType>(elementType), sum);
}
