//===- GuardedMemory.cpp - Memory between walls ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/GuardedMemory.h"
#include <cstdio>
#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>

using namespace padtest;

GuardedMemory::GuardedMemory(size_t bytes) : pageSize(sysconf(_SC_PAGESIZE)) {
  capacity = (bytes + pageSize - 1) / pageSize * pageSize;
  void *pages = mmap(nullptr, capacity + 2 * pageSize, PROT_NONE,
                     MAP_PRIVATE | MAP_ANONYMOUS, /*fd=*/-1, /*offset=*/0);
  if (pages != MAP_FAILED) {
    begin = static_cast<char *>(pages) + pageSize;
    if (mprotect(begin, capacity, PROT_READ | PROT_WRITE) == 0)
      return;
  }
  std::perror("guarded memory");
  std::exit(1);
}

GuardedMemory::~GuardedMemory() {
  munmap(begin - pageSize, capacity + 2 * pageSize);
}
