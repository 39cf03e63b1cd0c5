//===- ExtensionTest.cpp - Questions to random tables of runs -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an Extension answers follows from its table of runs and not from the
// modes there are. So it is asked about the tables of all modes and about
// random ones that are no mode, and compared with the list of elements that the
// table spells out.
//
//===----------------------------------------------------------------------===//

#include "pad/IR/Composition.h"
#include "gtest/gtest.h"
#include <random>

using namespace mlir::pad;
using Beyond = Extension::Beyond;
using Side = Extension::Side;

namespace {

/// A table that owns its runs.
struct Table {
  std::vector<Run> runs;
  Beyond beyond;
  size_t origin;

  Extension get() const { return {beyond, runs, origin}; }
};

/// An extended axis of extent `n`, element by element.
class SpelledOut {
public:
  SpelledOut(const Extension &extension, int64_t n) : beyond(extension.beyond) {
    for (const auto &[k, run] : llvm::enumerate(extension.runs)) {
      if (k == extension.origin)
        origin = elements.size();
      int64_t length = run.length.scale * n + run.length.offset;
      for (int64_t j = 0; j < length; ++j)
        elements.push_back(run.first.scale * n + run.first.offset +
                           j * run.step);
    }
  }

  /// How many positions the runs take together.
  int64_t getPeriod() const { return elements.size(); }

  /// The element at position `i`; -1 where it is filled.
  int64_t operator[](int64_t i) const {
    int64_t period = elements.size();
    int64_t begin = -origin, last = period - origin - 1;
    switch (beyond) {
    case Beyond::Fill:
      return begin <= i && i <= last ? elements[i + origin] : -1;
    case Beyond::Hold:
      return elements[std::clamp(i, begin, last) + origin];
    case Beyond::Repeat:
      return elements[((i % period + origin) % period + period) % period];
    }
    llvm_unreachable("unknown kind");
  }

private:
  Beyond beyond;
  std::vector<int64_t> elements;
  int64_t origin = 0;
};

/// A run of elements in [0, n) for all n >= 1.
Run drawRun(std::mt19937 &random) {
  auto draw = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  };
  int64_t step = draw(-1, 1);
  bool isShort = draw(0, 2) == 0;
  if (step == 0)
    return {0,
            draw(0, 1) ? AffineInExtent{0, 0} : AffineInExtent{1, -1},
            {draw(0, 1), draw(0, 2)}};
  if (isShort)
    return {step,
            draw(0, 1) ? AffineInExtent{0, 0} : AffineInExtent{1, -1},
            {0, 1}};
  int64_t shorter = draw(0, 3), shift = draw(0, shorter);
  AffineInExtent first{0, shift};
  if (step < 0)
    first = {1, -1 - shift};
  return {step, first, {1, -shorter}};
}

Table drawTable(std::mt19937 &random) {
  Table table;
  size_t before = random() % 3, after = random() % 3;
  for (size_t k = 0; k < before; ++k)
    table.runs.push_back(drawRun(random));
  table.origin = before;
  table.runs.push_back({1, {0, 0}, {1, 0}});
  for (size_t k = 0; k < after; ++k)
    table.runs.push_back(drawRun(random));
  table.beyond = static_cast<Beyond>(random() % 3);
  return table;
}

/// Tables of all modes, and random ones.
std::vector<Table> getTables() {
  std::vector<Table> tables;
  for (uint32_t mode = 0; mode <= getMaxEnumValForPadMode(); ++mode) {
    Extension extension = Extension::get(*symbolizePadMode(mode));
    tables.push_back(
        {extension.runs.vec(), extension.beyond, extension.origin});
  }
  // Some that are no mode, but could be: forwards twice and a mirror image,
  // period 2n - 1, and one mirror image on each side.
  Run forwards{1, {0, 0}, {1, 0}}, mirror{-1, {1, -1}, {1, 0}};
  tables.push_back({{forwards, mirror, forwards}, Beyond::Repeat, 0});
  tables.push_back({{forwards, {-1, {1, -1}, {1, -1}}}, Beyond::Repeat, 0});
  tables.push_back({{mirror, forwards, mirror}, Beyond::Hold, 1});
  std::mt19937 random(20261122);
  while (tables.size() < 400)
    tables.push_back(drawTable(random));
  return tables;
}

std::string describe(const Table &table) {
  std::string text = "beyond " + std::to_string(int(table.beyond)) +
                     ", origin " + std::to_string(table.origin) + ":";
  for (const Run &run : table.runs)
    text += " " + std::to_string(run.step) + " from " +
            std::to_string(run.first.scale) + "n+" +
            std::to_string(run.first.offset) + " for " +
            std::to_string(run.length.scale) + "n+" +
            std::to_string(run.length.offset) + ",";
  return text;
}

