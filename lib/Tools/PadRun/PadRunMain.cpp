//===- PadRunMain.cpp - The program pad-run -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Tools/PadRun/PadRunMain.h"
#include "../Utils/CommandLine.h"
#include "ArrayFile.h"
#include "DeviceRun.h"
#include "EmitObject.h"
#include "ModelFile.h"
#include "NamedFiles.h"
#include "ShardedModel.h"
#include "Timing.h"
#include "pad/Runtime/Compare.h"
#include "pad/Runtime/Error.h"
#include "pad/Runtime/Executor.h"
#include "pad/Runtime/Interpreter.h"
#include "pad/Runtime/Print.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include <chrono>
#include <thread>

using namespace mlir;
using namespace mlir::pad;

namespace cl = llvm::cl;

//===----------------------------------------------------------------------===//
// Command line
//===----------------------------------------------------------------------===//

/// The most calls that are timed: each time is kept.
static constexpr unsigned kMaxCalls = 10'000'000;

namespace {

/// The options of the program, alive while it parses and runs.
struct Options {
  cl::OptionCategory category{"pad-run options"};

  cl::opt<std::string> model{cl::Positional, cl::Required, cl::desc("MODEL"),
                             cl::cat(category)};
  cl::list<std::string> inputs{
      "input", cl::value_desc("[NAME=]FILE"), cl::cat(category),
      cl::desc("Array for the argument NAME, or for the next argument without "
               "one (.npy or .pb)")};
  cl::list<std::string> outputs{
      "output", cl::value_desc("[NAME=]FILE"), cl::cat(category),
      cl::desc("Write the result NAME, or the next one, to this file; "
               "without --output, results are printed")};
  cl::list<std::string> expects{
      "expect", cl::value_desc("[NAME=]FILE"), cl::cat(category),
      cl::desc("Fail if the result NAME, or the next one, differs from this "
               "array")};
  cl::opt<double> tolerance{
      "tolerance", cl::value_desc("X"), cl::init(0), cl::cat(category),
      cl::desc("Absolute and relative tolerance of --expect for floats: "
               "X * (1 + |expected|) (default: 0, bits must be equal)")};
  cl::opt<std::string> object{
      "emit-object", cl::value_desc("FILE"), cl::cat(category),
      cl::desc(
          "Run nothing, and write an object whose functions fill arrays of "
          "the caller, and a C header beside it")};
  cl::opt<std::string> triple{
      "mtriple", cl::value_desc("TRIPLE"), cl::cat(category),
      cl::desc("The target of --emit-object, as riscv64-linux-gnu (default: "
               "this machine)")};
  cl::opt<std::string> cpu{
      "mcpu", cl::value_desc("CPU"), cl::cat(category),
      cl::desc("The processor of --mtriple (default: any)")};
  cl::opt<std::string> features{
      "mattr", cl::value_desc("+A,-B,..."), cl::cat(category),
      cl::desc("Features of --mtriple that its processor has, or lacks")};
  cl::opt<bool> verify{
      "verify", cl::init(false), cl::cat(category),
      cl::desc("Fail if a result differs from that of an interpreter, which "
               "knows pads, slices, casts and constants")};
  cl::opt<RunTarget> target{
      "target", cl::init(RunTarget::CPU), cl::cat(category),
      cl::desc("What pads run on (default: cpu)"),
      cl::values(clEnumValN(RunTarget::CPU, "cpu", "this machine"),
                 clEnumValN(RunTarget::OpenCL, "opencl",
                            "a device of OpenCL that takes SPIR-V"),
                 clEnumValN(RunTarget::CUDA, "cuda", "a GPU of NVIDIA"))};
  cl::opt<unsigned> time{
      "time", cl::value_desc("N"), cl::init(0), cl::cat(category),
      cl::desc("Print minimum, median and maximum time of N calls with "
               "preallocated results, and of a memcpy of as many bytes, in "
               "microseconds; with --target, of the kernels and of a copy on "
               "the device")};
  cl::opt<unsigned> steps{
      "steps", cl::value_desc("N"), cl::init(1), cl::cat(category),
      cl::desc("Call the function N times, each time but the first on the "
               "results of the call before (default: 1)")};
  cl::opt<std::string> entry{"entry", cl::value_desc("NAME"), cl::init("main"),
                             cl::desc("The function to call (default: main)"),
                             cl::cat(category)};
  cl::opt<LoweringPath> path{
      "path", cl::init(LoweringPath::SCF), cl::cat(category),
      cl::desc("What pads are lowered to first (default: scf)"),
      cl::values(
          clEnumValN(LoweringPath::SCF, "scf", "loops over rows (fast)"),
          clEnumValN(LoweringPath::Linalg, "linalg", "linalg on tensors"))};
  cl::opt<bool> runtimeChecks{
      "runtime-checks", cl::init(true), cl::cat(category),
      cl::desc("Check the constraints of pads at run time (default: true; "
               "false for the calls that --time measures)")};
  cl::opt<bool> optimize{
      "optimize", cl::init(true), cl::cat(category),
      cl::desc(
          "Find pads in what front ends write and fuse them, as "
          "pad-compile does (default: true; not with --target or on ranks)")};
  cl::opt<std::string> pipelineOptions{
      "pipeline-options", cl::value_desc("OPTIONS"), cl::cat(category),
      cl::desc("Further options of pad-compile, or of pad-to-gpu with "
               "--target")};
  OptLevelOption optLevel{
      category, "Optimization level of the compiled code (default: 3)"};
};

} // namespace

