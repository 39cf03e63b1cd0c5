//===- CallMemory.cpp - Memory that compiled code allocates ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallMemory.h"
#include "pad/Runtime/Error.h"
#include "pad/Runtime/HostFunctions.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdarg>
#include <cstdio>
#include <cstdlib>

using namespace mlir;
using namespace mlir::pad;

thread_local CallMemory *CallMemory::current = nullptr;

CallMemory::~CallMemory() {
  for (auto [pointer, bytes] : allocations)
    freeMemory(pointer);
}

void CallMemory::freeMemory(void *pointer) {
  if (device)
    device->release(pointer);
  else
    std::free(pointer);
}

llvm::Error CallMemory::run(void (*code)(void **), void **arguments) {
  assert(!current && "compiled code calls no compiled code through its host");
  current = this;
  // Between here and the jump back there is only compiled code, which has
  // nothing to unwind, and the functions below.
  bool stopped = setjmp(onStop) != 0;
  if (!stopped)
    code(arguments);
  current = nullptr;
  if (!stopped)
    return llvm::Error::success();
  if (refusedBytes != 0)
    return createError() << "not enough memory for a buffer of " << refusedBytes
                         << " bytes";
  return createError() << (printed.empty() ? "aborted" : printed);
}

void CallMemory::stop() { std::longjmp(onStop, /*val=*/1); }

/// Whether the thread has printed why it aborts.
static thread_local bool hasPrinted = false;

/// Whether the thread is in a parallel region of OpenMP.
static bool isInParallelRegion() {
  void *isInParallel =
      llvm::sys::DynamicLibrary::SearchForAddressOfSymbol("omp_in_parallel");
  return isInParallel && reinterpret_cast<int (*)()>(isInParallel)() != 0;
}

/// Ends the process: the other threads of a parallel region would wait forever
/// for one that left it.
[[noreturn]] static void exitFromParallelRegion(StringRef message) {
  llvm::errs() << "error: " << message << '\n';
  std::_Exit(1);
}

CallMemory *CallMemory::getLeavable() {
  return current && !isInParallelRegion() ? current : nullptr;
}

// A thread that compiled code starts has no call of its own; its memory is that
// of the C library.

void *CallMemory::allocate(size_t bytes) {
  Device *device = current ? current->device : nullptr;
  void *pointer = device ? device->allocate(bytes) : std::malloc(bytes);
  if (!pointer) {
    if (!getLeavable())
      exitFromParallelRegion("not enough memory for a buffer of " +
                             std::to_string(bytes) + " bytes");
    current->refusedBytes = bytes;
    current->stop();
  }
  if (!current)
    return pointer;
  current->allocations[pointer] = bytes;
  current->liveBytes += bytes;
  current->peakBytes = std::max(current->peakBytes, current->liveBytes);
  return pointer;
}

void CallMemory::release(void *pointer) {
  if (current) {
    auto allocation = current->allocations.find(pointer);
    if (allocation != current->allocations.end()) {
      current->liveBytes -= allocation->second;
      current->allocations.erase(allocation);
      return current->freeMemory(pointer);
    }
  }
  std::free(pointer);
}

int CallMemory::print(const char *line) {
  CallMemory *call = getLeavable();
  if (!call) {
    llvm::errs() << "error: " << line << '\n';
    hasPrinted = true;
    return 0;
  }
  // The message of the check that fails is the last, unless it has been
  // reported already, with numbers.
  if (!call->isReported)
    call->printed = line;
  return 0;
}

int CallMemory::report(int /*file*/, const char *format, ...) {
  char line[4096];
  va_list arguments;
  va_start(arguments, format);
  int length = std::vsnprintf(line, sizeof(line), format, arguments);
  va_end(arguments);
  StringRef message = StringRef(line).rtrim('\n');
  CallMemory *call = getLeavable();
  if (!call)
    exitFromParallelRegion(message);
  call->printed = message.str();
  call->isReported = true;
  return length;
}

void CallMemory::abort() {
  CallMemory *call = getLeavable();
  if (call)
    call->stop();
  if (hasPrinted)
    std::_Exit(1);
  exitFromParallelRegion("aborted");
}

llvm::orc::SymbolMap
CallMemory::getSymbols(llvm::orc::MangleAndInterner mangle) {
  llvm::orc::SymbolMap symbols = getHostFunctions(mangle);
  auto add = [&](StringRef name, auto *function) {
    symbols[mangle(name)] = {llvm::orc::ExecutorAddr::fromPtr(function),
                             llvm::JITSymbolFlags::Exported |
                                 llvm::JITSymbolFlags::Callable};
  };
  add("malloc", &allocate);
  add("free", &release);
  add("puts", &print);
  add("dprintf", &report);
  add("abort", &CallMemory::abort);
  return symbols;
}
