//===- AdjointTest.cpp - The oracle's adjoint against its pad -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The adjoint of the oracle against the transpose of its pad, which is what
// defines it, in integers; and the order and the rounding of its sums of
// floats.
//
//===----------------------------------------------------------------------===//

#include "pad/Oracle/Adjoint.h"
#include "gtest/gtest.h"

#include <cmath>
#include <cstring>
#include <random>

using namespace mlir::pad::oracle;

using Shape = std::vector<int64_t>;

namespace {

/// The adjoint of numbers of `type`, each of which is one T.
template <typename T>
std::vector<T> adjoint(Mode mode, const std::string &type,
                       const std::vector<T> &source, const Shape &sourceShape,
                       const Shape &low, const Shape &resultShape) {
  std::vector<T> result(static_cast<size_t>(getNumElements(resultShape)));
  adjointInto(mode, *parseNumber(type), source.data(), sourceShape, low,
              result.data(), resultShape);
  return result;
}

uint64_t dot(const std::vector<uint64_t> &x, const std::vector<uint64_t> &y) {
  uint64_t sum = 0;
  for (size_t k = 0; k < x.size(); ++k)
    sum += x[k] * y[k];
  return sum;
}

uint16_t toBF16(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return static_cast<uint16_t>(bits >> 16);
}

} // namespace

// <pad(x), g> = <x, adjoint(g)> for 100,000 pads of any x and g.
TEST(AdjointTest, IsTheTranspose) {
  std::mt19937_64 random(20);
  auto between = [&](int64_t first, int64_t last) {
    return std::uniform_int_distribution<int64_t>(first, last)(random);
  };
  int cases = 0;
  while (cases < 100000) {
    Mode mode = allModes[between(0, std::size(allModes) - 1)];
    Shape shape(static_cast<size_t>(between(0, 3)));
    Shape low, padded;
    bool isLegal = true;
    for (int64_t &extent : shape) {
      extent = between(0, 5);
      low.push_back(between(-6, 7));
      padded.push_back(extent + low.back() + between(-6, 7));
      isLegal &= padded.back() >= 0;
    }
    if (!isLegal)
      continue;
    ++cases;
    std::vector<uint64_t> x(static_cast<size_t>(getNumElements(shape)));
    std::vector<uint64_t> g(static_cast<size_t>(getNumElements(padded)));
    for (uint64_t &number : x)
      number = random();
    for (uint64_t &number : g)
      number = random();
    std::vector<uint64_t> y(g.size());
    padInto(mode, x.data(), shape, sizeof(uint64_t), low, nullptr, y.data(),
            padded);
    ASSERT_EQ(dot(y, g), dot(x, adjoint(mode, "i64", g, padded, low, shape)));
  }
}

// Position by position, beginning with the first term.
TEST(AdjointTest, AddsInOrder) {
  std::vector<float> g = {1e8f, 1.0f, -1e8f, -0.0f};
  EXPECT_EQ(adjoint<float>(Mode::Edge, "f32", g, {4}, {2}, {2}),
            (std::vector<float>{(1e8f + 1.0f) + -1e8f, -0.0f}));
  EXPECT_TRUE(
      std::signbit(adjoint<float>(Mode::Edge, "f32", g, {4}, {2}, {2}).back()));
}

// Along the first axis, then along the second.
TEST(AdjointTest, AddsAxisByAxis) {
  std::vector<float> g = {1e8f, 1.0f, -1e8f, 1.0f};
  EXPECT_EQ(adjoint<float>(Mode::Wrap, "f32", g, {2, 2}, {1, 1}, {1, 1}),
            (std::vector<float>{(1e8f + -1e8f) + (1.0f + 1.0f)}));
}

// Halves are added as f32 and rounded once, with ties to even.
TEST(AdjointTest, RoundsOnce) {
  // 256 + 1 + 1 would be 256 if rounded in between.
  std::vector<uint16_t> g = {toBF16(256), toBF16(1), toBF16(1)};
  EXPECT_EQ(adjoint<uint16_t>(Mode::Wrap, "bf16", g, {3}, {1}, {1}),
            (std::vector<uint16_t>{toBF16(258)}));
  // 257 lies between 256 and 258, and 259 between 258 and 260.
  g = {toBF16(256), toBF16(1)};
  EXPECT_EQ(adjoint<uint16_t>(Mode::Wrap, "bf16", g, {2}, {1}, {1}),
            (std::vector<uint16_t>{toBF16(256)}));
  g = {toBF16(258), toBF16(1)};
  EXPECT_EQ(adjoint<uint16_t>(Mode::Wrap, "bf16", g, {2}, {1}, {1}),
            (std::vector<uint16_t>{toBF16(260)}));
  // 65504 + 32 is infinite in f16, 2^-24 + 2^-24 is subnormal, and the sum of
  // nothing is zero.
  g = {0x7bff, 0x5000, 0x0001, 0x0001};
  EXPECT_EQ(adjoint<uint16_t>(Mode::Wrap, "f16", g, {2, 2}, {0, 1}, {2, 1}),
            (std::vector<uint16_t>{0x7c00, 0x0002}));
  EXPECT_EQ(adjoint<uint16_t>(Mode::Constant, "f16", g, {4}, {-1}, {5}),
            (std::vector<uint16_t>{0, 0x7bff, 0x5000, 1, 1}));
}

// What is too large is infinite, NaN, or the largest number.
TEST(AdjointTest, ShortFloatsOverflow) {
  auto twice = [](const std::string &type, uint8_t number) {
    return adjoint<uint8_t>(Mode::Wrap, type, {number, number}, {2}, {1}, {1})
        .front();
  };
  EXPECT_EQ(twice("f8E5M2", 0x7b), 0x7c);
  EXPECT_EQ(twice("f8E4M3", 0xf7), 0xf8);
  EXPECT_EQ(twice("f8E4M3FN", 0x76), 0x7e);
  EXPECT_EQ(twice("f8E4M3FN", 0xf8), 0xff);
  EXPECT_EQ(twice("f8E4M3FNUZ", 0x77), 0x7f);
  EXPECT_EQ(twice("f8E4M3FNUZ", 0xff), 0x80);
  EXPECT_EQ(twice("f4E2M1FN", 0x6), 0x7);
  EXPECT_EQ(twice("f4E2M1FN", 0xe), 0xf);
  // 1 + -1 is 0.0, which has a sign in other formats alone; -2^-9 is subnormal.
  EXPECT_EQ(
      adjoint<uint8_t>(Mode::Wrap, "f8E4M3FNUZ", {0x40, 0xc0}, {2}, {1}, {1})
          .front(),
      0);
  EXPECT_EQ(twice("f8E4M3FN", 0x81), 0x82);
  EXPECT_EQ(twice("f8E4M3FN", 0x80), 0x80);
}

TEST(AdjointTest, IntegersWrapInTheirBits) {
  EXPECT_EQ(adjoint<uint8_t>(Mode::Edge, "ui4", {15, 15, 15}, {3}, {2}, {1}),
            (std::vector<uint8_t>{13}));
  EXPECT_EQ(adjoint<uint8_t>(Mode::Edge, "i1", {1, 1, 1}, {3}, {2}, {1}),
            (std::vector<uint8_t>{1}));
  EXPECT_FALSE(parseNumber("f8E8M0FNU").has_value());
}
