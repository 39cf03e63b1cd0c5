//===- Timing.h - Measuring the time of a call ------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_TIMING_H
#define PAD_LIB_TOOLS_PADBENCH_TIMING_H

#include "Kernel.h"
#include "Memory.h"
#include <algorithm>

namespace mlir::pad::bench {

/// The shortest time of a call in nanoseconds, found twice.
struct Times {
  double first = 0, second = 0;

  double getBest() const { return std::min(first, second); }
};

/// The times of a pad or an adjoint, and of a memcpy of as many bytes as the
/// padded array has.
struct Measurement {
  Times call, copy;

  /// The pad's time in units of the memcpy's, for each of the two times.
  Times getRatio() const {
    return {call.first / copy.first, call.second / copy.second};
  }
};

/// The clock that calls are timed by.
enum class Clock {
  /// Elapsed time.
  Wall,
  /// Processor time of all threads of this process: steady if other processes
  /// use the same processors.
  Process
};

/// "wall" or "process".
StringRef getName(Clock clock);

/// How measurements are made.
struct TimingOptions {
  /// About how long each of the two times of a measurement takes to find, half
  /// of it in memcpy.
  double seconds = 0.1;
  Clock clock = Clock::Wall;
};

/// The buffers of a measurement: two for the pad, and two for the memcpy.
class Stopwatch {
public:
  /// For a kernel that makes `resultBytes` bytes of `source`, and a memcpy of
  /// `copyBytes` bytes.
  static llvm::Expected<Stopwatch> create(ArrayRef<char> source,
                                          size_t resultBytes, size_t copyBytes,
                                          const TimingOptions &options);

  /// Times `kernel` and memcpy by turns.
  Measurement measure(Kernel &kernel);

private:
  Stopwatch() = default;

  size_t copyBytes = 0;
  TimingOptions options;
  TimingBuffer source, result, copySource, copyResult;
};

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_TIMING_H
