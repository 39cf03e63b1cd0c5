//===- DataFile.h - Data files of a model -----------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A model may come from anybody. A file that it names is read only if it is a
// regular file in the model's folder, not reached by a link out of that.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_UTILS_DATAFILE_H
#define PAD_LIB_TARGET_UTILS_DATAFILE_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/ErrorOr.h"

namespace mlir::pad {

struct DataFile {
  /// Where the file is, without links.
  SmallString<128> path;
  /// In bytes.
  uint64_t size = 0;
};

/// Finds the regular file that `name` is in `folder`, which is the current one
/// if it is empty. Fails if there is nothing of that name; returns nothing if
/// the name, or a link, leads out of the folder, or to anything but a regular
/// file.
llvm::ErrorOr<std::optional<DataFile>> findDataFile(StringRef folder,
                                                    StringRef name);

} // namespace mlir::pad

#endif // PAD_LIB_TARGET_UTILS_DATAFILE_H
