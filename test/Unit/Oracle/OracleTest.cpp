//===- OracleTest.cpp - The oracle against a second definition ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The oracle's closed forms against sequences that are built by laying copies
// of an axis side by side, on every small axis and pad, and against tables of
// what padding should give.
//
//===----------------------------------------------------------------------===//

#include "pad/Oracle/Oracle.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <numeric>
#include <utility>

using namespace mlir::pad::oracle;

using Sequence = std::vector<int32_t>;
using Shape = std::vector<int64_t>;

namespace {

constexpr int64_t maxExtent = 6;
constexpr int64_t maxPad = 19;

/// Marks the positions that constant mode fills.
constexpr int32_t fillMark = -1;

/// The elements 0, 1, ... n - 1.
Sequence iota(int64_t n) {
  Sequence elements(n);
  std::iota(elements.begin(), elements.end(), 0);
  return elements;
}

/// `count` blocks side by side; of an odd block the elements are backwards if
/// `mirrors` is set.
Sequence repeat(Sequence block, int64_t count, bool mirrors) {
  Sequence blocks;
  for (int64_t k = 0; k < count; ++k) {
    blocks.insert(blocks.end(), block.begin(), block.end());
    if (mirrors)
      std::reverse(block.begin(), block.end());
  }
  return blocks;
}

/// Pads `x`, which is not empty, without any index arithmetic on its elements:
/// lays out much more of the extended axis than is needed, and cuts the window.
Sequence padByConcatenation(Mode mode, const Sequence &x, int64_t low,
                            int64_t high, int32_t value) {
  constexpr int64_t blocksBefore = 2 * (maxPad + maxExtent);
  constexpr int64_t blocks = 2 * blocksBefore + 1;
  Sequence extended;
  int64_t origin = 0;
  switch (mode) {
  case Mode::Constant:
  case Mode::Edge: {
    Sequence before(blocksBefore, mode == Mode::Edge ? x.front() : value);
    Sequence after(blocksBefore, mode == Mode::Edge ? x.back() : value);
    extended = before;
    extended.insert(extended.end(), x.begin(), x.end());
    extended.insert(extended.end(), after.begin(), after.end());
    origin = blocksBefore;
    break;
  }
  case Mode::Reflect: {
    // There and back, without the two ends on the way back.
    Sequence block = x;
    for (int64_t i = static_cast<int64_t>(x.size()) - 2; i >= 1; --i)
      block.push_back(x[i]);
    extended = repeat(block, blocks, /*mirrors=*/false);
    origin = blocksBefore * block.size();
    break;
  }
  case Mode::Symmetric:
  case Mode::Wrap:
    // The number of blocks before the origin is even: it is not mirrored.
    extended = repeat(x, blocks, /*mirrors=*/mode == Mode::Symmetric);
    origin = blocksBefore * x.size();
    break;
  }
  int64_t begin = origin - low;
  int64_t end = std::max<int64_t>(origin + x.size() + high, begin);
  EXPECT_GE(begin, 0);
  EXPECT_LE(end, static_cast<int64_t>(extended.size()));
  return Sequence(extended.begin() + begin, extended.begin() + end);
}

/// The oracle's pad of a dense array of 32-bit elements.
Sequence padArray(Mode mode, const Sequence &x, const Shape &shape,
                  const Shape &low, const Shape &high, int32_t value) {
  std::vector<uint8_t> bytes =
      pad(mode, x.data(), shape, sizeof(int32_t), low, high, &value);
  Sequence result(bytes.size() / sizeof(int32_t));
  if (!bytes.empty())
    std::memcpy(result.data(), bytes.data(), bytes.size());
  return result;
}

/// The oracle's pad of one axis.
Sequence padAxis(Mode mode, const Sequence &x, int64_t low, int64_t high,
                 int32_t value = fillMark) {
  return padArray(mode, x, {static_cast<int64_t>(x.size())}, {low}, {high},
                  value);
}

/// Pads one axis of a dense array by concatenation, row by row; `shape` becomes
/// that of the result.
Sequence padOneOfMany(Mode mode, const Sequence &x, Shape &shape, size_t axis,
                      int64_t low, int64_t high, int32_t value) {
  Shape resultShape = shape;
  resultShape[axis] = std::max<int64_t>(shape[axis] + low + high, 0);
  int64_t inner = 1;
  for (size_t a = axis + 1; a < shape.size(); ++a)
    inner *= shape[a];
  int64_t outer = getNumElements(shape) / (shape[axis] * inner);
  Sequence result(getNumElements(resultShape));
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t i = 0; i < inner; ++i) {
      Sequence row(shape[axis]);
      for (int64_t k = 0; k < shape[axis]; ++k)
        row[k] = x[(o * shape[axis] + k) * inner + i];
      Sequence padded = padByConcatenation(mode, row, low, high, value);
      for (int64_t k = 0; k < resultShape[axis]; ++k)
        result[(o * resultShape[axis] + k) * inner + i] = padded[k];
    }
  shape = resultShape;
  return result;
}

