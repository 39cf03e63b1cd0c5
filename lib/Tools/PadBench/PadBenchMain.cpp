//===- PadBenchMain.cpp - The program pad-bench ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Tools/PadBench/PadBenchMain.h"
#include "Contenders.h"
#include "PublicWorkloads.h"
#include "Table.h"
#include "mlir/IR/MLIRContext.h"
#include "pad/InitAll.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Regex.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

namespace cl = llvm::cl;

//===----------------------------------------------------------------------===//
// Command line
//===----------------------------------------------------------------------===//

namespace {

/// The options of the program, alive while it parses and runs.
struct Options {
  cl::OptionCategory category{"pad-bench options"};

  cl::list<std::string> workloads{
      "workload", cl::value_desc("WORKLOAD"), cl::cat(category),
      cl::desc("Measure this and no public workload, for instance "
               "'reflect,edge f32 8x64x56x56 pad=0,0,1,1', or 'all u8 "
               "1x1080x1920x3 low=0,8,8,0 high=0,8,7,0 value=7'")};
  cl::opt<std::string> filter{
      "filter", cl::value_desc("REGEX"), cl::init("."), cl::cat(category),
      cl::desc("Measure only workloads that this matches, without their mode")};
  cl::opt<std::string> modes{"modes", cl::value_desc("MODE,..."),
                             cl::init("all"), cl::cat(category),
                             cl::desc("Measure only these modes")};
  cl::opt<bool> isStatic{
      "static", cl::cat(category),
      cl::desc("Measure pads whose extents and amounts are constants (both if "
               "neither is asked for)")};
  cl::opt<bool> isDynamic{
      "dynamic", cl::cat(category),
      cl::desc("Measure pads whose extents, amounts and value are known at run "
               "time only (both if neither is asked for)")};
  cl::opt<bool> allocates{
      "allocating", cl::cat(category),
      cl::desc("Measure also calls that allocate their result")};
  cl::opt<bool> upstream{
      "upstream", cl::cat(category),
      cl::desc("Measure also upstream's lowering of tensor.pad")};
  cl::opt<bool> checkOnly{"check-only", cl::cat(category),
                          cl::desc("Compare with the oracle, take no times")};
  cl::opt<bool> reduced{
      "reduced", cl::cat(category),
      cl::desc("Make every workload small, for a quick check")};
  cl::opt<double> seconds{
      "seconds", cl::value_desc("S"), cl::init(0.1), cl::cat(category),
      cl::desc("Seconds for each of the two times of a call (default: 0.1)")};
  cl::opt<std::string> path{
      "path", cl::value_desc("scf|linalg"), cl::cat(category),
      cl::desc("The way that pads take (default: that of pad-to-llvm)")};
  cl::opt<std::string> pipelineOptions{
      "pipeline-options", cl::value_desc("OPTIONS"), cl::cat(category),
      cl::desc("Options of pad-to-llvm")};
  cl::list<std::string> libraries{
      "shared-libs", cl::value_desc("FILE"), cl::cat(category),
      cl::desc("Shared libraries that the code needs")};
};

} // namespace

//===----------------------------------------------------------------------===//
// Workloads
//===----------------------------------------------------------------------===//

namespace {

/// Workloads that differ in their modes alone.
struct Group {
  std::string name;
  std::vector<Workload> workloads;
};

} // namespace

static llvm::Expected<std::vector<Group>>
collectWorkloads(const Options &options) {
  std::vector<Group> groups;
  auto add = [&](StringRef name, const Twine &text) -> llvm::Error {
    auto workloads = parseWorkload(text.str());
    if (!workloads)
      return workloads.takeError();
    groups.push_back({name.str(), std::move(*workloads)});
    return llvm::Error::success();
  };
  for (const std::string &text : options.workloads)
    if (llvm::Error error = add("command line", text))
      return std::move(error);
  if (options.workloads.empty())
    for (const PublicWorkload &workload : getPublicWorkloads())
      if (llvm::Error error = add(workload.group, "all " + workload.array))
        return std::move(error);
  return groups;
}

