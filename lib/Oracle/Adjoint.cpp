//===- Adjoint.cpp - The definition of the adjoint, executed --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See the header. Whoever changes the order here changes docs/Semantics.md.
//
//===----------------------------------------------------------------------===//

#include "pad/Oracle/Adjoint.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>
#include <limits>

using namespace mlir::pad::oracle;

#ifdef __SIZEOF_FLOAT128__
__extension__ using Quad = __float128;
#endif

/// The short floats that MLIR writes as `type`.
static std::optional<Number> parseShort(const std::string &type) {
  using Specials = Number::Specials;
  static const struct {
    const char *name;
    int exponentBits, mantissaBits, bias;
    Specials specials;
  } formats[] = {
      {"f16", 5, 10, 15, Specials::IEEE},
      {"bf16", 8, 7, 127, Specials::IEEE},
      {"f8E5M2", 5, 2, 15, Specials::IEEE},
      {"f8E4M3", 4, 3, 7, Specials::IEEE},
      {"f8E3M4", 3, 4, 3, Specials::IEEE},
      {"f8E4M3FN", 4, 3, 7, Specials::LastIsNaN},
      {"f8E5M2FNUZ", 5, 2, 16, Specials::UnsignedZero},
      {"f8E4M3FNUZ", 4, 3, 8, Specials::UnsignedZero},
      {"f8E4M3B11FNUZ", 4, 3, 11, Specials::UnsignedZero},
      {"f6E3M2FN", 3, 2, 3, Specials::None},
      {"f6E2M3FN", 2, 3, 1, Specials::None},
      {"f4E2M1FN", 2, 1, 1, Specials::None},
  };
  for (const auto &format : formats)
    if (type == format.name) {
      unsigned bits = 1 + format.exponentBits + format.mantissaBits;
      return Number{Number::Kind::Short, bits,
                    bits > 8 ? 2u : 1u,  1,
                    format.exponentBits, format.mantissaBits,
                    format.bias,         format.specials};
    }
  return std::nullopt;
}

std::optional<Number> mlir::pad::oracle::parseNumber(const std::string &type) {
  using Kind = Number::Kind;
  const std::string prefix = "complex<";
  if (type.rfind(prefix, 0) == 0 && type.back() == '>') {
    std::optional<Number> part = parseNumber(
        type.substr(prefix.size(), type.size() - prefix.size() - 1));
    if (!part || part->parts != 1 || part->kind == Kind::Integer)
      return std::nullopt;
    part->parts = 2;
    return part;
  }
  if (type == "f32")
    return Number{Kind::F32, 32, 4, 1};
  if (type == "f64")
    return Number{Kind::F64, 64, 8, 1};
  if (std::numeric_limits<long double>::digits == 64 && type == "f80")
    return Number{Kind::F80, 80, 16, 1};
#ifdef __SIZEOF_FLOAT128__
  if (type == "f128")
    return Number{Kind::F128, 128, 16, 1};
#endif
  if (std::optional<Number> number = parseShort(type))
    return number;
  if (type == "index")
    return Number{Kind::Integer, 64, 8, 1};
  size_t digits = type.find_first_of("0123456789");
  std::string sign = type.substr(0, digits);
  if (digits == std::string::npos || digits + 2 < type.size() ||
      (sign != "i" && sign != "si" && sign != "ui"))
    return std::nullopt;
  unsigned bits = static_cast<unsigned>(std::stoul(type.substr(digits)));
  if (bits == 0 || bits > 64)
    return std::nullopt;
  unsigned bytes = 1;
  while (8 * bytes < bits)
    bytes *= 2;
  return Number{Kind::Integer, bits, bytes, 1};
}

//===----------------------------------------------------------------------===//
// Short floats
//===----------------------------------------------------------------------===//

/// The value of the short float `bits`.
static float decode(const Number &number, uint16_t bits) {
  using Specials = Number::Specials;
  constexpr float nan = std::numeric_limits<float>::quiet_NaN();
  int sign = 1 << (number.exponentBits + number.mantissaBits);
  int exponent =
      (bits >> number.mantissaBits) & ((1 << number.exponentBits) - 1);
  int mantissa = bits & ((1 << number.mantissaBits) - 1);
  bool isNegative = (bits & sign) != 0;
  if (number.specials == Specials::LastIsNaN && (bits | sign) == 2 * sign - 1)
    return nan;
  if (number.specials == Specials::UnsignedZero && bits == sign)
    return nan;
  double magnitude;
  if (number.specials == Specials::IEEE &&
      exponent == (1 << number.exponentBits) - 1)
    magnitude = mantissa == 0 ? std::numeric_limits<double>::infinity() : nan;
  else if (exponent == 0)
    magnitude = std::ldexp(mantissa, 1 - number.bias - number.mantissaBits);
  else
    magnitude = std::ldexp(mantissa + (1 << number.mantissaBits),
                           exponent - number.bias - number.mantissaBits);
  return static_cast<float>(isNegative ? -magnitude : magnitude);
}

