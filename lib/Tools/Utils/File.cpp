//===- File.cpp - Files that programs write -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "File.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

namespace fs = llvm::sys::fs;

bool mlir::pad::isSpecialFile(llvm::StringRef path) {
  fs::file_status status;
  return !fs::status(path, status) && fs::exists(status) &&
         !fs::is_regular_file(status);
}

llvm::Error mlir::pad::writeFile(llvm::StringRef path, llvm::StringRef bytes) {
  if (!isSpecialFile(path))
    return llvm::writeToOutput(path, [&](llvm::raw_ostream &os) -> llvm::Error {
      os << bytes;
      return llvm::Error::success();
    });
  std::error_code code;
  llvm::raw_fd_ostream os(path, code);
  if (!code) {
    os << bytes;
    os.close();
    code = os.error();
    os.clear_error();
  }
  return code ? llvm::createFileError(path, code) : llvm::Error::success();
}
