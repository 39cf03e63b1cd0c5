//===- Timing.cpp - Measuring the time of a call --------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Timing.h"
#include <cstring>
#include <ctime>
#include <limits>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

/// Makes the number of calls given.
using Subject = llvm::function_ref<void(int64_t)>;

/// Volatile, so that the compiler neither knows the function nor drops a copy
/// that nobody reads.
static void *(*volatile const copyMemory)(void *, const void *,
                                          size_t) = std::memcpy;

StringRef mlir::pad::bench::getName(Clock clock) {
  return clock == Clock::Wall ? "wall" : "process";
}

/// The time in nanoseconds.
static double readClock(Clock clock) {
  timespec time;
  clock_gettime(
      clock == Clock::Wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, &time);
  return 1e9 * time.tv_sec + time.tv_nsec;
}

namespace {

/// One of the two that are measured by turns.
class Runner {
public:
  Runner(Subject subject, Clock clock) : subject(subject), clock(clock) {
    // Enough calls are timed together that the time of reading the clock is
    // negligible.
    constexpr double minBatch = 50'000;
    while (timeBatch() < minBatch && batch < (1 << 20))
      batch *= 2;
  }

  /// Times batches for `nanoseconds`, at least one, and lowers `best` to the
  /// shortest time of a call. A batch before them brings the buffers into the
  /// caches, and does not count.
  void takeTurn(double nanoseconds, double &best) {
    double total = timeBatch();
    do {
      double time = timeBatch();
      best = std::min(best, time / batch);
      total += time;
    } while (total < nanoseconds);
  }

private:
  double timeBatch() {
    double start = readClock(clock);
    subject(batch);
    return readClock(clock) - start;
  }

  Subject subject;
  Clock clock;
  int64_t batch = 1;
};

} // namespace

llvm::Expected<Stopwatch> Stopwatch::create(ArrayRef<char> source,
                                            size_t resultBytes,
                                            size_t copyBytes,
                                            const TimingOptions &options) {
  Stopwatch stopwatch;
  stopwatch.copyBytes = copyBytes;
  stopwatch.options = options;
  unsigned color = 0;
  for (auto [buffer, bytes] : {std::pair(&stopwatch.source, source.size()),
                               std::pair(&stopwatch.result, resultBytes),
                               std::pair(&stopwatch.copySource, copyBytes),
                               std::pair(&stopwatch.copyResult, copyBytes)}) {
    auto made = TimingBuffer::create(bytes, color++);
    if (!made)
      return made.takeError();
    *buffer = std::move(*made);
  }
  llvm::copy(source, stopwatch.source.getData());
  return stopwatch;
}

Measurement Stopwatch::measure(Kernel &kernel) {
  kernel.bind(source.getData(), result.getData());
  auto pad = [&](int64_t count) { kernel.call(count); };
  auto copy = [&](int64_t count) {
    for (; count > 0; --count)
      copyMemory(copyResult.getData(), copySource.getData(), copyBytes);
  };
  Runner padRunner(pad, options.clock), copyRunner(copy, options.clock);

  // Turns are long enough for the caches to settle, and short enough that what
  // else the machine does meets both.
  constexpr double turn = 2e6;
  constexpr unsigned minTurns = 5;
  Measurement measurement;
  for (double Times::*which : {&Times::first, &Times::second}) {
    double &padBest = measurement.call.*which;
    double &copyBest = measurement.copy.*which;
    padBest = copyBest = std::numeric_limits<double>::infinity();
    double end = readClock(Clock::Wall) + 1e9 * options.seconds;
    for (unsigned turns = 0; turns < minTurns || readClock(Clock::Wall) < end;
         ++turns) {
      copyRunner.takeTurn(turn, copyBest);
      padRunner.takeTurn(turn, padBest);
    }
  }
  return measurement;
}