constexpr int64_t kMaxExtent = 6, kBeyond = 30;

/// Calls `check` with each table, extent, and what it spells out.
template <typename Check>
void forEachAxis(Check check) {
  for (const Table &table : getTables())
    for (int64_t n = 1; n <= kMaxExtent; ++n) {
      SCOPED_TRACE(describe(table) + " extent " + std::to_string(n));
      check(table.get(), n, SpelledOut(table.get(), n));
      if (testing::Test::HasFailure())
        return;
    }
}

} // namespace

TEST(ExtensionTest, SourceIndex) {
  forEachAxis([](const Extension &extension, int64_t n, const SpelledOut &x) {
    ConstantArith arith;
    ASSERT_EQ(extension.getPeriod(arith, n), x.getPeriod());
    for (int64_t i = -kBeyond; i < n + kBeyond; ++i) {
      int64_t e = extension.getSourceIndex(arith, i, n);
      ASSERT_TRUE(0 <= e && e < n);
      if (x[i] >= 0) {
        ASSERT_EQ(e, x[i]) << i;
      }
    }
  });
}

TEST(ExtensionTest, SourceIndexAtTheEndsOf64Bits) {
  forEachAxis([](const Extension &extension, int64_t n, const SpelledOut &x) {
    ConstantArith arith;
    for (int64_t k = 0; k < kBeyond; ++k)
      for (int64_t i : {std::numeric_limits<int64_t>::min() + k,
                        std::numeric_limits<int64_t>::max() - k}) {
        int64_t e = extension.getSourceIndex(arith, i, n);
        ASSERT_TRUE(0 <= e && e < n);
        if (x[i] >= 0) {
          ASSERT_EQ(e, x[i]) << i;
        }
      }
  });
}

/// Near the source, where as many positions are asked for as vectors of a pad
/// that is fused may show.
TEST(ExtensionTest, SourceIndexNear) {
  forEachAxis([](const Extension &extension, int64_t n, const SpelledOut &x) {
    ConstantArith arith;
    constexpr int64_t most = 12;
    for (int64_t before = -1; before <= most; ++before)
      for (int64_t after = -1; after <= most; ++after)
        for (std::optional<int64_t> known : {std::optional(n), {}})
          for (int64_t i = -before; i < n + after; ++i) {
            int64_t e =
                extension.getSourceIndexNear(arith, i, n, before, after, known);
            ASSERT_TRUE(0 <= e && e < n) << i;
            if (x[i] >= 0) {
              ASSERT_EQ(e, x[i]) << i << " with " << before << " before and "
                                 << after << " after";
            }
          }
  });
}

TEST(ExtensionTest, Symmetric) {
  forEachAxis([](const Extension &extension, int64_t n, const SpelledOut &x) {
    if (!extension.isSymmetric() || n == 1)
      return;
    ConstantArith arith;
    for (Side side : {Side::Before, Side::After}) {
      auto neighbour = extension.getNeighbour(side);
      int64_t at = side == Side::Before ? -1 : n;
      for (int64_t i = -kBeyond; i < n + kBeyond; ++i)
        ASSERT_EQ(
            x[i],
            x[neighbour.nearest.get(arith, n) + (i - at) * neighbour.step])
            << i;
    }
  });
  for (auto mode : {PadMode::Wrap, PadMode::Reflect, PadMode::Symmetric})
    EXPECT_TRUE(Extension::get(mode).isSymmetric());
  EXPECT_FALSE(Extension::get(PadMode::Edge).isSymmetric());
}

TEST(ExtensionTest, RepeatsSource) {
  forEachAxis([](const Extension &extension, int64_t n, const SpelledOut &x) {
    if (!extension.repeatsSource())
      return;
    ConstantArith arith;
    for (int64_t i = -kBeyond; i < n + kBeyond; ++i)
      ASSERT_EQ(x[i], arith.floorMod(i, n)) << i;
  });
  EXPECT_TRUE(Extension::get(PadMode::Wrap).repeatsSource());
  EXPECT_FALSE(Extension::get(PadMode::Symmetric).repeatsSource());
}

TEST(ExtensionTest, RunAtPosition) {
  forEachAxis([](const Extension &extension, int64_t n, const SpelledOut &x) {
    ConstantArith arith;
    for (int64_t i = -kBeyond; i < n + kBeyond; ++i) {
      auto run = extension.getRunAt(arith, i, n);
      ASSERT_GE(run.length, 1) << i;
      for (int64_t k = 0; k < std::min(run.length, kBeyond); ++k)
        ASSERT_EQ(run.fills ? -1 : run.first + k * run.step, x[i + k]) << i;
    }
  });
}

