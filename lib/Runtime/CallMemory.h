//===- CallMemory.h - Memory that compiled code allocates -------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled code calls malloc, free, puts, dprintf and abort. Here they belong
// to the current call. Memory that it allocates and does not free, such as its
// results, is freed exactly once, when the CallMemory is destroyed. If the code
// aborts or memory runs out, the call ends with an error and the process goes
// on.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_RUNTIME_CALLMEMORY_H
#define PAD_LIB_RUNTIME_CALLMEMORY_H

#include "pad/Runtime/Device.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/ExecutionEngine/Orc/Mangling.h"
#include "llvm/Support/Error.h"
#include <csetjmp>

namespace mlir::pad {

/// The memory of one call of compiled code.
class CallMemory {
public:
  /// The code allocates memory of `device` if that is not null.
  explicit CallMemory(Device *device = nullptr) : device(device) {}
  CallMemory(const CallMemory &) = delete;
  CallMemory &operator=(const CallMemory &) = delete;
  ~CallMemory();

  /// Runs `code(arguments)`, a function of compiled code. Fails if it aborts
  /// (the error has the text printed before), or if memory runs out.
  llvm::Error run(void (*code)(void **), void **arguments);

  /// The most bytes that the code has had allocated at a time.
  size_t getPeakBytes() const { return peakBytes; }

  /// The functions of the host that compiled code sees.
  static llvm::orc::SymbolMap getSymbols(llvm::orc::MangleAndInterner mangle);

private:
  static void *allocate(size_t bytes);
  static void release(void *pointer);
  static int print(const char *line);
  static int report(int file, const char *format, ...);
  static void abort();

  /// The call under way on this thread, if it can be left here; null in a
  /// parallel region.
  static CallMemory *getLeavable();
  [[noreturn]] void stop();

  void freeMemory(void *pointer);

  /// The call under way on this thread.
  static thread_local CallMemory *current;

  Device *device;
  /// The sizes of allocations that are not freed yet, and their sum.
  llvm::DenseMap<void *, size_t> allocations;
  size_t liveBytes = 0;
  size_t peakBytes = 0;
  std::string printed;
  bool isReported = false;
  size_t refusedBytes = 0;
  std::jmp_buf onStop;
};

} // namespace mlir::pad

#endif // PAD_LIB_RUNTIME_CALLMEMORY_H
