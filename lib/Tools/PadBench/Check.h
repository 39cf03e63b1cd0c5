//===- Check.h - Comparison of kernels with the oracle ----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_CHECK_H
#define PAD_LIB_TOOLS_PADBENCH_CHECK_H

#include "Kernel.h"

namespace mlir::pad::bench {

/// An input of a workload and the result that the oracle has for it.
class Checker {
public:
  Checker(const Workload &workload, const Element &element);

  /// Runs `kernel` on buffers between guard pages: on an input that cannot be
  /// written to, into a result that was filled with a pattern, each of them
  /// once against the guard behind it and once against the one before it. Fails
  /// if a byte of the result is not the oracle's, or if anything else is
  /// touched.
  llvm::Error check(Kernel &kernel) const;

  /// Fails if `actual` is not the expected result. Spare bits do not count.
  llvm::Error compare(const char *actual) const;

  ArrayRef<char> getSource() const { return source; }
  size_t getResultSize() const { return expected.size(); }

private:
  std::vector<int64_t> resultShape;
  ElementStorage storage;
  std::vector<char> source;
  std::vector<char> expected;
};

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_CHECK_H
