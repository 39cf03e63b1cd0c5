//===- CompositionTest.cpp - When a pad of a pad is one pad ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares the decisions of Composition.cpp with the oracle: for every pair of
// modes, every extent below a bound and every four amounts below a bound, one
// axis is padded twice and once, position by position.
//
//===----------------------------------------------------------------------===//

#include "pad/IR/Composition.h"
#include "pad/Oracle/Oracle.h"
#include "gtest/gtest.h"

using namespace mlir::pad;

namespace {

/// What a pad does to one axis of a given extent.
using Amounts = AxisComposition;

/// All combinations of four amounts in [-bound, bound].
std::vector<Amounts> enumerateAmounts(int64_t bound) {
  std::vector<Amounts> all;
  for (int64_t innerLow = -bound; innerLow <= bound; ++innerLow)
    for (int64_t innerHigh = -bound; innerHigh <= bound; ++innerHigh)
      for (int64_t outerLow = -bound; outerLow <= bound; ++outerLow)
        for (int64_t outerHigh = -bound; outerHigh <= bound; ++outerHigh)
          all.push_back(
              {std::nullopt, innerLow, innerHigh, outerLow, outerHigh});
  return all;
}

/// The dialect's mode of that name.
PadMode getPadMode(oracle::Mode mode) {
  return *symbolizePadMode(oracle::getName(mode));
}

bool composes(oracle::Mode inner, oracle::Mode outer, const Amounts &amounts,
              std::optional<int64_t> extent) {
  AxisComposition axis = amounts;
  axis.extent = extent;
  return mlir::pad::composes(Extension::get(getPadMode(inner)),
                             Extension::get(getPadMode(outer)), axis);
}

enum class Truth { Holds, Fails, NotDefined };

/// Whether padding an axis of extent `n` twice gives what one pad in the inner
/// mode gives, where both fill with the same value. Not defined where an extent
/// is negative or an index mode pads an empty axis.
Truth isOnePad(oracle::Mode inner, oracle::Mode outer, const Amounts &a,
               int64_t n) {
  int64_t middle = n + a.innerLow + a.innerHigh;
  int64_t result = middle + a.outerLow + a.outerHigh;
  bool readsNothing = (n == 0 && inner != oracle::Mode::Constant) ||
                      (middle == 0 && outer != oracle::Mode::Constant);
  if (middle < 0 || result < 0 || (readsNothing && result > 0))
    return Truth::NotDefined;
  for (int64_t o = 0; o < result; ++o) {
    std::optional<int64_t> twice =
        oracle::getSourceIndex(outer, o - a.outerLow, middle);
    if (twice)
      twice = oracle::getSourceIndex(inner, *twice - a.innerLow, n);
    if (twice != oracle::getSourceIndex(inner, o - a.outerLow - a.innerLow, n))
      return Truth::Fails;
  }
  return Truth::Holds;
}

/// Whether neither window lies beyond an end of what it is cut from.
bool windowsMeetTheirSources(const Amounts &a, int64_t n) {
  int64_t middle = n + a.innerLow + a.innerHigh;
  return -a.innerLow < n && -a.innerHigh < n && -a.outerLow < middle &&
         -a.outerHigh < middle;
}

struct ModePair {
  oracle::Mode inner;
  oracle::Mode outer;
};

class CompositionTest : public ::testing::TestWithParam<ModePair> {};

std::vector<ModePair> getAllPairs() {
  std::vector<ModePair> pairs;
  for (oracle::Mode inner : oracle::allModes)
    for (oracle::Mode outer : oracle::allModes)
      pairs.push_back({inner, outer});
  return pairs;
}

std::string describe(const Amounts &a, int64_t n) {
  return "extent " + std::to_string(n) + ", inner (" +
         std::to_string(a.innerLow) + ", " + std::to_string(a.innerHigh) +
         "), outer (" + std::to_string(a.outerLow) + ", " +
         std::to_string(a.outerHigh) + ")";
}

INSTANTIATE_TEST_SUITE_P(Modes, CompositionTest,
                         ::testing::ValuesIn(getAllPairs()),
                         [](const ::testing::TestParamInfo<ModePair> &info) {
                           return std::string(
                                      oracle::getName(info.param.outer)) +
                                  "_of_" + oracle::getName(info.param.inner);
                         });

} // namespace