/// The short float nearest to `value`, with ties to even.
static uint16_t encode(const Number &number, float value) {
  using Specials = Number::Specials;
  int sign = 1 << (number.exponentBits + number.mantissaBits);
  bool isIEEE = number.specials == Specials::IEEE;
  // The code of numbers that are too large: infinity, NaN, or the largest
  // number.
  int limit = isIEEE ? sign - (1 << number.mantissaBits) : sign - 1;
  bool hasUnsignedZero = number.specials == Specials::UnsignedZero;
  int signBit = std::signbit(value) ? sign : 0;
  double magnitude = std::fabs(static_cast<double>(value));
  if (std::isnan(value))
    return static_cast<uint16_t>(
        hasUnsignedZero
            ? sign
            : signBit | limit | (isIEEE ? 1 << (number.mantissaBits - 1) : 0));
  // Zero and subnormal numbers have the exponent of the least normal number.
  int exponent = 1 - number.bias;
  if (magnitude != 0 && std::isfinite(magnitude))
    exponent = std::max(std::ilogb(magnitude), exponent);
  // Units of the last place; the default rounding is to even.
  double units = std::nearbyint(
      std::ldexp(std::min(magnitude, 1e300), number.mantissaBits - exponent));
  // A carry out of the mantissa is one into the exponent, as far as infinity.
  double bits =
      std::ldexp(exponent - 1 + number.bias, number.mantissaBits) + units;
  if (hasUnsignedZero && (bits == 0 || bits > limit))
    return static_cast<uint16_t>(bits == 0 ? 0 : sign);
  return static_cast<uint16_t>(signBit |
                               static_cast<int>(std::min<double>(bits, limit)));
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Adds up `terms`, an array of `count` blocks of `positions` rows of `size`
/// numbers, to as many blocks of `elements` rows.
template <typename T>
static std::vector<T>
addAlongAxis(Mode mode, const std::vector<T> &terms, int64_t count,
             int64_t positions, int64_t low, int64_t elements, int64_t size) {
  std::vector<T> sums(static_cast<size_t>(count * elements * size), T(0));
  for (int64_t block = 0; block < count; ++block) {
    std::vector<bool> hasTerm(static_cast<size_t>(elements), false);
    for (int64_t o = 0; o < positions; ++o) {
      std::optional<int64_t> e =
          getSourceIndex(mode, wrappingSub(o, low), elements);
      if (!e)
        continue;
      // Rows of no numbers have no element to refer to.
      const T *row = terms.data() + (block * positions + o) * size;
      T *sum = sums.data() + (block * elements + *e) * size;
      for (int64_t k = 0; k < size; ++k)
        sum[k] = hasTerm[*e] ? sum[k] + row[k] : row[k];
      hasTerm[*e] = true;
    }
  }
  return sums;
}

/// Reads `source` with `decode` and writes `result` with `encode`, one number
/// each.
template <typename T, typename Decode, typename Encode>
static void addUp(Mode mode, const Number &number, const void *source,
                  const std::vector<int64_t> &sourceShape,
                  const std::vector<int64_t> &low, void *result,
                  const std::vector<int64_t> &resultShape, Decode decode,
                  Encode encode) {
  std::vector<T> numbers(static_cast<size_t>(getNumElements(sourceShape)) *
                         number.parts);
  for (size_t k = 0; k < numbers.size(); ++k)
    numbers[k] =
        decode(static_cast<const uint8_t *>(source) + k * number.partBytes);

  // Axes before the current one have the extents of the result, axes after it
  // the extents of the source.
  std::vector<int64_t> shape = sourceShape;
  for (size_t axis = 0; axis < shape.size(); ++axis) {
    int64_t count = 1, size = number.parts;
    for (size_t k = 0; k < shape.size(); ++k)
      (k < axis ? count : size) *= k == axis ? 1 : shape[k];
    numbers = addAlongAxis(mode, numbers, count, sourceShape[axis], low[axis],
                           resultShape[axis], size);
    shape[axis] = resultShape[axis];
  }
  for (size_t k = 0; k < numbers.size(); ++k)
    encode(static_cast<uint8_t *>(result) + k * number.partBytes, numbers[k]);
}

void mlir::pad::oracle::adjointInto(Mode mode, const Number &number,
                                    const void *source,
                                    const std::vector<int64_t> &sourceShape,
                                    const std::vector<int64_t> &low,
                                    void *result,
                                    const std::vector<int64_t> &resultShape) {
  assert(low.size() == sourceShape.size() &&
         resultShape.size() == sourceShape.size() && "ranks are the same");
  auto run = [&](auto zero, auto decode, auto encode) {
    addUp<decltype(zero)>(mode, number, source, sourceShape, low, result,
                          resultShape, decode, encode);
  };
  auto runBits = [&](auto zero) {
    using T = decltype(zero);
    run(
        zero,
        [](const uint8_t *bytes) {
          T value;
          std::memcpy(&value, bytes, sizeof(value));
          return value;
        },
        [&](uint8_t *bytes, T value) {
          std::memcpy(bytes, &value, number.bits / 8);
        });
  };
  switch (number.kind) {
  case Number::Kind::F32:
    return runBits(float(0));
  case Number::Kind::F64:
    return runBits(double(0));
  case Number::Kind::F80:
    return runBits(static_cast<long double>(0));
  case Number::Kind::F128:
#ifdef __SIZEOF_FLOAT128__
    return runBits(Quad(0));
#else
    return;
#endif
  case Number::Kind::Short:
    run(
        float(0),
        [&](const uint8_t *bytes) {
          uint16_t bits = 0;
          std::memcpy(&bits, bytes, number.partBytes);
          return decode(number, bits);
        },
        [&](uint8_t *bytes, float value) {
          uint16_t bits = encode(number, value);
          std::memcpy(bytes, &bits, number.partBytes);
        });
    return;
  case Number::Kind::Integer:
    run(
        uint64_t(0),
        [&](const uint8_t *bytes) {
          uint64_t value = 0;
          std::memcpy(&value, bytes, number.partBytes);
          return value;
        },
        [&](uint8_t *bytes, uint64_t value) {
          if (number.bits < 64)
            value &= (uint64_t(1) << number.bits) - 1;
          std::memcpy(bytes, &value, number.partBytes);
        });
    return;
  }
}
