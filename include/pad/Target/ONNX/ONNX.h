//===- ONNX.h - ONNX models to MLIR -----------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Imports ONNX models: the operators that pad, of every version, and the shape
// arithmetic around them.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TARGET_ONNX_ONNX_H
#define PAD_TARGET_ONNX_ONNX_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mlir::pad {

/// Imports the ONNX model in the file `path` as a module with one function
/// `@main`. Its arguments are the graph's inputs without an initializer and its
/// results the graph's outputs, in the model's order; each has its name in the
/// attribute `pad.name`. On failure returns null after one error that says
/// where the model is wrong or not supported.
OwningOpRef<ModuleOp> importONNX(StringRef path, MLIRContext *context);

/// The same for a model in memory. The buffer's identifier is the path that
/// errors name; data outside of the model are looked up in its folder.
OwningOpRef<ModuleOp> importONNX(llvm::MemoryBufferRef model,
                                 MLIRContext *context);

/// Registers `--import-onnx` with the translation registry.
void registerImportONNX();

} // namespace mlir::pad

#endif // PAD_TARGET_ONNX_ONNX_H
