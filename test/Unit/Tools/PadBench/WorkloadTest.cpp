//===- WorkloadTest.cpp - Workloads and means of pad-bench ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What holds for every workload.
//
//===----------------------------------------------------------------------===//

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
  workload.mode = oracle::allModes[pick(0, std::size(oracle::allModes) - 1)];
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
  const size_t count = std::size(oracle::allModes);
  EXPECT_EQ(workloads.size(), count * getPublicWorkloads().size());
  for (auto [position, expected] : llvm::enumerate(getPublicWorkloads()))
    for (const GroupedWorkload &entry :
         ArrayRef(workloads).slice(count * position, count)) {
      // They are written as they are shown.
      EXPECT_EQ(entry.workload.formatArray(), expected.array);
      EXPECT_EQ(entry.group, expected.group);
    }
}