/// Keeps the workloads that the options ask for.
static llvm::Error filterWorkloads(const Options &options,
                                   ArrayRef<oracle::Mode> modes,
                                   std::vector<Group> &groups) {
  llvm::Regex filter(options.filter);
  std::string problem;
  if (!filter.isValid(problem))
    return llvm::createStringError("--filter '" + options.filter +
                                   "': " + problem);
  for (Group &group : groups) {
    llvm::erase_if(group.workloads, [&](const Workload &workload) {
      return !llvm::is_contained(modes, workload.mode) ||
             !filter.match(workload.formatArray());
    });
    if (options.reduced)
      for (Workload &workload : group.workloads)
        workload = reduceWorkload(workload);
  }
  llvm::erase_if(groups,
                 [](const Group &group) { return group.workloads.empty(); });
  if (groups.empty())
    return llvm::createStringError(
        "no workload is left by --filter and --modes");
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// The run
//===----------------------------------------------------------------------===//

static RunOptions getRunOptions(const Options &options) {
  RunOptions run;
  bool neither = !options.isStatic && !options.isDynamic;
  run.isStatic = options.isStatic || neither;
  run.isDynamic = options.isDynamic || neither;
  run.allocates = options.allocates;
  run.upstream = options.upstream;
  run.measures = !options.checkOnly;
  run.seconds = options.seconds;
  run.pipelineOptions = options.pipelineOptions;
  if (!options.path.empty())
    run.pipelineOptions += " path=" + options.path;
  llvm::append_range(run.libraries, options.libraries);
  return run;
}

/// The results of a contender lie together in a row.
static void sortByContender(std::vector<Result> &results) {
  std::vector<std::string> order;
  for (const Result &result : results)
    if (!llvm::is_contained(order, result.contender))
      order.push_back(result.contender);
  llvm::stable_sort(results, [&](const Result &a, const Result &b) {
    return llvm::find(order, a.contender) < llvm::find(order, b.contender);
  });
}

static llvm::Error run(const Options &options, MLIRContext *context) {
  auto modes = parseModes(options.modes);
  if (!modes)
    return modes.takeError();
  auto groups = collectWorkloads(options);
  if (!groups)
    return groups.takeError();
  if (llvm::Error error = filterWorkloads(options, *modes, *groups))
    return error;
  RunOptions runOptions = getRunOptions(options);

  TablePrinter table(*modes, llvm::outs());
  table.printHeader();
  std::vector<ResultRow> rows;
  size_t failures = 0;
  for (const Group &group : *groups) {
    ResultRow &row = rows.emplace_back();
    row.group = group.name;
    row.array = group.workloads.front().formatArray();
    for (const Workload &workload : group.workloads) {
      auto results = runWorkload(workload, runOptions, context);
      if (!results)
        return llvm::createStringError(
            "workload '" + workload.format() +
            "': " + llvm::toString(results.takeError()));
      for (Result &result : *results) {
        if (!result.note.empty()) {
          llvm::errs() << "pad-bench: error: " << workload.format() << ", "
                       << result.contender << ": " << result.note << '\n';
          ++failures;
        }
        row.results.push_back(std::move(result));
      }
    }
    sortByContender(row.results);
    table.printRow(row);
  }
  table.printMeans(rows);
  if (failures != 0)
    return llvm::createStringError(Twine(failures) +
                                   " of the measurements failed");
  return llvm::Error::success();
}

int mlir::pad::padBenchMain(int argc, char **argv, DialectRegistry &registry) {
  llvm::InitLLVM init(argc, argv);
  Options options;
  cl::HideUnrelatedOptions(options.category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "Measures pads against a memcpy of as many bytes as their result has.\n");
  pad::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  if (llvm::Error error = run(options, &context)) {
    llvm::errs() << "pad-bench: error: " << llvm::toString(std::move(error))
                 << '\n';
    return 1;
  }
  return 0;
}
