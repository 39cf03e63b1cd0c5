//===- EmitObject.h - Objects and C headers ---------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADRUN_EMITOBJECT_H
#define PAD_LIB_TOOLS_PADRUN_EMITOBJECT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "pad/Pipelines/Pipelines.h"
#include "pad/Runtime/Compile.h"
#include "llvm/Support/Error.h"

namespace mlir::pad {

/// Compiles `module` for `target` and writes an object to `path` and the
/// declarations of its public functions, in C, to the file of the same name
/// with the extension `.h`. The functions write their results into arrays of
/// the caller. Fails if one of the files is `modelPath`, which was read.
llvm::Error emitObject(OwningOpRef<ModuleOp> module,
                       PadToLLVMPipelineOptions &options, unsigned optLevel,
                       const CodeTarget &target, StringRef path,
                       StringRef modelPath);

} // namespace mlir::pad

#endif // PAD_LIB_TOOLS_PADRUN_EMITOBJECT_H
