//===- OpenCL.cpp - Devices of OpenCL -------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types and numbers follow the OpenCL 2.1 specification. All handles are
// pointers, and all enumerations integers, so that no header is needed.
//
//===----------------------------------------------------------------------===//

#include "Library.h"
#include "pad/GPURuntime/GPURuntime.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// The functions of libOpenCL.so.1.
struct OpenCL {
  int32_t (*getPlatforms)(uint32_t, void **, uint32_t *);
  int32_t (*getDevices)(void *, uint64_t, uint32_t, void **, uint32_t *);
  int32_t (*getDeviceInfo)(void *, uint32_t, size_t, void *, size_t *);
  void *(*createContext)(const intptr_t *, uint32_t, void *const *,
                         void (*)(const char *, const void *, size_t, void *),
                         void *, int32_t *);
  void *(*createQueue)(void *, void *, const uint64_t *, int32_t *);
  void *(*createProgram)(void *, const void *, size_t, int32_t *);
  int32_t (*buildProgram)(void *, uint32_t, void *const *, const char *,
                          void (*)(void *, void *), void *);
  int32_t (*getBuildInfo)(void *, void *, uint32_t, size_t, void *, size_t *);
  void *(*createKernel)(void *, const char *, int32_t *);
  int32_t (*setArgument)(void *, uint32_t, size_t, const void *);
  int32_t (*setPointer)(void *, uint32_t, const void *);
  int32_t (*enqueueKernel)(void *, void *, uint32_t, const size_t *,
                           const size_t *, const size_t *, uint32_t,
                           void *const *, void **);
  int32_t (*enqueueCopy)(void *, uint32_t, void *, const void *, size_t,
                         uint32_t, void *const *, void **);
  void *(*allocate)(void *, uint64_t, size_t, uint32_t);
  void (*release)(void *, void *);
  int32_t (*finish)(void *);
  int32_t (*getTime)(void *, uint32_t, size_t, void *, size_t *);
  int32_t (*releaseEvent)(void *);
  int32_t (*releaseKernel)(void *);
  int32_t (*releaseProgram)(void *);
  int32_t (*releaseQueue)(void *);
  int32_t (*releaseContext)(void *);

  static llvm::Expected<OpenCL> load();
};

enum : uint64_t { kGPU = 1 << 2, kAllDevices = 0xFFFFFFFF };
enum : uint32_t { kDeviceName = 0x102B, kDeviceIL = 0x105B };
enum : uint32_t { kDeviceSharing = 0x1053 };
enum : uint64_t { kFineGrainBuffer = 1 << 1 };
enum : uint64_t { kReadWrite = 1 << 0, kFineGrain = 1 << 10 };
enum : uint64_t { kQueueProperties = 0x1093, kProfiling = 1 << 1 };
enum : uint32_t { kBuildLog = 0x1183, kStart = 0x1282, kEnd = 0x1283 };

class OpenCLDevice final : public Device {
public:
  OpenCLDevice(OpenCL cl, bool optimize) : cl(cl), optimize(optimize) {}
  ~OpenCLDevice() override;

  /// Chooses a device and opens it.
  llvm::Error open();

  std::string getName() const final { return getText(device, kDeviceName); }
  GPUTarget getTarget() const final { return GPUTarget::SPIRV; }
  void *allocate(size_t bytes) final;
  void release(void *memory) final { cl.release(context, memory); }
  llvm::Expected<void *> loadModule(StringRef binary) final;
  llvm::Expected<void *> getKernel(void *module, const std::string &name) final;
  llvm::Error launch(void *kernel, Size grid, Size block,
                     ArrayRef<Argument> arguments) final;
  llvm::Error copy(void *to, const void *from, size_t bytes) final;
  llvm::Expected<double> wait() final;

private:
  std::string getText(void *ofDevice, uint32_t what) const;
  bool isUsable(void *candidate) const;

  OpenCL cl;
  bool optimize;
  void *device = nullptr, *context = nullptr, *queue = nullptr;
  llvm::SmallVector<void *> programs, kernels, events;
};

} // namespace

