//===- HostDialects.h - The dialects of programs on the host ----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_PYTHON_HOSTDIALECTS_H
#define PAD_LIB_PYTHON_HOSTDIALECTS_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::pad::python {

/// Adds the pad dialect and upstream's dialects that `--pad-compile` lowers to
/// code for the host, with their external models and translations to LLVM IR.
/// Dialects of devices stay out: their compilers are a third of LLVM.
void registerHostDialects(DialectRegistry &registry);

} // namespace mlir::pad::python

#endif // PAD_LIB_PYTHON_HOSTDIALECTS_H
