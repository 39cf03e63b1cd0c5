//===- Zero.cpp - Constants of zero bits ----------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/Zero.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/IR/BuiltinTypes.h"
#include "pad/IR/Constants.h"

using namespace mlir;

Value mlir::pad::createZero(OpBuilder &builder, Location loc, Type type) {
  Attribute zero = getZeroAttr(type);
  if (!zero)
    return {};
  if (isa<ComplexType>(type))
    return complex::ConstantOp::create(builder, loc, type,
                                       cast<ArrayAttr>(zero));
  return createConstant(builder, loc, cast<TypedAttr>(zero));
}
