//===- Addition.cpp - Sums of elements ------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/Addition.h"
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
  if (isa<BFloat16Type, Float16Type>(type))
    return Float32Type::get(context);
  return type.isF32() || type.isF64() ? type : Type();
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

static Value createInteger(OpBuilder &builder, Location loc, Type type,
                           int64_t value) {
  TypedAttr attr = builder.getIntegerAttr(getElementTypeOrSelf(type), value);
  if (auto vectorType = dyn_cast<VectorType>(type))
    attr = DenseElementsAttr::get(vectorType, attr);
  return arith::ConstantOp::create(builder, loc, attr);
}

/// A bf16 is the upper half of the f32 of the same value.
static Value extendBF16(OpBuilder &builder, Location loc, Value value) {
  Type bits = getTypeLike(value, builder.getI16Type());
  Type wideBits = getTypeLike(value, builder.getI32Type());
  value = arith::BitcastOp::create(builder, loc, bits, value);
  value = arith::ExtUIOp::create(builder, loc, wideBits, value);
  value = arith::ShLIOp::create(builder, loc, value,
                                createInteger(builder, loc, wideBits, 16));
  return arith::BitcastOp::create(
      builder, loc, getTypeLike(value, builder.getF32Type()), value);
}

/// Adds 0x7fff, or 0x8000 if the upper half is odd, and takes the upper half:
/// that carries if what is cut off is more than half of a unit, or half of it
/// and the unit is odd. A NaN could become an infinity, and gets a bit that
/// keeps it one.
static Value roundToBF16(OpBuilder &builder, Location loc, Value value) {
  Type wideBits = getTypeLike(value, builder.getI32Type());
  auto integer = [&](int64_t number) {
    return createInteger(builder, loc, wideBits, number);
  };
  Value isNaN = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNO,
                                      value, value);
  Value bits = arith::BitcastOp::create(builder, loc, wideBits, value);
  Value odd = arith::ShRUIOp::create(builder, loc, bits, integer(16));
  odd = arith::AndIOp::create(builder, loc, odd, integer(1));
  Value rounded = arith::AddIOp::create(builder, loc, bits, integer(0x7fff));
  rounded = arith::AddIOp::create(builder, loc, rounded, odd);
  Value quiet = arith::OrIOp::create(builder, loc, bits, integer(0x400000));
  rounded = arith::SelectOp::create(builder, loc, isNaN, quiet, rounded);
  rounded = arith::ShRUIOp::create(builder, loc, rounded, integer(16));
  rounded = arith::TruncIOp::create(
      builder, loc, getTypeLike(value, builder.getI16Type()), rounded);
  return arith::BitcastOp::create(
      builder, loc, getTypeLike(value, builder.getBF16Type()), rounded);
}

static Value castTo(OpBuilder &builder, Location loc, Type type, Value value) {
  return UnrealizedConversionCastOp::create(builder, loc, type, value)
      .getResult(0);
}

/// Builds a complex number of what `convert` makes of the parts of `value`.
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
  if (elementType.isBF16())
    return extendBF16(builder, loc, element);
  // The bits of a float stand for it.
  element = arith::BitcastOp::create(
      builder, loc, getTypeLike(element, elementType), element);
  return arith::ExtFOp::create(builder, loc, getTypeLike(element, sumType),
                               element);
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
  if (elementType.isBF16())
    return roundToBF16(builder, loc, sum);
  return arith::TruncFOp::create(builder, loc, getTypeLike(sum, elementType),
                                 sum);
}
