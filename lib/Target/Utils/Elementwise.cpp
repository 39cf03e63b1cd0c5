//===- Elementwise.cpp - Casts and arithmetic of models -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"
#include "Broadcast.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/TypeUtilities.h"
#include "pad/Utils/Saturation.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

/// `arith` has no integers with a sign: an unsigned one is taken as signless
/// for as long as it is computed with.
static Value reinterpret(FoldingBuilder &builder, Value scalar, Type type) {
  if (scalar.getType() == type)
    return scalar;
  return UnrealizedConversionCastOp::create(builder, type, scalar).getResult(0);
}

static Value makeSignless(FoldingBuilder &builder, Value scalar) {
  Type type = scalar.getType();
  if (type.isUnsignedInteger())
    type = builder.getIntegerType(type.getIntOrFloatBitWidth());
  return reinterpret(builder, scalar, type);
}

/// Bools and unsigned integers have no negative values.
static bool isUnsigned(Type type) {
  return type.isUnsignedInteger() || type.isInteger(1);
}

/// Whether there are casts of whole tensors of `type` to elements of type `to`.
static bool canCastTensor(RankedTensorType type, Type to) {
  Type from = type.getElementType();
  // The limits of integers are constants of the shape of the tensor.
  bool hasLimits = isa<FloatType>(from) && isa<IntegerType>(to);
  return !isUnsigned(from) && !isUnsigned(to) &&
         (!hasLimits || type.hasStaticShape());
}

/// Casts a scalar, or a tensor if there are such casts, to elements of type
/// `to`.
static Value createCast(FoldingBuilder &builder, Value value, Type to) {
  Type from = getElementTypeOrSelf(value.getType());
  if (from == to)
    return value;
  unsigned fromBits = from.getIntOrFloatBitWidth();
  unsigned toBits = to.getIntOrFloatBitWidth();
  value = makeSignless(builder, value);
  auto typeOf = [&](Type element) -> Type {
    auto shaped = dyn_cast<ShapedType>(value.getType());
    return shaped ? shaped.clone(element) : element;
  };

  if (to.isInteger(1)) {
    Value zero = arith::ConstantOp::create(
        builder, builder.getZeroAttr(value.getType()));
    return isa<FloatType>(from)
               ? builder.createOrFold<arith::CmpFOp>(arith::CmpFPredicate::UNE,
                                                     value, zero)
               : builder.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::ne,
                                                     value, zero);
  }
  if (isa<FloatType>(to)) {
    if (isa<IntegerType>(from))
      return isUnsigned(from)
                 ? builder.createOrFold<arith::UIToFPOp>(typeOf(to), value)
                 : builder.createOrFold<arith::SIToFPOp>(typeOf(to), value);
    // Neither of f16 and bf16 holds the other.
    if (fromBits == toBits) {
      value = builder.createOrFold<arith::ExtFOp>(typeOf(builder.getF32Type()),
                                                  value);
      fromBits = 32;
    }
    return fromBits < toBits
               ? builder.createOrFold<arith::ExtFOp>(typeOf(to), value)
               : builder.createOrFold<arith::TruncFOp>(typeOf(to), value);
  }
  Type toSignless = typeOf(builder.getIntegerType(toBits));
  if (isa<FloatType>(from))
    value = createSaturation(builder, value, toBits, !isUnsigned(to));
  else if (fromBits < toBits)
    value = isUnsigned(from)
                ? builder.createOrFold<arith::ExtUIOp>(toSignless, value)
                : builder.createOrFold<arith::ExtSIOp>(toSignless, value);
  else if (fromBits > toBits)
    value = builder.createOrFold<arith::TruncIOp>(toSignless, value);
  return reinterpret(builder, value, typeOf(to));
}

/// Builds the op for floats, signed or unsigned integers.
template <typename FloatOp, typename SignedOp, typename UnsignedOp = SignedOp>
static Value createFor(FoldingBuilder &builder, Type type, Value lhs,
                       Value rhs) {
  if (isa<FloatType>(type))
    return builder.createOrFold<FloatOp>(lhs, rhs);
  if (isUnsigned(type))
    return builder.createOrFold<UnsignedOp>(lhs, rhs);
  return builder.createOrFold<SignedOp>(lhs, rhs);
}

