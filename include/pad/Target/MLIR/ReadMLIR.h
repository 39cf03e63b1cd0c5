//===- ReadMLIR.h - Reading MLIR, with advice on failure --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TARGET_MLIR_READMLIR_H
#define PAD_TARGET_MLIR_READMLIR_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::pad {

/// Reads a module of MLIR or StableHLO, as text or bytecode, which errors call
/// by the identifier of `source`; StableHLO is lowered, so `context` needs its
/// dialect (registerStableHLO). The error of a module that needs another tool
/// first, or that another version of MLIR wrote, says which.
llvm::Expected<OwningOpRef<ModuleOp>>
readMLIR(std::unique_ptr<llvm::MemoryBuffer> source, MLIRContext *context);

} // namespace mlir::pad

#endif // PAD_TARGET_MLIR_READMLIR_H