/// One row of a table: what a mode makes of 0, 1, 2, 3.
struct Row {
  Mode mode;
  int64_t low;
  int64_t high;
  Sequence expected;
};

std::string describe(Mode mode, int64_t n, int64_t low, int64_t high) {
  return std::string(getName(mode)) + " n=" + std::to_string(n) + " (" +
         std::to_string(low) + ", " + std::to_string(high) + ")";
}

//===----------------------------------------------------------------------===//
// One axis
//===----------------------------------------------------------------------===//

TEST(Oracle, EqualsConcatenationOnEverySmallAxis) {
  int64_t cases = 0;
  for (Mode mode : allModes)
    for (int64_t n = 1; n <= maxExtent; ++n)
      for (int64_t low = -maxPad; low <= maxPad; ++low)
        for (int64_t high = -maxPad; high <= maxPad; ++high) {
          Sequence x = iota(n);
          ASSERT_EQ(padAxis(mode, x, low, high),
                    padByConcatenation(mode, x, low, high, fillMark))
              << describe(mode, n, low, high);
          ++cases;
        }
  EXPECT_EQ(cases, static_cast<int64_t>(std::size(allModes)) * maxExtent *
                       (2 * maxPad + 1) * (2 * maxPad + 1));
}

TEST(Oracle, MirrorsOnEndsAndRepeatsPeriods) {
  // Each mode by the symmetry that, with the identity inside, defines it.
  for (int64_t n = 1; n <= maxExtent; ++n) {
    auto read = [&](Mode mode, int64_t i) {
      return getSourceIndex(mode, i, n).value();
    };
    for (Mode mode : allModes)
      for (int64_t i = 0; i < n; ++i)
        EXPECT_EQ(read(mode, i), i);
    for (int64_t i = -100; i <= 100; ++i) {
      EXPECT_EQ(read(Mode::Reflect, -i), read(Mode::Reflect, i));
      EXPECT_EQ(read(Mode::Reflect, n - 1 - i), read(Mode::Reflect, n - 1 + i));
      EXPECT_EQ(read(Mode::Symmetric, -1 - i), read(Mode::Symmetric, i));
      EXPECT_EQ(read(Mode::Symmetric, n - 1 - i), read(Mode::Symmetric, n + i));
      EXPECT_EQ(read(Mode::Wrap, i), read(Mode::Wrap, i + n));
      EXPECT_EQ(read(Mode::Edge, std::min<int64_t>(i, 0)), 0);
      EXPECT_EQ(read(Mode::Edge, n - 1 + std::max<int64_t>(i, 0)), n - 1);
      if (i < 0 || i >= n) {
        EXPECT_EQ(getSourceIndex(Mode::Constant, i, n), std::nullopt);
      }
    }
  }
}

