//===- Kernel.h - A compiled pad --------------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_KERNEL_H
#define PAD_LIB_TOOLS_PADBENCH_KERNEL_H

#include "Module.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"

namespace mlir::pad::bench {

/// The machine code of one pad. Calls are made straight to the C interface of
/// its function, so that a call of a few nanoseconds can be timed.
class Kernel {
public:
  /// Compiles `workload` at -O3 for this machine. `libraries` are the shared
  /// libraries that the code needs.
  static llvm::Expected<Kernel> create(const Workload &workload,
                                       const Element &element,
                                       const KernelOptions &options,
                                       ArrayRef<std::string> libraries,
                                       MLIRContext *context);

  /// Sets the buffers of the calls that follow. `result` is not used by a
  /// kernel that allocates.
  void bind(char *source, char *result);

  /// Makes `count` calls.
  void call(int64_t count);

  /// Makes a call and hands its result to `use`. The result is then freed if
  /// the kernel allocates.
  void callOnce(llvm::function_ref<void(const char *)> use);

private:
  Kernel() = default;

  void enter();
  const char *getResult() const;
  void freeResult();

  bool isDynamic = false, allocates = false;
  unsigned elementBytes = 0;
  std::unique_ptr<ExecutionEngine> engine;
  void *code = nullptr;
  std::vector<int64_t> amounts;
  std::vector<char> value;
  /// The memref descriptors of a call.
  std::vector<int64_t> source, amountList, valueCell, result;
};

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_KERNEL_H
