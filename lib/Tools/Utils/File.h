//===- File.h - Files that programs write -----------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_UTILS_FILE_H
#define PAD_LIB_TOOLS_UTILS_FILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace mlir::pad {

/// Whether `path` is something other than a file that can be replaced: a
/// device, a pipe, a folder.
bool isSpecialFile(llvm::StringRef path);

/// Writes `bytes` to `path`. A file is replaced completely or not at all; a
/// device or a pipe stays what it is.
llvm::Error writeFile(llvm::StringRef path, llvm::StringRef bytes);

} // namespace mlir::pad

#endif // PAD_LIB_TOOLS_UTILS_FILE_H
