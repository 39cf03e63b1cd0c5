//===- OpenVINO.h - OpenVINO models to MLIR ---------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Imports OpenVINO IR of versions 10 and 11: an `.xml` file, and next to it a
// `.bin` file with the constants.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TARGET_OPENVINO_OPENVINO_H
#define PAD_TARGET_OPENVINO_OPENVINO_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mlir::pad {

/// Imports the OpenVINO model in the `.xml` file `path` as a module with one
/// function `@main`. Its arguments are the model's parameters and its results
/// the model's results, in the model's order; each has its name in the
/// attribute `pad.name`. On failure returns null after one error that says
/// where the model is wrong or not supported.
OwningOpRef<ModuleOp> importOpenVINO(StringRef path, MLIRContext *context);

/// The same for a model in memory. `weights` has the contents of the `.bin`
/// file, null if there is none. The buffer's identifier is the path that errors
/// name.
OwningOpRef<ModuleOp> importOpenVINO(llvm::MemoryBufferRef model,
                                     StringRef weights, MLIRContext *context);

/// Registers `--import-openvino` with the translation registry.
void registerImportOpenVINO();

} // namespace mlir::pad

#endif // PAD_TARGET_OPENVINO_OPENVINO_H
