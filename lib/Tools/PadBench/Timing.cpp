//===- Timing.cpp - How long a call takes ---------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Timing.h"
#include <chrono>
#include <cstring>
#include <limits>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

/// Makes the number of calls given.
using Subject = llvm::function_ref<void(int64_t)>;

/// The compiler must not see what it copies with, nor that nothing reads it.
static void *(*volatile const copyBytes)(void *, const void *,
                                         size_t) = std::memcpy;

/// The nanoseconds that `count` calls take.
static double timeCalls(Subject subject, int64_t count) {
  auto start = std::chrono::steady_clock::now();
  subject(count);
  std::chrono::duration<double, std::nano> time =
      std::chrono::steady_clock::now() - start;
  return time.count();
}

/// How many calls to time together: so many that reading the clock does not
/// count.
static int64_t chooseBatch(Subject subject) {
  constexpr double minBatch = 20'000;
  for (int64_t count = 1;; count *= 2)
    if (timeCalls(subject, count) >= minBatch || count >= (1 << 20))
      return count;
}

/// Times batches until `nanoseconds` have passed, at least two, and lowers
/// `best` to the shortest time of a call. The first batch brings the buffers
/// into the caches, and does not count.
static void timeBlock(Subject subject, int64_t batch, double nanoseconds,
                      double &best) {
  double total = timeCalls(subject, batch);
  do {
    double time = timeCalls(subject, batch);
    best = std::min(best, time / batch);
    total += time;
  } while (total < nanoseconds);
}

llvm::Expected<Stopwatch>
Stopwatch::create(ArrayRef<char> source, size_t resultBytes, double seconds) {
  Stopwatch stopwatch;
  stopwatch.resultBytes = resultBytes;
  stopwatch.seconds = seconds;
  unsigned color = 0;
  for (auto [buffer, bytes] : {std::pair(&stopwatch.source, source.size()),
                               std::pair(&stopwatch.result, resultBytes),
                               std::pair(&stopwatch.copySource, resultBytes),
                               std::pair(&stopwatch.copyResult, resultBytes)}) {
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
      copyBytes(copyResult.getData(), copySource.getData(), resultBytes);
  };
  int64_t padBatch = chooseBatch(pad), copyBatch = chooseBatch(copy);

  // Turns are long enough for the caches to settle, and short enough that what
  // else the machine does meets both.
  constexpr double turn = 2e6;
  Measurement measurement;
  for (double Times::*which : {&Times::first, &Times::second}) {
    double &padBest = measurement.call.*which;
    double &copyBest = measurement.copy.*which;
    padBest = copyBest = std::numeric_limits<double>::infinity();
    auto start = std::chrono::steady_clock::now();
    do {
      timeBlock(copy, copyBatch, turn, copyBest);
      timeBlock(pad, padBatch, turn, padBest);
    } while (std::chrono::steady_clock::now() - start <
             std::chrono::duration<double>(seconds));
  }
  return measurement;
}
