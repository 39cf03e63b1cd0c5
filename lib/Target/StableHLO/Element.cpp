//===- Element.cpp - One element of an elementwise operation --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/TypeUtilities.h"
#include "pad/Utils/Addition.h"
#include "pad/Utils/Saturation.h"
#include "llvm/ADT/TypeSwitch.h"
#include <limits>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

/// Bools and unsigned integers have no negative values.
static bool isUnsigned(Type type) {
  return type.isUnsignedInteger() || type.isInteger(1);
}

/// Floats of at most 8 bits, which LLVM has no operations for.
static bool isByteFloat(Type type) {
  auto number = dyn_cast<FloatType>(type);
  return number && number.getWidth() <= 8;
}

/// `scalar` as `type`, which has the same bits: `arith` takes signless
/// integers.
static Value reinterpret(ImplicitLocOpBuilder &builder, Value scalar,
                         Type type) {
  if (scalar.getType() == type)
    return scalar;
  return UnrealizedConversionCastOp::create(builder, type, scalar).getResult(0);
}

static Type getSignless(Type type) {
  return type.isUnsignedInteger()
             ? IntegerType::get(type.getContext(), type.getIntOrFloatBitWidth())
             : type;
}

/// The type that elements of `type` are computed in.
static Type getComputedType(Type type) {
  return isByteFloat(type) ? Float32Type::get(type.getContext())
                           : getSignless(type);
}

static Value createNumber(ImplicitLocOpBuilder &builder, Type type,
                          int64_t value) {
  if (isa<FloatType>(type))
    return arith::ConstantOp::create(
        builder, builder.getFloatAttr(type, static_cast<double>(value)));
  return arith::ConstantOp::create(builder,
                                   builder.getIntegerAttr(type, value));
}

Value stablehlo_import::castToIndex(ImplicitLocOpBuilder &builder,
                                    Value scalar) {
  Type type = scalar.getType();
  scalar = reinterpret(builder, scalar, getSignless(type));
  if (isUnsigned(type)) {
    // The greatest index is past the end of every tensor, as 2^63 is.
    if (type.getIntOrFloatBitWidth() >= 64)
      scalar = arith::MinUIOp::create(
          builder, scalar,
          createNumber(builder, scalar.getType(),
                       std::numeric_limits<int64_t>::max()));
    return arith::IndexCastUIOp::create(builder, builder.getIndexType(),
                                        scalar);
  }
  return arith::IndexCastOp::create(builder, builder.getIndexType(), scalar);
}

/// Casts `value`, of the signless type of `from`, to that of `to`.
static Value createConversion(ImplicitLocOpBuilder &builder, Value value,
                              Type from, Type to) {
  if (from == to)
    return value;
  Type result = getSignless(to);
  unsigned fromBits = from.getIntOrFloatBitWidth();
  unsigned toBits = to.getIntOrFloatBitWidth();
  if (to.isInteger(1)) {
    Value zero = createNumber(builder, value.getType(), 0);
    if (isa<FloatType>(from))
      return arith::CmpFOp::create(builder, arith::CmpFPredicate::UNE, value,
                                   zero);
    return arith::CmpIOp::create(builder, arith::CmpIPredicate::ne, value,
                                 zero);
  }
  if (isa<FloatType>(to)) {
    if (isUnsigned(from))
      return arith::UIToFPOp::create(builder, result, value);
    if (isa<IntegerType>(from))
      return arith::SIToFPOp::create(builder, result, value);
    // Neither of two floats of one width holds the other.
    if (fromBits == toBits) {
      value = arith::ExtFOp::create(builder, builder.getF32Type(), value);
      fromBits = 32;
    }
    if (fromBits < toBits)
      return arith::ExtFOp::create(builder, result, value);
    return arith::TruncFOp::create(builder, result, value);
  }
  if (isa<FloatType>(from))
    return createSaturation(builder, value, toBits, !isUnsigned(to));
  if (fromBits > toBits)
    return arith::TruncIOp::create(builder, result, value);
  if (fromBits == toBits)
    return value;
  if (isUnsigned(from))
    return arith::ExtUIOp::create(builder, result, value);
  return arith::ExtSIOp::create(builder, result, value);
}