//===----------------------------------------------------------------------===//
// One run
//===----------------------------------------------------------------------===//

/// Sets the options that all pipelines have, for calls that are timed or not.
template <typename PipelineOptions>
static llvm::Error setPipelineOptions(const Options &options, bool isTimed,
                                      PipelineOptions &pipeline) {
  std::string message;
  llvm::raw_string_ostream os(message);
  if (failed(pipeline.parseFromString(options.pipelineOptions, os)))
    return createError() << "pipeline options '" << options.pipelineOptions
                         << "': " << StringRef(message).trim();
  if (pipeline.outParams.hasValue())
    return createError() << "pipeline options '" << options.pipelineOptions
                         << "': --emit-object and --time set out-params";
  if (options.runtimeChecks.getNumOccurrences() != 0)
    pipeline.runtimeChecks = options.runtimeChecks.getValue();
  else if (!pipeline.runtimeChecks.hasValue())
    pipeline.runtimeChecks = !isTimed;
  pipeline.outParams = isTimed;
  return llvm::Error::success();
}

/// The same for the pipelines of the host.
static llvm::Error setHostPipelineOptions(const Options &options, bool isTimed,
                                          PadToLLVMPipelineOptions &pipeline) {
  pipeline.setTensorSteps(options.optimize && !Ranks::areStarted());
  if (options.path.getNumOccurrences() != 0)
    pipeline.path = options.path.getValue();
  return setPipelineOptions(options, isTimed, pipeline);
}

/// Compiles `module` for `device`, or for this machine if that is null. Calls
/// that are timed have fewer checks. Sets whether there are checks at run time.
/// One of `ranks` verifies the module that all compile.
static llvm::Expected<Executor> compile(const Options &options,
                                        OwningOpRef<ModuleOp> module,
                                        bool isTimed, Device *device,
                                        const Ranks *ranks, bool &hasChecks) {
  if (device) {
    PadToGPUPipelineOptions pipeline;
    if (llvm::Error error = setPipelineOptions(options, isTimed, pipeline))
      return std::move(error);
    hasChecks = pipeline.runtimeChecks;
    return Executor::createForDevice(std::move(module), pipeline,
                                     options.optLevel, *device);
  }
  PadToLLVMPipelineOptions pipeline;
  if (llvm::Error error = setHostPipelineOptions(options, isTimed, pipeline))
    return std::move(error);
  hasChecks = pipeline.runtimeChecks;
  return Executor::create(std::move(module), pipeline, options.optLevel,
                          [&](PassManager &pm) {
                            pm.enableVerifier(!ranks || ranks->getRank() == 0);
                          });
}

