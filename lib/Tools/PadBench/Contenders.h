//===- Contenders.h - The implementations that are measured -----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_CONTENDERS_H
#define PAD_LIB_TOOLS_PADBENCH_CONTENDERS_H

#include "Module.h"
#include "Result.h"

namespace mlir::pad::bench {

/// The runs of each workload.
struct RunOptions {
  bool isStatic = true, isDynamic = true;
  /// Also results that a call allocates.
  bool allocates = false;
  /// Also upstream's lowering of `tensor.pad`.
  bool upstream = false;
  /// Whether to take times, and how.
  bool measures = true;
  TimingOptions timing;
  std::string pipelineOptions;
  unsigned optLevel = 3;
  std::vector<std::string> libraries;
};

/// Checks and times every contender on `entry`, ours first.
/// A contender that fails has a note; errors that concern the workload itself,
/// or the lack of memory, are returned.
llvm::Expected<WorkloadResults> runWorkload(const GroupedWorkload &entry,
                                            const RunOptions &options,
                                            MLIRContext *context);

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_CONTENDERS_H
