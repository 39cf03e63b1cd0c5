//===- HostFunctions.h - Functions that compiled code calls -----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions of MLIR's and of the compiler's runtime libraries, for programs
// that do not link these libraries.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_HOSTFUNCTIONS_H
#define PAD_RUNTIME_HOSTFUNCTIONS_H

#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/ExecutionEngine/Orc/Mangling.h"

namespace mlir::pad {

/// The functions for compiled code: memrefCopy, and the conversions of floats
/// to and from f16 and bf16 that a processor has no instructions for.
llvm::orc::SymbolMap getHostFunctions(llvm::orc::MangleAndInterner mangle);

} // namespace mlir::pad

#endif // PAD_RUNTIME_HOSTFUNCTIONS_H
