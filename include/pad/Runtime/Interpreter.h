//===- Interpreter.h - Runs a function without compiling it -----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs a function operation by operation. Pads are computed by the oracle,
// without the folders and lowerings of the dialect.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_INTERPRETER_H
#define PAD_RUNTIME_INTERPRETER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "pad/Runtime/Array.h"

namespace mlir::pad {

/// What `function`, of a module that no pass has changed, gives for `inputs` by
/// docs/Semantics.md; a scalar is an array of rank 0.
///
/// Computes pads, slices, casts and constants, lists and extents, and scalars
/// that fold. Fails with the first operation that is something else, or that
/// has no result, such as a slice out of bounds.
llvm::Expected<llvm::SmallVector<Array>> interpret(func::FuncOp function,
                                                   ArrayRef<Array> inputs);

} // namespace mlir::pad

#endif // PAD_RUNTIME_INTERPRETER_H
