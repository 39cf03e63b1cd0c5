//===- Means.cpp - Geometric means of results -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Means.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

namespace {

/// Sums of logarithms.
struct Sum {
  double total = 0;
  size_t count = 0;

  void add(double ratio) {
    total += std::log(ratio);
    ++count;
  }
  double getMean() const { return std::exp(total / count); }
};

/// The sums of one contender on one group.
struct Sums {
  std::string group, contender;
  std::map<oracle::Mode, Sum> byMode;
  Sum all;
};

} // namespace

std::vector<GroupMean>
mlir::pad::bench::computeMeans(ArrayRef<ResultRow> rows) {
  std::vector<Sums> sums;
  auto add = [&](StringRef group, const Result &result) {
    auto it = llvm::find_if(sums, [&](const Sums &sum) {
      return sum.group == group && sum.contender == result.contender;
    });
    if (it == sums.end())
      it = sums.insert(it, {group.str(), result.contender, {}, {}});
    double ratio = result.measurement->getRatio().getBest();
    it->byMode[result.workload.mode].add(ratio);
    it->all.add(ratio);
  };
  for (bool together : {false, true})
    for (const ResultRow &row : rows)
      for (const Result &result : row.results)
        if (result.hasRatio())
          add(together ? "all" : StringRef(row.group), result);

  std::vector<GroupMean> means;
  for (const Sums &sum : sums) {
    GroupMean mean = {
        sum.group, sum.contender, {}, sum.all.getMean(), sum.all.count};
    for (const auto &[mode, modeSum] : sum.byMode)
      mean.byMode[mode] = modeSum.getMean();
    means.push_back(std::move(mean));
  }
  return means;
}
