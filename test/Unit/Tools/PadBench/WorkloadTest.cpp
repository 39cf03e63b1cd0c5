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

static Result makeResult(oracle::Mode mode, StringRef contender, double first,
                         double second, size_t bytes = 1 << 20) {
  Result result;
  result.workload.mode = mode;
  result.contender = contender.str();
  result.resultBytes = bytes;
  result.measurement = Measurement{{first, second}, {10, 20}};
  return result;
}

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

using oracle::Mode;

TEST(MeansTest, AreGeometric) {
  std::vector<ResultRow> rows(3);
  rows[0].group = rows[1].group = "a";
  rows[0].results = {makeResult(Mode::Edge, "x", 10, 80),
                     makeResult(Mode::Wrap, "x", 20, 40)};
  rows[1].results = {makeResult(Mode::Edge, "x", 90, 80)};
  // Neither tiny ones nor those that failed count.
  rows[2].group = "b";
  rows[2].results = {makeResult(Mode::Edge, "y", 30, 60),
                     makeResult(Mode::Edge, "y", 70, 70, /*bytes=*/64),
                     Result()};
  std::vector<GroupMean> means = computeMeans(rows);
  ASSERT_EQ(means.size(), 4u);
  EXPECT_EQ(means[0].group, "a");
  EXPECT_EQ(means[0].contender, "x");
  EXPECT_EQ(means[0].all.getCount(), 3u);
  // The better ones of 1 and 4, and of 9 and 4.
  EXPECT_DOUBLE_EQ(means[0].byMode[Mode::Edge].get(), 2);
  EXPECT_DOUBLE_EQ(means[0].byMode[Mode::Wrap].get(), 2);
  EXPECT_DOUBLE_EQ(means[0].all.get(), 2);
  EXPECT_DOUBLE_EQ(means[0].worst, 4);
  EXPECT_EQ(means[1].group, "b");
  EXPECT_EQ(means[1].all.getCount(), 1u);
  EXPECT_DOUBLE_EQ(means[1].all.get(), 3);
  EXPECT_EQ(means[2].group, "all");
  EXPECT_EQ(means[2].contender, "x");
  EXPECT_EQ(means[3].contender, "y");

  // One group is all.
  EXPECT_EQ(computeMeans(ArrayRef(rows).take_front(2)).size(), 1u);
}

TEST(MeansTest, LeadsCompareLikeWithLike) {
  std::vector<ResultRow> rows(2);
  rows[0].results = {makeResult(Mode::Edge, "static", 10, 40),
                     makeResult(Mode::Wrap, "static", 10, 40),
                     makeResult(Mode::Edge, "dynamic", 40, 80),
                     makeResult(Mode::Edge, "static alloc", 20, 40),
                     makeResult(Mode::Edge, "other", 20, 60),
                     makeResult(Mode::Wrap, "other", 80, 180),
                     makeResult(Mode::Edge, "other alloc", 10, 20)};
  // Tiny ones by their time alone.
  rows[1].results = {makeResult(Mode::Edge, "static", 10, 20, /*bytes=*/64),
                     makeResult(Mode::Edge, "other", 1000, 2000, 64)};
  std::vector<Lead> leads = computeLeads(rows);
  ASSERT_EQ(leads.size(), 3u);
  EXPECT_EQ(leads[0].ours, "static");
  EXPECT_EQ(leads[0].other, "other");
  EXPECT_EQ(leads[0].mean.getCount(), 3u);
  EXPECT_DOUBLE_EQ(leads[0].smallest, 2);
  EXPECT_NEAR(leads[0].mean.get(), std::cbrt(2. * 8. * 100.), 1e-9);
  EXPECT_TRUE(StringRef(leads[0].where).starts_with("edge"));
  EXPECT_EQ(leads[1].ours, "static alloc");
  EXPECT_EQ(leads[1].other, "other alloc");
  EXPECT_DOUBLE_EQ(leads[1].smallest, .5);
  EXPECT_EQ(leads[2].ours, "dynamic");
  EXPECT_DOUBLE_EQ(leads[2].smallest, .5);
}