TEST(ExtensionTest, Reach) {
  forEachAxis([](const Extension &extension, int64_t n, const SpelledOut &x) {
    ConstantArith arith;
    int64_t reach[2];
    for (Side side : {Side::Before, Side::After}) {
      auto neighbour = extension.getNeighbour(side);
      int64_t &far = reach[side == Side::After];
      far = neighbour.reach ? extension.getReach(arith, side, n) : kBeyond;
      for (int64_t k = 0; k < far; ++k) {
        bool isAfter = side == Side::After;
        int64_t i = isAfter ? n + k : -1 - k;
        int64_t e = neighbour.nearest.get(arith, n) +
                    (isAfter ? k : -k) * neighbour.step;
        ASSERT_EQ(neighbour.fills ? -1 : e, x[i]) << i;
        ASSERT_TRUE(extension.isWithinReach(arith, side, k + 1, n));
      }
      if (neighbour.reach) {
        ASSERT_FALSE(extension.isWithinReach(arith, side, far + 1, n));
      }
    }
    for (int64_t i = -reach[0]; i < n + reach[1]; ++i)
      if (x[i] >= 0) {
        ASSERT_EQ(extension.getSourceIndexWithinReach(arith, i, n), x[i]) << i;
      }
    if (extension.isMirrored())
      for (int64_t k = 0; k < std::min(reach[0], reach[1]); ++k) {
        ASSERT_TRUE(x[-1] == 0 || n == 1 || x[-1] == 1);
        ASSERT_EQ(x[-1 - k], x[-1] + k);
        ASSERT_TRUE(x[n] == n - 1 || x[n] == n - 2);
        ASSERT_EQ(x[n + k], x[n] - k);
      }
    // A step that both neighbours have, where two positions of each show it.
    std::optional<int64_t> step = extension.getStepBeyond();
    for (int64_t i : {int64_t(-2), n})
      if (step && reach[i == n] >= 2 && x[i] >= 0) {
        ASSERT_EQ(x[i + 1] - x[i], *step) << i;
      }
    if (!step) {
      ASSERT_NE(extension.getNeighbour(Side::Before).step,
                extension.getNeighbour(Side::After).step);
    }
  });
}

TEST(ExtensionTest, Preimages) {
  forEachAxis([](const Extension &extension, int64_t n, const SpelledOut &x) {
    ConstantArith arith;
    int64_t period = extension.getPeriod(arith, n);
    for (int64_t e = 0; e < n; ++e) {
      std::map<int64_t, int> found;
      for (const auto &preimage : extension.getPreimages(arith, e, n)) {
        if (!preimage.exists)
          continue;
        int64_t times = extension.beyond == Beyond::Repeat ? 3 * kBeyond : 0;
        for (int64_t k = -times; k <= times; ++k)
          for (int64_t i = -kBeyond; i < n + kBeyond; ++i)
            found[i] += preimage.begin + k * period <= i &&
                        i < preimage.end + k * period;
      }
      for (int64_t i = -kBeyond; i < n + kBeyond; ++i)
        ASSERT_EQ(found[i], x[i] == e) << "element " << e << " position " << i;
    }
  });
}

/// Decisions on pads of pads are right for all pairs of tables.
TEST(ExtensionTest, Composition) {
  std::vector<Table> tables = getTables();
  std::mt19937 random(7);
  auto amount = [&] { return static_cast<int64_t>(random() % 13) - 6; };
  int64_t held = 0;
  for (int64_t k = 0; k < 200'000; ++k) {
    const Table &inner = tables[random() % (k % 2 ? 7 : tables.size())];
    const Table &outer =
        k % 3 ? inner : tables[random() % (k % 2 ? 7 : tables.size())];
    bool isKnown = random() % 4 != 0;
    int64_t n = 1 + random() % kMaxExtent;
    AxisComposition axis{isKnown ? std::optional(n) : std::nullopt, amount(),
                         amount(), amount(), amount()};
    if (!composes(inner.get(), outer.get(), axis))
      continue;
    ++held;
    for (int64_t extent = isKnown ? n : 1; extent <= (isKnown ? n : 40);
         ++extent) {
      int64_t middle = extent + axis.innerLow + axis.innerHigh;
      if (middle < 1)
        continue;
      SpelledOut first(inner.get(), extent), second(outer.get(), middle);
      for (int64_t i = -axis.outerLow; i < middle + axis.outerHigh; ++i) {
        int64_t e = second[i];
        if (e >= 0)
          e = first[e - axis.innerLow];
        ASSERT_EQ(e, first[i - axis.innerLow])
            << describe(inner) << " then " << describe(outer) << " extent "
            << extent << " inner (" << axis.innerLow << ", " << axis.innerHigh
            << ") outer (" << axis.outerLow << ", " << axis.outerHigh << ")";
      }
    }
  }
  EXPECT_GT(held, 1000);
}
