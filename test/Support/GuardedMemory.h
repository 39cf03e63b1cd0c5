//===- GuardedMemory.h - Memory between walls -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TEST_SUPPORT_GUARDEDMEMORY_H
#define PAD_TEST_SUPPORT_GUARDEDMEMORY_H

#include <cstddef>

namespace padtest {

/// Memory whose neighbours on both sides can neither be read nor written.
class GuardedMemory {
public:
  /// Ends the program if there is no room for `capacity` bytes.
  explicit GuardedMemory(size_t capacity);
  GuardedMemory(const GuardedMemory &) = delete;
  GuardedMemory &operator=(const GuardedMemory &) = delete;
  ~GuardedMemory();

  /// The first `size` bytes, or the last. Expects size <= capacity.
  char *get(size_t size, bool atEnd) const {
    return atEnd ? begin + capacity - size : begin;
  }

private:
  char *begin = nullptr;
  size_t capacity = 0;
  size_t pageSize = 0;
};

} // namespace padtest

#endif // PAD_TEST_SUPPORT_GUARDEDMEMORY_H
