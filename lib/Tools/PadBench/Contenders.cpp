//===- Contenders.cpp - The implementations that are measured -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contenders.h"
#include "Check.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

namespace {

struct Contender {
  std::string name;
  KernelOptions kernel;
};

} // namespace

/// Upstream has constant mode only, and for amounts below zero it writes out of
/// bounds.
static bool canRunUpstream(const Workload &workload) {
  auto isCrop = [](int64_t amount) { return amount < 0; };
  return !workload.isAdjoint && workload.mode == oracle::Mode::Constant &&
         llvm::none_of(workload.low, isCrop) &&
         llvm::none_of(workload.high, isCrop);
}

static std::vector<Contender> listContenders(const Workload &workload,
                                             const RunOptions &options) {
  std::vector<Contender> contenders;
  auto add = [&](bool isUpstream, bool isDynamic, bool allocates) {
    std::string name = isUpstream ? "tensor.pad " : "";
    name += isDynamic ? "dynamic" : "static";
    if (allocates)
      name += " alloc";
    contenders.push_back({name,
                          {isDynamic, allocates, isUpstream,
                           options.pipelineOptions, options.optLevel}});
  };
  for (bool isUpstream : {false, true}) {
    if (isUpstream && (!options.upstream || !canRunUpstream(workload)))
      continue;
    for (bool isDynamic : {false, true}) {
      if (!(isDynamic ? options.isDynamic : options.isStatic))
        continue;
      add(isUpstream, isDynamic, /*allocates=*/false);
      if (options.allocates)
        add(isUpstream, isDynamic, /*allocates=*/true);
    }
  }
  return contenders;
}

llvm::Expected<WorkloadResults>
mlir::pad::bench::runWorkload(const GroupedWorkload &entry,
                              const RunOptions &options, MLIRContext *context) {
  const Workload &workload = entry.workload;
  auto element = Element::create(workload, context);
  if (!element)
    return element.takeError();
  Checker checker(workload, *element);
  std::optional<Stopwatch> stopwatch;
  if (options.measures) {
    auto created = Stopwatch::create(
        checker.getSource(), checker.getResultSize(),
        oracle::getNumElements(workload.getPaddedShape()) * element->getBytes(),
        options.timing);
    if (!created)
      return created.takeError();
    stopwatch = std::move(*created);
  }

  WorkloadResults run = {entry, checker.getResultSize(), {}};
  for (const Contender &contender : listContenders(workload, options)) {
    Result &result = run.results.emplace_back();
    result.contender = contender.name;
    auto kernel = Kernel::create(workload, *element, contender.kernel,
                                 options.libraries, context);
    llvm::Error error = kernel ? checker.check(*kernel) : kernel.takeError();
    if (error) {
      result.note = llvm::toString(std::move(error));
      result.failed = !contender.kernel.isUpstream;
    } else if (stopwatch) {
      result.measurement = stopwatch->measure(*kernel);
    }
  }
  return run;
}
