//===- Entry.h - Wrappers to call functions by ------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_RUNTIME_ENTRY_H
#define PAD_LIB_RUNTIME_ENTRY_H

#include "mlir/IR/BuiltinOps.h"
#include "pad/Runtime/Signature.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::pad {

/// Gives every public function of `module` whose arguments and results are
/// ranked tensors and scalars a form that Executor calls: scalars become
/// tensors of rank 0, and arguments are not written to. Returns what there is
/// to call.
///
/// Fails if the module has a tensor type that is too large to address, or calls
/// a function that neither the module nor this process has.
llvm::Expected<llvm::StringMap<EntryPoint>> prepareEntryPoints(ModuleOp module);

} // namespace mlir::pad

#endif // PAD_LIB_RUNTIME_ENTRY_H
