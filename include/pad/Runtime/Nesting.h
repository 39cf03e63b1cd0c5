//===- Nesting.h - Depth of nested texts ------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_NESTING_H
#define PAD_RUNTIME_NESTING_H

#include "mlir/Support/LLVM.h"
#include "llvm/Support/Error.h"

namespace mlir::pad {

/// Fails if the brackets of `text`, which is JSON or MLIR, nest deeper than 256
/// levels, as no text does that somebody needs: LLVM's parsers call themselves
/// for each level, until the stack is full.
llvm::Error checkNesting(StringRef text);

} // namespace mlir::pad

#endif // PAD_RUNTIME_NESTING_H
