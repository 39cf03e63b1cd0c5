//===- Markdown.h - Results for the documentation ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_MARKDOWN_H
#define PAD_LIB_TOOLS_PADBENCH_MARKDOWN_H

#include "Result.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::pad::bench {

/// Writes the setting, a table for each group, one of geometric means and one
/// of leads in Markdown. Each number is the better of two.
void writeMarkdown(const Setting &setting, ArrayRef<ResultRow> rows,
                   llvm::raw_ostream &os);

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_MARKDOWN_H
