//===- DataFile.cpp - Data files of a model -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace mlir::pad;

llvm::ErrorOr<std::optional<DataFile>> mlir::pad::findDataFile(StringRef folder,
                                                               StringRef name) {
  using namespace llvm::sys;
  if (name.empty() || name.contains('\0') || path::is_absolute(name) ||
      llvm::is_contained(llvm::make_range(path::begin(name), path::end(name)),
                         ".."))
    return std::nullopt;
  SmallString<128> file(folder.empty() ? "." : folder);
  SmallString<128> realFolder;
  DataFile found;
  fs::file_status status;
  std::error_code error = fs::real_path(file, realFolder);
  path::append(file, name);
  if (!error)
    error = fs::real_path(file, found.path);
  if (!error)
    error = fs::status(found.path, status);
  if (error)
    return error;
  if (!realFolder.ends_with("/"))
    realFolder += '/';
  if (!found.path.starts_with(realFolder) || !fs::is_regular_file(status))
    return std::nullopt;
  found.size = status.getSize();
  return found;
}