static Value createComparison(ImplicitLocOpBuilder &builder,
                              Direction direction, Type type, Value lhs,
                              Value rhs) {
  using FP = arith::CmpFPredicate;
  using IP = arith::CmpIPredicate;
  static constexpr std::tuple<FP, IP, IP> predicates[] = {
      {FP::OEQ, IP::eq, IP::eq},   {FP::UNE, IP::ne, IP::ne},
      {FP::OGE, IP::sge, IP::uge}, {FP::OGT, IP::sgt, IP::ugt},
      {FP::OLE, IP::sle, IP::ule}, {FP::OLT, IP::slt, IP::ult}};
  auto [floats, integers, unsignedIntegers] =
      predicates[static_cast<uint32_t>(direction)];
  if (isa<FloatType>(type))
    return arith::CmpFOp::create(builder, floats, lhs, rhs);
  return arith::CmpIOp::create(
      builder, isUnsigned(type) ? unsignedIntegers : integers, lhs, rhs);
}

/// The quotient or the remainder of integers. Unlike in `arith`, every divisor
/// is defined, as in XLA: x / 0 is -1 with the remainder x, and the smallest
/// number by -1 is itself with the remainder 0.
template <typename SignedOp, typename UnsignedOp>
static Value createDivision(ImplicitLocOpBuilder &builder, Type type, Value lhs,
                            Value rhs) {
  constexpr bool isQuotient = std::is_same_v<SignedOp, arith::DivSIOp>;
  auto constant = [&](int64_t value) {
    return createNumber(builder, rhs.getType(), value);
  };
  auto isEqual = [&](Value a, Value b) -> Value {
    return arith::CmpIOp::create(builder, arith::CmpIPredicate::eq, a, b);
  };
  Value isZero = isEqual(rhs, constant(0));
  Value byZero = isQuotient ? constant(-1) : lhs;
  Value divisor = arith::SelectOp::create(builder, isZero, constant(1), rhs);
  if (isUnsigned(type))
    return arith::SelectOp::create(builder, isZero, byZero,
                                   UnsignedOp::create(builder, lhs, divisor));
  Value isMinusOne = isEqual(divisor, constant(-1));
  divisor = arith::SelectOp::create(builder, isMinusOne, constant(1), divisor);
  Value byMinusOne = isQuotient
                         ? arith::SubIOp::create(builder, constant(0), lhs)
                         : constant(0);
  Value result = arith::SelectOp::create(
      builder, isMinusOne, byMinusOne, SignedOp::create(builder, lhs, divisor));
  return arith::SelectOp::create(builder, isZero, byZero, result);
}

/// Shifts. By as many bits as there are or more, all are shifted out.
template <typename ShiftOp>
static Value createShift(ImplicitLocOpBuilder &builder, Value lhs, Value rhs) {
  Type type = lhs.getType();
  int64_t bits = type.getIntOrFloatBitWidth();
  Value isInside =
      arith::CmpIOp::create(builder, arith::CmpIPredicate::ult, rhs,
                            createNumber(builder, type, bits));
  // Copies of the sign come from the left of an arithmetic shift.
  if (std::is_same_v<ShiftOp, arith::ShRSIOp>) {
    Value last = createNumber(builder, type, bits - 1);
    return ShiftOp::create(
        builder, lhs, arith::SelectOp::create(builder, isInside, rhs, last));
  }
  Value zero = createNumber(builder, type, 0);
  Value amount = arith::SelectOp::create(builder, isInside, rhs, zero);
  return arith::SelectOp::create(builder, isInside,
                                 ShiftOp::create(builder, lhs, amount), zero);
}

/// -1, 0 or 1; for floats, zeros and NaNs are themselves.
static Value createSign(ImplicitLocOpBuilder &builder, Type type, Value value) {
  Value zero = createNumber(builder, value.getType(), 0);
  Value one = createNumber(builder, value.getType(), 1);
  if (isUnsigned(type))
    return arith::MinUIOp::create(builder, value, one);
  if (isa<IntegerType>(type)) {
    Value atMostOne = arith::MinSIOp::create(builder, value, one);
    return arith::MaxSIOp::create(builder, atMostOne,
                                  createNumber(builder, value.getType(), -1));
  }
  Value isOrdered =
      arith::CmpFOp::create(builder, arith::CmpFPredicate::ONE, value, zero);
  return arith::SelectOp::create(
      builder, isOrdered, math::CopySignOp::create(builder, one, value), value);
}

/// 1 / (1 + exp(-x)).
static Value createLogistic(ImplicitLocOpBuilder &builder, Value value) {
  Value one = createNumber(builder, value.getType(), 1);
  Value exp =
      math::ExpOp::create(builder, arith::NegFOp::create(builder, value));
  return arith::DivFOp::create(builder, one,
                               arith::AddFOp::create(builder, one, exp));
}

