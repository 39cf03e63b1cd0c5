//===- Harness.cpp - Runs functions and compares --------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/Harness.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Passes.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/Passes.h"
#include "pad/Runtime/Compare.h"
#include "pad/Runtime/Compile.h"
#include "pad/Runtime/Diagnostics.h"
#include "pad/Runtime/Error.h"
#include "pad/Runtime/Object.h"
#include "pad/Utils/IndexBuilder.h"
#include "pad/Workarounds/Canonicalizer.h"

using namespace padtest;
using namespace mlir::pad;

const char *padtest::getName(LoweringPath path) {
  return path == LoweringPath::SCF ? "scf" : "linalg";
}

void padtest::registerDialects(mlir::DialectRegistry &registry) {
  registerRuntimeDialects(registry);
}

namespace {

/// Makes parallel loops run from their last iteration to the first.
struct RunBackwards
    : public mlir::PassWrapper<RunBackwards, mlir::OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RunBackwards)

  void runOnOperation() final {
    getOperation()->walk([](mlir::scf::ParallelOp loop) {
      mlir::OpBuilder before(loop);
      mlir::OpBuilder inside = mlir::OpBuilder::atBlockBegin(loop.getBody());
      IndexBuilder index(before, loop.getLoc());
      for (auto [i, begin, end, step] :
           llvm::zip_equal(loop.getInductionVars(), loop.getLowerBound(),
                           loop.getUpperBound(), loop.getStep())) {
        auto last = index.sub(index.sub(end, begin), index.constant(1));
        last = index.mul(index.div(last, step), step);
        auto sum = index.add(index.add(begin, begin), last);
        auto mirrored = mlir::arith::SubIOp::create(inside, loop.getLoc(),
                                                    index.materialize(sum), i);
        i.replaceAllUsesExcept(mirrored, mirrored);
      }
    });
  }
};

} // namespace

static void addBackwardLoops(mlir::OpPassManager &pm) {
  pm.addPass(std::make_unique<RunBackwards>());
  pm.addPass(mlir::createParallelForToNestedForsPass());
}

/// Parses the module `text`, and does to it what `way` does first.
static llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
parse(mlir::MLIRContext &context, llvm::StringRef text, const Way &way) {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  {
    ErrorCapture errors(&context);
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    if (!module)
      return errors.take("the parser fails and does not say why");
    if (way.rewrite && mlir::failed(way.rewrite(*module)))
      return errors.take("the rewrite fails and does not say why");
  }
  if (way.canonicalize) {
    mlir::PassManager pm(&context);
    pm.addPass(mlir::pad::createSoundCanonicalizerPass());
    pm.addPass(mlir::createCSEPass());
    if (llvm::Error error = runPasses(pm, *module))
      return std::move(error);
  }
  return module;
}

/// Sets the options of the host's pipeline.
static void setOptions(const Way &way, PadToLLVMPipelineOptions &options) {
  options.path = way.path;
  options.computeIntoPads = way.computeIntoPads;
  options.outParams = way.results == Results::IntoGarbage;
  options.runtimeChecks = way.runtimeChecks;
  if (way.streamed) {
    options.nontemporalBytes = 1;
    options.nontemporalRunBytes = 1;
  }
  if (way.inChunks) {
    options.parallel = true;
    options.parallelBytes = 0;
    options.parallelChunkBytes = 64;
  }
}

llvm::Expected<Executor> padtest::compile(mlir::MLIRContext &context,
                                          llvm::StringRef text, Way way) {
  auto module = parse(context, text, way);
  if (!module)
    return module.takeError();
  if (way.device) {
    PadToGPUPipelineOptions options;
    options.outParams = way.results == Results::IntoGarbage;
    options.runtimeChecks = way.runtimeChecks;
    options.hostBuffers = way.hostBuffers;
    return Executor::createForDevice(std::move(*module), options,
                                     /*optLevel=*/0, *way.device);
  }
  PadToLLVMPipelineOptions options;
  setOptions(way, options);
  return Executor::create(std::move(*module), options, /*optLevel=*/0,
                          [&](mlir::PassManager &pm) {
                            pm.enableVerifier(way.verifyEach);
                            if (way.inChunks)
                              addBackwardLoops(pm);
                          });
}

llvm::Error padtest::compileFor(Emulator &emulator, mlir::MLIRContext &context,
                                llvm::StringRef text, const Way &way) {
  assert(way.results == Results::IntoGarbage && !way.inChunks &&
         "objects write arrays of the caller, in one thread");
  auto module = parse(context, text, way);
  if (!module)
    return module.takeError();
  PadToLLVMPipelineOptions options;
  setOptions(way, options);
  // As for a user: code of other levels has other vectors.
  auto object = compileObject(std::move(*module), options, /*optLevel=*/3,
                              emulator.getTarget());
  if (!object)
    return object.takeError();
  return emulator.load(object->code);
}

