//===- DeviceCalls.h - What compiled code asks of a device ------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Host code that upstream's `--gpu-to-llvm` makes calls functions of MLIR's GPU
// runtime (`mgpu...`). Here they go to the device of the executor whose code is
// running, and failures become the error of the call.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_RUNTIME_DEVICECALLS_H
#define PAD_LIB_RUNTIME_DEVICECALLS_H

#include "mlir/IR/BuiltinOps.h"
#include "pad/Runtime/Device.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/ExecutionEngine/Orc/Mangling.h"

namespace mlir::pad {

/// The device calls of one module.
class DeviceCalls {
public:
  /// `module` has its kernels compiled, as `gpu.binary`.
  DeviceCalls(Device &device, ModuleOp module);

  Device &getDevice() { return device; }

  /// Runs `code`, compiled code of the module, and waits for the device. Fails
  /// if `code` does or if a device call of it has failed.
  llvm::Error run(function_ref<llvm::Error()> code);

  /// The microseconds that kernels of the last run took.
  double getMicroseconds() const { return microseconds; }

  /// The functions that compiled code sees.
  static llvm::orc::SymbolMap getSymbols(llvm::orc::MangleAndInterner mangle);

private:
  /// A kernel and the sizes of its parameters, which are only known for targets
  /// whose device asks for them.
  struct Kernel {
    void *handle = nullptr;
    llvm::SmallVector<std::pair<size_t, bool>> parameters;
  };

  static void *loadModule(const void *data, size_t bytes);
  static void *loadAssembly(const char *text, int optLevel);
  static void unloadModule(void *module);
  static void *getFunction(void *module, const char *name);
  static void launch(void *function, intptr_t gridX, intptr_t gridY,
                     intptr_t gridZ, intptr_t blockX, intptr_t blockY,
                     intptr_t blockZ, int32_t sharedBytes, void *stream,
                     void **values, void **extra, size_t count);
  static void *allocate(uint64_t bytes, void *stream, bool isShared);
  static void release(void *memory, void *stream);
  static void copy(void *to, void *from, size_t bytes, void *stream);
  static void *createStream();
  static void synchronize(void *stream);
  static void destroyStream(void *stream);

  /// Keeps the first error, if it is one.
  void note(llvm::Error error);

  /// The module that is running on this thread.
  static thread_local DeviceCalls *current;

  Device &device;
  llvm::StringMap<Kernel> kernels;
  double microseconds = 0;
  std::optional<std::string> failure;
};

} // namespace mlir::pad

#endif // PAD_LIB_RUNTIME_DEVICECALLS_H
