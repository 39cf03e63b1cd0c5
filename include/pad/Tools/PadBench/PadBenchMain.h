//===- PadBenchMain.h - The program pad-bench -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TOOLS_PADBENCH_PADBENCHMAIN_H
#define PAD_TOOLS_PADBENCH_PADBENCHMAIN_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::pad {

/// Runs `pad-bench` with these arguments. `registry` has the upstream dialects
/// with their extensions and their translations to LLVM IR. Returns the exit
/// code: 0, or 1 after one line on standard error.
int padBenchMain(int argc, char **argv, DialectRegistry &registry);

} // namespace mlir::pad

#endif // PAD_TOOLS_PADBENCH_PADBENCHMAIN_H
