//===- WorkloadTest.cpp - Workloads and means of pad-bench ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What holds for every workload, and the means of known ratios.
//
//===----------------------------------------------------------------------===//

#include "Means.h"
#include "PublicWorkloads.h"
#include "Selection.h"
#include "gtest/gtest.h"
#include <random>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

/// Any workload that is valid.
static Workload makeWorkload(std::mt19937 &random) {
  auto pick = [&](int64_t from, int64_t to) {
    return std::uniform_int_distribution<int64_t>(from, to)(random);
  };
  Workload workload;
  workload.mode = oracle::allModes[pick(0, 4)];
  workload.type = pick(0, 1) ? "f32" : "u8";
  for (int64_t rank = pick(1, 6); rank > 0; --rank) {
    int64_t n = pick(0, 3) == 0 ? pick(1, 2000) : pick(1, 30);
    int64_t low = pick(0, 2) == 0 ? 0 : pick(-60, 60);
    int64_t high = pick(0, 2) == 0 ? 0 : pick(-60, 60);
    workload.shape.push_back(n);
    workload.low.push_back(low);
    workload.high.push_back(std::max(high, -n - low));
  }
  if (pick(0, 3) == 0)
    workload.value = "7";
  return workload;
}

TEST(WorkloadTest, ReadsWhatItWrites) {
  std::mt19937 random(1);
  for (unsigned round = 0; round < 2000; ++round) {
    Workload workload = makeWorkload(random);
    if (llvm::Error error = verifyWorkload(workload)) {
      llvm::consumeError(std::move(error)); // Too large.
      continue;
    }
    auto again = llvm::cantFail(parseWorkload(workload.format()));
    ASSERT_EQ(again.size(), 1u);
    EXPECT_EQ(again[0].mode, workload.mode);
    EXPECT_EQ(again[0].shape, workload.shape);
    EXPECT_EQ(again[0].low, workload.low);
    EXPECT_EQ(again[0].high, workload.high);
    EXPECT_EQ(again[0].format(), workload.format());
  }
}

TEST(WorkloadTest, StaysValidWhenReduced) {
  std::mt19937 random(2);
  for (unsigned round = 0; round < 20000; ++round) {
    Workload workload = makeWorkload(random);
    Workload reduced = reduceWorkload(workload);
    EXPECT_EQ(llvm::toString(verifyWorkload(reduced)), "")
        << workload.format() << " -> " << reduced.format();
    for (auto [axis, extent] : llvm::enumerate(reduced.getResultShape()))
      EXPECT_LE(extent, 80) << workload.format();
  }
}

TEST(WorkloadTest, PublicWorkloadsAreValid) {
  SelectionOptions options;
  options.filter = ".";
  options.modes.assign(std::begin(oracle::allModes),
                       std::end(oracle::allModes));
  auto workloads = llvm::cantFail(selectWorkloads(options));
  EXPECT_EQ(workloads.size(), 5 * getPublicWorkloads().size());
  ArrayRef<GroupedWorkload> rest = workloads;
  for (const PublicWorkload &expected : getPublicWorkloads()) {
    ArrayRef<GroupedWorkload> row = takeRow(rest);
    ASSERT_EQ(row.size(), 5u);
    // They are written as they are shown.
    EXPECT_EQ(row[0].workload.formatArray(), expected.array);
    EXPECT_EQ(row[0].group, expected.group);
  }
}

TEST(MeansTest, AreGeometric) {
  auto makeResult = [](oracle::Mode mode, StringRef contender, double first,
                       double second, size_t bytes = 1 << 20) {
    Result result;
    result.workload.mode = mode;
    result.contender = contender.str();
    result.resultBytes = bytes;
    result.measurement = Measurement{{first, second}, {10, 20}};
    return result;
  };
  using oracle::Mode;
  std::vector<ResultRow> rows(3);
  rows[0] = {"a",
             "",
             {makeResult(Mode::Edge, "x", 10, 80),
              makeResult(Mode::Wrap, "x", 20, 40)}};
  rows[1] = {"a", "", {makeResult(Mode::Edge, "x", 90, 80)}};
  // Neither tiny ones nor those that failed count.
  rows[2] = {"b",
             "",
             {makeResult(Mode::Edge, "y", 30, 60),
              makeResult(Mode::Edge, "y", 70, 70, /*bytes=*/64), Result()}};
  std::vector<GroupMean> means = computeMeans(rows);
  ASSERT_EQ(means.size(), 4u);
  EXPECT_EQ(means[0].group, "a");
  EXPECT_EQ(means[0].contender, "x");
  EXPECT_EQ(means[0].count, 3u);
  // The better ones of 1 and 4, and of 9 and 4.
  EXPECT_DOUBLE_EQ(means[0].byMode[Mode::Edge], 2);
  EXPECT_DOUBLE_EQ(means[0].byMode[Mode::Wrap], 2);
  EXPECT_DOUBLE_EQ(means[0].all, 2);
  EXPECT_EQ(means[1].group, "b");
  EXPECT_EQ(means[1].count, 1u);
  EXPECT_DOUBLE_EQ(means[1].all, 3);
  EXPECT_EQ(means[2].group, "all");
  EXPECT_EQ(means[2].contender, "x");
  EXPECT_EQ(means[3].contender, "y");
}
