//===- FileLoc.h - Locations in files without lines -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A model in a binary file has no lines. Its location is the name of the file;
// nodes, values and attributes wrap it in a name of their own.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_UTILS_FILELOC_H
#define PAD_LIB_TARGET_UTILS_FILELOC_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"

namespace mlir::pad {

/// The location of the file `path` as a whole.
Location getFileLoc(StringRef path, MLIRContext *context);

/// Prints errors at such locations as `FILE: error: MESSAGE` for as long as it
/// lives. Upstream's handler knows no place but lines.
class FileErrorPrinter : public ScopedDiagnosticHandler {
public:
  explicit FileErrorPrinter(MLIRContext *context);
};

} // namespace mlir::pad

#endif // PAD_LIB_TARGET_UTILS_FILELOC_H