/// A decision for a known extent is right, and with one mode it misses no law
/// but for windows that miss their source.
TEST_P(CompositionTest, ExhaustiveWithKnownExtent) {
  auto [inner, outer] = GetParam();
  int64_t held = 0, failed = 0;
  for (const Amounts &amounts : enumerateAmounts(6))
    for (int64_t n = 0; n <= 5; ++n) {
      Truth truth = isOnePad(inner, outer, amounts, n);
      bool decision = composes(inner, outer, amounts, n);
      held += truth == Truth::Holds;
      failed += truth == Truth::Fails;
      if (decision) {
        ASSERT_NE(truth, Truth::Fails) << describe(amounts, n);
      } else if (inner == outer && windowsMeetTheirSources(amounts, n)) {
        ASSERT_NE(truth, Truth::Holds) << describe(amounts, n);
      }
    }
  EXPECT_GT(held, 0);
  EXPECT_GT(failed, 0);
}

/// A decision for an unknown extent is right for every extent.
TEST_P(CompositionTest, ExhaustiveWithUnknownExtent) {
  auto [inner, outer] = GetParam();
  for (const Amounts &amounts : enumerateAmounts(5)) {
    if (!composes(inner, outer, amounts, std::nullopt))
      continue;
    for (int64_t n = 0; n <= 16; ++n)
      ASSERT_NE(isOnePad(inner, outer, amounts, n), Truth::Fails)
          << describe(amounts, n);
  }
}

/// The outer result never changes its extent: a pad of an inner result whose
/// extent was clamped to 0 is kept.
TEST_P(CompositionTest, KeepsClampedExtents) {
  auto [inner, outer] = GetParam();
  for (const Amounts &amounts : enumerateAmounts(5)) {
    if (!composes(inner, outer, amounts, std::nullopt))
      continue;
    for (int64_t n = 0; n <= 8; ++n) {
      int64_t inside = n + amounts.innerLow + amounts.innerHigh;
      int64_t padded = amounts.outerLow + amounts.outerHigh;
      ASSERT_EQ(std::max<int64_t>(std::max<int64_t>(inside, 0) + padded, 0),
                std::max<int64_t>(inside + padded, 0))
          << describe(amounts, n);
    }
  }
}

/// The laws by name, each next to where it fails.
TEST(Composition, Laws) {
  using oracle::Mode;
  constexpr std::optional<int64_t> any;
  auto holds = [](Mode mode, std::optional<int64_t> n, int64_t innerLow,
                  int64_t innerHigh, int64_t outerLow, int64_t outerHigh) {
    return composes(mode, mode,
                    {std::nullopt, innerLow, innerHigh, outerLow, outerHigh},
                    n);
  };
  // Outer crops.
  for (Mode mode : oracle::allModes)
    EXPECT_TRUE(holds(mode, any, -7, 3, -1, -2)) << oracle::getName(mode);
  // Constant, edge: nothing that the inner pad cropped is filled again.
  for (Mode mode : {Mode::Constant, Mode::Edge}) {
    EXPECT_TRUE(holds(mode, any, 1, 2, 3, 4));
    EXPECT_TRUE(holds(mode, any, 1, 0, 3, -4));
    EXPECT_TRUE(holds(mode, 8, -1, 0, 0, 4));
    EXPECT_FALSE(holds(mode, 8, -1, 0, 1, 0));
    EXPECT_FALSE(holds(mode, 8, 0, -1, 0, 1));
  }
  // Wrap: the inner result is as many whole periods.
  EXPECT_TRUE(holds(Mode::Wrap, any, 3, -3, 2, 2));
  EXPECT_TRUE(holds(Mode::Wrap, 4, 3, 1, 2, 2));
  EXPECT_FALSE(holds(Mode::Wrap, 4, 3, 2, 2, 2));
  EXPECT_FALSE(holds(Mode::Wrap, any, 3, 0, 1, 0));
  // Symmetric, reflect: the ends of the inner result are mirrors.
  EXPECT_TRUE(holds(Mode::Symmetric, any, 0, 4, 7, 0));
  EXPECT_FALSE(holds(Mode::Symmetric, any, 0, 4, 8, 0));
  EXPECT_FALSE(holds(Mode::Symmetric, any, 1, 4, 1, 0));
  EXPECT_TRUE(holds(Mode::Symmetric, 3, 3, 6, 50, 50));
  EXPECT_FALSE(holds(Mode::Symmetric, 3, 3, 5, 50, 50));
  EXPECT_TRUE(holds(Mode::Reflect, any, 0, 4, 7, 0));
  EXPECT_FALSE(holds(Mode::Reflect, any, 0, 4, 8, 0));
  EXPECT_TRUE(holds(Mode::Reflect, 4, 3, 6, 50, 50));
  EXPECT_FALSE(holds(Mode::Reflect, 4, 3, 5, 50, 50));
  // A crop to one element hides the mirrors.
  EXPECT_FALSE(holds(Mode::Reflect, 4, 0, -3, 1, 1));
  // Far amounts are left alone.
  EXPECT_FALSE(holds(Mode::Constant, any, 1, 1, int64_t(1) << 60, 0));
}
