//===- ShortFloats.cpp - Floats of less than 32 bits ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShortFloats.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/APFloat.h"

using namespace mlir;
using namespace mlir::pad;

bool mlir::pad::isShortFloat(Type type) {
  auto floatType = dyn_cast<FloatType>(type);
  if (!floatType || floatType.getWidth() > 16)
    return false;
  const llvm::fltSemantics &format = floatType.getFloatSemantics();
  return APFloat::semanticsHasSignedRepr(format) &&
         APFloat::semanticsHasZero(format);
}

namespace {

/// Builds arithmetic on i32, on scalars or on vectors in the shape of a value.
class Bits {
public:
  Bits(OpBuilder &builder, Location loc, Value like)
      : builder(builder), loc(loc),
        shape(dyn_cast<VectorType>(like.getType())) {}

  Type getType(Type scalar) { return shape ? shape.clone(scalar) : scalar; }
  Value constant(int64_t number) {
    TypedAttr attr = builder.getI32IntegerAttr(static_cast<int32_t>(number));
    if (shape)
      attr = DenseElementsAttr::get(shape.clone(builder.getI32Type()), attr);
    return arith::ConstantOp::create(builder, loc, attr);
  }
  template <typename OpTy>
  Value build(Value a, int64_t b) {
    return OpTy::create(builder, loc, a, constant(b));
  }
  Value isLess(Value a, int64_t b) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, a,
                                 constant(b));
  }
  Value isEqual(Value a, int64_t b) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, a,
                                 constant(b));
  }
  Value select(Value condition, Value a, Value b) {
    return arith::SelectOp::create(builder, loc, condition, a, b);
  }
  Value toFloat(Value bits) {
    return arith::BitcastOp::create(builder, loc, getType(builder.getF32Type()),
                                    bits);
  }
  Value fromFloat(Value value) {
    return arith::BitcastOp::create(builder, loc, getType(builder.getI32Type()),
                                    value);
  }

  /// The bits of floats of `type`, which may be given as bits, as i32.
  Value load(FloatType type, Value value) {
    if (isa<FloatType>(getElementTypeOrSelf(value)))
      value = arith::BitcastOp::create(
          builder, loc, getType(builder.getIntegerType(type.getWidth())),
          value);
    return arith::ExtUIOp::create(builder, loc, getType(builder.getI32Type()),
                                  value);
  }
  /// The floats of `type` whose bits are the low ones of `value`.
  Value store(FloatType type, Value value) {
    Type bits = getType(builder.getIntegerType(type.getWidth()));
    value = arith::TruncIOp::create(builder, loc, bits, value);
    return arith::BitcastOp::create(builder, loc, getType(type), value);
  }

private:
  OpBuilder &builder;
  Location loc;
  VectorType shape;
};

/// A format of at most 8 bits. Magnitudes are bits without the sign; the
/// magnitudes of finite numbers are ordered as the numbers.
struct Format {
  explicit Format(FloatType type)
      : width(type.getWidth()), semantics(type.getFloatSemantics()) {
    int exponent = APFloat::semanticsMinExponent(semantics);
    shift = 24 - static_cast<int>(APFloat::semanticsPrecision(semantics));
    least = (exponent + 127) << 23;
    beyond = (APFloat::semanticsMaxExponent(semantics) + 2 + 127) << 23;
    sign = int64_t(1) << (width - 1);
    largest = getBits(APFloat::getLargest(semantics));
    hasInfinity = APFloat::semanticsHasInf(semantics);
    hasNaN = APFloat::semanticsHasNaN(semantics);
    if (hasNaN)
      nan = getBits(APFloat::getNaN(semantics));
    APFloat large(1e30);
    bool losesInfo;
    large.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
    overflow = getBits(large);
  }

  static int64_t getBits(const APFloat &number) {
    return static_cast<int64_t>(number.bitcastToAPInt().getZExtValue());
  }
  /// Whether the bits that would be -0.0 are NaN, and no others.
  bool isUnsignedZero() const { return hasNaN && nan == sign; }

  unsigned width;
  const llvm::fltSemantics &semantics;
  /// By how many bits the mantissa of an f32 is longer.
  int shift;
  /// The least normal number, and one that is beyond all, as bits of an f32.
  int64_t least, beyond;
  int64_t sign, largest, nan = 0, overflow;
  bool hasInfinity, hasNaN;
};

} // namespace

/// A bf16 is the upper half of the f32 of the same value.
static Value extendBF16(Bits &bits, Value value) {
  return bits.toFloat(bits.build<arith::ShLIOp>(value, 16));
}