static llvm::Expected<llvm::SmallVector<Array>>
readInputs(const Options &options, const Signature &signature) {
  auto paths =
      assignFiles("--input", options.inputs, "input", signature.inputs);
  if (!paths)
    return paths.takeError();
  llvm::SmallVector<Array> inputs;
  for (auto [position, path, port] :
       llvm::enumerate(*paths, signature.inputs)) {
    if (path.empty())
      return createError() << "no --input for "
                           << formatPort("input", position, port) << ", "
                           << port.type;
    llvm::Expected<Array> array =
        readArrayFile(path, port.type.getElementType());
    if (!array)
      return array.takeError();
    if (llvm::Error error = port.check(*array))
      return createError() << path << ": "
                           << formatPort("input", position, port) << ' '
                           << llvm::toString(std::move(error));
    inputs.push_back(std::move(*array));
  }
  return inputs;
}

/// Fails with the first difference from the expected results.
static llvm::Error checkResults(const Options &options,
                                const Signature &signature,
                                ArrayRef<Array> results) {
  auto paths =
      assignFiles("--expect", options.expects, "result", signature.results);
  if (!paths)
    return paths.takeError();
  for (auto [position, path, port, result] :
       llvm::enumerate(*paths, signature.results, results)) {
    if (path.empty())
      continue;
    llvm::Expected<Array> expected =
        readArrayFile(path, port.type.getElementType());
    if (!expected)
      return expected.takeError();
    if (llvm::Error error = compareArrays(result, *expected, options.tolerance))
      return createError() << formatPort("result", position, port) << " is not "
                           << path << ": " << llvm::toString(std::move(error));
  }
  return llvm::Error::success();
}

/// Fails with the first difference from the results of the definition.
static llvm::Error verifyResults(const Signature &signature,
                                 ArrayRef<Array> results,
                                 ArrayRef<Array> interpreted) {
  for (auto [position, port, result, expected] :
       llvm::enumerate(signature.results, results, interpreted))
    if (llvm::Error error = compareArrays(result, expected))
      return createError() << "--verify: "
                           << formatPort("result", position, port) << ": "
                           << llvm::toString(std::move(error));
  return llvm::Error::success();
}

static void printResults(const Signature &signature, ArrayRef<Array> results) {
  for (auto [position, port, result] :
       llvm::enumerate(signature.results, results)) {
    llvm::outs() << formatPort("result", position, port) << ": "
                 << result.getType() << '\n';
    printArray(result, llvm::outs());
  }
}

static llvm::Error writeResults(const Options &options,
                                ArrayRef<std::string> paths,
                                ArrayRef<Array> results) {
  llvm::SmallVector<std::pair<std::string, const Array *>> files;
  for (const auto &[path, result] : llvm::zip_equal(paths, results))
    if (!path.empty())
      files.emplace_back(path, &result);
  return writeArrayFiles(files);
}

static void printError(llvm::Error error) {
  // In one piece, whoever else prints.
  llvm::errs() << "pad-run: error: " + llvm::toString(std::move(error)) + "\n";
}

/// Fails if `results` of a call cannot be the inputs of the next one.
static llvm::Error checkStep(const Options &options, const Signature &signature,
                             ArrayRef<Array> results) {
  auto fail = [&] {
    return createError() << "--steps=" << options.steps
                         << " calls the function on its own results, expected ";
  };
  auto count = [](size_t n, StringRef what) {
    return (Twine(n) + " " + what + (n == 1 ? "" : "s")).str();
  };
  if (results.size() != signature.inputs.size())
    return fail() << "as many results as inputs: function '" << options.entry
                  << "' has " << count(signature.inputs.size(), "input")
                  << " and " << count(results.size(), "result");
  for (auto [position, input, result, array] :
       llvm::enumerate(signature.inputs, signature.results, results))
    if (llvm::Error error = input.check(array))
      return fail() << "results of the types of the inputs: "
                    << formatPort("result", position, result) << ' '
                    << llvm::toString(std::move(error));
  return llvm::Error::success();
}

