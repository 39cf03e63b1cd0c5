//===- Program.h - Programs on arrays ---------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_PYTHON_PROGRAM_H
#define PAD_LIB_PYTHON_PROGRAM_H

#include "NumPy.h"
#include "pad/Runtime/Executor.h"
#include <mutex>

namespace mlir::pad::python {

/// A function of a compiled module, which is called with arrays.
class Program {
public:
  /// Compiles the module `text` by `--pad-compile` with `options`. `function`
  /// is called; the only one if it is empty. Throws ValueError.
  Program(const std::string &text, const std::string &function,
          const std::string &options);

  /// Calls the function. Gives None, an array, or a tuple of arrays.
  nb::object call(nb::args arrays);

  /// `(tensor<?x?xf32>) -> tensor<?x?xf32>`
  std::string getSignature() const;

  const std::string &getName() const { return name; }

private:
  /// The argument at `position`, an element of which is an `element`, as
  /// compiled code reads it, itself if it is so.
  nb::object asInput(nb::handle array, size_t position, Type element) const;

  std::string name;
  DialectRegistry registry;
  std::unique_ptr<MLIRContext> context;
  std::optional<Executor> executor;
  /// NumPy's element types of inputs and results.
  std::vector<nb::object> inputTypes, resultTypes;
  std::mutex mutex;
};

} // namespace mlir::pad::python

#endif // PAD_LIB_PYTHON_PROGRAM_H
