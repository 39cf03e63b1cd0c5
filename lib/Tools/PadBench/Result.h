//===- Result.h - Results of measurements -----------------------*- C++ -*-===//
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
  /// "static", "dynamic alloc", "numpy", ... Contenders that end in "alloc"
  /// allocate their result in each call; the others write it into the caller's
  /// buffer.
  std::string contender;
  /// Nothing if the contender was only checked, or for the reason in `note`.
  std::optional<Measurement> measurement;
  /// Why there is no measurement, if there should be one.
  std::string note;
  /// Whether the note tells of an error of ours.
  bool failed = false;
};

/// All contenders on one workload.
struct WorkloadResults {
  GroupedWorkload entry;
  size_t resultBytes = 0;
  std::vector<Result> results;

  /// One line: the workload, and for each contender the ratio to memcpy of each
  /// of its two times, "0.95/0.97", or for results under 4 KB the times
  /// themselves, "3.1/3.2 ns"; "ok" if it was only checked, "-" if it cannot
  /// run and "FAILED" if it should.
  std::string format() const;
};

/// Names and versions of the compiler and of peers: ("LLVM", "22.1.8").
using Versions = std::vector<std::pair<std::string, std::string>>;

/// The machine and the versions that measurements were made with.
struct Setting {
  /// The processor's name, and LLVM's name of it.
  std::string processor, target;
  unsigned numProcessors = 0;
  Versions versions;
  TimingOptions timing;
  std::string pipelineOptions;

  /// The setting of this process, without the options of the run.
  static Setting getHost();
};

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_RESULT_H
