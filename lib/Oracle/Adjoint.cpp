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
  if (type == "f16")
    return Number{Kind::F16, 16, 2, 1};
  if (type == "bf16")
    return Number{Kind::BF16, 16, 2, 1};
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
// Halves
//===----------------------------------------------------------------------===//

/// The value of a float with a sign, `exponentBits` and `mantissaBits`.
static float decodeHalf(uint16_t bits, int exponentBits, int mantissaBits) {
  int bias = (1 << (exponentBits - 1)) - 1;
  int exponent = (bits >> mantissaBits) & ((1 << exponentBits) - 1);
  int mantissa = bits & ((1 << mantissaBits) - 1);
  double magnitude;
  if (exponent == (1 << exponentBits) - 1)
    magnitude = mantissa == 0 ? std::numeric_limits<double>::infinity()
                              : std::numeric_limits<double>::quiet_NaN();
  else if (exponent == 0)
    magnitude = std::ldexp(mantissa, 1 - bias - mantissaBits);
  else
    magnitude = std::ldexp(mantissa + (1 << mantissaBits),
                           exponent - bias - mantissaBits);
  return static_cast<float>((bits >> 15) != 0 ? -magnitude : magnitude);
}

/// The float nearest to `value`, with ties to even.
static uint16_t encodeHalf(float value, int exponentBits, int mantissaBits) {
  int bias = (1 << (exponentBits - 1)) - 1;
  int infinity = ((1 << exponentBits) - 1) << mantissaBits;
  int sign = std::signbit(value) ? 1 << 15 : 0;
  double magnitude = std::fabs(static_cast<double>(value));
  if (std::isnan(value))
    return static_cast<uint16_t>(sign | infinity | 1 << (mantissaBits - 1));
  if (std::isinf(value))
    return static_cast<uint16_t>(sign | infinity);
  // Of zero and of subnormal numbers it is that of the least normal number.
  int exponent = 1 - bias;
  if (magnitude != 0)
    exponent = std::max(std::ilogb(magnitude), exponent);
  // Units of the last place; the default rounding is to even.
  double units = std::nearbyint(std::ldexp(magnitude, mantissaBits - exponent));
  // A carry out of the mantissa is one into the exponent, as far as infinity.
  int64_t bits = (static_cast<int64_t>(exponent - 1 + bias) << mantissaBits) +
                 static_cast<int64_t>(units);
  return static_cast<uint16_t>(sign | std::min<int64_t>(bits, infinity));
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
      std::optional<int64_t> e = getSourceIndex(mode, o - low, elements);
      if (!e)
        continue;
      const T *row = &terms[static_cast<size_t>(block * positions + o) *
                            static_cast<size_t>(size)];
      T *sum = &sums[static_cast<size_t>(block * elements + *e) *
                     static_cast<size_t>(size)];
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

  // The axes before the one that is summed up are those of the result, those
  // after it those of the source.
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
  auto runHalves = [&](int exponentBits, int mantissaBits) {
    run(
        float(0),
        [=](const uint8_t *bytes) {
          uint16_t bits;
          std::memcpy(&bits, bytes, sizeof(bits));
          return decodeHalf(bits, exponentBits, mantissaBits);
        },
        [=](uint8_t *bytes, float value) {
          uint16_t bits = encodeHalf(value, exponentBits, mantissaBits);
          std::memcpy(bytes, &bits, sizeof(bits));
        });
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
        [](uint8_t *bytes, T value) {
          std::memcpy(bytes, &value, sizeof(value));
        });
  };
  switch (number.kind) {
  case Number::Kind::F32:
    return runBits(float(0));
  case Number::Kind::F64:
    return runBits(double(0));
  case Number::Kind::F16:
    return runHalves(/*exponentBits=*/5, /*mantissaBits=*/10);
  case Number::Kind::BF16:
    return runHalves(/*exponentBits=*/8, /*mantissaBits=*/7);
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