/// `x` has the elements of the operands.
static Value computeOnFloats(ImplicitLocOpBuilder &b, Operation *op,
                             ValueRange x) {
  return TypeSwitch<Operation *, Value>(op)
      .Case([&](AbsOp) { return math::AbsFOp::create(b, x[0]); })
      .Case([&](AcosOp) { return math::AcosOp::create(b, x[0]); })
      .Case([&](AcoshOp) { return math::AcoshOp::create(b, x[0]); })
      .Case([&](AsinOp) { return math::AsinOp::create(b, x[0]); })
      .Case([&](AsinhOp) { return math::AsinhOp::create(b, x[0]); })
      .Case([&](AtanOp) { return math::AtanOp::create(b, x[0]); })
      .Case([&](AtanhOp) { return math::AtanhOp::create(b, x[0]); })
      .Case([&](CbrtOp) { return math::CbrtOp::create(b, x[0]); })
      .Case([&](CeilOp) { return math::CeilOp::create(b, x[0]); })
      .Case([&](CoshOp) { return math::CoshOp::create(b, x[0]); })
      .Case([&](CosineOp) { return math::CosOp::create(b, x[0]); })
      .Case([&](ErfOp) { return math::ErfOp::create(b, x[0]); })
      .Case([&](ErfcOp) { return math::ErfcOp::create(b, x[0]); })
      .Case([&](ErfInvOp) { return createInverseErf(b, x[0]); })
      .Case([&](ExpOp) { return math::ExpOp::create(b, x[0]); })
      .Case([&](Expm1Op) { return math::ExpM1Op::create(b, x[0]); })
      .Case([&](FloorOp) { return math::FloorOp::create(b, x[0]); })
      .Case([&](IsFiniteOp) { return math::IsFiniteOp::create(b, x[0]); })
      .Case([&](LogOp) { return math::LogOp::create(b, x[0]); })
      .Case([&](Log1pOp) { return math::Log1pOp::create(b, x[0]); })
      .Case([&](LogisticOp) { return createLogistic(b, x[0]); })
      .Case([&](NegOp) { return arith::NegFOp::create(b, x[0]); })
      .Case([&](NextAfterOp) { return createNextAfter(b, x[0], x[1]); })
      .Case([&](ReducePrecisionOp reduce) {
        return createReducedPrecision(b, x[0], reduce.getExponentBits(),
                                      reduce.getMantissaBits());
      })
      .Case([&](RoundOp) { return math::RoundOp::create(b, x[0]); })
      .Case([&](RoundEvenOp) { return math::RoundEvenOp::create(b, x[0]); })
      .Case([&](RsqrtOp) { return math::RsqrtOp::create(b, x[0]); })
      .Case([&](SignOp) { return createSign(b, x[0].getType(), x[0]); })
      .Case([&](SineOp) { return math::SinOp::create(b, x[0]); })
      .Case([&](SinhOp) { return math::SinhOp::create(b, x[0]); })
      .Case([&](SqrtOp) { return math::SqrtOp::create(b, x[0]); })
      .Case([&](SquareOp) { return arith::MulFOp::create(b, x[0], x[0]); })
      .Case([&](TanOp) { return math::TanOp::create(b, x[0]); })
      .Case([&](TanhOp) { return math::TanhOp::create(b, x[0]); })
      .Case([&](AddOp) { return arith::AddFOp::create(b, x[0], x[1]); })
      .Case([&](Atan2Op) { return math::Atan2Op::create(b, x[0], x[1]); })
      .Case([&](DivOp) { return arith::DivFOp::create(b, x[0], x[1]); })
      .Case([&](MaxOp) { return arith::MaximumFOp::create(b, x[0], x[1]); })
      .Case([&](MinOp) { return arith::MinimumFOp::create(b, x[0], x[1]); })
      .Case([&](MulOp) { return arith::MulFOp::create(b, x[0], x[1]); })
      .Case([&](PowOp) { return math::PowFOp::create(b, x[0], x[1]); })
      .Case([&](RemOp) { return arith::RemFOp::create(b, x[0], x[1]); })
      .Case([&](SubOp) { return arith::SubFOp::create(b, x[0], x[1]); })
      // max(min, min(x, max)), which keeps a NaN.
      .Case([&](ClampOp) {
        return arith::MinimumFOp::create(
            b, arith::MaximumFOp::create(b, x[0], x[1]), x[2]);
      })
      .Default([](Operation *) { return Value(); });
}