llvm::Expected<OpenCL> OpenCL::load() {
  auto library = Library::load("libOpenCL.so.1");
  if (!library)
    return library.takeError();
  OpenCL cl;
  library->find("clGetPlatformIDs", cl.getPlatforms);
  library->find("clGetDeviceIDs", cl.getDevices);
  library->find("clGetDeviceInfo", cl.getDeviceInfo);
  library->find("clCreateContext", cl.createContext);
  library->find("clCreateCommandQueueWithProperties", cl.createQueue);
  library->find("clCreateProgramWithIL", cl.createProgram);
  library->find("clBuildProgram", cl.buildProgram);
  library->find("clGetProgramBuildInfo", cl.getBuildInfo);
  library->find("clCreateKernel", cl.createKernel);
  library->find("clSetKernelArg", cl.setArgument);
  library->find("clSetKernelArgSVMPointer", cl.setPointer);
  library->find("clEnqueueNDRangeKernel", cl.enqueueKernel);
  library->find("clEnqueueSVMMemcpy", cl.enqueueCopy);
  library->find("clSVMAlloc", cl.allocate);
  library->find("clSVMFree", cl.release);
  library->find("clFinish", cl.finish);
  library->find("clGetEventProfilingInfo", cl.getTime);
  library->find("clReleaseEvent", cl.releaseEvent);
  library->find("clReleaseKernel", cl.releaseKernel);
  library->find("clReleaseProgram", cl.releaseProgram);
  library->find("clReleaseCommandQueue", cl.releaseQueue);
  library->find("clReleaseContext", cl.releaseContext);
  if (llvm::Error error = library->checkFound())
    return std::move(error);
  return cl;
}

/// Fails if `status`, which the function `name` returned, is an error.
static llvm::Error check(const char *name, int32_t status) {
  if (status == 0)
    return llvm::Error::success();
  return createError() << "OpenCL: " << name << " returns " << status;
}

std::string OpenCLDevice::getText(void *ofDevice, uint32_t what) const {
  size_t size = 0;
  if (cl.getDeviceInfo(ofDevice, what, 0, nullptr, &size) != 0)
    return {};
  std::string text(size, '\0');
  if (cl.getDeviceInfo(ofDevice, what, size, text.data(), nullptr) != 0)
    return {};
  return StringRef(text.c_str()).trim().str();
}

bool OpenCLDevice::isUsable(void *candidate) const {
  uint64_t sharing = 0;
  return StringRef(getText(candidate, kDeviceIL)).contains("SPIR-V") &&
         cl.getDeviceInfo(candidate, kDeviceSharing, sizeof(sharing), &sharing,
                          nullptr) == 0 &&
         (sharing & kFineGrainBuffer) != 0;
}

llvm::Error OpenCLDevice::open() {
  uint32_t count = 0;
  // Without any platform, some loaders return an error.
  if (cl.getPlatforms(0, nullptr, &count) != 0 || count == 0)
    return createError() << "OpenCL has no platform: no driver is installed";
  llvm::SmallVector<void *> platforms(count), devices;
  if (llvm::Error error =
          check("clGetPlatformIDs",
                cl.getPlatforms(count, platforms.data(), nullptr)))
    return error;
  for (uint64_t kind : {uint64_t(kGPU), uint64_t(kAllDevices)})
    for (void *platform : platforms) {
      if (cl.getDevices(platform, kind, 0, nullptr, &count) != 0)
        continue;
      size_t begin = devices.size();
      devices.resize(begin + count);
      if (cl.getDevices(platform, kind, count, &devices[begin], nullptr) != 0)
        devices.resize(begin);
    }
  if (devices.empty())
    return createError() << "OpenCL has no device";
  auto *usable = llvm::find_if(
      devices, [&](void *candidate) { return isUsable(candidate); });
  if (usable == devices.end())
    return createError() << "OpenCL device '"
                         << getText(devices.front(), kDeviceName)
                         << "' takes no SPIR-V or shares no memory with the "
                            "host (fine-grained buffers)";
  device = *usable;
  int32_t status = 0;
  context = cl.createContext(nullptr, 1, &device, nullptr, nullptr, &status);
  if (llvm::Error error = check("clCreateContext", status))
    return error;
  const uint64_t properties[] = {kQueueProperties, kProfiling, 0};
  queue = cl.createQueue(context, device, properties, &status);
  return check("clCreateCommandQueueWithProperties", status);
}