TEST(Oracle, HoldsAtTheEndsOfItsRange) {
  constexpr int64_t far = (int64_t{1} << 62) - 1;
  constexpr int64_t wide = (int64_t{1} << 61) - 1;
  // far = 2^62 - 1: 3 mod 4 and 3 mod 6.
  EXPECT_EQ(getSourceIndex(Mode::Wrap, far, 4), 3);
  EXPECT_EQ(getSourceIndex(Mode::Wrap, -far, 4), 1);
  EXPECT_EQ(getSourceIndex(Mode::Reflect, far, 4), 3);
  EXPECT_EQ(getSourceIndex(Mode::Symmetric, far, 2), 0);
  EXPECT_EQ(getSourceIndex(Mode::Edge, far, 4), 3);
  EXPECT_EQ(getSourceIndex(Mode::Edge, -far, 4), 0);
  EXPECT_EQ(getSourceIndex(Mode::Constant, far, 4), std::nullopt);
  // far = 2 * wide + 1.
  EXPECT_EQ(getSourceIndex(Mode::Wrap, far, wide), 1);
  EXPECT_EQ(getSourceIndex(Mode::Symmetric, far, wide), 1);
  EXPECT_EQ(getSourceIndex(Mode::Reflect, far, wide), 3);
}

TEST(Oracle, PadsMoreThanTheExtent) {
  const Row rows[] = {
      {Mode::Reflect, 4, 0, {2, 3, 2, 1, 0, 1, 2, 3}},
      {Mode::Reflect, 0, 9, {0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1, 0}},
      {Mode::Reflect, 5, 5, {1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1, 0, 1, 2}},
      {Mode::Symmetric, 4, 4, {3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0}},
      {Mode::Symmetric, 5, 5, {3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0, 0}},
      {Mode::Symmetric, 0, 9, {0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3}},
      {Mode::Wrap, 5, 5, {3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0}},
      {Mode::Wrap, 9, 0, {3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3}},
  };
  for (const Row &row : rows)
    EXPECT_EQ(padAxis(row.mode, iota(4), row.low, row.high), row.expected)
        << describe(row.mode, 4, row.low, row.high);
}

TEST(Oracle, CropsByOriginalIndex) {
  const Row rows[] = {
      {Mode::Reflect, -1, 2, {1, 2, 3, 2, 1}},
      {Mode::Reflect, -1, 3, {1, 2, 3, 2, 1, 0}},
      {Mode::Reflect, 3, -1, {3, 2, 1, 0, 1, 2}},
      {Mode::Reflect, -3, 2, {3, 2, 1}},
      {Mode::Reflect, -4, 2, {2, 1}},
      {Mode::Symmetric, -3, 2, {3, 3, 2}},
      {Mode::Symmetric, 2, -3, {1, 0, 0}},
      {Mode::Wrap, -1, 2, {1, 2, 3, 0, 1}},
      {Mode::Wrap, 2, -1, {2, 3, 0, 1, 2}},
      {Mode::Wrap, -1, 3, {1, 2, 3, 0, 1, 2}},
      {Mode::Wrap, 6, -1, {2, 3, 0, 1, 2, 3, 0, 1, 2}},
      {Mode::Wrap, -3, 3, {3, 0, 1, 2}},
      {Mode::Edge, -1, 3, {1, 2, 3, 3, 3, 3}},
      {Mode::Edge, -4, 2, {3, 3}},
      {Mode::Constant, -5, 7, {-1, -1, -1, -1, -1, -1}},
      {Mode::Constant, -1, 1, {1, 2, 3, -1}},
  };
  for (const Row &row : rows)
    EXPECT_EQ(padAxis(row.mode, iota(4), row.low, row.high), row.expected)
        << describe(row.mode, 4, row.low, row.high);
}

TEST(Oracle, RepeatsASingleElement) {
  for (Mode mode : {Mode::Edge, Mode::Reflect, Mode::Symmetric, Mode::Wrap})
    EXPECT_EQ(padAxis(mode, {7}, 2, 1), (Sequence{7, 7, 7, 7}))
        << getName(mode);
  EXPECT_EQ(padAxis(Mode::Constant, {7}, 2, 1), (Sequence{-1, -1, 7, -1}));
}

