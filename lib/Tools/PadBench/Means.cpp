//===- Means.cpp - Geometric means of results -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Means.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

//===----------------------------------------------------------------------===//
// Means
//===----------------------------------------------------------------------===//

std::vector<GroupMean>
mlir::pad::bench::computeMeans(ArrayRef<ResultRow> rows) {
  std::vector<GroupMean> means;
  auto add = [&](StringRef group, const Result &result) {
    auto it = llvm::find_if(means, [&](const GroupMean &mean) {
      return mean.group == group && mean.contender == result.contender;
    });
    if (it == means.end()) {
      it = means.insert(it, GroupMean());
      it->group = group.str();
      it->contender = result.contender;
    }
    it->add(result.workload.mode, result.measurement->getRatio().getBest());
  };
  auto addAll = [&](bool together) {
    for (const ResultRow &row : rows)
      for (const Result &result : row.results)
        if (result.hasRatio())
          add(together ? "all" : StringRef(row.group), result);
  };
  addAll(/*together=*/false);
  bool isOneGroup = llvm::all_of(means, [&](const GroupMean &mean) {
    return mean.group == means.front().group;
  });
  if (!isOneGroup)
    addAll(/*together=*/true);
  return means;
}

//===----------------------------------------------------------------------===//
// Leads
//===----------------------------------------------------------------------===//

static bool isOurs(StringRef contender) {
  return contender.starts_with("static") || contender.starts_with("dynamic");
}

static double getQuotient(const Result &ours, const Result &other) {
  if (ours.hasRatio())
    return other.measurement->getRatio().getBest() /
           ours.measurement->getRatio().getBest();
  return other.measurement->call.getBest() / ours.measurement->call.getBest();
}

std::vector<Lead> mlir::pad::bench::computeLeads(ArrayRef<ResultRow> rows) {
  std::vector<Lead> leads;
  auto add = [&](const Result &ours, const Result &other) {
    auto it = llvm::find_if(leads, [&](const Lead &lead) {
      return lead.ours == ours.contender && lead.other == other.contender;
    });
    if (it == leads.end()) {
      it = leads.insert(it, Lead());
      it->ours = ours.contender;
      it->other = other.contender;
    }
    double quotient = getQuotient(ours, other);
    if (it->mean.getCount() == 0 || quotient < it->smallest) {
      it->smallest = quotient;
      it->where = ours.workload.format();
    }
    it->mean.add(quotient);
  };
  for (const ResultRow &row : rows)
    for (const Result &other : row.results)
      for (const Result &ours : row.results)
        if (ours.measurement && other.measurement && isOurs(ours.contender) &&
            !isOurs(other.contender) &&
            ours.workload.mode == other.workload.mode &&
            StringRef(ours.contender).ends_with(" alloc") ==
                StringRef(other.contender).ends_with(" alloc"))
          add(ours, other);
  llvm::stable_sort(leads, [](const Lead &a, const Lead &b) {
    return StringRef(a.ours).starts_with("static") &&
           StringRef(b.ours).starts_with("dynamic");
  });
  return leads;
}
