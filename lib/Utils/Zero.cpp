//===- Zero.cpp - Constants of zero bits ----------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/Zero.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/IR/BuiltinTypes.h"
#include "pad/IR/Constants.h"
#include "pad/IR/Pad.h"

using namespace mlir;

Value mlir::pad::createZero(OpBuilder &builder, Location loc, Type type) {
  Attribute zero = getZeroAttr(type);
  if (!zero)
    return {};
  if (isa<StringType>(type))
    return StringOp::create(builder, loc, type, "");
  if (isa<ComplexType>(type))
    return complex::ConstantOp::create(builder, loc, type,
                                       cast<ArrayAttr>(zero));
  if (arith::ConstantOp::isBuildableWith(zero, type))
    return arith::ConstantOp::create(builder, loc, cast<TypedAttr>(zero));

  // `arith.constant` has no scalars with a sign. The cast disappears where both
  // types become the same one, which is at the latest in the LLVM dialect.
  if (auto integerType = dyn_cast<IntegerType>(type)) {
    Value signless = createZero(builder, loc,
                                builder.getIntegerType(integerType.getWidth()));
    return UnrealizedConversionCastOp::create(builder, loc, type, signless)
        .getResult(0);
  }
  return {};
}