TEST(Oracle, ClampsANegativeExtent) {
  for (Mode mode : allModes) {
    EXPECT_EQ(getResultShape({4}, {-3}, {-3}), Shape{0});
    EXPECT_EQ(padAxis(mode, iota(4), -3, -3), Sequence{}) << getName(mode);
  }
}

TEST(Oracle, FillsAnEmptyAxis) {
  // The value in constant mode, zero bytes in the others.
  EXPECT_EQ(padAxis(Mode::Constant, {}, 1, 2), (Sequence{-1, -1, -1}));
  for (Mode mode : {Mode::Edge, Mode::Reflect, Mode::Symmetric, Mode::Wrap})
    EXPECT_EQ(padAxis(mode, {}, 1, 2), (Sequence{0, 0, 0})) << getName(mode);
  for (Mode mode : allModes)
    EXPECT_EQ(padAxis(mode, {}, 3, -3), Sequence{}) << getName(mode);
}

//===----------------------------------------------------------------------===//
// Many axes
//===----------------------------------------------------------------------===//

TEST(Oracle, PadsEachAxisByItself) {
  const Shape shapes[] = {{2, 3}, {3, 1}, {1, 2, 3}, {3, 2, 2}, {2, 1, 2, 2}};
  const std::pair<int64_t, int64_t> amounts[] = {{0, 0},  {1, 2}, {-1, 3},
                                                 {4, -1}, {7, 5}, {-1, 0}};
  const size_t numAmounts = std::size(amounts);
  for (Mode mode : allModes)
    for (const Shape &shape : shapes) {
      size_t combinations = 1;
      for (size_t axis = 0; axis < shape.size(); ++axis)
        combinations *= numAmounts;
      for (size_t combination = 0; combination < combinations; ++combination) {
        Shape low, high;
        for (size_t rest = combination; low.size() < shape.size();
             rest /= numAmounts) {
          low.push_back(amounts[rest % numAmounts].first);
          high.push_back(amounts[rest % numAmounts].second);
        }
        Shape resultShape = getResultShape(shape, low, high);
        Sequence x = iota(getNumElements(shape));
        Sequence actual = padArray(mode, x, shape, low, high, fillMark);
        // An axis that vanishes leaves nothing for the next to be padded from.
        if (getNumElements(resultShape) == 0) {
          EXPECT_EQ(actual, Sequence{});
          continue;
        }
        Sequence forwards = x, backwards = x;
        Shape forwardsShape = shape, backwardsShape = shape;
        for (size_t axis = 0; axis < shape.size(); ++axis) {
          forwards = padOneOfMany(mode, forwards, forwardsShape, axis,
                                  low[axis], high[axis], fillMark);
          size_t other = shape.size() - 1 - axis;
          backwards = padOneOfMany(mode, backwards, backwardsShape, other,
                                   low[other], high[other], fillMark);
        }
        ASSERT_EQ(forwardsShape, resultShape);
        ASSERT_EQ(actual, forwards)
            << getName(mode) << " combination " << combination;
        ASSERT_EQ(actual, backwards)
            << getName(mode) << " combination " << combination;
      }
    }
}

TEST(Oracle, KeepsRankZero) {
  for (Mode mode : allModes)
    EXPECT_EQ(padArray(mode, {42}, {}, {}, {}, fillMark), Sequence{42})
        << getName(mode);
  EXPECT_EQ(getNumElements({}), 1);
}

TEST(Oracle, PadsOtherAxesOfAnEmptyArray) {
  for (Mode mode : allModes) {
    EXPECT_EQ(getResultShape({0, 3}, {0, 2}, {0, 2}), (Shape{0, 7}));
    EXPECT_EQ(padArray(mode, {}, {0, 3}, {0, 2}, {0, 2}, fillMark), Sequence{})
        << getName(mode);
  }
  // An empty axis that is given elements leaves nothing to read anywhere.
  EXPECT_EQ(padArray(Mode::Edge, {}, {0, 2}, {1, 0}, {0, 1}, fillMark),
            (Sequence{0, 0, 0}));
  EXPECT_EQ(padArray(Mode::Constant, {}, {0, 2}, {1, 0}, {0, 1}, fillMark),
            (Sequence{-1, -1, -1}));
}

