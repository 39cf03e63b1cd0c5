//===- Saturation.cpp - Integers of floats --------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/Saturation.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

Value mlir::pad::createSaturation(ImplicitLocOpBuilder &builder, Value value,
                                  unsigned bits, bool isSigned) {
  auto typeOf = [&](Type element) -> Type {
    auto shaped = dyn_cast<ShapedType>(value.getType());
    return shaped ? shaped.clone(element) : element;
  };
  // All floats of 16 bits are floats of 32.
  auto from = cast<FloatType>(getElementTypeOrSelf(value));
  if (from.getWidth() < 32) {
    from = builder.getF32Type();
    value = builder.createOrFold<arith::ExtFOp>(typeOf(from), value);
  }
  Type result = typeOf(builder.getIntegerType(bits));
  auto createConstant = [&](Type type, Attribute number) -> Value {
    TypedAttr constant = cast<TypedAttr>(number);
    if (auto shaped = dyn_cast<ShapedType>(type))
      constant = DenseElementsAttr::get(shaped, number);
    return arith::ConstantOp::create(builder, constant);
  };
  auto selectIf = [&](arith::CmpFPredicate predicate, Value other,
                      const APInt &then, Value otherwise) -> Value {
    Value holds = builder.createOrFold<arith::CmpFOp>(predicate, value, other);
    Value constant = createConstant(
        result, builder.getIntegerAttr(getElementTypeOrSelf(result), then));
    return builder.createOrFold<arith::SelectOp>(holds, constant, otherwise);
  };
  // The next float after that of `most` is past `most`, also if that of `most`
  // is less than it.
  auto createFloat = [&](const APInt &integer) -> Value {
    APFloat number(from.getFloatSemantics());
    number.convertFromAPInt(integer, isSigned, APFloat::rmTowardZero);
    return createConstant(value.getType(), builder.getFloatAttr(from, number));
  };
  APInt least = isSigned ? APInt::getSignedMinValue(bits) : APInt(bits, 0);
  APInt most =
      isSigned ? APInt::getSignedMaxValue(bits) : APInt::getMaxValue(bits);

  // The conversion is poison out of range, where it is not selected.
  Value integer = isSigned
                      ? builder.createOrFold<arith::FPToSIOp>(result, value)
                      : builder.createOrFold<arith::FPToUIOp>(result, value);
  integer =
      selectIf(arith::CmpFPredicate::OLT, createFloat(least), least, integer);
  integer =
      selectIf(arith::CmpFPredicate::OGT, createFloat(most), most, integer);
  return selectIf(arith::CmpFPredicate::UNO, value, APInt(bits, 0), integer);
}
