//===- FloatBits.cpp - Functions of the bits of floats --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A float has a sign, an exponent and a mantissa, from the highest bit on.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

namespace {

/// Builds integers as wide as the floats of one type.
class FloatBits {
public:
  FloatBits(ImplicitLocOpBuilder &builder, Type type)
      : builder(builder), type(cast<FloatType>(type)),
        integer(builder.getIntegerType(this->type.getWidth())) {}

  unsigned getWidth() { return type.getWidth(); }
  /// The bits of the mantissa, without the first one, which is implied.
  unsigned getMantissaBits() { return type.getFPMantissaWidth() - 1; }
  unsigned getExponentBits() { return getWidth() - 1 - getMantissaBits(); }

  Value constant(const APInt &value) {
    return arith::ConstantOp::create(builder,
                                     builder.getIntegerAttr(integer, value));
  }
  Value constant(int64_t value) {
    return constant(APInt(getWidth(), value, /*isSigned=*/true));
  }
  Value getSignMask() { return constant(APInt::getSignMask(getWidth())); }
  Value fromFloat(Value value) {
    return arith::BitcastOp::create(builder, integer, value);
  }
  Value toFloat(Value bits) {
    return arith::BitcastOp::create(builder, type, bits);
  }
  Value select(Value condition, Value then, Value otherwise) {
    return arith::SelectOp::create(builder, condition, then, otherwise);
  }

private:
  ImplicitLocOpBuilder &builder;
  FloatType type;
  IntegerType integer;
};

} // namespace

Value stablehlo_import::createOrder(ImplicitLocOpBuilder &b, Value value) {
  using namespace arith;
  FloatBits bits(b, value.getType());
  value = bits.fromFloat(value);
  // A negative number has all bits but its sign inverted.
  Value sign = ShRSIOp::create(b, value, bits.constant(bits.getWidth() - 1));
  Value others = bits.constant(APInt::getSignedMaxValue(bits.getWidth()));
  return XOrIOp::create(b, value, AndIOp::create(b, sign, others));
}

Value stablehlo_import::createNextAfter(ImplicitLocOpBuilder &b, Value from,
                                        Value to) {
  using namespace arith;
  FloatBits bits(b, from.getType());
  Value zero = bits.toFloat(bits.constant(0));
  auto compare = [&](CmpFPredicate predicate, Value lhs, Value rhs) -> Value {
    return CmpFOp::create(b, predicate, lhs, rhs);
  };
  // Numbers further away from 0 have greater bits, but for the sign.
  Value ascends = compare(CmpFPredicate::OLT, from, to);
  Value isPositive = compare(CmpFPredicate::OGT, from, zero);
  Value leavesZero = CmpIOp::create(b, CmpIPredicate::eq, ascends, isPositive);
  Value one = bits.constant(1);
  Value step = bits.select(leavesZero, one, bits.constant(-1));
  Value next = AddIOp::create(b, bits.fromFloat(from), step);
  // The least number of the sign of `to`.
  Value end = bits.fromFloat(to);
  Value sign = AndIOp::create(b, end, bits.getSignMask());
  Value least = OrIOp::create(b, sign, bits.constant(1));
  Value isZero = compare(CmpFPredicate::OEQ, from, zero);
  Value result = bits.toFloat(bits.select(isZero, least, next));
  result = bits.select(compare(CmpFPredicate::OEQ, from, to), to, result);
  Value isUnordered = compare(CmpFPredicate::UNO, from, to);
  return bits.select(isUnordered, AddFOp::create(b, from, to), result);
}

Value stablehlo_import::createReducedPrecision(ImplicitLocOpBuilder &b,
                                               Value value,
                                               unsigned exponentBits,
                                               unsigned mantissaBits) {
  using namespace arith;
  FloatBits bits(b, value.getType());
  unsigned width = bits.getWidth(), mantissa = bits.getMantissaBits();
  Value result = bits.fromFloat(value);
  if (mantissaBits < mantissa) {
    // Half of the last bit that stays, less one if that bit is even, is added
    // to round to the nearest, and to even between two.
    unsigned dropped = mantissa - mantissaBits;
    Value last = ShRUIOp::create(b, result, bits.constant(dropped));
    last = AndIOp::create(b, last, bits.constant(1));
    APInt half = APInt::getOneBitSet(width, dropped - 1);
    result = AddIOp::create(b, result, bits.constant(half - 1));
    result = AddIOp::create(b, result, last);
    result = AndIOp::create(
        b, result,
        bits.constant(APInt::getHighBitsSet(width, width - dropped)));
  }
  if (exponentBits < bits.getExponentBits()) {
    // Exponents of finite numbers have a bias, and lie between its negative and
    // itself; 0 and denormal numbers have the least one.
    int64_t bias = (int64_t(1) << (bits.getExponentBits() - 1)) - 1;
    int64_t reach = (int64_t(1) << (exponentBits - 1)) - 1;
    auto getExponent = [&](int64_t exponent) {
      return bits.constant(APInt(width, exponent) << mantissa);
    };
    APInt exponentMask =
        APInt::getBitsSet(width, mantissa, mantissa + bits.getExponentBits());
    Value infinity = bits.constant(exponentMask);
    Value exponent = AndIOp::create(b, result, infinity);
    Value zero = AndIOp::create(b, result, bits.getSignMask());
    Value isTooLarge = CmpIOp::create(b, CmpIPredicate::ugt, exponent,
                                      getExponent(bias + reach));
    Value isTooSmall = CmpIOp::create(b, CmpIPredicate::ule, exponent,
                                      getExponent(bias - reach));
    result = bits.select(isTooLarge, OrIOp::create(b, zero, infinity), result);
    result = bits.select(isTooSmall, zero, result);
  }
  // Rounding may have carried a NaN to an infinity.
  Value isNaN = CmpFOp::create(b, CmpFPredicate::UNO, value, value);
  return bits.select(isNaN, value, bits.toFloat(result));
}