/// Divides integers, or takes the remainder. Unlike `arith`, the smallest
/// number by -1 is defined: it wraps. A divisor of 0 stops the program.
template <typename SignedOp, typename UnsignedOp>
static Value createDivision(FoldingBuilder &builder, Type type, Value lhs,
                            Value rhs) {
  using namespace arith;
  auto constant = [&](int64_t value) -> Value {
    return ConstantOp::create(builder,
                              builder.getIntegerAttr(rhs.getType(), value));
  };
  Value isNotZero =
      builder.createOrFold<CmpIOp>(CmpIPredicate::ne, rhs, constant(0));
  builder.assertThat(isNotZero, "division by zero");
  if (isUnsigned(type))
    return builder.createOrFold<UnsignedOp>(lhs, rhs);
  Value isMinusOne =
      builder.createOrFold<CmpIOp>(CmpIPredicate::eq, rhs, constant(-1));
  Value divisor = builder.createOrFold<SelectOp>(isMinusOne, constant(1), rhs);
  Value dividend = lhs;
  if (std::is_same_v<SignedOp, DivSIOp>)
    dividend = builder.createOrFold<SelectOp>(
        isMinusOne, builder.createOrFold<SubIOp>(constant(0), lhs), lhs);
  return builder.createOrFold<SignedOp>(dividend, divisor);
}

/// The remainder with the sign of the divisor.
static Value createModulo(FoldingBuilder &builder, Type type, Value lhs,
                          Value rhs) {
  using namespace arith;
  Value rest = createDivision<RemSIOp, RemUIOp>(builder, type, lhs, rhs);
  if (isUnsigned(type))
    return rest;
  Value zero = ConstantOp::create(builder, builder.getZeroAttr(rest.getType()));
  auto isLess = [&](Value value) {
    return builder.createOrFold<CmpIOp>(CmpIPredicate::slt, value, zero);
  };
  Value hasRest = builder.createOrFold<CmpIOp>(CmpIPredicate::ne, rest, zero);
  Value isNegative = isLess(rest);
  Value signsDiffer = builder.createOrFold<XOrIOp>(isNegative, isLess(rhs));
  Value isOff = builder.createOrFold<AndIOp>(hasRest, signsDiffer);
  return builder.createOrFold<SelectOp>(
      isOff, builder.createOrFold<AddIOp>(rest, rhs), rest);
}

/// Builds the comparison of floats, signed or unsigned integers.
static Value createComparison(FoldingBuilder &builder, Type type,
                              arith::CmpFPredicate floats,
                              arith::CmpIPredicate integers,
                              arith::CmpIPredicate unsignedIntegers, Value lhs,
                              Value rhs) {
  if (isa<FloatType>(type))
    return builder.createOrFold<arith::CmpFOp>(floats, lhs, rhs);
  return builder.createOrFold<arith::CmpIOp>(
      isUnsigned(type) ? unsignedIntegers : integers, lhs, rhs);
}

