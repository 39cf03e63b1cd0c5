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

/// The results of `function` for `inputs` by docs/Semantics.md; a scalar is an
/// array of rank 0. No pass may have changed the module.
///
/// Computes pads, slices, casts and constants, lists and extents, and scalars
/// that fold. Fails with the first operation of another kind, or without a
/// defined result, such as a slice out of bounds.
llvm::Expected<llvm::SmallVector<Array>> interpret(func::FuncOp function,
                                                   ArrayRef<Array> inputs);

} // namespace mlir::pad

#endif // PAD_RUNTIME_INTERPRETER_H