TEST(Oracle, WritesWhateverExtentsTheDestinationHas) {
  const Sequence x = iota(4);
  for (Mode mode : allModes)
    for (int64_t low = -6; low <= 6; ++low)
      for (int64_t extent = 0; extent <= 15; ++extent) {
        Sequence result(extent, 99);
        padInto(mode, x.data(), {4}, sizeof(int32_t), {low}, &fillMark,
                result.data(), {extent});
        EXPECT_EQ(result,
                  padByConcatenation(mode, x, low, extent - 4 - low, fillMark))
            << getName(mode) << " low " << low << " extent " << extent;
      }
}

TEST(Oracle, IsASliceOfAPad) {
  // slice(pad(x, low), offset) = pad(x, low - offset), on every small case.
  const Sequence x = iota(3);
  for (Mode mode : allModes)
    for (int64_t low = -4; low <= 8; ++low) {
      const int64_t high = 12;
      Sequence whole = padAxis(mode, x, low, high);
      const int64_t extent = whole.size();
      for (int64_t offset = 0; offset <= extent; ++offset)
        for (int64_t size = 0; offset + size <= extent; ++size)
          ASSERT_EQ(
              padAxis(mode, x, low - offset, size - 3 - (low - offset)),
              Sequence(whole.begin() + offset, whole.begin() + offset + size))
              << getName(mode) << " low " << low << " offset " << offset
              << " size " << size;
    }
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

TEST(Oracle, MovesElementsOfAnySize) {
  for (size_t size : {1, 2, 3, 4, 8, 10, 16}) {
    std::vector<uint8_t> x(3 * size), value(size, 0xee);
    std::iota(x.begin(), x.end(), 1);
    for (Mode mode : allModes) {
      std::vector<uint8_t> result =
          pad(mode, x.data(), {3}, size, {2}, {1}, value.data());
      Sequence indices = padByConcatenation(mode, iota(3), 2, 1, fillMark);
      ASSERT_EQ(result.size(), indices.size() * size);
      for (size_t k = 0; k < indices.size(); ++k) {
        const uint8_t *expected =
            indices[k] == fillMark ? value.data() : &x[indices[k] * size];
        EXPECT_EQ(std::memcmp(&result[k * size], expected, size), 0)
            << getName(mode) << " element " << k << " of " << size << " bytes";
      }
    }
  }
}

TEST(Oracle, FillsWithZeroBytesByDefault) {
  const uint16_t x[] = {0x1234, 0xffff};
  std::vector<uint8_t> bytes =
      pad(Mode::Constant, x, {2}, sizeof(uint16_t), {1}, {2});
  uint16_t result[5];
  ASSERT_EQ(bytes.size(), sizeof(result));
  std::memcpy(result, bytes.data(), sizeof(result));
  EXPECT_EQ(std::vector<uint16_t>(std::begin(result), std::end(result)),
            (std::vector<uint16_t>{0, 0x1234, 0xffff, 0, 0}));
}

TEST(Oracle, Slices) {
  // Of a table of 4 x 5 elements of two bytes, whose element [i, j] is ij.
  std::vector<uint16_t> x;
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 5; ++j)
      x.push_back(10 * i + j);
  auto slice = [&](const Shape &offsets, const Shape &sizes,
                   const Shape &strides) {
    std::vector<uint16_t> result(getNumElements(sizes), 99);
    sliceInto(x.data(), {4, 5}, sizeof(uint16_t), offsets, strides,
              result.data(), sizes);
    return result;
  };
  using Elements = std::vector<uint16_t>;
  EXPECT_EQ(slice({0, 0}, {4, 5}, {1, 1}), x);
  EXPECT_EQ(slice({1, 2}, {2, 3}, {1, 1}), (Elements{12, 13, 14, 22, 23, 24}));
  EXPECT_EQ(slice({0, 1}, {2, 2}, {3, 2}), (Elements{1, 3, 31, 33}));
  EXPECT_EQ(slice({4, 0}, {0, 5}, {1, 1}), Elements());
}

