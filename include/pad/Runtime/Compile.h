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
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
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

/// A processor to compile for, in the words of `llc`. Without a triple, it is
/// that of this machine.
struct CodeTarget {
  std::string triple;
  std::string cpu;
  /// "+sve,-fp16".
  std::string features;
};

/// The builder of target machines of LLVM for this processor, whose code is
/// position-independent and optimized like that of `clang -O<optLevel>`.
llvm::Expected<llvm::orc::JITTargetMachineBuilder>
detectHost(unsigned optLevel);

/// A target machine of `detectHost`. Programs that call this alone are linked
/// without the code generators of other processors.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createHostMachine(unsigned optLevel);

/// `target` as a machine of LLVM, otherwise as createHostMachine. Fails if LLVM
/// does not know the triple, the processor or a feature, or if its pointers do
/// not have 64 bits.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createMachine(const CodeTarget &target, unsigned optLevel);

/// Makes `machine` the target that `module` names, by which passes choose.
void setTarget(ModuleOp module, const llvm::TargetMachine &machine);

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
