//===- Compile.h - Compilation of modules to machine code -------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The steps of Executor, for programs that call compiled code themselves.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_COMPILE_H
#define PAD_RUNTIME_COMPILE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/Error.h"

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace mlir {
class ExecutionEngine;
} // namespace mlir

namespace mlir::pad {

/// Runs `pm` on `module`. Diagnostics of the context become the error.
llvm::Error runPasses(PassManager &pm, ModuleOp module);

/// This machine as a target of code, position-independent, that is optimized
/// like `clang -O<optLevel>`.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createHostMachine(unsigned optLevel);

/// Fails if `module` has a constant that translation to LLVM IR would write
/// out, element by element, to no end.
llvm::Error checkConstants(ModuleOp module);

/// Compiles `module`, which is in the LLVM dialect, to the contents of an
/// object file for `machine`, optimizing like `clang -O<optLevel>`. Diagnostics
/// of the context become the error.
llvm::Expected<llvm::SmallVector<char, 0>>
emitObject(ModuleOp module, llvm::TargetMachine &machine, unsigned optLevel);

/// Compiles `module`, which is in the LLVM dialect, optimizing like
/// `clang -O<optLevel>` for this machine. `libraries` are shared libraries that
/// the code needs. Diagnostics of the context become the error.
llvm::Expected<std::unique_ptr<ExecutionEngine>>
compileForHost(ModuleOp module, unsigned optLevel = 3,
               ArrayRef<StringRef> libraries = {});

} // namespace mlir::pad

#endif // PAD_RUNTIME_COMPILE_H
