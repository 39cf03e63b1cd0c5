//===- Executor.h - Compiles and runs modules -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles a module with `--pad-to-llvm` and runs its functions in this
// process.
//
// ```c++
// llvm::Expected<Executor> executor = Executor::create(std::move(module), {});
// llvm::Expected<llvm::SmallVector<Array>> results =
//     executor->call("main", inputs);
// ```
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_EXECUTOR_H
#define PAD_RUNTIME_EXECUTOR_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "pad/Runtime/Array.h"
#include "pad/Runtime/Device.h"
#include "pad/Runtime/Signature.h"
#include "llvm/ADT/StringMap.h"
#include <vector>

namespace mlir {
class ExecutionEngine;
} // namespace mlir

namespace mlir::pad {

class DeviceCalls;

/// A compiled module. Its functions can be called any number of times, from one
/// thread at a time.
class Executor {
public:
  Executor(Executor &&);
  Executor &operator=(Executor &&);
  ~Executor();

  /// Compiles `module`, optimizing like `clang -O<optLevel>` for this machine.
  /// The context needs every dialect in use, with extensions and translations
  /// to LLVM IR: see registerRuntimeDialects. Public functions of ranked
  /// tensors and of scalars can be called afterwards; functions never write to
  /// their inputs.
  ///
  /// The passes that `addLoopPasses` adds run when pads have become loops; it
  /// may also configure the pass manager.
  ///
  /// Diagnostics of the context become the error.
  static llvm::Expected<Executor>
  create(OwningOpRef<ModuleOp> module, const PadToLLVMPipelineOptions &options,
         unsigned optLevel = 3,
         function_ref<void(PassManager &)> addLoopPasses = nullptr);

  /// As `create`, of code whose pads run on `device`, which has to outlive the
  /// executor. All other code runs on the host. Host and device share memory,
  /// unless the options ask for copies.
  static llvm::Expected<Executor>
  createForDevice(OwningOpRef<ModuleOp> module,
                  PadToGPUPipelineOptions &options, unsigned optLevel,
                  Device &device);

  /// The signature of `function`, or an error if there is none that can be
  /// called.
  llvm::Expected<const Signature &> getSignature(StringRef function) const;

  /// Calls `function`. Fails if the inputs do not fit its signature, or if it
  /// aborts. The module must have been compiled without `out-params`.
  llvm::Expected<llvm::SmallVector<Array>> call(StringRef function,
                                                ArrayRef<Array> inputs) const;

  /// A call that is ready to be made, again and again.
  class Invocation {
  public:
    /// Makes the call. Fails if it aborts.
    llvm::Error operator()();

    /// The most bytes that the last call had allocated at a time.
    size_t getPeakBytes() const { return peakBytes; }

    /// The microseconds that the last call took on the device.
    double getDeviceMicroseconds() const { return deviceMicroseconds; }

  private:
    friend class Executor;
    Invocation() = default;

    void (*code)(void **) = nullptr;
    DeviceCalls *device = nullptr;
    Device *memoryDevice = nullptr;
    size_t peakBytes = 0;
    double deviceMicroseconds = 0;
    /// The memref descriptors of all arrays, one after the other; where each
    /// starts; and where each of these pointers is. Vectors keep their contents
    /// in place when they are moved.
    std::vector<int64_t> descriptors;
    std::vector<void *> pointers;
    std::vector<void *> arguments;
  };

  /// Prepares a call of `function` that writes its results into `results`.
  /// `results` must have the extents that the function returns. The arrays must
  /// outlive the invocation, and be memory of the device if there is one (see
  /// shareArrays). The module must have been compiled with `out-params`.
  llvm::Expected<Invocation>
  prepareCallInto(StringRef function, ArrayRef<Array> inputs,
                  MutableArrayRef<Array> results) const;

private:
  Executor();

  /// The code of `function`, which takes pointers to pointers to descriptors.
  llvm::Expected<void (*)(void **)> lookup(StringRef function) const;

  llvm::StringMap<EntryPoint> entryPoints;
  bool outParams = false;
  /// Where pads run, if that is not the host.
  std::unique_ptr<DeviceCalls> device;
  /// The device whose memory arrays are in; null for the host.
  Device *memoryDevice = nullptr;
  std::unique_ptr<ExecutionEngine> engine;
};

/// Copies of arrays in memory of a device, which frees them with this.
struct SharedArrays {
  struct Release {
    Device *device;
    void operator()(void *memory) const { device->release(memory); }
  };
  std::vector<std::unique_ptr<void, Release>> memory;
  llvm::SmallVector<Array> arrays;
};

/// Copies `arrays`, which hold no strings, to memory of `device`.
llvm::Expected<SharedArrays> shareArrays(Device &device,
                                         ArrayRef<Array> arrays);

/// Adds what Executor needs beyond the upstream dialects: pad and the
/// translations to LLVM IR.
void registerRuntimeDialects(DialectRegistry &registry);

} // namespace mlir::pad

#endif // PAD_RUNTIME_EXECUTOR_H