/// `x` has the elements of the operands, signless; `type` is theirs in
/// StableHLO.
static Value computeOnIntegers(ImplicitLocOpBuilder &b, Operation *op,
                               Type type, ValueRange x) {
  // A sum of bools is their disjunction, and a product their conjunction.
  bool isBool = type.isInteger(1), areUnsigned = isUnsigned(type);
  auto max = [&](Value lhs, Value rhs) -> Value {
    if (areUnsigned)
      return arith::MaxUIOp::create(b, lhs, rhs);
    return arith::MaxSIOp::create(b, lhs, rhs);
  };
  auto min = [&](Value lhs, Value rhs) -> Value {
    if (areUnsigned)
      return arith::MinUIOp::create(b, lhs, rhs);
    return arith::MinSIOp::create(b, lhs, rhs);
  };
  using namespace arith;
  return TypeSwitch<Operation *, Value>(op)
      .Case([&](AbsOp) -> Value {
        return areUnsigned ? x[0] : Value(math::AbsIOp::create(b, x[0]));
      })
      .Case([&](ClzOp) { return math::CountLeadingZerosOp::create(b, x[0]); })
      .Case([&](PopulationCountOp) { return math::CtPopOp::create(b, x[0]); })
      .Case([&](NegOp) {
        return SubIOp::create(b, createNumber(b, x[0].getType(), 0), x[0]);
      })
      .Case([&](NotOp) {
        return XOrIOp::create(b, x[0], createNumber(b, x[0].getType(), -1));
      })
      .Case([&](SignOp) { return createSign(b, type, x[0]); })
      .Case([&](SquareOp) { return MulIOp::create(b, x[0], x[0]); })
      .Case([&](AddOp) -> Value {
        if (isBool)
          return OrIOp::create(b, x[0], x[1]);
        return AddIOp::create(b, x[0], x[1]);
      })
      .Case([&](AndOp) { return AndIOp::create(b, x[0], x[1]); })
      .Case([&](DivOp) {
        return createDivision<DivSIOp, DivUIOp>(b, type, x[0], x[1]);
      })
      .Case([&](RemOp) {
        return createDivision<RemSIOp, RemUIOp>(b, type, x[0], x[1]);
      })
      .Case([&](MaxOp) { return max(x[0], x[1]); })
      .Case([&](MinOp) { return min(x[0], x[1]); })
      .Case([&](MulOp) { return MulIOp::create(b, x[0], x[1]); })
      .Case([&](OrOp) { return OrIOp::create(b, x[0], x[1]); })
      .Case([&](SubOp) { return SubIOp::create(b, x[0], x[1]); })
      .Case([&](XorOp) { return XOrIOp::create(b, x[0], x[1]); })
      .Case([&](ShlOp) { return createShift<ShLIOp>(b, x[0], x[1]); })
      .Case([&](ShrSOp) { return createShift<ShRSIOp>(b, x[0], x[1]); })
      .Case([&](ShrUOp) { return createShift<ShRUIOp>(b, x[0], x[1]); })
      .Case([&](ClampOp) { return min(max(x[0], x[1]), x[2]); })
      .Default([](Operation *) { return Value(); });
}

Value stablehlo_import::castElement(ImplicitLocOpBuilder &builder, Value scalar,
                                    Type type) {
  Type from = scalar.getType();
  if (from == type)
    return scalar;
  if (isByteFloat(from)) {
    scalar = Addition::get(from)->extend(builder, builder.getLoc(), scalar);
    return castElement(builder, scalar, type);
  }
  if (isByteFloat(type)) {
    scalar = castElement(builder, scalar, getComputedType(type));
    return Addition::get(type)->round(builder, builder.getLoc(), scalar);
  }
  scalar = reinterpret(builder, scalar, getSignless(from));
  return reinterpret(builder, createConversion(builder, scalar, from, type),
                     type);
}

Value stablehlo_import::createZeroElement(ImplicitLocOpBuilder &builder,
                                          Type type) {
  return reinterpret(builder, createNumber(builder, getSignless(type), 0),
                     type);
}

