//===- Flow.h - Random programs with control flow ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs of branches, loops, calls, buffers and consumers of pads. Like those
// of Program.h they are legal, but for branches that are not taken.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TEST_PROPERTY_FLOW_H
#define PAD_TEST_PROPERTY_FLOW_H

#include "Program.h"

namespace property {

/// A program as text, and what it gives.
struct Flow {
  padtest::Results results = padtest::Results::IntoGarbage;
  /// The element type as MLIR writes it.
  std::string type;
  /// The function, behind those that it calls.
  Function function;
  std::vector<Tensor> expected;
  /// What it is made of, for the report.
  std::vector<std::string> kinds;
};

/// The program that `seed` stands for, as a function called `name`; with
/// `hasConsumersOnly` one of nothing but pads and what reads them.
Flow drawFlow(mlir::MLIRContext &context, unsigned seed,
              const std::string &name, bool hasConsumersOnly = false);

} // namespace property

#endif // PAD_TEST_PROPERTY_FLOW_H
