//===- Means.h - Geometric means of results ---------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_MEANS_H
#define PAD_LIB_TOOLS_PADBENCH_MEANS_H

#include "Result.h"
#include <map>

namespace mlir::pad::bench {

/// How a contender fares on a group of workloads.
struct GroupMean {
  std::string group, contender;
  /// The geometric mean of the better ratio of each workload, for each mode.
  std::map<oracle::Mode, double> byMode;
  /// The same of all modes together.
  double all = 0;
  /// How many measurements there are.
  size_t count = 0;
};

/// The means of each group in the order of `rows`, and in the end those of the
/// group "all". Results that have no ratio do not count.
std::vector<GroupMean> computeMeans(ArrayRef<ResultRow> rows);

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_MEANS_H
