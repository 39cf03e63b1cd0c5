//===- PadBenchMain.cpp - The program pad-bench ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Tools/PadBench/PadBenchMain.h"
#include "../Utils/CommandLine.h"
#include "Contenders.h"
#include "Json.h"
#include "Memory.h"
#include "Peers.h"
#include "Selection.h"
#include "mlir/IR/MLIRContext.h"
#include "pad/InitAll.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

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
      cl::desc("Measure this workload instead of the default ones, for example "
               "'reflect,edge f32 8x64x56x56 pad=0,0,1,1', or 'all u8 "
               "1x1080x1920x3 low=0,8,8,0 high=0,8,7,0 value=7'")};
  cl::list<std::string> files{
      "workloads", cl::value_desc("FILE"), cl::cat(category),
      cl::desc("Measure the workloads of this JSON file, such as the output of "
               "--json")};
  cl::opt<std::string> filter{
      "filter", cl::value_desc("REGEX"), cl::init("."), cl::cat(category),
      cl::desc("Measure only workloads whose text after the mode matches")};
  cl::opt<std::string> modes{"modes", cl::value_desc("MODE,..."),
                             cl::init("all"), cl::cat(category),
                             cl::desc("Measure only these modes")};
  cl::opt<bool> isAdjoint{"adjoint", cl::cat(category),
                          cl::desc("Measure the adjoints of the pads, in units "
                                   "of a memcpy of the padded gradient")};
  cl::opt<bool> isStatic{
      "static", cl::cat(category),
      cl::desc("Measure pads with static extents and amounts (default: static "
               "and dynamic)")};
  cl::opt<bool> isDynamic{
      "dynamic", cl::cat(category),
      cl::desc("Measure pads with dynamic extents, amounts and value (default: "
               "static and dynamic)")};
  cl::opt<bool> allocates{
      "allocating", cl::cat(category),
      cl::desc("Also measure calls that allocate their result")};
  cl::opt<bool> upstream{
      "upstream", cl::cat(category),
      cl::desc("Also measure upstream's lowering of tensor.pad")};
  cl::opt<bool> checkOnly{"check-only", cl::cat(category),
                          cl::desc("Only compare results with the oracle")};
  cl::opt<bool> isReduced{"reduced", cl::cat(category),
                          cl::desc("Shrink every workload, for a quick check")};
  cl::opt<double> seconds{
      "seconds", cl::value_desc("S"), cl::init(0.1), cl::cat(category),
      cl::desc("Seconds per measurement, of which each pad has two "
               "(default: 0.1)")};
  cl::opt<Clock> clock{
      "clock", cl::init(Clock::Wall), cl::cat(category),
      cl::desc("Clock to measure with (default: wall)"),
      cl::values(clEnumValN(Clock::Wall, "wall", "Wall-clock time"),
                 clEnumValN(Clock::Process, "process",
                            "CPU time of the process, for busy machines"))};
  cl::opt<std::string> path{"path", cl::value_desc("scf|linalg"),
                            cl::cat(category),
                            cl::desc("The option path of pad-to-llvm")};
  cl::opt<std::string> pipelineOptions{
      "pipeline-options", cl::value_desc("OPTIONS"), cl::cat(category),
      cl::desc("Further options of pad-to-llvm")};
  OptLevelOption optLevel{
      category, "Optimization level of the compiled code, with --check-only "
                "(default: 3)"};
  cl::opt<std::string> peers{
      "peers", cl::value_desc("PROGRAM"), cl::cat(category),
      cl::desc("Also measure the libraries that this program calls, such as "
               "tools/bench/peers.py")};
  cl::opt<std::string> json{
      "json", cl::value_desc("FILE"), cl::cat(category),
      cl::desc("Write the results to this file, for tools/bench/report.py")};
  cl::opt<bool> isVerbose{"verbose", cl::cat(category),
                          cl::desc("Say why a library was not measured")};
  cl::list<std::string> libraries{
      "shared-libs", cl::value_desc("FILE"), cl::cat(category),
      cl::desc("Shared libraries to link the compiled code with")};
};

} // namespace

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
  run.timing.seconds = options.seconds;
  run.timing.clock = options.clock;
  run.pipelineOptions = options.pipelineOptions;
  run.optLevel = options.optLevel;
  if (!options.path.empty())
    run.pipelineOptions += (run.pipelineOptions.empty() ? "path=" : " path=") +
                           options.path.getValue();
  llvm::append_range(run.libraries, options.libraries);
  return run;
}

