//===- Means.h - Geometric means of results ---------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_MEANS_H
#define PAD_LIB_TOOLS_PADBENCH_MEANS_H

#include "Result.h"
#include <cmath>
#include <map>

namespace mlir::pad::bench {

/// The geometric mean of numbers above 0.
class GeometricMean {
public:
  void add(double number) {
    sumOfLogarithms += std::log(number);
    ++count;
  }
  /// Expects one number at least.
  double get() const { return std::exp(sumOfLogarithms / count); }
  size_t getCount() const { return count; }

private:
  double sumOfLogarithms = 0;
  size_t count = 0;
};

/// How a contender fares on a group of workloads: the better ratio of each.
struct GroupMean {
  std::string group, contender;
  std::map<oracle::Mode, GeometricMean> byMode;
  GeometricMean all;
  double worst = 0;

  void add(oracle::Mode mode, double ratio) {
    byMode[mode].add(ratio);
    all.add(ratio);
    worst = std::max(worst, ratio);
  }
};

/// The means of each group in the order of `rows`, and in the end those of the
/// group "all" if there are several. Results that have no ratio do not count.
std::vector<GroupMean> computeMeans(ArrayRef<ResultRow> rows);

/// How much longer another contender takes than ours does, which is static or
/// dynamic, and allocates if the other does.
struct Lead {
  std::string ours, other;
  /// The quotient of their times: of their ratios to memcpy where there are
  /// such, since each is measured in its own process.
  GeometricMean mean;
  double smallest = 0;
  /// The workload of the smallest one.
  std::string where;
};

/// The leads over all that is not ours, in the order of `rows`.
std::vector<Lead> computeLeads(ArrayRef<ResultRow> rows);

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_MEANS_H
