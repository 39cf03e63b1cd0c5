//===- fake_cuda.cpp - A driver that only says what it is asked -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What pad-run needs of libcuda.so.1, with memory of the host and kernels that
// do nothing. The function that the variable FAKE_FAILS names fails.
//
//===----------------------------------------------------------------------===//

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

static int check(const char *function) {
  const char *fails = std::getenv("FAKE_FAILS");
  return fails && !std::strcmp(fails, function) ? 2 : 0;
}

static int someObject;

extern "C" {

int cuInit(unsigned) { return check("cuInit"); }
int cuGetErrorString(int, const char **text) {
  *text = "out of memory";
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
  *memory = reinterpret_cast<uint64_t>(std::calloc(bytes, 1));
  return check("cuMemAllocManaged");
}
int cuMemFree_v2(uint64_t memory) {
  std::free(reinterpret_cast<void *>(memory));
  return 0;
}
int cuModuleLoadData(void **module, const char *ptx) {
  const char *target = std::strstr(ptx, ".target ");
  std::fprintf(stderr, "load %.*s\n", int(std::strcspn(target, "\n")), target);
  *module = &someObject;
  return check("cuModuleLoadData");
}
int cuModuleUnload(void *) { return 0; }
int cuModuleGetFunction(void **function, void *, const char *name) {
  std::fprintf(stderr, "find %s\n", name);
  *function = &someObject;
  return check("cuModuleGetFunction");
}
int cuLaunchKernel(void *, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                   unsigned by, unsigned bz, unsigned, void *, void **,
                   void **) {
  std::fprintf(stderr, "launch %u x %u x %u blocks of %u x %u x %u threads\n",
               gx, gy, gz, bx, by, bz);
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