/// Runs all contenders on `entry`.
static llvm::Expected<WorkloadResults>
runContenders(const GroupedWorkload &entry, const RunOptions &options,
              PeerProcess *peers, MLIRContext *context) {
  auto run = runWorkload(entry, options, context);
  if (!run)
    return llvm::createStringError("workload '" + entry.workload.format() +
                                   "': " + llvm::toString(run.takeError()));
  if (!peers)
    return run;
  auto peerResults = peers->measure(
      entry.workload, options.measures ? &options.timing : nullptr);
  if (!peerResults)
    return peerResults.takeError();
  llvm::append_range(run->results, std::move(*peerResults));
  return run;
}

/// Prints what was measured, and why what was not. Returns how many of our pads
/// failed.
static size_t report(const WorkloadResults &run, bool isVerbose) {
  llvm::outs() << run.format() << '\n';
  llvm::outs().flush();
  size_t failures = 0;
  for (const Result &result : run.results) {
    failures += result.failed;
    if (result.failed || (isVerbose && !result.note.empty()))
      llvm::errs() << "pad-bench: " << (result.failed ? "error: " : "note: ")
                   << run.entry.workload.format() << ", " << result.contender
                   << ": " << result.note << '\n';
  }
  return failures;
}

static llvm::Error run(const Options &options, MLIRContext *context) {
  auto modes = parseModes(options.modes);
  if (!modes)
    return modes.takeError();
  auto workloads = selectWorkloads(
      {std::vector<std::string>(options.workloads.begin(),
                                options.workloads.end()),
       std::vector<std::string>(options.files.begin(), options.files.end()),
       options.filter, *modes, options.isAdjoint, options.isReduced});
  if (!workloads)
    return workloads.takeError();
  if (llvm::Error error = checkFolder(options.json))
    return error;
  if (!(options.seconds > 0))
    return llvm::createStringError("--seconds: expected a number above 0");
  if (llvm::Error error = options.optLevel.check())
    return error;
  if (options.optLevel != 3 && !options.checkOnly)
    return llvm::createStringError("-O is for --check-only: what is measured "
                                   "is optimized");
  RunOptions runOptions = getRunOptions(options);
  Setting setting = Setting::getHost();
  setting.timing = runOptions.timing;
  setting.pipelineOptions = runOptions.pipelineOptions;
  std::optional<PeerProcess> peers;
  if (!options.peers.empty()) {
    auto started = PeerProcess::start(options.peers);
    if (!started)
      return started.takeError();
    peers.emplace(std::move(*started));
    llvm::append_range(setting.versions, peers->getVersions());
  }

  size_t failures = 0;
  std::vector<WorkloadResults> runs;
  for (const GroupedWorkload &entry : *workloads) {
    auto run =
        runContenders(entry, runOptions, peers ? &*peers : nullptr, context);
    if (!run)
      return run.takeError();
    failures += report(*run, options.isVerbose);
    runs.push_back(std::move(*run));
  }
  if (!options.json.empty())
    if (llvm::Error error = writeResults(options.json, setting, runs))
      return error;
  if (failures != 0)
    return llvm::createStringError(Twine(failures) + " of the pads failed");
  return llvm::Error::success();
}

int mlir::pad::padBenchMain(int argc, char **argv, DialectRegistry &registry) {
  llvm::InitLLVM init(argc, argv);
  Options options;
  cl::HideUnrelatedOptions(options.category);
  if (!parseCommandLine(argc, argv,
                        "Measures pads, and their adjoints, against a memcpy "
                        "of as many bytes as the padded array has.\n"))
    return 1;
  keepFreedMemory();
  pad::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  if (llvm::Error error = run(options, &context)) {
    llvm::errs() << "pad-bench: error: " << llvm::toString(std::move(error))
                 << '\n';
    return 1;
  }
  return 0;
}
