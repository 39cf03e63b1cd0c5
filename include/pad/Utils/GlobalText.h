//===- GlobalText.h - Text as globals of LLVM -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_GLOBALTEXT_H
#define PAD_UTILS_GLOBALTEXT_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::pad {

/// The global of `module` that holds `text` and a zero byte behind it; its name
/// starts with `prefix`. Text that is there already is not made again.
LLVM::GlobalOp getOrCreateText(OpBuilder &builder, Location loc,
                               ModuleOp module, StringRef prefix,
                               StringRef text);

} // namespace mlir::pad

#endif // PAD_UTILS_GLOBALTEXT_H
