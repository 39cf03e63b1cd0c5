//===- fake_opencl.cpp - A driver in which something is missing -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What pad-run needs of libOpenCL.so.1, with memory of the host and kernels
// that do nothing. The variable FAKE_FAILS names what is missing.
//
//===----------------------------------------------------------------------===//

#include <cstdint>
#include <cstdlib>
#include <cstring>

static int check(const char *what) {
  const char *fails = std::getenv("FAKE_FAILS");
  return fails && !std::strcmp(fails, what) ? -11 : 0;
}

static int someObject;

/// Gives `text` as OpenCL does.
static int give(const char *text, size_t bytes, void *value, size_t *size) {
  if (size)
    *size = std::strlen(text) + 1;
  if (value)
    std::strncpy(static_cast<char *>(value), text, bytes);
  return 0;
}

/// An object, and the status of what makes it.
static void *make(const char *what, int *status) {
  *status = check(what);
  return &someObject;
}

extern "C" {

int clGetPlatformIDs(unsigned, void **platforms, unsigned *count) {
  if (platforms)
    *platforms = &someObject;
  if (count)
    *count = 1;
  return check("platform");
}
int clGetDeviceIDs(void *, uint64_t, unsigned, void **devices,
                   unsigned *count) {
  if (devices)
    *devices = &someObject;
  if (count)
    *count = 1;
  return check("device");
}
int clGetDeviceInfo(void *, unsigned what, size_t bytes, void *value,
                    size_t *size) {
  if (what == 0x105B)
    return give(check("il") ? "" : "SPIR-V_1.2", bytes, value, size);
  if (what != 0x1053)
    return give("fake device", bytes, value, size);
  *static_cast<uint64_t *>(value) = check("sharing") ? 1 : 3;
  return 0;
}
void *clCreateContext(const void *, unsigned, void *const *, void *, void *,
                      int *status) {
  return make("context", status);
}
void *clCreateCommandQueueWithProperties(void *, void *, const void *,
                                         int *status) {
  return make("queue", status);
}
void *clCreateProgramWithIL(void *, const void *, size_t, int *status) {
  return make("program", status);
}
int clBuildProgram(void *, unsigned, void *const *, const char *, void *,
                   void *) {
  return check("build");
}
int clGetProgramBuildInfo(void *, void *, unsigned, size_t bytes, void *value,
                          size_t *size) {
  return give("unknown capability\n", bytes, value, size);
}
void *clCreateKernel(void *, const char *, int *status) {
  return make("kernel", status);
}
int clSetKernelArg(void *, unsigned, size_t, const void *) {
  return check("argument");
}
int clSetKernelArgSVMPointer(void *, unsigned, const void *) { return 0; }
int clEnqueueNDRangeKernel(void *, void *, unsigned, const size_t *,
                           const size_t *, const size_t *, unsigned,
                           void *const *, void **event) {
  *event = &someObject;
  return check("launch");
}
int clEnqueueSVMMemcpy(void *, unsigned, void *, const void *, size_t, unsigned,
                       void *const *, void **event) {
  *event = &someObject;
  return 0;
}
void *clSVMAlloc(void *, uint64_t, size_t bytes, unsigned) {
  return check("memory") ? nullptr : std::calloc(bytes, 1);
}
void clSVMFree(void *, void *memory) { std::free(memory); }
int clFinish(void *) { return check("finish"); }
int clGetEventProfilingInfo(void *, unsigned, size_t, void *time, size_t *) {
  *static_cast<uint64_t *>(time) = 0;
  return 0;
}
int clReleaseEvent(void *) { return 0; }
int clReleaseKernel(void *) { return 0; }
int clReleaseProgram(void *) { return 0; }
int clReleaseCommandQueue(void *) { return 0; }
int clReleaseContext(void *) { return 0; }

} // extern "C"