OpenCLDevice::~OpenCLDevice() {
  for (void *event : events)
    cl.releaseEvent(event);
  for (void *kernel : kernels)
    cl.releaseKernel(kernel);
  for (void *program : programs)
    cl.releaseProgram(program);
  if (queue)
    cl.releaseQueue(queue);
  if (context)
    cl.releaseContext(context);
}

void *OpenCLDevice::allocate(size_t bytes) {
  return cl.allocate(context, kReadWrite | kFineGrain,
                     std::max<size_t>(bytes, 1), /*alignment=*/64);
}

llvm::Expected<void *> OpenCLDevice::loadModule(StringRef binary) {
  int32_t status = 0;
  void *program =
      cl.createProgram(context, binary.data(), binary.size(), &status);
  if (llvm::Error error = check("clCreateProgramWithIL", status))
    return std::move(error);
  programs.push_back(program);
  const char *options = optimize ? "" : "-cl-opt-disable";
  status = cl.buildProgram(program, 1, &device, options, nullptr, nullptr);
  if (status == 0)
    return program;
  size_t size = 0;
  cl.getBuildInfo(program, device, kBuildLog, 0, nullptr, &size);
  std::string log(size, '\0');
  cl.getBuildInfo(program, device, kBuildLog, size, log.data(), nullptr);
  return createError() << "OpenCL: clBuildProgram returns " << status << ": "
                       << StringRef(log.c_str()).trim();
}

llvm::Expected<void *> OpenCLDevice::getKernel(void *module,
                                               const std::string &name) {
  int32_t status = 0;
  void *kernel = cl.createKernel(module, name.c_str(), &status);
  if (llvm::Error error = check("clCreateKernel", status))
    return std::move(error);
  kernels.push_back(kernel);
  return kernel;
}

llvm::Error OpenCLDevice::launch(void *kernel, Size grid, Size block,
                                 ArrayRef<Argument> arguments) {
  for (auto [k, argument] : llvm::enumerate(arguments)) {
    int32_t status =
        argument.isPointer
            ? cl.setPointer(kernel, k,
                            *static_cast<void *const *>(argument.value))
            : cl.setArgument(kernel, k, argument.bytes, argument.value);
    if (llvm::Error error = check("clSetKernelArg", status))
      return error;
  }
  Size threads;
  for (size_t k = 0; k < threads.size(); ++k)
    threads[k] = grid[k] * block[k];
  void *event = nullptr;
  int32_t status =
      cl.enqueueKernel(queue, kernel, threads.size(), nullptr, threads.data(),
                       block.data(), 0, nullptr, &event);
  if (event)
    events.push_back(event);
  return check("clEnqueueNDRangeKernel", status);
}

llvm::Error OpenCLDevice::copy(void *to, const void *from, size_t bytes) {
  void *event = nullptr;
  int32_t status = cl.enqueueCopy(queue, /*blocking=*/0, to, from, bytes, 0,
                                  nullptr, &event);
  if (event)
    events.push_back(event);
  return check("clEnqueueSVMMemcpy", status);
}

llvm::Expected<double> OpenCLDevice::wait() {
  if (llvm::Error error = check("clFinish", cl.finish(queue)))
    return std::move(error);
  double microseconds = 0;
  int32_t status = 0;
  for (void *event : events) {
    uint64_t start = 0, end = 0;
    for (auto [what, time] : {std::pair(kStart, &start), {kEnd, &end}})
      if (status == 0)
        status = cl.getTime(event, what, sizeof(*time), time, nullptr);
    microseconds += double(end - start) / 1000;
    cl.releaseEvent(event);
  }
  events.clear();
  if (llvm::Error error = check("clGetEventProfilingInfo", status))
    return std::move(error);
  return microseconds;
}

llvm::Expected<std::unique_ptr<Device>>
mlir::pad::openOpenCLDevice(bool optimize) {
  auto cl = OpenCL::load();
  if (!cl)
    return cl.takeError();
  auto device = std::make_unique<OpenCLDevice>(*cl, optimize);
  if (llvm::Error error = device->open())
    return std::move(error);
  return device;
}
