//===- Table.cpp - Results on a terminal ----------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Table.h"
#include "Means.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

std::string mlir::pad::bench::formatCell(const Result &result) {
  if (!result.note.empty())
    return result.failed ? "FAILED" : "-";
  if (!result.measurement)
    return "ok";
  std::string text;
  llvm::raw_string_ostream os(text);
  if (!result.hasRatio()) {
    const Times &times = result.measurement->call;
    os << llvm::format("%.1f/%.1f ns", times.first, times.second);
  } else {
    Times ratio = result.measurement->getRatio();
    os << llvm::format("%.2f/%.2f", ratio.first, ratio.second);
  }
  return text;
}

TablePrinter::TablePrinter(ArrayRef<oracle::Mode> modes, llvm::raw_ostream &os)
    : modes(modes), os(os) {}

void TablePrinter::printLine(StringRef array, StringRef contender,
                             ArrayRef<std::string> cells) {
  std::string line;
  llvm::raw_string_ostream lineOS(line);
  lineOS << llvm::left_justify(array, 36) << ' '
         << llvm::left_justify(contender, 24);
  for (const std::string &cell : cells)
    lineOS << ' ' << llvm::right_justify(cell, 13);
  os << StringRef(line).rtrim() << '\n';
  os.flush();
}

void TablePrinter::printHeader() {
  printLine("workload", "contender",
            llvm::map_to_vector(modes, [](oracle::Mode mode) {
              return std::string(oracle::getName(mode));
            }));
}

void TablePrinter::printRow(const ResultRow &row) {
  std::string array = row.array;
  for (const std::string &contender : getContenders(row)) {
    auto cells = llvm::map_to_vector(modes, [&](oracle::Mode mode) {
      for (const Result &result : row.results)
        if (result.contender == contender && result.workload.mode == mode)
          return formatCell(result);
      return std::string();
    });
    printLine(array, contender, cells);
    array.clear();
  }
}

void TablePrinter::printMeans(ArrayRef<ResultRow> rows) {
  std::string group;
  for (const GroupMean &mean : computeMeans(rows)) {
    auto cells = llvm::map_to_vector(modes, [&](oracle::Mode mode) {
      auto it = mean.byMode.find(mode);
      if (it == mean.byMode.end())
        return std::string();
      std::string text;
      llvm::raw_string_ostream(text) << llvm::format("%.2f", it->second);
      return text;
    });
    std::string title = "geometric mean, " + mean.group;
    printLine(mean.group == group ? "" : title, mean.contender, cells);
    group = mean.group;
  }
}
