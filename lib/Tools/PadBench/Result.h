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
  /// "static", "dynamic alloc", "numpy", ... What ends in "alloc" allocates its
  /// result with each call, the others write it into the caller's buffer.
  std::string contender;
  /// Nothing if the contender was only checked, or for the reason in `note`.
  std::optional<Measurement> measurement;
  /// Why there is no measurement, if there should be one.
  std::string note;
  /// Whether the note tells of an error of ours.
  bool failed = false;

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

/// The names of the contenders in the order in which they first appear.
std::vector<std::string> getContenders(ArrayRef<ResultRow> rows);

/// The version of what runs, and of a peer: ("LLVM", "22.1.8").
using Versions = std::vector<std::pair<std::string, std::string>>;

/// Where and with what the measurements were made.
struct Setting {
  /// The processor's name, and what LLVM calls it.
  std::string processor, target;
  unsigned numProcessors = 0;
  Versions versions;
  TimingOptions timing;
  std::string pipelineOptions;

  /// That of this process, but for the options of the run.
  static Setting getHost();
};

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_RESULT_H