/// Calls the function on `inputs`, and as often as there are steps on its own
/// results.
static llvm::Expected<llvm::SmallVector<Array>>
callSteps(const Options &options, const Executor &executor,
          ArrayRef<Array> inputs) {
  auto results = executor.call(options.entry, inputs);
  for (unsigned step = 1; results && step < options.steps; ++step) {
    auto signature = executor.getSignature(options.entry);
    if (!signature)
      return signature.takeError();
    if (llvm::Error error = checkStep(options, *signature, *results))
      return std::move(error);
    results = executor.call(options.entry, *results);
  }
  return results;
}

/// Calls this rank's function with its parts of `inputs`. Returns the whole
/// results on the first rank, and nothing on others.
static llvm::Expected<llvm::SmallVector<Array>>
callSharded(const Options &options, const Executor &executor,
            ShardedModel &model, Ranks &ranks, ArrayRef<Array> inputs) {
  auto parts = model.getParts(inputs);
  // Nobody waits for a rank that does not come.
  if (llvm::Error error = ranks.agree(parts.takeError()))
    return std::move(error);
  auto call = [&]() -> llvm::Expected<llvm::SmallVector<Array>> {
    auto results = callSteps(options, executor, *parts);
    if (!results)
      return results.takeError();
    return model.gather(*results);
  };
  auto results = call();
  if (!results) {
    // Others may be waiting for a message. As a rule ranks fail alike: the
    // first one has time to end the others before they print the same.
    std::this_thread::sleep_for(
        std::chrono::milliseconds(500 * std::min(ranks.getRank(), 4)));
    printError(results.takeError());
    ranks.abort();
  }
  return results;
}