/// Applies `op` to scalars of type `type`, unsigned integers as signless ones,
/// or to tensors of one static shape of such.
static Value applyToSame(FoldingBuilder &builder, Arithmetic op, Type type,
                         Value lhs, Value rhs) {
  using namespace arith;
  switch (op) {
  case Arithmetic::Add:
    return createFor<AddFOp, AddIOp>(builder, type, lhs, rhs);
  case Arithmetic::Sub:
    return createFor<SubFOp, SubIOp>(builder, type, lhs, rhs);
  case Arithmetic::Mul:
    return createFor<MulFOp, MulIOp>(builder, type, lhs, rhs);
  case Arithmetic::Div:
    return isa<FloatType>(type)
               ? builder.createOrFold<DivFOp>(lhs, rhs)
               : createDivision<DivSIOp, DivUIOp>(builder, type, lhs, rhs);
  case Arithmetic::Modulo:
    return createModulo(builder, type, lhs, rhs);
  case Arithmetic::Remainder:
    return isa<FloatType>(type)
               ? builder.createOrFold<RemFOp>(lhs, rhs)
               : createDivision<RemSIOp, RemUIOp>(builder, type, lhs, rhs);
  case Arithmetic::Max:
    return createFor<MaximumFOp, MaxSIOp, MaxUIOp>(builder, type, lhs, rhs);
  case Arithmetic::Min:
    return createFor<MinimumFOp, MinSIOp, MinUIOp>(builder, type, lhs, rhs);
  case Arithmetic::Equal:
    return createComparison(builder, type, CmpFPredicate::OEQ,
                            CmpIPredicate::eq, CmpIPredicate::eq, lhs, rhs);
  case Arithmetic::Less:
    return createComparison(builder, type, CmpFPredicate::OLT,
                            CmpIPredicate::slt, CmpIPredicate::ult, lhs, rhs);
  case Arithmetic::LessOrEqual:
    return createComparison(builder, type, CmpFPredicate::OLE,
                            CmpIPredicate::sle, CmpIPredicate::ule, lhs, rhs);
  case Arithmetic::And:
    return builder.createOrFold<AndIOp>(lhs, rhs);
  case Arithmetic::Or:
    return builder.createOrFold<OrIOp>(lhs, rhs);
  case Arithmetic::Xor:
    return builder.createOrFold<XOrIOp>(lhs, rhs);
  }
  llvm_unreachable("unknown arithmetic");
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

static bool isArithmetic(Type type) {
  return isa<IntegerType, Float16Type, BFloat16Type, Float32Type, Float64Type>(
      type);
}

bool mlir::pad::canCast(Type from, Type to) {
  return from == to || (isArithmetic(from) && isArithmetic(to));
}

Value mlir::pad::castElements(FoldingBuilder &builder, Value tensor,
                              Type elementType) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (type.getElementType() == elementType)
    return tensor;
  if (isListOfScalars(tensor)) {
    SmallVector<Value> scalars = builder.getScalars(tensor);
    for (Value &scalar : scalars)
      scalar = createCast(builder, scalar, elementType);
    return builder.fromScalars(type.getShape(), elementType, scalars);
  }
  if (canCastTensor(type, elementType))
    return createCast(builder, tensor, elementType);
  return builder.generate(
      builder.getExtents(tensor), elementType,
      [&](FoldingBuilder &nested, ValueRange indices) {
        return createCast(nested,
                          tensor::ExtractOp::create(nested, tensor, indices),
                          elementType);
      });
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

bool mlir::pad::hasArithmetic(Type type) {
  return isArithmetic(type) && !type.isInteger(1);
}

static bool isComparison(Arithmetic op) {
  return op == Arithmetic::Equal || op == Arithmetic::Less ||
         op == Arithmetic::LessOrEqual;
}

bool mlir::pad::isDefinedOn(Arithmetic op, Type type) {
  if (op == Arithmetic::And || op == Arithmetic::Or || op == Arithmetic::Xor)
    return type.isInteger(1);
  return hasArithmetic(type) || (op == Arithmetic::Equal && type.isInteger(1));
}

Value mlir::pad::applyArithmetic(FoldingBuilder &builder, Arithmetic op,
                                 Value lhs, Value rhs, StringRef message) {
  auto type = cast<RankedTensorType>(lhs.getType());
  Type element = type.getElementType();
  bool areScalars = isListOfScalars(lhs) && isListOfScalars(rhs);
  // Each divisor of an integer is looked at.
  if (type == rhs.getType() && type.hasStaticShape() && !areScalars &&
      !element.isUnsignedInteger() &&
      !(isDivision(op) && isa<IntegerType>(element)))
    return applyToSame(builder, op, element, lhs, rhs);
  Type resultElement = isComparison(op) ? builder.getI1Type() : element;
  return mapElements(builder, {lhs, rhs}, resultElement, message,
                     [&](FoldingBuilder &at, ValueRange scalars) {
                       Value left = makeSignless(at, scalars[0]);
                       Value right = makeSignless(at, scalars[1]);
                       Value result = applyToSame(at, op, element, left, right);
                       return reinterpret(at, result, resultElement);
                     });
}
