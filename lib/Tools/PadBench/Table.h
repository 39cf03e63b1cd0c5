//===- Table.h - Results on a terminal --------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_TABLE_H
#define PAD_LIB_TOOLS_PADBENCH_TABLE_H

#include "Result.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::pad::bench {

/// "0.95/0.97": the ratio to memcpy of each of the two times; for tiny arrays
/// "3.1/3.2 ns". Without a measurement, `ok` or what is wrong in one word.
std::string formatCell(const Result &result);

/// Writes a table with a line for each contender of each row and a column for
/// each of `modes`.
class TablePrinter {
public:
  TablePrinter(ArrayRef<oracle::Mode> modes, llvm::raw_ostream &os);

  void printHeader();
  void printRow(const ResultRow &row);

  /// Writes the geometric mean of the ratios of each contender on each group,
  /// by mode and of all, and the worst ratio; then the leads over what is not
  /// ours.
  void printSummary(ArrayRef<ResultRow> rows);

private:
  void printLine(StringRef array, StringRef contender,
                 ArrayRef<std::string> cells);

  std::vector<oracle::Mode> modes;
  llvm::raw_ostream &os;
};

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_TABLE_H
