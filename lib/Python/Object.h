//===- Object.h - Machine code and where it is kept -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles modules to object files for this machine, and keeps these in a
// folder for later processes.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_PYTHON_OBJECT_H
#define PAD_LIB_PYTHON_OBJECT_H

#include "mlir/Support/LLVM.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>

namespace mlir::pad::python {

/// The processor, from one detection; or why LLVM has no code for it.
llvm::Expected<llvm::orc::JITTargetMachineBuilder &> getTarget();

/// Compiles a module of MLIR, lowered by `--pad-to-llvm`, to an object file.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
compileToObject(StringRef text);

/// A text that names everything that an object file depends on: its module,
/// this version of the library, and the processor.
std::string getObjectKey(StringRef text,
                         const llvm::orc::JITTargetMachineBuilder &target);

/// The object file that is kept under `key`, or null if there is none, or none
/// that is whole.
std::unique_ptr<llvm::MemoryBuffer> readObject(StringRef key);

/// Keeps `object` under `key`, if there is a folder that can be written. Other
/// processes see the whole file or none.
void writeObject(StringRef key, const llvm::MemoryBuffer &object);

} // namespace mlir::pad::python

#endif // PAD_LIB_PYTHON_OBJECT_H
