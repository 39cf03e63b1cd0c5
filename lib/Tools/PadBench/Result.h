//===- Result.h - What was measured -----------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_RESULT_H
#define PAD_LIB_TOOLS_PADBENCH_RESULT_H

#include "Timing.h"
#include "Workload.h"

namespace mlir::pad::bench {

/// One contender on one workload.
struct Result {
  Workload workload;
  size_t resultBytes = 0;
  /// "static", "dynamic", "numpy, preallocated", ...
  std::string contender;
  /// Nothing if the contender was only checked, or for the reason in `note`.
  std::optional<Measurement> measurement;
  /// Why there is no measurement, if that is not as it should be.
  std::string note;

  /// Whether the time is one of memory. That of fewer bytes is the time of a
  /// call, and given in nanoseconds.
  bool hasRatio() const { return measurement && resultBytes >= 4096; }
};

/// The results of workloads that differ in their modes alone.
struct ResultRow {
  std::string group;
  /// See Workload::formatArray.
  std::string array;
  /// In the order of contenders, then modes.
  std::vector<Result> results;
};

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_RESULT_H
