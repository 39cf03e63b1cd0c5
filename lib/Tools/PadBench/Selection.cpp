//===- Selection.cpp - Selection of workloads -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Selection.h"
#include "Json.h"
#include "PublicWorkloads.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Regex.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

static llvm::Expected<std::vector<GroupedWorkload>>
collectWorkloads(const SelectionOptions &options) {
  std::vector<GroupedWorkload> all;
  auto add = [&](StringRef group, const Twine &text) -> llvm::Error {
    auto workloads = parseWorkload(text.str());
    if (!workloads)
      return workloads.takeError();
    for (Workload &workload : *workloads)
      all.push_back({group.str(), std::move(workload)});
    return llvm::Error::success();
  };
  for (const std::string &text : options.workloads) {
    size_t first = all.size();
    if (llvm::Error error = add("command line", text))
      return std::move(error);
    // Files have the value in the results of other modes, too.
    auto added = ArrayRef(all).drop_front(first);
    if (!added.front().workload.value.empty() &&
        llvm::none_of(added, [](const GroupedWorkload &entry) {
          return entry.workload.mode == oracle::Mode::Constant &&
                 !entry.workload.isAdjoint;
        }))
      return llvm::createStringError(
          "workload '" + text + "': value= is for pads in constant mode only");
  }
  for (const std::string &path : options.files) {
    auto workloads = readWorkloads(path, /*group=*/path);
    if (!workloads)
      return workloads.takeError();
    llvm::append_range(all, *workloads);
  }
  if (options.workloads.empty() && options.files.empty())
    for (const PublicWorkload &workload : getPublicWorkloads())
      if (llvm::Error error = add(workload.group, "all " + workload.array))
        return std::move(error);
  return all;
}

llvm::Expected<std::vector<GroupedWorkload>>
mlir::pad::bench::selectWorkloads(const SelectionOptions &options) {
  llvm::Regex filter(options.filter);
  std::string problem;
  if (!filter.isValid(problem))
    return llvm::createStringError("filter '" + options.filter +
                                   "': " + problem);
  auto workloads = collectWorkloads(options);
  if (!workloads)
    return workloads.takeError();
  llvm::erase_if(*workloads, [&](const GroupedWorkload &entry) {
    return !llvm::is_contained(options.modes, entry.workload.mode) ||
           !filter.match(entry.workload.formatArray());
  });
  if (workloads->empty())
    return llvm::createStringError("no workload is left to measure");
  for (GroupedWorkload &entry : *workloads)
    entry.workload.isAdjoint |= options.isAdjoint;
  if (options.isReduced)
    for (GroupedWorkload &entry : *workloads)
      entry.workload = reduceWorkload(entry.workload);
  return workloads;
}
