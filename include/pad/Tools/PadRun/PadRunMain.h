//===- PadRunMain.h - The program pad-run -----------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TOOLS_PADRUN_PADRUNMAIN_H
#define PAD_TOOLS_PADRUN_PADRUNMAIN_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::pad {

/// Runs `pad-run` with these arguments. Adds the dialects of the runtime to
/// `registry`. Returns the exit code: 0, or 1 after one line on standard error.
int padRunMain(int argc, char **argv, DialectRegistry &registry);

} // namespace mlir::pad

#endif // PAD_TOOLS_PADRUN_PADRUNMAIN_H
