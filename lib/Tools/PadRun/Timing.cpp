//===- Timing.cpp - Measuring the time of calls ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Timing.h"
#include "pad/Runtime/Error.h"
#include "llvm/Support/Format.h"
#include <chrono>

using namespace mlir;
using namespace mlir::pad;

TimeSummary TimeSummary::get(MutableArrayRef<double> times) {
  llvm::sort(times);
  size_t middle = times.size() / 2;
  double median = times.size() % 2 != 0
                      ? times[middle]
                      : (times[middle - 1] + times[middle]) / 2;
  return {times.front(), median, times.back()};
}

void mlir::pad::writeTimes(llvm::raw_ostream &os, unsigned calls, int64_t bytes,
                           bool hasChecks, NamedTimes call, NamedTimes copy) {
  os << "microseconds of " << calls << (calls == 1 ? " call" : " calls")
     << " that write " << bytes << " bytes, with" << (hasChecks ? "" : "out")
     << " run-time checks:\n";
  auto writeRow = [&](StringRef name, const TimeSummary &row) {
    os << llvm::format("%-8s min %10.3f  median %10.3f  max %10.3f\n",
                       name.str().c_str(), row.minimum, row.median,
                       row.maximum);
  };
  writeRow(call.first, call.second);
  writeRow(copy.first, copy.second);
  auto ratio = [&](double TimeSummary::*time) {
    double all = copy.second.*time;
    return all > 0 ? call.second.*time / all : 0;
  };
  writeRow("ratio", {ratio(&TimeSummary::minimum), ratio(&TimeSummary::median),
                     ratio(&TimeSummary::maximum)});
}

/// Microseconds that `call` takes.
template <typename Callable>
static double measure(Callable call) {
  auto start = std::chrono::steady_clock::now();
  call();
  std::chrono::duration<double, std::micro> time =
      std::chrono::steady_clock::now() - start;
  return time.count();
}

/// Times copies of `bytes` bytes.
static llvm::Expected<TimeSummary> timeMemcpy(MLIRContext *context,
                                              int64_t bytes, unsigned calls) {
  Type byte = IntegerType::get(context, 8);
  llvm::Expected<Array> from = Array::create(byte, bytes);
  if (!from)
    return from.takeError();
  llvm::Expected<Array> to = Array::create(byte, bytes);
  if (!to)
    return to.takeError();
  // Pages are there before the first copy, and the compiler keeps every copy.
  std::memset(from->getData(), 1, bytes);
  std::memset(to->getData(), 0, bytes);
  void *(*volatile copy)(void *, const void *, size_t) = std::memcpy;
  std::vector<double> times(calls);
  for (double &time : times)
    time = measure([&] { copy(to->getData(), from->getData(), bytes); });
  return TimeSummary::get(times);
}

llvm::Error mlir::pad::timeCalls(const Executor &executor, StringRef function,
                                 ArrayRef<Array> inputs,
                                 MutableArrayRef<Array> results, unsigned calls,
                                 bool hasChecks, MLIRContext *context,
                                 llvm::raw_ostream &os) {
  llvm::Expected<Executor::Invocation> invocation =
      executor.prepareCallInto(function, inputs, results);
  if (!invocation)
    return invocation.takeError();
  // One call beforehand, for the caches.
  if (llvm::Error error = (*invocation)())
    return error;
  std::vector<double> times(calls);
  for (double &time : times) {
    llvm::Error error = llvm::Error::success();
    time = measure([&] { error = (*invocation)(); });
    if (error)
      return error;
  }
  TimeSummary call = TimeSummary::get(times);
  // The results outlive the executor, and strings that it has made.
  for (Array &result : results)
    result.copyStrings();

  int64_t bytes = 0;
  for (const Array &result : results)
    bytes += result.getSizeInBytes();
  llvm::Expected<TimeSummary> copy = timeMemcpy(context, bytes, calls);
  if (!copy)
    return copy.takeError();

  writeTimes(os, calls, bytes, hasChecks, {"call", call}, {"memcpy", *copy});
  os << "memory   " << invocation->getPeakBytes()
     << " bytes at most beside the arguments and results\n";
  return llvm::Error::success();
}
