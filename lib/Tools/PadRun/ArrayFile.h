//===- ArrayFile.h - Reading and writing arrays in files --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADRUN_ARRAYFILE_H
#define PAD_LIB_TOOLS_PADRUN_ARRAYFILE_H

#include "pad/Runtime/Array.h"

namespace mlir::pad {

/// Reads the array of elements of type `elementType` at `path`, in the format
/// that its extension names.
llvm::Expected<Array> readArrayFile(StringRef path, Type elementType);

/// Writes each array to its path, in the format that the path's extension
/// names. Files appear complete, and none appears if one cannot be written.
llvm::Error
writeArrayFiles(ArrayRef<std::pair<std::string, const Array *>> files);

} // namespace mlir::pad

#endif // PAD_LIB_TOOLS_PADRUN_ARRAYFILE_H
