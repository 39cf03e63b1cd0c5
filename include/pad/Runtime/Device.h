//===- Device.h - What kernels run on ---------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface of Executor to a GPU or another device that runs kernels.
// Memory is shared: host and kernels access the same memory.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_DEVICE_H
#define PAD_RUNTIME_DEVICE_H

#include "pad/Pipelines/GPUPipelines.h"
#include "llvm/Support/Error.h"

namespace mlir::pad {

class Device {
public:
  using Size = std::array<size_t, 3>;

  /// One argument of a kernel, at `value`.
  struct Argument {
    const void *value;
    size_t bytes;
    bool isPointer;
  };

  virtual ~Device() = default;

  /// The product name.
  virtual std::string getName() const = 0;

  /// The target and the chip that kernels are compiled for; the chip may be
  /// empty.
  virtual GPUTarget getTarget() const = 0;
  virtual std::string getChip() const { return {}; }

  /// Memory of `bytes` bytes, at a multiple of 64; null if there is not enough.
  virtual void *allocate(size_t bytes) = 0;
  virtual void release(void *memory) = 0;

  /// Loads what was compiled, and finds a kernel in it. Both stay until the
  /// device goes.
  virtual llvm::Expected<void *> loadModule(StringRef binary) = 0;
  virtual llvm::Expected<void *> getKernel(void *module,
                                           const std::string &name) = 0;

  /// Begins to run `kernel` in `grid` blocks of `block` threads each, after all
  /// kernels launched before.
  virtual llvm::Error launch(void *kernel, Size grid, Size block,
                             ArrayRef<Argument> arguments) = 0;
  /// Begins to copy `bytes` bytes between memory of the device, or of the
  /// device and the host.
  virtual llvm::Error copy(void *to, const void *from, size_t bytes) = 0;

  /// Waits until all is done. Returns the microseconds that launches and copies
  /// took on the device since the last call.
  virtual llvm::Expected<double> wait() = 0;
};

} // namespace mlir::pad

#endif // PAD_RUNTIME_DEVICE_H
