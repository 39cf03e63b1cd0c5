//===- Zero.cpp - The value that fills by default -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/Zero.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/IR/BuiltinTypes.h"
#include "pad/IR/Pad.h"

using namespace mlir;

/// The attribute for the all-zero bits of an integer, index or float, or null.
static TypedAttr getZeroAttr(Builder &builder, Type type) {
  if (auto floatType = dyn_cast<FloatType>(type))
    return FloatAttr::get(type, APFloat(floatType.getFloatSemantics(),
                                        APInt::getZero(floatType.getWidth())));
  if (type.isIntOrIndex())
    return builder.getIntegerAttr(type, 0);
  return {};
}

Value mlir::pad::createZero(OpBuilder &builder, Location loc, Type type) {
  if (type.isSignlessIntOrIndex() || isa<FloatType>(type))
    return arith::ConstantOp::create(builder, loc, getZeroAttr(builder, type));

  if (isa<pad::StringType>(type))
    return pad::StringOp::create(builder, loc, type, "");

  if (auto complexType = dyn_cast<ComplexType>(type)) {
    TypedAttr part = getZeroAttr(builder, complexType.getElementType());
    return complex::ConstantOp::create(builder, loc, type,
                                       builder.getArrayAttr({part, part}));
  }

  if (auto vectorType = dyn_cast<VectorType>(type)) {
    if (TypedAttr part = getZeroAttr(builder, vectorType.getElementType()))
      return arith::ConstantOp::create(
          builder, loc, DenseElementsAttr::get(vectorType, Attribute(part)));
    return {};
  }

  // `arith.constant` has no scalars with a sign. The cast disappears where both
  // types become the same one, which is at the latest in the LLVM dialect.
  if (auto integerType = dyn_cast<IntegerType>(type)) {
    Value zero = createZero(builder, loc,
                            builder.getIntegerType(integerType.getWidth()));
    return UnrealizedConversionCastOp::create(builder, loc, type, zero)
        .getResult(0);
  }
  return {};
}
