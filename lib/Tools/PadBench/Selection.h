//===- Selection.h - Selection of workloads ---------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_SELECTION_H
#define PAD_LIB_TOOLS_PADBENCH_SELECTION_H

#include "Workload.h"

namespace mlir::pad::bench {

/// The workloads that the command line selects.
struct SelectionOptions {
  /// Workloads in the grammar of Workload.h, and files of them; if both are
  /// empty, the public workloads.
  std::vector<std::string> workloads, files;
  /// A regular expression, matched against Workload::formatArray.
  std::string filter;
  std::vector<oracle::Mode> modes;
  /// Whether pads stand for their adjoints.
  bool isAdjoint = false;
  /// See reduceWorkload.
  bool isReduced = false;
};

/// The workloads to measure, at least one.
llvm::Expected<std::vector<GroupedWorkload>>
selectWorkloads(const SelectionOptions &options);

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_SELECTION_H
