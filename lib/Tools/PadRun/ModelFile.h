//===- ModelFile.h - Reading models of any format ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADRUN_MODELFILE_H
#define PAD_LIB_TOOLS_PADRUN_MODELFILE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"

namespace mlir::pad {

/// Reads the model at `path`, in the format that its extension names; "-" is
/// standard input, which is MLIR.
llvm::Expected<OwningOpRef<ModuleOp>> loadModel(StringRef path,
                                                MLIRContext *context);

/// Erases the functions that `entry` does not need, so that they are not
/// compiled; nothing if `module` has no public function of that name.
void keepFunction(ModuleOp module, StringRef entry);

} // namespace mlir::pad

#endif // PAD_LIB_TOOLS_PADRUN_MODELFILE_H
