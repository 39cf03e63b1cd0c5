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

static std::string formatRatio(double ratio) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.2f", ratio);
  return text;
}

void TablePrinter::printSummary(ArrayRef<ResultRow> rows) {
  std::vector<GroupMean> means = computeMeans(rows);
  if (means.empty())
    return;
  os << '\n';
  std::vector<std::string> head;
  for (oracle::Mode mode : modes)
    head.push_back(oracle::getName(mode));
  llvm::append_values(head, "all", "worst");
  printLine("geometric mean", "contender", head);
  StringRef group;
  for (const GroupMean &mean : means) {
    std::vector<std::string> cells;
    for (oracle::Mode mode : modes) {
      auto it = mean.byMode.find(mode);
      cells.push_back(it == mean.byMode.end() ? ""
                                              : formatRatio(it->second.get()));
    }
    llvm::append_values(cells, formatRatio(mean.all.get()),
                        formatRatio(mean.worst));
    printLine(mean.group == group ? "" : mean.group, mean.contender, cells);
    group = mean.group;
  }

  std::vector<Lead> leads = computeLeads(rows);
  if (leads.empty())
    return;
  os << '\n';
  printLine("lead of", "over", {"mean", "smallest", " of"});
  for (const Lead &lead : leads)
    printLine(lead.ours, lead.other,
              {formatRatio(lead.mean.get()), formatRatio(lead.smallest),
               std::to_string(lead.mean.getCount()), lead.where});
}