Value stablehlo_import::addProduct(ImplicitLocOpBuilder &b, Value sum,
                                   Value lhs, Value rhs) {
  using namespace arith;
  Type type = sum.getType(), signless = getSignless(type);
  lhs = reinterpret(b, castElement(b, lhs, type), signless);
  rhs = reinterpret(b, castElement(b, rhs, type), signless);
  sum = reinterpret(b, sum, signless);
  Value result;
  if (isa<FloatType>(type))
    result = AddFOp::create(b, sum, MulFOp::create(b, lhs, rhs));
  else if (type.isInteger(1))
    result = OrIOp::create(b, sum, AndIOp::create(b, lhs, rhs));
  else
    result = AddIOp::create(b, sum, MulIOp::create(b, lhs, rhs));
  return reinterpret(b, result, type);
}

/// The parts of `scalar`; a real number has an imaginary one of 0.
static std::pair<Value, Value> getParts(ImplicitLocOpBuilder &builder,
                                        Value scalar) {
  if (!isa<ComplexType>(scalar.getType()))
    return {scalar, createZeroElement(builder, scalar.getType())};
  return {complex::ReOp::create(builder, scalar),
          complex::ImOp::create(builder, scalar)};
}

/// An operation with complex numbers among its operands or in its result:
/// conversions, parts, sums, differences and products.
static Value computeOnComplex(ImplicitLocOpBuilder &b, Operation *op,
                              ValueRange scalars, Type result) {
  if (isa<ConvertOp>(op)) {
    auto [re, im] = getParts(b, scalars[0]);
    auto type = dyn_cast<ComplexType>(result);
    if (!type)
      return castElement(b, re, result);
    Type part = type.getElementType();
    re = castElement(b, re, part);
    return complex::CreateOp::create(b, type, re, castElement(b, im, part));
  }
  return TypeSwitch<Operation *, Value>(op)
      .Case([&](AddOp) {
        return complex::AddOp::create(b, scalars[0], scalars[1]);
      })
      .Case([&](RealOp) { return getParts(b, scalars[0]).first; })
      .Case([&](ImagOp) { return getParts(b, scalars[0]).second; })
      .Case([&](SubOp) {
        return complex::SubOp::create(b, scalars[0], scalars[1]);
      })
      .Case([&](MulOp) {
        return complex::MulOp::create(b, scalars[0], scalars[1]);
      })
      .Default([](Operation *) { return Value(); });
}

Value stablehlo_import::computeElement(ImplicitLocOpBuilder &builder,
                                       Operation *op, ValueRange scalars) {
  if (isa<SelectOp>(op))
    return arith::SelectOp::create(builder, scalars[0], scalars[1], scalars[2]);
  Type type = scalars[0].getType();
  Type result = getElementTypeOrSelf(op->getResult(0).getType());
  if (isa<BitcastConvertOp>(op)) {
    // Elements of another width become several, or are parts of one.
    if (!type.isIntOrFloat() || !result.isIntOrFloat() ||
        type.getIntOrFloatBitWidth() != result.getIntOrFloatBitWidth())
      return {};
    Value bits = reinterpret(builder, scalars[0], getSignless(type));
    bits = arith::BitcastOp::create(builder, getSignless(result), bits);
    return reinterpret(builder, bits, result);
  }
  for (Type number : {type, result})
    if (!isReal(number) && !isa<ComplexType>(number))
      return {};
  if (isa<RealOp, ImagOp>(op) || isa<ComplexType>(type) ||
      isa<ComplexType>(result))
    return computeOnComplex(builder, op, scalars, result);
  if (isa<ConvertOp>(op))
    return castElement(builder, scalars[0], result);
  // The next float is one of another type.
  if (isa<NextAfterOp>(op) && isByteFloat(type))
    return {};
  SmallVector<Value> numbers = llvm::map_to_vector(scalars, [&](Value scalar) {
    return castElement(builder, scalar, getComputedType(scalar.getType()));
  });
  Value value;
  if (auto compare = dyn_cast<CompareOp>(op)) {
    if (compare.getCompareType() == Comparison::TOTALORDER &&
        isa<FloatType>(type)) {
      for (Value &number : numbers)
        number = createOrder(builder, number);
      type = numbers[0].getType();
    }
    value = createComparison(builder, compare.getComparisonDirection(), type,
                             numbers[0], numbers[1]);
  } else if (isa<FloatType>(type)) {
    value = computeOnFloats(builder, op, numbers);
  } else {
    value = computeOnIntegers(builder, op, type, numbers);
  }
  return value ? castElement(builder, value, result) : Value();
}