TEST(Oracle, FillsTheBorderAsThePadOfTheInside) {
  const Shape shapes[] = {{3, 4}, {1, 2}, {2, 3, 1}};
  const std::pair<int64_t, int64_t> amounts[] = {{0, 0}, {1, 2}, {7, 0}};
  for (Mode mode : allModes)
    for (const Shape &shape : shapes)
      for (auto [l, h] : amounts)
        for (auto [l2, h2] : amounts) {
          Shape low(shape.size(), l), high(shape.size(), h);
          low.back() = l2;
          high.back() = h2;
          Sequence x = iota(getNumElements(shape));
          Sequence padded = padArray(mode, x, shape, low, high, fillMark);
          // Around the inside there is something else.
          Shape whole = getResultShape(shape, low, high);
          Sequence mask = padArray(Mode::Constant, x, shape, low, high, 77);
          fillBorder(mode, mask.data(), whole, sizeof(int32_t), low, high,
                     &fillMark);
          EXPECT_EQ(mask, padded) << getName(mode);
        }
}

TEST(Oracle, FillsAllAroundAnInsideThatIsNotThere) {
  Sequence x = {1, 2, 3};
  fillBorder(Mode::Edge, x.data(), {3}, sizeof(int32_t), {2}, {2});
  EXPECT_EQ(x, (Sequence{0, 0, 0}));
  fillBorder(Mode::Constant, x.data(), {3}, sizeof(int32_t), {7}, {-1},
             &fillMark);
  EXPECT_EQ(x, Sequence(3, fillMark));
  x = {1, 2, 3};
  fillBorder(Mode::Edge, x.data(), {3}, sizeof(int32_t), {-1}, {1});
  EXPECT_EQ(x, (Sequence{1, 2, 2}));
}

// Amounts of any size: low + high and extent - high do not overflow.
TEST(Oracle, FillsAllAroundAnInsideThatIsFarAway) {
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  constexpr int64_t least = std::numeric_limits<int64_t>::min();
  for (Mode mode : allModes)
    for (auto [low, high] :
         {std::pair(most, most), std::pair(most, int64_t{0}),
          std::pair(int64_t{0}, most), std::pair(most, least)}) {
      Sequence x = {1, 2, 3, 4};
      fillBorder(mode, x.data(), {4}, sizeof(int32_t), {low}, {high});
      EXPECT_EQ(x, (Sequence{0, 0, 0, 0})) << getName(mode);
    }
  Sequence x = {1, 2, 3, 4};
  fillBorder(Mode::Edge, x.data(), {4}, sizeof(int32_t), {least}, {least});
  EXPECT_EQ(x, (Sequence{1, 2, 3, 4}));
}

TEST(Oracle, WrapsSumsOfAmounts) {
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  constexpr int64_t least = std::numeric_limits<int64_t>::min();
  // 4 + 2 * (2^63 - 1) = 2^64 + 2, and 4 + 2^63 - 1 is negative.
  EXPECT_EQ(getResultShape({4}, {most}, {most}), Shape{2});
  EXPECT_EQ(getResultShape({4}, {most}, {0}), Shape{0});
  EXPECT_EQ(getResultShape({4}, {least}, {least}), Shape{4});
  // -2^63 is a multiple of the period.
  EXPECT_EQ(getSourceIndex(Mode::Symmetric, wrappingSub(1, least), 4), 1);
}

TEST(Oracle, NamesModes) {
  for (Mode mode : allModes)
    EXPECT_EQ(parseMode(getName(mode)), mode);
  EXPECT_EQ(parseMode("circular"), std::nullopt);
  EXPECT_EQ(parseMode(""), std::nullopt);
}

} // namespace
