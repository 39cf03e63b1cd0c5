//===- DeviceCalls.cpp - What compiled code asks of a device --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceCalls.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "pad/Runtime/Error.h"

using namespace mlir;
using namespace mlir::pad;

thread_local DeviceCalls *DeviceCalls::current = nullptr;

DeviceCalls::DeviceCalls(Device &device, ModuleOp module) : device(device) {
  module.walk([&](gpu::BinaryOp binary) {
    for (auto object : binary.getObjects().getAsRange<gpu::ObjectAttr>()) {
      if (!object.getKernels())
        continue;
      for (gpu::KernelMetadataAttr kernel : object.getKernels()) {
        auto type = dyn_cast<LLVM::LLVMFunctionType>(kernel.getFunctionType());
        if (!type)
          continue;
        Kernel &here = kernels[kernel.getName()];
        for (Type parameter : type.getParams()) {
          bool isPointer = isa<LLVM::LLVMPointerType>(parameter);
          size_t bytes =
              isPointer
                  ? sizeof(void *)
                  : llvm::divideCeil(parameter.getIntOrFloatBitWidth(), 8);
          here.parameters.emplace_back(bytes, isPointer);
        }
      }
    }
  });
}

void DeviceCalls::note(llvm::Error error) {
  if (!error)
    return;
  std::string message = llvm::toString(std::move(error));
  if (!failure)
    failure = std::move(message);
}

llvm::Error DeviceCalls::run(function_ref<llvm::Error()> code) {
  assert(!current && "compiled code calls no compiled code through its host");
  current = this;
  microseconds = 0;
  failure.reset();
  llvm::Error error = code();
  // The device may still write to memory that is about to be freed.
  synchronize(nullptr);
  current = nullptr;
  if (!error && failure)
    return createError() << *failure;
  return error;
}

//===----------------------------------------------------------------------===//
// Functions of MLIR's GPU runtime
//===----------------------------------------------------------------------===//

// Kernels run one after the other, so there is one stream, which has no handle.
// After an error nothing runs any more.

void *DeviceCalls::loadModule(const void *data, size_t bytes) {
  auto module =
      current->device.loadModule({static_cast<const char *>(data), bytes});
  if (module)
    return *module;
  current->note(module.takeError());
  return nullptr;
}

void *DeviceCalls::loadAssembly(const char *text, int optLevel) {
  return loadModule(text, std::strlen(text));
}

void DeviceCalls::unloadModule(void *module) {}

void *DeviceCalls::getFunction(void *module, const char *name) {
  if (!module || current->failure)
    return nullptr;
  Kernel &kernel = current->kernels[name];
  if (!kernel.handle) {
    auto handle = current->device.getKernel(module, name);
    if (!handle) {
      current->note(handle.takeError());
      return nullptr;
    }
    kernel.handle = *handle;
  }
  return &kernel;
}

void DeviceCalls::launch(void *function, intptr_t gridX, intptr_t gridY,
                         intptr_t gridZ, intptr_t blockX, intptr_t blockY,
                         intptr_t blockZ, int32_t sharedBytes, void *stream,
                         void **values, void **extra, size_t count) {
  if (!function || current->failure)
    return;
  auto *kernel = static_cast<Kernel *>(function);
  llvm::SmallVector<Device::Argument> arguments;
  for (size_t k = 0; k < count; ++k) {
    Device::Argument argument{values[k], sizeof(int64_t), false};
    if (k < kernel->parameters.size())
      std::tie(argument.bytes, argument.isPointer) = kernel->parameters[k];
    arguments.push_back(argument);
  }
  auto getSize = [](intptr_t x, intptr_t y, intptr_t z) {
    return Device::Size{size_t(x), size_t(y), size_t(z)};
  };
  current->note(
      current->device.launch(kernel->handle, getSize(gridX, gridY, gridZ),
                             getSize(blockX, blockY, blockZ), arguments));
}

void *DeviceCalls::allocate(uint64_t bytes, void *stream, bool isShared) {
  if (current->failure)
    return nullptr;
  void *memory = current->device.allocate(bytes);
  if (!memory)
    current->note(createError() << "not enough memory of device '"
                                << current->device.getName()
                                << "' for an array of " << bytes << " bytes");
  return memory;
}

void DeviceCalls::release(void *memory, void *stream) {
  // Kernels launched before may still use it.
  synchronize(stream);
  if (memory)
    current->device.release(memory);
}

void DeviceCalls::copy(void *to, void *from, size_t bytes, void *stream) {
  if (!current->failure && bytes != 0)
    current->note(current->device.copy(to, from, bytes));
}

void *DeviceCalls::createStream() { return nullptr; }

void DeviceCalls::synchronize(void *stream) {
  auto time = current->device.wait();
  if (time)
    current->microseconds += *time;
  else
    current->note(time.takeError());
}

void DeviceCalls::destroyStream(void *stream) {}

llvm::orc::SymbolMap
DeviceCalls::getSymbols(llvm::orc::MangleAndInterner mangle) {
  llvm::orc::SymbolMap symbols;
  auto add = [&](StringRef name, auto *function) {
    symbols[mangle(name)] = {llvm::orc::ExecutorAddr::fromPtr(function),
                             llvm::JITSymbolFlags::Exported |
                                 llvm::JITSymbolFlags::Callable};
  };
  add("mgpuModuleLoad", &loadModule);
  add("mgpuModuleLoadJIT", &loadAssembly);
  add("mgpuModuleUnload", &unloadModule);
  add("mgpuModuleGetFunction", &getFunction);
  add("mgpuLaunchKernel", &launch);
  add("mgpuMemAlloc", &allocate);
  add("mgpuMemFree", &release);
  add("mgpuMemcpy", &copy);
  add("mgpuStreamCreate", &createStream);
  add("mgpuStreamSynchronize", &synchronize);
  add("mgpuStreamDestroy", &destroyStream);
  return symbols;
}