/// Adds 0x7fff, or 0x8000 if the upper half is odd, and takes the upper half:
/// the sum carries if the lower half is more than half of a unit, or is exactly
/// half and the unit is odd. A NaN could become an infinity, and gets a bit
/// that keeps it one.
static Value roundToBF16(OpBuilder &builder, Location loc, Bits &bits,
                         Value value) {
  Value isNaN = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNO,
                                      value, value);
  Value wide = bits.fromFloat(value);
  Value odd = bits.build<arith::ShRUIOp>(wide, 16);
  odd = bits.build<arith::AndIOp>(odd, 1);
  Value rounded = bits.build<arith::AddIOp>(wide, 0x7fff);
  rounded = arith::AddIOp::create(builder, loc, rounded, odd);
  Value quiet = bits.build<arith::OrIOp>(wide, 0x400000);
  rounded = bits.select(isNaN, quiet, rounded);
  return bits.build<arith::ShRUIOp>(rounded, 16);
}

Value mlir::pad::extendToF32(OpBuilder &builder, Location loc, FloatType type,
                             Value value) {
  Bits bits(builder, loc, value);
  if (type.isF16()) {
    value = arith::BitcastOp::create(builder, loc, bits.getType(type), value);
    return arith::ExtFOp::create(builder, loc,
                                 bits.getType(builder.getF32Type()), value);
  }
  value = bits.load(type, value);
  if (type.isBF16())
    return extendBF16(bits, value);

  Format format(type);
  Value magnitude = bits.build<arith::AndIOp>(value, format.sign - 1);
  // The mantissa and the exponent move to where an f32 has them. Subnormal
  // numbers have no leading one: they get the exponent of the least normal
  // number, which is subtracted again.
  Value moved = bits.build<arith::ShLIOp>(magnitude, format.shift);
  Value normal = bits.build<arith::AddIOp>(moved, format.least - (1 << 23));
  Value subnormal =
      bits.toFloat(bits.build<arith::AddIOp>(moved, format.least));
  subnormal = arith::SubFOp::create(builder, loc, subnormal,
                                    bits.toFloat(bits.constant(format.least)));
  Value isSubnormal = bits.isLess(magnitude, int64_t(1) << (23 - format.shift));
  Value result = bits.select(isSubnormal, bits.fromFloat(subnormal), normal);
  if (format.isUnsignedZero()) {
    Value isNaN = bits.isEqual(value, format.nan);
    result = bits.select(isNaN, bits.constant(0x7fc00000), result);
  } else if (format.hasNaN) {
    Value isFinite = bits.isLess(magnitude, format.largest + 1);
    Value special = bits.constant(0x7fc00000);
    if (format.hasInfinity) {
      Value isInfinite = bits.isEqual(magnitude, format.largest + 1);
      special = bits.select(isInfinite, bits.constant(0x7f800000), special);
    }
    result = bits.select(isFinite, result, special);
  }
  Value sign = bits.build<arith::AndIOp>(value, format.sign);
  sign = bits.build<arith::ShLIOp>(sign, 32 - format.width);
  return bits.toFloat(arith::OrIOp::create(builder, loc, result, sign));
}

Value mlir::pad::roundToShort(OpBuilder &builder, Location loc, FloatType type,
                              Value value) {
  Bits bits(builder, loc, value);
  if (type.isF16())
    return arith::TruncFOp::create(builder, loc, bits.getType(type), value);
  if (type.isBF16())
    return bits.store(type, roundToBF16(builder, loc, bits, value));

  Format format(type);
  Value wide = bits.fromFloat(value);
  Value magnitude = bits.build<arith::AndIOp>(wide, 0x7fffffff);
  magnitude = bits.build<arith::MinUIOp>(magnitude, format.beyond);
  // The unit of `large`, an f32, is the unit of the short number. So the sum of
  // the two is rounded as the short number has to be, and has its mantissa.
  Value exponent = bits.build<arith::AndIOp>(magnitude, 0x7f800000);
  exponent = bits.build<arith::MaxUIOp>(exponent, format.least);
  Value large =
      bits.build<arith::AddIOp>(exponent, int64_t(format.shift) << 23);
  Value number = bits.toFloat(magnitude);
  Value sum = arith::AddFOp::create(builder, loc, number, bits.toFloat(large));
  Value mantissa =
      arith::SubIOp::create(builder, loc, bits.fromFloat(sum), large);
  // A carry out of the mantissa is one into the exponent.
  exponent = bits.build<arith::SubIOp>(exponent, format.least);
  exponent = bits.build<arith::ShRUIOp>(exponent, format.shift);
  Value result = arith::AddIOp::create(builder, loc, exponent, mantissa);
  Value isFinite = bits.isLess(result, format.largest + 1);
  result = bits.select(isFinite, result, bits.constant(format.overflow));
  Value isNaN = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNO,
                                      value, value);
  if (format.hasNaN)
    result = bits.select(isNaN, bits.constant(format.nan), result);
  Value sign = bits.build<arith::ShRUIOp>(wide, 32 - format.width);
  sign = bits.build<arith::AndIOp>(sign, format.sign);
  Value isSigned = arith::OrIOp::create(builder, loc, result, sign);
  if (format.isUnsignedZero())
    isSigned = bits.select(bits.isEqual(result, 0), result, isSigned);
  return bits.store(type, isSigned);
}