/// Runs the model in this process or, if there are any, with the other `ranks`.
static llvm::Error run(const Options &options, MLIRContext *context,
                       Ranks *ranks) {
  if (llvm::Error error = options.optLevel.check())
    return error;
  if (options.time > kMaxCalls)
    return createError() << "--time=" << options.time << ": expected at most "
                         << kMaxCalls << " calls";
  if (!(options.tolerance >= 0))
    return createError() << "--tolerance: expected a number from 0";
  if (options.steps == 0)
    return createError() << "--steps=0: expected at least 1 call";
  if (options.steps > 1 && (options.verify || options.time != 0))
    return createError() << "--steps=" << options.steps
                         << ": --verify and --time are for one call";
  if (ranks && (options.time != 0 || options.target != RunTarget::CPU))
    return createError() << "--time and --target are for one process, started "
                         << "on " << ranks->getSize() << " ranks";
  if (options.triple.empty() &&
      !(options.cpu.empty() && options.features.empty()))
    return createError() << "--mcpu and --mattr are for a target of --mtriple";
  if (!options.triple.empty() && options.object.empty())
    return createError() << "--mtriple=" << options.triple
                         << ": only --emit-object compiles for a target";
  if (options.object.getNumOccurrences() != 0) {
    if (options.object.empty())
      return createError() << "--emit-object=: expected the name of a file";
    if (ranks || options.target != RunTarget::CPU)
      return createError()
             << "--emit-object is for one process on this machine";
    if (!options.inputs.empty() || !options.outputs.empty() ||
        !options.expects.empty() || options.verify || options.time != 0 ||
        options.steps > 1 || options.entry.getNumOccurrences() != 0)
      return createError() << "--emit-object runs nothing: expected no "
                           << "--input, --output, --expect, --verify, --time, "
                           << "--steps or --entry";
  }
  auto module = loadModel(options.model, context);
  if (!module)
    return module.takeError();
  if (!options.object.empty()) {
    PadToLLVMPipelineOptions pipeline;
    if (llvm::Error error =
            setHostPipelineOptions(options, /*isTimed=*/true, pipeline))
      return error;
    return emitObject(std::move(*module), pipeline, options.optLevel,
                      {options.triple, options.cpu, options.features},
                      options.object, options.model);
  }
  keepFunction(**module, options.entry);
  auto device = openDevice(options.target);
  if (!device)
    return device.takeError();
  std::optional<ShardedModel> sharded;
  if (ranks) {
    auto model = ShardedModel::create(**module, options.entry, *ranks);
    if (!model)
      return model.takeError();
    sharded = std::move(*model);
  }
  if (llvm::Error error = stripShardings(**module))
    return error;
  bool hasChecks = false;
  auto executor =
      compile(options, sharded ? sharded->takeModule() : (*module)->clone(),
              /*isTimed=*/false, device->get(), ranks, hasChecks);
  if (!executor)
    return executor.takeError();
  auto callSignature = executor->getSignature(options.entry);
  if (!callSignature)
    return callSignature.takeError();
  Signature signature =
      sharded ? sharded->getSignature(*callSignature) : *callSignature;
  auto outputs =
      assignFiles("--output", options.outputs, "result", signature.results);
  if (!outputs)
    return outputs.takeError();
  auto inputs = readInputs(options, signature);
  if (!inputs)
    return inputs.takeError();
  // A call that the interpreter refuses may have no defined result; it is not
  // run.
  llvm::SmallVector<Array> interpreted;
  if (options.verify) {
    auto function = (*module)->lookupSymbol<func::FuncOp>(options.entry);
    auto expected = interpret(function, *inputs);
    if (!expected)
      return createError() << "--verify: "
                           << llvm::toString(expected.takeError());
    interpreted = std::move(*expected);
  }
  auto results =
      sharded ? callSharded(options, *executor, *sharded, *ranks, *inputs)
              : callSteps(options, *executor, *inputs);
  if (!results)
    return results.takeError();
  // The first rank alone has results.
  if (ranks && ranks->getRank() != 0)
    return llvm::Error::success();
  if (llvm::Error error = checkResults(options, signature, *results))
    return error;
  if (options.verify)
    if (llvm::Error error = verifyResults(signature, *results, interpreted))
      return error;

  // Output comes last: nothing is written or printed by a run that fails.
  std::string timing;
  if (options.time != 0) {
    auto timed = compile(options, (*module)->clone(), /*isTimed=*/true,
                         device->get(), ranks, hasChecks);
    if (!timed)
      return timed.takeError();
    llvm::raw_string_ostream os(timing);
    if (llvm::Error error =
            *device ? timeDeviceCalls(*timed, **device, options.entry, *inputs,
                                      *results, options.time, hasChecks, os)
                    : timeCalls(*timed, options.entry, *inputs, *results,
                                options.time, hasChecks, context, os))
      return error;
  }
  if (!options.outputs.empty()) {
    if (llvm::Error error = writeResults(options, *outputs, *results))
      return error;
  } else {
    printResults(signature, *results);
  }
  llvm::outs() << timing;
  return llvm::Error::success();
}

int mlir::pad::padRunMain(int argc, char **argv, DialectRegistry &registry) {
  llvm::InitLLVM init(argc, argv);
  Options options;
  cl::HideUnrelatedOptions(options.category);
  if (!parseCommandLine(argc, argv,
                        "Compiles a model with pads for this machine, runs it "
                        "on arrays, and\n"
                        "prints, writes or checks the results.\n"))
    return 1;
  registerRuntimeDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  auto getStatus = [](llvm::Error error) {
    if (!error)
      return 0;
    if (error.isA<FailedElsewhere>())
      llvm::consumeError(std::move(error));
    else
      printError(std::move(error));
    return 1;
  };
  if (!Ranks::areStarted())
    return getStatus(run(options, &context, /*ranks=*/nullptr));
  auto ranks = Ranks::create();
  if (!ranks)
    return getStatus(ranks.takeError());
  // The error is printed before the ranks part: mpirun ends all of them when
  // one exits with a failure.
  return getStatus((*ranks)->agree(run(options, &context, ranks->get())));
}
