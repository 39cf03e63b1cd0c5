//===- Driver.cpp - CUDA's driver without a GPU ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What pad-run needs of libcuda.so.1, with memory of the host and kernels that
// run on the CPU. A kernel that accesses what was not allocated, or is not
// aligned, fails. So does the function that the variable FAKE_FAILS names. If
// FAKE_SAYS is set, the driver says what it is asked.
//
//===----------------------------------------------------------------------===//

#include "PTX.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>

static int check(const char *function) {
  const char *fails = std::getenv("FAKE_FAILS");
  return fails && !std::strcmp(fails, function) ? 2 : 0;
}

static int someObject;

/// Whether to say what the driver is asked.
static bool isLoud() { return std::getenv("FAKE_SAYS"); }

/// The bytes of each array, by its address.
static std::map<uint64_t, size_t> arrays;

/// What was wrong in a kernel.
static std::string wrong;

static void checkAccess(uint64_t at, size_t bytes, bool isStore) {
  auto after = arrays.upper_bound(at);
  bool isInside = false;
  if (after != arrays.begin()) {
    auto [begin, size] = *std::prev(after);
    isInside = at + bytes <= begin + size;
  }
  if (isInside && at % bytes == 0)
    return;
  char text[100];
  std::snprintf(text, sizeof(text), "%s of %zu bytes at %#llx %s",
                isStore ? "store" : "load", bytes, (unsigned long long)at,
                isInside ? "is not aligned" : "is outside of all arrays");
  throw std::runtime_error(text);
}

extern "C" {

int cuInit(unsigned) { return check("cuInit"); }
int cuGetErrorString(int, const char **text) {
  *text = wrong.empty() ? "out of memory" : wrong.c_str();
  return 0;
}
int cuDeviceGetCount(int *count) {
  *count = check("device") ? 0 : 1;
  return 0;
}
int cuDeviceGet(int *device, int) {
  *device = 7;
  return 0;
}
int cuDeviceGetName(char *name, int bytes, int) {
  std::snprintf(name, bytes, "fake device");
  return 0;
}
int cuDeviceGetAttribute(int *value, int attribute, int) {
  *value = attribute == 75 ? 9 : 0;
  return 0;
}
int cuDevicePrimaryCtxRetain(void **context, int) {
  *context = &someObject;
  return 0;
}
int cuDevicePrimaryCtxRelease_v2(int) { return 0; }
int cuCtxSetCurrent(void *) { return 0; }
int cuMemAllocManaged(uint64_t *memory, size_t bytes, unsigned) {
  *memory = reinterpret_cast<uint64_t>(
      std::aligned_alloc(256, (bytes + 255) / 256 * 256));
  arrays[*memory] = bytes;
  return check("cuMemAllocManaged");
}
int cuMemFree_v2(uint64_t memory) {
  arrays.erase(memory);
  std::free(reinterpret_cast<void *>(memory));
  return 0;
}
int cuModuleLoadData(void **module, const char *ptx) {
  if (isLoud()) {
    const char *target = std::strstr(ptx, ".target ");
    std::fprintf(stderr, "load %.*s\n", int(std::strcspn(target, "\n")),
                 target);
  }
  try {
    *module = new ptx::Module(ptx);
  } catch (const std::runtime_error &error) {
    wrong = error.what();
    return 218;
  }
  return check("cuModuleLoadData");
}
int cuModuleUnload(void *module) {
  delete static_cast<ptx::Module *>(module);
  return 0;
}
int cuModuleGetFunction(void **function, void *module, const char *name) {
  if (isLoud())
    std::fprintf(stderr, "find %s\n", name);
  *function = &static_cast<ptx::Module *>(module)->kernels.at(name);
  return check("cuModuleGetFunction");
}
int cuLaunchKernel(void *kernel, unsigned gx, unsigned gy, unsigned gz,
                   unsigned bx, unsigned by, unsigned bz, unsigned, void *,
                   void **arguments, void **) {
  if (isLoud())
    std::fprintf(stderr, "launch %u x %u x %u blocks of %u x %u x %u threads\n",
                 gx, gy, gz, bx, by, bz);
  try {
    static_cast<ptx::Kernel *>(kernel)->run({gx, gy, gz}, {bx, by, bz},
                                            arguments, checkAccess);
  } catch (const std::runtime_error &error) {
    wrong = error.what();
    return 700;
  }
  return check("cuLaunchKernel");
}
int cuMemcpyAsync(uint64_t to, uint64_t from, size_t bytes, void *) {
  std::memcpy(reinterpret_cast<void *>(to), reinterpret_cast<void *>(from),
              bytes);
  return 0;
}
int cuCtxSynchronize() { return 0; }
int cuEventCreate(void **event, unsigned) {
  *event = &someObject;
  return 0;
}
int cuEventRecord(void *, void *) { return 0; }
int cuEventElapsedTime(float *milliseconds, void *, void *) {
  *milliseconds = 0.25;
  return 0;
}
int cuEventDestroy_v2(void *) { return 0; }

} // extern "C"
