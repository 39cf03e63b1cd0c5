//===- Module.cpp - A workload as a module --------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Module.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Bufferization/Pipelines/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "pad/Pipelines/Pipelines.h"
#include "pad/Runtime/Compile.h"
#include "pad/Runtime/Diagnostics.h"
#include "pad/Runtime/Error.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

//===----------------------------------------------------------------------===//
// The text
//===----------------------------------------------------------------------===//

namespace {

/// Prints the function of a workload.
class Printer {
public:
  Printer(const Workload &workload, const Element &element,
          const KernelOptions &options, llvm::raw_ostream &os)
      : workload(workload), element(element), options(options), os(os),
        rank(workload.shape.size()) {}

  void print();

private:
  std::string formatTensor(ArrayRef<int64_t> shape) const;
  void printAmounts(StringRef keyword, StringRef prefix,
                    ArrayRef<int64_t> amounts);
  void printExtractedAmounts();
  void printPad(bool hasValue);
  void printUpstreamPad();

  const Workload &workload;
  const Element &element;
  const KernelOptions &options;
  llvm::raw_ostream &os;
  size_t rank;
};

} // namespace

std::string Printer::formatTensor(ArrayRef<int64_t> shape) const {
  std::string text = "tensor<";
  for (int64_t extent : shape)
    text += (options.isDynamic ? "?" : std::to_string(extent)) + 'x';
  return text + workload.getMLIRType() + '>';
}

/// Prints `low[1, 2]`, or `low[%l0, %l1]`.
void Printer::printAmounts(StringRef keyword, StringRef prefix,
                           ArrayRef<int64_t> amounts) {
  os << ' ' << keyword << '[';
  for (auto [axis, amount] : llvm::enumerate(amounts)) {
    os << (axis == 0 ? "" : ", ");
    if (options.isDynamic)
      os << prefix << axis;
    else
      os << amount;
  }
  os << ']';
}

void Printer::printExtractedAmounts() {
  for (size_t position = 0; position < 2 * rank; ++position)
    os << "  %c" << position << " = arith.constant " << position
       << " : index\n  " << (position < rank ? "%l" : "%h") << position % rank
       << " = tensor.extract %amounts[%c" << position << "] : tensor<"
       << 2 * rank << "xindex>\n";
}

void Printer::printPad(bool hasValue) {
  os << "  %y = pad." << (workload.isAdjoint ? "adjoint " : "pad ")
     << oracle::getName(workload.mode) << " %x";
  printAmounts("low", "%l", workload.low);
  printAmounts("high", "%h", workload.high);
  if (hasValue)
    os << " value(%v)";
}

void Printer::printUpstreamPad() {
  os << "  %y = tensor.pad %x";
  printAmounts("low", "%l", workload.low);
  printAmounts("high", "%h", workload.high);
  os << " {\n  ^bb0(";
  for (size_t axis = 0; axis < rank; ++axis)
    os << (axis == 0 ? "" : ", ") << "%i" << axis << ": index";
  os << "):\n    tensor.yield %v : " << element.type << "\n  }";
}

void Printer::print() {
  bool isConstant = workload.mode == oracle::Mode::Constant;
  std::string sourceType = formatTensor(workload.getSourceShape());
  std::string resultType = formatTensor(workload.getResultShape());
  os << "func.func @" << entryName << "(%x: " << sourceType;
  if (options.isDynamic)
    os << ", %amounts: tensor<" << 2 * rank << "xindex>, %value: tensor<"
       << element.type << '>';
  os << ") -> " << resultType << " {\n";
  if (options.isDynamic)
    printExtractedAmounts();
  bool hasValue =
      isConstant && !workload.isAdjoint &&
      (options.isDynamic || options.isUpstream || element.value.has_value());
  if (hasValue && options.isDynamic) {
    os << "  %v = tensor.extract %value[] : tensor<" << element.type << ">\n";
  } else if (hasValue) {
    // A pattern of bits says any value, NaNs too.
    llvm::APInt bits = element.value.value_or(llvm::APInt(8, 0));
    std::string integer = 'i' + std::to_string(element.storage.bits);
    if (isa<FloatType>(element.type))
      os << "  %b = arith.constant " << bits << " : " << integer
         << "\n  %v = arith.bitcast %b : " << integer << " to " << element.type
         << '\n';
    else
      os << "  %v = arith.constant " << bits << " : " << element.type << '\n';
  }
  if (options.isUpstream)
    printUpstreamPad();
  else
    printPad(hasValue);
  os << " : " << sourceType << " to " << resultType
     << "\n  return %y : " << resultType << "\n}\n";
}

std::string mlir::pad::bench::printModule(const Workload &workload,
                                          const Element &element,
                                          const KernelOptions &options) {
  std::string text;
  llvm::raw_string_ostream os(text);
  Printer(workload, element, options, os).print();
  return text;
}

//===----------------------------------------------------------------------===//
// The passes
//===----------------------------------------------------------------------===//

/// Upstream's lowering of `tensor.pad`: a fill, and a copy into a part of the
/// result.
static void buildUpstreamPipeline(OpPassManager &pm, bool allocates) {
  bufferization::OneShotBufferizePassOptions oneShot;
  oneShot.bufferizeFunctionBoundaries = true;
  oneShot.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  pm.addPass(bufferization::createOneShotBufferizePass(oneShot));
  if (!allocates) {
    bufferization::BufferResultsToOutParamsPassOptions outParams;
    outParams.hoistStaticAllocs = true;
    outParams.hoistDynamicAllocs = true;
    outParams.modifyPublicFunctions = true;
    pm.addPass(bufferization::createBufferResultsToOutParamsPass(outParams));
  }
  bufferization::buildBufferDeallocationPipeline(pm);
  pm.addPass(createConvertLinalgToLoopsPass());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  pm.addPass(createSCFToControlFlowPass());
  pm.addNestedPass<func::FuncOp>(LLVM::createLLVMRequestCWrappersPass());
  pm.addPass(createConvertToLLVMPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
}

static llvm::Error addPasses(OpPassManager &pm, const KernelOptions &options) {
  if (options.isUpstream) {
    buildUpstreamPipeline(pm, options.allocates);
    return llvm::Error::success();
  }
  PadToLLVMPipelineOptions pipeline;
  std::string message;
  llvm::raw_string_ostream os(message);
  if (failed(pipeline.parseFromString(options.pipelineOptions, os)))
    return createError() << "pipeline options '" << options.pipelineOptions
                         << "': " << StringRef(message).trim();
  pipeline.outParams = !options.allocates;
  buildPadToLLVMPipeline(pm, pipeline);
  return llvm::Error::success();
}

llvm::Expected<OwningOpRef<ModuleOp>>
mlir::pad::bench::buildModule(const Workload &workload, const Element &element,
                              const KernelOptions &options,
                              MLIRContext *context) {
  OwningOpRef<ModuleOp> module;
  {
    ErrorCapture errors(context);
    module = parseSourceString<ModuleOp>(
        printModule(workload, element, options), context);
    if (!module)
      return errors.take("not a valid module");
  }
  auto machine = createHostMachine(options.optLevel);
  if (!machine)
    return machine.takeError();
  setTarget(*module, **machine);
  PassManager pm(context, ModuleOp::getOperationName());
  if (llvm::Error error = addPasses(pm, options))
    return std::move(error);
  if (llvm::Error error = runPasses(pm, *module))
    return std::move(error);
  return module;
}
