//===- ReadMLIR.h - Reading MLIR, with advice on failure --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADRUN_READMLIR_H
#define PAD_LIB_TOOLS_PADRUN_READMLIR_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"

namespace mlir::pad {

/// Reads a module of MLIR, as text or bytecode, from the file `path`; "-" is
/// standard input. The error of a module that needs another tool first, or that
/// another version of MLIR wrote, says which.
llvm::Expected<OwningOpRef<ModuleOp>> readMLIR(StringRef path,
                                               MLIRContext *context);

} // namespace mlir::pad

#endif // PAD_LIB_TOOLS_PADRUN_READMLIR_H
