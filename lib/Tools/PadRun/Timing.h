//===- Timing.h - Measuring the time of calls -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADRUN_TIMING_H
#define PAD_LIB_TOOLS_PADRUN_TIMING_H

#include "pad/Runtime/Executor.h"

namespace mlir::pad {

/// Minimum, median and maximum of some times, in microseconds.
struct TimeSummary {
  double minimum, median, maximum;

  static TimeSummary get(MutableArrayRef<double> times);
};

using NamedTimes = std::pair<StringRef, TimeSummary>;

/// Writes the times of `calls` calls, the times of copies, and the ratio.
/// `bytes` is the size of the results.
void writeTimes(llvm::raw_ostream &os, unsigned calls, int64_t bytes,
                bool hasChecks, NamedTimes call, NamedTimes copy);

/// Makes `calls` calls of `function` of `executor`, compiled with `out-params`,
/// into `results`, and copies as many bytes as the results have as often with
/// memcpy. Writes the minimum, median and maximum of both in microseconds, and
/// that the code has run-time checks if it `hasChecks`.
llvm::Error timeCalls(const Executor &executor, StringRef function,
                      ArrayRef<Array> inputs, MutableArrayRef<Array> results,
                      unsigned calls, bool hasChecks, MLIRContext *context,
                      llvm::raw_ostream &os);

} // namespace mlir::pad

#endif // PAD_LIB_TOOLS_PADRUN_TIMING_H