GuardedMemory &Harness::getMemory(size_t position) {
  while (memory.size() <= position)
    memory.emplace_back(maxBytes);
  return memory[position];
}

std::string Harness::compare(const Executor &executor, llvm::StringRef function,
                             llvm::ArrayRef<Array> inputs,
                             llvm::ArrayRef<Array> expected, Results results) {
  for (bool atEnd : {false, true}) {
    std::string error =
        compareOnce(executor, function, inputs, expected, results, atEnd);
    if (!error.empty())
      return error;
  }
  return "";
}

static llvm::ArrayRef<char> getBytes(const Array &array) {
  return {array.getData(), array.getSizeInBytes()};
}

/// Compares `results` of a call, and what its inputs are afterwards.
static std::string check(llvm::ArrayRef<Array> results,
                         llvm::ArrayRef<Array> expected,
                         llvm::ArrayRef<Array> inputsAfter,
                         llvm::ArrayRef<Array> inputs) {
  if (results.size() != expected.size())
    return "expected " + std::to_string(expected.size()) + " results, got " +
           std::to_string(results.size());
  for (size_t i = 0; i != expected.size(); ++i)
    if (llvm::Error error = compareArrays(results[i], expected[i]))
      return "result " + std::to_string(i) + ": " +
             llvm::toString(std::move(error));
  for (size_t i = 0; i != inputs.size(); ++i)
    if (getBytes(inputs[i]) != getBytes(inputsAfter[i]))
      return "input " + std::to_string(i) + " is not what it was";
  return "";
}

/// Two kinds of garbage, so that what is not written differs once.
static char getGarbage(bool atEnd) { return atEnd ? '\xa5' : '\x5a'; }

std::string Harness::compare(Emulator &emulator, llvm::StringRef function,
                             llvm::ArrayRef<Array> inputs,
                             llvm::ArrayRef<Array> expected) {
  for (bool atEnd : {false, true}) {
    llvm::SmallVector<Array> arrays;
    for (llvm::ArrayRef<Array> originals : {inputs, expected})
      for (const Array &original : originals) {
        auto array =
            Array::create(original.getElementType(), original.getShape());
        if (!array)
          return llvm::toString(array.takeError());
        arrays.push_back(std::move(*array));
      }
    for (auto [array, input] : llvm::zip(arrays, inputs))
      llvm::copy(getBytes(input), array.getData());
    auto results = llvm::MutableArrayRef(arrays).drop_front(inputs.size());
    for (Array &result : results)
      std::fill_n(result.getData(), result.getSizeInBytes(), getGarbage(atEnd));
    if (llvm::Error error = emulator.call(function, arrays, atEnd))
      return llvm::toString(std::move(error));
    for (Array &result : results)
      result.getStorage().clearSpareBits(result.getData(),
                                         result.getNumElements());
    std::string error = check(results, expected, arrays, inputs);
    if (!error.empty())
      return error;
  }
  return "";
}

std::string Harness::compareOnce(const Executor &executor,
                                 llvm::StringRef function,
                                 llvm::ArrayRef<Array> inputs,
                                 llvm::ArrayRef<Array> expected,
                                 Results results, bool atEnd) {
  llvm::SmallVector<Array> guarded;
  for (const Array &input : inputs) {
    char *bytes = getMemory(guarded.size()).get(input.getSizeInBytes(), atEnd);
    llvm::copy(getBytes(input), bytes);
    guarded.push_back(
        Array::borrow(input.getElementType(), input.getShape(), bytes));
  }
  llvm::SmallVector<Array> actual;
  if (results == Results::Allocated) {
    auto arrays = executor.call(function, guarded);
    if (!arrays)
      return llvm::toString(arrays.takeError());
    actual = std::move(*arrays);
  } else {
    for (const Array &array : expected) {
      size_t size = array.getSizeInBytes();
      char *bytes = getMemory(guarded.size() + actual.size()).get(size, atEnd);
      std::fill_n(bytes, size, getGarbage(atEnd));
      actual.push_back(
          Array::borrow(array.getElementType(), array.getShape(), bytes));
    }
    auto invocation = executor.prepareCallInto(function, guarded, actual);
    if (!invocation)
      return llvm::toString(invocation.takeError());
    if (llvm::Error error = (*invocation)())
      return llvm::toString(std::move(error));
    for (Array &array : actual)
      array.getStorage().clearSpareBits(array.getData(),
                                        array.getNumElements());
  }
  return check(actual, expected, guarded, inputs);
}
