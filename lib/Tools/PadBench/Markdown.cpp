//===- Markdown.cpp - Results for the documentation -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Markdown.h"
#include "Means.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

/// Three digits at most: 0.85, 12.3, 120.
static std::string formatNumber(double number) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << llvm::format(number < 10    ? "%.2f"
                     : number < 100 ? "%.1f"
                                    : "%.0f",
                     number);
  return text;
}

static std::string formatCell(const Result &result) {
  if (!result.measurement)
    return "-";
  if (result.hasRatio())
    return formatNumber(result.measurement->getRatio().getBest());
  double nanoseconds = result.measurement->call.getBest();
  return nanoseconds < 1000 ? formatNumber(nanoseconds) + " ns"
                            : formatNumber(nanoseconds / 1000) + " us";
}

static void writeLine(ArrayRef<std::string> cells, llvm::raw_ostream &os) {
  for (const std::string &cell : cells)
    os << "| " << cell << ' ';
  os << "|\n";
}

/// Writes the head of a table with a column for each mode.
static void writeHead(StringRef first, ArrayRef<std::string> last,
                      llvm::raw_ostream &os) {
  std::vector<std::string> head = {first.str(), "contender"},
                           rule = {"---", "---"};
  for (oracle::Mode mode : oracle::allModes)
    head.push_back(oracle::getName(mode));
  llvm::append_range(head, last);
  rule.resize(head.size(), "--:");
  writeLine(head, os);
  writeLine(rule, os);
}

static void writeRow(const ResultRow &row, llvm::raw_ostream &os) {
  std::string array = '`' + row.array + '`';
  for (const std::string &contender : getContenders(row)) {
    std::vector<std::string> cells = {array, contender};
    bool isMeasured = false;
    for (oracle::Mode mode : oracle::allModes) {
      std::string &cell = cells.emplace_back();
      for (const Result &result : row.results)
        if (result.contender == contender && result.workload.mode == mode) {
          cell = formatCell(result);
          isMeasured |= result.measurement.has_value();
        }
    }
    if (!isMeasured)
      continue;
    writeLine(cells, os);
    array.clear();
  }
}

static void writeSetting(const Setting &setting, llvm::raw_ostream &os) {
  os << "Measured on "
     << (setting.processor.empty() ? setting.target : setting.processor)
     << " (`" << setting.target << "`, " << setting.numProcessors
     << " processors) with ";
  llvm::interleave(
      setting.versions,
      [&](const auto &entry) { os << entry.first << ' ' << entry.second; },
      [&] { os << ", "; });
  if (!setting.pipelineOptions.empty())
    os << ", pipeline options `" << setting.pipelineOptions << '`';
  os << ".\n";
}

static void writeMeans(ArrayRef<ResultRow> rows, llvm::raw_ostream &os) {
  os << "\n### Geometric means\n\n";
  writeHead("group", {"all", "worst"}, os);
  for (const GroupMean &mean : computeMeans(rows)) {
    std::vector<std::string> cells = {mean.group, mean.contender};
    for (oracle::Mode mode : oracle::allModes) {
      auto it = mean.byMode.find(mode);
      cells.push_back(it == mean.byMode.end() ? ""
                                              : formatNumber(it->second.get()));
    }
    cells.push_back(formatNumber(mean.all.get()));
    cells.push_back(formatNumber(mean.worst));
    writeLine(cells, os);
  }
}

static void writeLeads(ArrayRef<ResultRow> rows, llvm::raw_ostream &os) {
  std::vector<Lead> leads = computeLeads(rows);
  if (leads.empty())
    return;
  os << "\n### Leads\n\n";
  writeLine({"of", "over", "mean", "smallest", "on", "of"}, os);
  writeLine({"---", "---", "--:", "--:", "---", "--:"}, os);
  for (const Lead &lead : leads)
    writeLine({lead.ours, lead.other, formatNumber(lead.mean.get()),
               formatNumber(lead.smallest), '`' + lead.where + '`',
               std::to_string(lead.mean.getCount())},
              os);
}

void mlir::pad::bench::writeMarkdown(const Setting &setting,
                                     ArrayRef<ResultRow> rows,
                                     llvm::raw_ostream &os) {
  writeSetting(setting, os);
  std::string group;
  for (const ResultRow &row : rows) {
    if (row.group != group || &row == rows.begin()) {
      group = row.group;
      os << "\n### " << group << "\n\n";
      writeHead("workload", {}, os);
    }
    writeRow(row, os);
  }

  writeMeans(rows, os);
  writeLeads(rows, os);
}
