//===- Memory.cpp - Guarded and aligned buffers ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/MathExtras.h"
#include <csetjmp>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>
#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace mlir::pad::bench;

static size_t getPageSize() {
  return static_cast<size_t>(sysconf(_SC_PAGESIZE));
}

void mlir::pad::bench::keepFreedMemory() {
#ifdef __GLIBC__
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, -1);
  setenv("MALLOC_MMAP_MAX_", "0", /*overwrite=*/0);
  setenv("MALLOC_TRIM_THRESHOLD_", "1099511627776", /*overwrite=*/0);
#endif
}

//===----------------------------------------------------------------------===//
// Mapping
//===----------------------------------------------------------------------===//

Mapping &Mapping::operator=(Mapping &&other) {
  std::swap(base, other.base);
  std::swap(size, other.size);
  return *this;
}

Mapping::~Mapping() {
  if (base)
    munmap(base, size);
}

llvm::Expected<Mapping> Mapping::create(size_t bytes) {
  void *base = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS, /*fd=*/-1, /*offset=*/0);
  if (base == MAP_FAILED)
    return llvm::createStringError("not enough memory for a buffer of " +
                                   llvm::Twine(bytes) + " bytes");
  Mapping mapping;
  mapping.base = static_cast<char *>(base);
  mapping.size = bytes;
  return mapping;
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

llvm::Expected<GuardedBuffer> GuardedBuffer::create(size_t bytes, Flush flush) {
  size_t page = getPageSize();
  size_t inner = llvm::alignTo(bytes, page);
  auto mapping = Mapping::create(inner + 2 * page);
  if (!mapping)
    return mapping.takeError();
  GuardedBuffer buffer;
  buffer.mapping = std::move(*mapping);
  char *base = buffer.mapping.getBase();
  for (char *guard : {base, base + page + inner})
    if (mprotect(guard, page, PROT_NONE) != 0)
      return llvm::createStringError("a guard page cannot be protected");
  buffer.data = base + page + (flush == Flush::End ? inner - bytes : 0);
  return buffer;
}

llvm::Error GuardedBuffer::protectFromWrites() {
  size_t page = getPageSize();
  size_t inner = mapping.getSize() - 2 * page;
  if (inner != 0 && mprotect(mapping.getBase() + page, inner, PROT_READ) != 0)
    return llvm::createStringError("an input cannot be protected");
  return llvm::Error::success();
}

llvm::Expected<TimingBuffer> TimingBuffer::create(size_t bytes,
                                                  unsigned color) {
  constexpr size_t hugePage = size_t(1) << 21, lineBytes = 64;
  // 17 lines more for each buffer: neither the same lines of a page nor
  // neighbouring ones.
  size_t start = color * 17 * lineBytes;
  auto mapping = Mapping::create(bytes + start + hugePage);
  if (!mapping)
    return mapping.takeError();
  TimingBuffer buffer;
  buffer.mapping = std::move(*mapping);
  char *base = buffer.mapping.getBase();
  buffer.data = base +
                llvm::offsetToAlignment(reinterpret_cast<uintptr_t>(base),
                                        llvm::Align(hugePage)) +
                start;
  std::memset(buffer.data, 0x5A, bytes);
  return buffer;
}

//===----------------------------------------------------------------------===//
// Faults
//===----------------------------------------------------------------------===//

static sigjmp_buf onFault;
static volatile uintptr_t faultAddress;

static void handleFault(int, siginfo_t *info, void *) {
  faultAddress = reinterpret_cast<uintptr_t>(info->si_addr);
  siglongjmp(onFault, /*val=*/1);
}

std::optional<uintptr_t>
mlir::pad::bench::catchFault(llvm::function_ref<void()> call) {
  struct sigaction action = {}, oldSegv = {}, oldBus = {};
  action.sa_sigaction = handleFault;
  action.sa_flags = SA_SIGINFO;
  sigemptyset(&action.sa_mask);
  sigaction(SIGSEGV, &action, &oldSegv);
  sigaction(SIGBUS, &action, &oldBus);
  bool faulted = sigsetjmp(onFault, /*savemask=*/1) != 0;
  if (!faulted)
    call();
  sigaction(SIGSEGV, &oldSegv, nullptr);
  sigaction(SIGBUS, &oldBus, nullptr);
  if (!faulted)
    return std::nullopt;
  return faultAddress;
}
