//===- Files.h - What a run writes ------------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_FILES_H
#define PAD_LIB_TOOLS_PADBENCH_FILES_H

#include "Result.h"

namespace mlir::pad::bench {

/// The files to write, "-" for standard output; none where a name is empty.
struct OutputFiles {
  std::string json, svg, markdown;

  /// Fails if one of them lies in a folder that does not exist: that is known
  /// before the run, which takes a while.
  llvm::Error checkFolders() const;

  /// Writes each file, completely or not at all.
  llvm::Error write(const Setting &setting, ArrayRef<ResultRow> rows) const;
};

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_FILES_H
