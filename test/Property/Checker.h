//===- Checker.h - Compares programs with the oracle ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TEST_PROPERTY_CHECKER_H
#define PAD_TEST_PROPERTY_CHECKER_H

#include "Program.h"
#include <map>

namespace property {

/// A program with what it gives.
struct Case {
  unsigned seed = 0;
  padtest::Results results = padtest::Results::IntoGarbage;
  Function function;
  mlir::Type elementType;
  std::vector<Tensor> expected;
  /// What it is made of.
  std::vector<std::string> kinds;
  /// Whether pad-run --verify computes it.
  bool isInterpreted = false;

  /// Draws the program that `seed` stands for: one of Flow.h if it is even, one
  /// of Program.h if it is odd, or with `hasConsumersOnly` one of nothing but
  /// pads and what reads them. With `perturb`, one bit of what it is expected
  /// to give is wrong, if it gives any.
  Case(mlir::MLIRContext &context, unsigned seed, bool perturb,
       bool hasConsumersOnly);

  /// The arguments and results, which borrow from this.
  llvm::SmallVector<mlir::pad::Array> getInputs() const;
  llvm::SmallVector<mlir::pad::Array> getExpected() const;

  /// How the function is called in a module.
  std::string getName() const;

  /// Whether every result has elements.
  bool hasElements() const;
};

/// Runs programs both ways down, and with some of Rewrites.h first.
class Checker {
public:
  /// With a `device`, the one way is kernels that run there; strings, and other
  /// memory than that of the host, are left out. Of the programs, those are run
  /// that are of a kind whose name begins with `only`. With `fusesAll`, they
  /// are of nothing but pads and what reads them, and each is run as it is and
  /// fused in every way, through scf alone.
  explicit Checker(mlir::pad::Device *device = nullptr,
                   llvm::StringRef only = "", bool fusesAll = false);

  /// Draws the programs of seeds `first` to `first + count - 1` and runs them.
  /// The seed says what is done to a program first, and each of the two ways
  /// has something else. Those that are treated alike are compiled together.
  /// Prints each that differs, with its seed.
  void check(unsigned first, unsigned count, bool perturb);

  /// Prints how many programs there were of which kind, and how many of them
  /// differed in which way. Returns whether none did.
  bool report() const;

private:
  using Cases = llvm::ArrayRef<const Case *>;

  void run(mlir::MLIRContext &context, Cases cases, padtest::Way way,
           const std::string &name);
  /// Compares what pad-run --verify takes for right.
  void checkInterpreter(mlir::MLIRContext &context, Cases cases);
  /// Counts the case; `error` is what is wrong with it, empty if nothing.
  void count(const Case &test, const std::string &way,
             const std::string &error);
  void countKinds(const Case &test);

  struct Row {
    size_t programs = 0, differences = 0;
    /// Seconds of the processor.
    double compiling = 0, running = 0;
  };

  mlir::pad::Device *device;
  std::string only;
  bool fusesAll;
  padtest::Harness harness;
  std::map<std::string, Row> ways;
  std::map<std::string, size_t> kinds;
};

} // namespace property

#endif // PAD_TEST_PROPERTY_CHECKER_H
