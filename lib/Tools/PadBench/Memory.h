//===- Memory.h - Guarded and aligned buffers -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_MEMORY_H
#define PAD_LIB_TOOLS_PADBENCH_MEMORY_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include <cstddef>
#include <cstdint>
#include <optional>

namespace mlir::pad::bench {

/// Makes malloc keep freed memory, in this process and in programs started
/// later, as the allocators of libraries that pad do. Otherwise, a call that
/// allocates a large result would measure how fast the system provides pages.
/// Only glibc's malloc can be told so.
void keepFreedMemory();

/// Pages of the system.
class Mapping {
public:
  Mapping() = default;
  Mapping(const Mapping &) = delete;
  Mapping(Mapping &&other) { *this = std::move(other); }
  Mapping &operator=(Mapping &&other);
  ~Mapping();

  static llvm::Expected<Mapping> create(size_t bytes);

  char *getBase() const { return base; }
  size_t getSize() const { return size; }

private:
  char *base = nullptr;
  size_t size = 0;
};

/// Bytes between two pages that cannot be touched.
class GuardedBuffer {
public:
  /// The end of the bytes that lies against the guard; the other is as close to
  /// its guard as whole pages allow.
  enum class Flush { Start, End };

  static llvm::Expected<GuardedBuffer> create(size_t bytes, Flush flush);

  char *getData() const { return data; }

  /// From now on the bytes can only be read.
  llvm::Error protectFromWrites();

private:
  Mapping mapping;
  char *data = nullptr;
};

/// A buffer that starts at the same offset of a huge page as all other such
/// buffers, but for a cache line or two. Every page is present.
class TimingBuffer {
public:
  /// `color` numbers the buffers in use at a time, which keeps the starts of
  /// two of them from falling onto the same cache set.
  static llvm::Expected<TimingBuffer> create(size_t bytes, unsigned color);

  char *getData() const { return data; }

private:
  Mapping mapping;
  char *data = nullptr;
};

/// Runs `call`, which must not need unwinding. Returns the address that it
/// failed to read or write, if it did.
std::optional<uintptr_t> catchFault(llvm::function_ref<void()> call);

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_MEMORY_H
