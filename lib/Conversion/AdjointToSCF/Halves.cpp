//===- Halves.cpp - Halves moved as pairs ---------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Halves.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::pad;

Value mlir::pad::createBits(OpBuilder &builder, Location loc,
                            ArrayRef<uint32_t> lanes) {
  auto type = VectorType::get(lanes.size(), builder.getI32Type());
  return arith::ConstantOp::create(builder, loc,
                                   DenseElementsAttr::get(type, lanes));
}

Value mlir::pad::getPairs(OpBuilder &builder, Location loc, Value units) {
  int64_t count = cast<VectorType>(units.getType()).getNumElements() / 2;
  return vector::BitCastOp::create(
      builder, loc, VectorType::get(count, builder.getI32Type()), units);
}

Value mlir::pad::takeHalves(OpBuilder &builder, Location loc, Value pairs,
                            ArrayRef<int64_t> places) {
  SmallVector<uint32_t> shifts, upper(places.size(), getHalf(1));
  for (int64_t place : places)
    shifts.push_back(place % 2 ? 0 : 16);
  Value bits = arith::ShLIOp::create(builder, loc, pairs,
                                     createBits(builder, loc, shifts));
  bits = arith::AndIOp::create(builder, loc, bits,
                               createBits(builder, loc, upper));
  return arith::BitcastOp::create(
      builder, loc, VectorType::get(places.size(), builder.getF32Type()), bits);
}
