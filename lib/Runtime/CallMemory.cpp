//===- CallMemory.cpp - Memory that compiled code allocates ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallMemory.h"
#include "pad/Runtime/Error.h"
#include "pad/Runtime/HostFunctions.h"
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

// A thread that compiled code starts has no call of its own; its calls go to
// the C library.

void *CallMemory::allocate(size_t bytes) {
  if (!current)
    return std::malloc(bytes);
  Device *device = current->device;
  void *pointer = device ? device->allocate(bytes) : std::malloc(bytes);
  if (!pointer) {
    current->refusedBytes = bytes;
    current->stop();
  }
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
  if (!current)
    return std::puts(line);
  // The message of the check that fails is the last, unless it has been
  // reported already, with numbers.
  if (!current->isReported)
    current->printed = line;
  return 0;
}

int CallMemory::report(int file, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int length;
  if (current) {
    char line[4096];
    length = std::vsnprintf(line, sizeof(line), format, arguments);
    current->printed = StringRef(line).rtrim('\n').str();
    current->isReported = true;
  } else {
    length = vdprintf(file, format, arguments);
  }
  va_end(arguments);
  return length;
}

void CallMemory::abort() {
  if (!current)
    std::abort();
  current->stop();
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
