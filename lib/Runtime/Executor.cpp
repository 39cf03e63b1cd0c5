//===- Executor.cpp - Compiles and runs modules ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Executor.h"
#include "CallMemory.h"
#include "DeviceCalls.h"
#include "Entry.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "pad/Pipelines/Pipelines.h"
#include "pad/Runtime/Compile.h"
#include "pad/Runtime/Descriptor.h"
#include "pad/Runtime/Error.h"
#include "pad/Workarounds/Passes.h"

using namespace mlir;
using namespace mlir::pad;

/// Fails if `arrays` do not fit `ports`.
static llvm::Error checkPorts(StringRef function, StringRef kind,
                              ArrayRef<Port> ports, ArrayRef<Array> arrays) {
  if (arrays.size() != ports.size())
    return createError() << "function '" << function << "' has " << ports.size()
                         << ' ' << kind << (ports.size() == 1 ? "" : "s")
                         << ", given " << arrays.size();
  for (auto [position, port, array] : llvm::enumerate(ports, arrays))
    if (llvm::Error error = port.check(array))
      return createError() << formatPort(kind, position, port) << ' '
                           << llvm::toString(std::move(error));
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Memref descriptors
//===----------------------------------------------------------------------===//

/// Copies the memref of identity layout that `descriptor` describes.
static llvm::Expected<Array> copyMemRef(const int64_t *descriptor,
                                        RankedTensorType type) {
  ArrayRef<int64_t> shape(descriptor + 3, type.getRank());
  llvm::Expected<Array> array = Array::create(type.getElementType(), shape);
  if (!array)
    return array.takeError();
  if (array->getNumElements() != 0)
    std::memcpy(array->getData(),
                getFirstElement(descriptor, array->getStorage().getBytes()),
                array->getSizeInBytes());
  array->getStorage().clearSpareBits(array->getData(), array->getNumElements());
  array->copyStrings();
  return array;
}

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

Executor::Executor() = default;
Executor::Executor(Executor &&) = default;
Executor &Executor::operator=(Executor &&) = default;
Executor::~Executor() = default;

llvm::Expected<Executor>
Executor::create(OwningOpRef<ModuleOp> module,
                 const PadToLLVMPipelineOptions &options, unsigned optLevel,
                 function_ref<void(PassManager &)> addLoopPasses) {
  Executor executor;
  executor.outParams = options.outParams;
  auto entryPoints = prepareEntryPoints(*module);
  if (!entryPoints)
    return entryPoints.takeError();
  executor.entryPoints = std::move(*entryPoints);
  auto machine = createHostMachine(optLevel);
  if (!machine)
    return machine.takeError();
  setTarget(*module, **machine);
  PassManager pm(module->getContext(), ModuleOp::getOperationName());
  buildPadToLoopsPipeline(pm, options);
  // Callers may pass inputs of any size.
  if (!options.runtimeChecks)
    pm.addPass(createCheckAllocationSizesPass());
  if (addLoopPasses)
    addLoopPasses(pm);
  buildLoopsToLLVMPipeline(pm, options);
  if (llvm::Error error = runPasses(pm, *module))
    return std::move(error);
  auto engine = compileForHost(*module, optLevel);
  if (!engine)
    return engine.takeError();
  executor.engine = std::move(*engine);
  executor.engine->registerSymbols(CallMemory::getSymbols);
  return executor;
}

//===----------------------------------------------------------------------===//
// Memory of devices
//===----------------------------------------------------------------------===//

llvm::Expected<SharedArrays> mlir::pad::shareArrays(Device &device,
                                                    ArrayRef<Array> arrays) {
  SharedArrays shared;
  for (const Array &array : arrays) {
    size_t bytes = array.getSizeInBytes();
    void *memory = device.allocate(bytes);
    if (!memory)
      return createError() << "not enough memory of device '"
                           << device.getName() << "' for an array of " << bytes
                           << " bytes";
    shared.memory.emplace_back(memory, SharedArrays::Release{&device});
    if (bytes != 0)
      std::memcpy(memory, array.getData(), bytes);
    shared.arrays.push_back(Array::borrow(
        array.getElementType(), array.getShape(), static_cast<char *>(memory)));
  }
  return shared;
}

/// Runs compiled code on `device`, or on the host if that is null.
static llvm::Error runCode(DeviceCalls *device, CallMemory &memory,
                           void (*code)(void **), void **arguments) {
  auto run = [&] { return memory.run(code, arguments); };
  return device ? device->run(run) : run();
}

//===----------------------------------------------------------------------===//
// Calling
//===----------------------------------------------------------------------===//

llvm::Expected<const Signature &>
Executor::getSignature(StringRef function) const {
  auto entry = entryPoints.find(function);
  if (entry == entryPoints.end()) {
    ErrorStream error = createError() << "no function '" << function << "'";
    if (entryPoints.empty())
      return error << ", the module has no public function";
    auto names = llvm::to_vector(entryPoints.keys());
    llvm::sort(names);
    error << ", the module has";
    for (auto [position, name] : llvm::enumerate(names))
      error << (position == 0 ? " '" : ", '") << name << '\'';
    return error;
  }
  if (!entry->second.problem.empty())
    return createError() << "function '" << function
                         << "' cannot be called: " << entry->second.problem;
  return entry->second.signature;
}

llvm::Expected<void (*)(void **)> Executor::lookup(StringRef function) const {
  return engine->lookupPacked(("_mlir_ciface_" + function).str());
}

llvm::Expected<llvm::SmallVector<Array>>
Executor::call(StringRef function, ArrayRef<Array> inputs) const {
  assert(!outParams && "compiled to write into the caller's arrays");
  llvm::Expected<const Signature &> signature = getSignature(function);
  if (!signature)
    return signature.takeError();
  if (llvm::Error error =
          checkPorts(function, "input", signature->inputs, inputs))
    return std::move(error);
  auto code = lookup(function);
  if (!code)
    return code.takeError();

  SharedArrays shared;
  if (memoryDevice) {
    llvm::Expected<SharedArrays> copies = shareArrays(*memoryDevice, inputs);
    if (!copies)
      return copies.takeError();
    shared = std::move(*copies);
    inputs = shared.arrays;
  }

  // All results are returned as one struct of descriptors, through a pointer
  // that comes first.
  size_t resultWords = 0, words = 0;
  for (const Port &result : signature->results)
    resultWords += getDescriptorSize(result.type.getRank());
  for (const Array &input : inputs)
    words += getDescriptorSize(input.getRank());
  std::vector<int64_t> results(resultWords), descriptors;
  descriptors.reserve(words);
  llvm::SmallVector<void *> pointers, arguments;
  if (!signature->results.empty())
    pointers.push_back(results.data());
  for (const Array &input : inputs) {
    pointers.push_back(descriptors.data() + descriptors.size());
    appendDescriptor(input.getData(), input.getShape(), descriptors);
  }
  for (void *&pointer : pointers)
    arguments.push_back(&pointer);

  // Results may share buffers; they all go with `memory`.
  CallMemory memory(memoryDevice);
  if (llvm::Error error =
          runCode(device.get(), memory, *code, arguments.data()))
    return std::move(error);
  llvm::SmallVector<Array> arrays;
  const int64_t *descriptor = results.data();
  for (const Port &result : signature->results) {
    llvm::Expected<Array> array = copyMemRef(descriptor, result.type);
    if (!array)
      return array.takeError();
    arrays.push_back(std::move(*array));
    descriptor += getDescriptorSize(result.type.getRank());
  }
  return arrays;
}

llvm::Expected<Executor::Invocation>
Executor::prepareCallInto(StringRef function, ArrayRef<Array> inputs,
                          MutableArrayRef<Array> results) const {
  assert(outParams && "compiled to allocate its results");
  llvm::Expected<const Signature &> signature = getSignature(function);
  if (!signature)
    return signature.takeError();
  if (llvm::Error error =
          checkPorts(function, "input", signature->inputs, inputs))
    return std::move(error);
  if (llvm::Error error =
          checkPorts(function, "result", signature->results, results))
    return std::move(error);
  auto code = lookup(function);
  if (!code)
    return code.takeError();

  Invocation invocation;
  invocation.code = *code;
  invocation.device = device.get();
  invocation.memoryDevice = memoryDevice;
  llvm::SmallVector<size_t> offsets;
  for (ArrayRef<Array> arrays : {inputs, ArrayRef<Array>(results)})
    for (const Array &array : arrays) {
      offsets.push_back(invocation.descriptors.size());
      appendDescriptor(array.getData(), array.getShape(),
                       invocation.descriptors);
    }
  for (size_t offset : offsets)
    invocation.pointers.push_back(invocation.descriptors.data() + offset);
  for (void *&pointer : invocation.pointers)
    invocation.arguments.push_back(&pointer);
  return invocation;
}

llvm::Error Executor::Invocation::operator()() {
  CallMemory memory(memoryDevice);
  llvm::Error error = runCode(device, memory, code, arguments.data());
  peakBytes = memory.getPeakBytes();
  if (device)
    deviceMicroseconds = device->getMicroseconds();
  return error;
}
