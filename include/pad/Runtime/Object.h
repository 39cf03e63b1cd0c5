//===- Object.h - Modules compiled to objects -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_OBJECT_H
#define PAD_RUNTIME_OBJECT_H

#include "pad/Pipelines/Pipelines.h"
#include "pad/Runtime/Compile.h"
#include "pad/Runtime/Executor.h"

namespace mlir::pad {

/// Before the names of functions in C, as upstream generates them.
constexpr StringLiteral kCInterfacePrefix = "_mlir_ciface_";

/// An object file, and its functions.
struct Object {
  /// The contents of the file: position-independent code.
  std::string code;
  /// The functions of the module that C can call, in its order. All other
  /// symbols are local to the object.
  std::vector<std::pair<std::string, Signature>> functions;
};

/// Compiles `module` for `target`, otherwise as Executor::create does, to an
/// object whose functions write their results into arrays of the caller.
llvm::Expected<Object> compileObject(OwningOpRef<ModuleOp> module,
                                     PadToLLVMPipelineOptions &options,
                                     unsigned optLevel,
                                     const CodeTarget &target = {});

} // namespace mlir::pad

#endif // PAD_RUNTIME_OBJECT_H
