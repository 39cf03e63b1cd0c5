//===- BlockWalkTest.cpp - Tests of the positions that show a block -------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Sharding/BlockWalk.h"
#include "ShownElement.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::pad;
using padtest::getElement;
using padtest::kNone;

namespace {

using Walk = BlockWalk<WalkArith>;

/// Checks the walk over [begin, end) position by position, and what of it two
/// parts of the source have, of which the second one begins at `division`.
void checkWalk(const Walk::Axis &axis, int64_t begin, int64_t end,
               int64_t division) {
  WalkArith arith;
  Walk walk(arith, axis, begin, end);
  SmallVector<int64_t> shown;
  for (int64_t o = 0; o < axis.sourceExtent; ++o) {
    int64_t element =
        getElement(axis.extension, o - axis.low, axis.resultExtent);
    if (begin <= element && element < end)
      shown.push_back(o);
  }
  int64_t size = walk.getSize();
  bool isOfBlock = Walk::canWalkBlocks(axis.extension);
  ASSERT_EQ(walk.countPositions(0, axis.sourceExtent),
            isOfBlock ? int64_t(shown.size()) : axis.sourceExtent);
  ASSERT_EQ(walk.low + walk.extent + walk.high, size);
  if (!axis.hasTurns && isOfBlock) {
    ASSERT_EQ(size, int64_t(shown.size()));
  }

  // Where in the walk each position is, by the pieces of both parts.
  SmallVector<int64_t> entries(size, kNone);
  for (auto [from, to] : {std::pair(int64_t(0), division),
                          std::pair(division, axis.sourceExtent)}) {
    int64_t rank = 0;
    for (int64_t k = 0; k < walk.countPieces(from, to); ++k) {
      Walk::Piece piece = walk.getPiece(from, to, k);
      if (piece.length == 0)
        continue;
      ASSERT_EQ(piece.offsetInMessage, rank);
      rank += piece.length;
      for (int64_t i = 0; i < piece.length; ++i) {
        ASSERT_GE(piece.to, 0);
        ASSERT_LT(piece.to + i, size);
        entries[piece.to + i] = from + piece.from + i;
      }
    }
    ASSERT_EQ(rank, walk.countPositions(from, to));
  }
  SmallVector<int64_t> positions;
  for (int64_t entry = 0; entry < size; ++entry) {
    int64_t element =
        getElement(axis.extension, entry - walk.low, walk.extent) - walk.offset;
    // A turn is none of the block's elements.
    bool isOther = element < 0 || element >= end - begin;
    if (entries[entry] == kNone || (!isOfBlock && isOther)) {
      ASSERT_TRUE(isOther);
      continue;
    }
    positions.push_back(entries[entry]);
    ASSERT_EQ(begin + element,
              getElement(axis.extension, entries[entry] - axis.low,
                         axis.resultExtent));
  }
  ASSERT_EQ(positions, shown);
}

class BlockWalkTest : public testing::TestWithParam<Extension> {};

TEST_P(BlockWalkTest, WalksAreAdjointsOfBlocks) {
  Extension extension = GetParam();
  bool canHaveTurns = Walk::canHaveTurns(extension);
  for (int64_t n = 0; n <= 5; ++n)
    for (int64_t low = -8; low <= 13; ++low)
      for (int64_t m = 0; m <= n + low + 14; ++m) {
        // Nothing is added up to no element.
        if (n == 0 && m != 0 && !extension.isFill())
          continue;
        for (int64_t begin = 0; begin <= n; ++begin)
          for (int64_t end = begin; end <= n; ++end) {
            SCOPED_TRACE(testing::Message()
                         << "n " << n << " low " << low << " m " << m
                         << " block " << begin << " to " << end);
            checkWalk({extension, m, n, low, canHaveTurns}, begin, end,
                      std::min(m, (m + begin) / 2));
            if (HasFatalFailure())
              return;
          }
      }
}

TEST_P(BlockWalkTest, LongAxes) {
  Extension extension = GetParam();
  WalkArith arith;
  int64_t n = int64_t(1) << 40;
  // Amounts of any width take no time.
  Walk walk(arith, {extension, 9 * n, n, 4 * n, /*hasTurns=*/false}, n / 2,
            n / 2 + 10);
  EXPECT_LE(walk.getSize(), Walk::canWalkBlocks(extension) ? 90 : 9 * n);
  EXPECT_GE(walk.getSize(), 10);
  EXPECT_LE(walk.countPieces(4 * n, 5 * n), 4);
}

INSTANTIATE_TEST_SUITE_P(Extensions, BlockWalkTest,
                         testing::ValuesIn(padtest::getExtensions()));

} // namespace
