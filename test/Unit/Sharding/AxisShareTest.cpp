//===- AxisShareTest.cpp - Tests of what a window sees of an axis ---------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Sharding/AxisShare.h"
#include "ShownElement.h"
#include "gtest/gtest.h"
#include <set>

using namespace mlir;
using namespace mlir::pad;
using padtest::getElement;
using padtest::kNone;

namespace {

/// Whether every window is taken for one of all elements.
bool showsAll(const Extension &extension) {
  return extension.runs.size() > 1 && !isMirroredPeriodic(extension);
}

/// Checks the share of the window [begin, end) position by position.
void checkShare(const Extension &extension, int64_t n, int64_t begin,
                int64_t end) {
  AxisShare share = getAxisShare(extension, n, begin, end);
  SmallVector<int64_t> elements;
  for (Stretch stretch : share.stretches)
    for (int64_t i = 0; i != stretch.length; ++i)
      elements.push_back(stretch.begin + i);
  ASSERT_LE(share.stretches.size(), 2u);
  ASSERT_EQ(share.low + int64_t(elements.size()) + share.high, end - begin);

  std::set<int64_t> shown;
  for (int64_t position = begin; position < end; ++position) {
    int64_t element = getElement(extension, position, n);
    int64_t index =
        getElement(extension, position - begin - share.low, elements.size());
    ASSERT_EQ(index == kNone ? kNone : elements[index], element)
        << "n " << n << " window " << begin << " to " << end << " position "
        << position;
    if (element != kNone)
      shown.insert(element);
  }
  if (showsAll(extension)) {
    EXPECT_EQ(int64_t(elements.size()), n);
    return;
  }
  // What is shown, each element once, and nothing else.
  EXPECT_EQ(std::set<int64_t>(elements.begin(), elements.end()), shown)
      << "n " << n << " window " << begin << " to " << end;
  EXPECT_EQ(shown.size(), elements.size());
}

class AxisShareTest : public testing::TestWithParam<Extension> {};

TEST_P(AxisShareTest, WindowsArePadsOfWhatTheyShow) {
  Extension extension = GetParam();
  for (int64_t n = 1; n <= 7; ++n)
    for (int64_t begin = -20; begin <= 20; ++begin)
      for (int64_t end = begin - 1; end <= begin + 40; ++end)
        checkShare(extension, n, begin, end);
}

TEST_P(AxisShareTest, LongAxes) {
  Extension extension = GetParam();
  int64_t n = int64_t(1) << 40;
  // Wide enough to show everything, and a part of an image far away.
  AxisShare all = getAxisShare(extension, n, -3 * n, 4 * n);
  ASSERT_EQ(all.stretches.size(), 1u);
  EXPECT_EQ(all.stretches[0], (Stretch{0, n}));
  int64_t extent = 0;
  for (Stretch stretch :
       getAxisShare(extension, n, 5 * n + 3, 5 * n + 13).stretches)
    extent += stretch.length;
  EXPECT_LE(extent, showsAll(extension) ? n : 10);
}

INSTANTIATE_TEST_SUITE_P(Extensions, AxisShareTest,
                         testing::ValuesIn(padtest::getExtensions()));

TEST_P(AxisShareTest, NothingToShow) {
  Extension extension = GetParam();
  AxisShare share = getAxisShare(extension, /*extent=*/0, -2, 3);
  EXPECT_TRUE(share.stretches.empty());
  EXPECT_EQ(share.low + share.high, 5);
}

} // namespace
