//===- Runner.h - Runs pads and compares with the oracle --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TEST_EXHAUSTIVE_RUNNER_H
#define PAD_TEST_EXHAUSTIVE_RUNNER_H

#include "Cases.h"
#include "Support/Harness.h"
#include "llvm/Support/Regex.h"
#include <map>
#include <tuple>

namespace exhaustive {

/// Counts cases and what went wrong with them.
class Report {
public:
  /// Counts one case of `mode`.
  void count(const std::string &kind, const std::string &path, Mode mode) {
    ++rows[{kind, path, mode}].cases;
  }

  /// Notes that a case differs, and prints the first few.
  void fail(const std::string &kind, const std::string &path, Mode mode,
            const std::string &what);

  /// Prints a row for each kind, way and mode, and the sums. Returns whether
  /// there was no difference.
  bool print() const;

  /// How many cases were as expected.
  size_t getEqual(const std::string &kind, const std::string &path,
                  Mode mode) const;

  bool hasDifferences() const;

private:
  struct Row {
    size_t cases = 0, differences = 0;
  };

  std::map<std::tuple<std::string, std::string, Mode>, Row> rows;
  size_t printed = 0;
};

class Runner {
public:
  /// Of all kinds and paths, runs those that match `filter`, which is a regular
  /// expression, as "1 axis, static linalg"; and of the programs of each, one
  /// in `every`. With an emulator, they run there, as far as it can run them.
  Runner(mlir::MLIRContext &context, Report &report,
         llvm::StringRef filter = ".", size_t every = 1,
         padtest::Emulator *emulator = nullptr);

  /// Compiles `programs`, many at a time, runs them on each of their pads, and
  /// compares bit for bit with the oracle.
  void run(const std::string &kind, const std::vector<Program> &programs,
           padtest::Way way);

  /// Checks that each of `pads` that is illegal is refused at compile time,
  /// with the axis in the message.
  void checkRejected(const std::vector<Pad> &pads);

private:
  void runBatch(const std::string &kind, const Program *programs, size_t count,
                padtest::Way way);
  /// Returns what is wrong, empty if nothing.
  /// `compare` calls the function on inputs and compares the result.
  std::string
  runPad(const Program &program, const Pad &pad,
         llvm::function_ref<std::string(llvm::ArrayRef<mlir::pad::Array>,
                                        const mlir::pad::Array &)>
             compare);

  bool isChosen(const std::string &kind, const std::string &path) const;

  mlir::MLIRContext &context;
  Report &report;
  llvm::Regex filter;
  size_t every;
  padtest::Emulator *emulator;
  padtest::Harness harness;
  size_t numBatches = 0;
};

} // namespace exhaustive

#endif // PAD_TEST_EXHAUSTIVE_RUNNER_H
