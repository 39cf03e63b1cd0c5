//===- Files.cpp - What a run writes --------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Files.h"
#include "Json.h"
#include "Markdown.h"
#include "Svg.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace mlir::pad::bench;

llvm::Error OutputFiles::checkFolders() const {
  for (StringRef path : {json, svg, markdown}) {
    StringRef folder = llvm::sys::path::parent_path(path);
    if (!folder.empty() && !llvm::sys::fs::is_directory(folder))
      return llvm::createStringError(path + ": there is no folder '" + folder +
                                     "'");
  }
  return llvm::Error::success();
}

llvm::Error OutputFiles::write(const Setting &setting,
                               ArrayRef<ResultRow> rows) const {
  using Print = std::function<void(llvm::raw_ostream &)>;
  const std::pair<StringRef, Print> files[] = {
      {json,
       [&](llvm::raw_ostream &os) {
         os << llvm::formatv("{0:2}\n", toJSON(setting, rows));
       }},
      {svg, [&](llvm::raw_ostream &os) { writeSVG(rows, os); }},
      {markdown,
       [&](llvm::raw_ostream &os) { writeMarkdown(setting, rows, os); }},
  };
  for (const auto &[path, print] : files) {
    if (path.empty())
      continue;
    if (llvm::Error error = llvm::writeToOutput(
            path, [&print = print](llvm::raw_ostream &os) -> llvm::Error {
              print(os);
              return llvm::Error::success();
            }))
      return error;
  }
  return llvm::Error::success();
}
