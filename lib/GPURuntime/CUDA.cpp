//===- CUDA.cpp - Devices of CUDA -----------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types and numbers follow CUDA's driver API. All handles but the device and
// memory are pointers, so that no header is needed.
//
//===----------------------------------------------------------------------===//

#include "Library.h"
#include "pad/GPURuntime/GPURuntime.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// The functions of libcuda.so.1, which return 0 or an error.
struct CUDA {
  int (*init)(unsigned);
  int (*getErrorString)(int, const char **);
  int (*getDeviceCount)(int *);
  int (*getDevice)(int *, int);
  int (*getDeviceName)(char *, int, int);
  int (*getDeviceAttribute)(int *, int, int);
  int (*retainContext)(void **, int);
  int (*releaseContext)(int);
  int (*setContext)(void *);
  int (*allocateManaged)(uint64_t *, size_t, unsigned);
  int (*release)(uint64_t);
  int (*loadModule)(void **, const void *);
  int (*unloadModule)(void *);
  int (*getFunction)(void **, void *, const char *);
  int (*launchKernel)(void *, unsigned, unsigned, unsigned, unsigned, unsigned,
                      unsigned, unsigned, void *, void **, void **);
  int (*copy)(uint64_t, uint64_t, size_t, void *);
  int (*synchronize)();
  int (*createEvent)(void **, unsigned);
  int (*recordEvent)(void *, void *);
  int (*getElapsed)(float *, void *, void *);
  int (*destroyEvent)(void *);

  static llvm::Expected<CUDA> load();

  /// Fails if `status`, which the function `name` returned, is an error.
  llvm::Error check(const char *name, int status) const;
};

enum { kCapabilityMajor = 75, kCapabilityMinor = 76 };
enum : unsigned { kAttachGlobal = 1 };

class CUDADevice final : public Device {
public:
  explicit CUDADevice(CUDA cuda) : cuda(cuda) {}
  ~CUDADevice() override;

  /// Opens the first device.
  llvm::Error open();

  std::string getName() const final { return name; }
  GPUTarget getTarget() const final { return GPUTarget::NVVM; }
  std::string getChip() const final { return chip; }
  void *allocate(size_t bytes) final;
  void release(void *memory) final {
    cuda.release(reinterpret_cast<uint64_t>(memory));
  }
  llvm::Expected<void *> loadModule(StringRef binary) final;
  llvm::Expected<void *> getKernel(void *module, const std::string &name) final;
  llvm::Error launch(void *kernel, Size grid, Size block,
                     ArrayRef<Argument> arguments) final;
  llvm::Error copy(void *to, const void *from, size_t bytes) final;
  llvm::Expected<double> wait() final;

private:
  /// Does `work` between two events.
  llvm::Error time(const char *what, function_ref<int()> work);

  CUDA cuda;
  int device = 0;
  void *context = nullptr;
  std::string name, chip;
  llvm::SmallVector<void *> modules;
  /// Before and after each launch and copy.
  llvm::SmallVector<std::pair<void *, void *>> events;
};

} // namespace

llvm::Expected<CUDA> CUDA::load() {
  auto library = Library::load("libcuda.so.1");
  if (!library)
    return library.takeError();
  CUDA cuda;
  library->find("cuInit", cuda.init);
  library->find("cuGetErrorString", cuda.getErrorString);
  library->find("cuDeviceGetCount", cuda.getDeviceCount);
  library->find("cuDeviceGet", cuda.getDevice);
  library->find("cuDeviceGetName", cuda.getDeviceName);
  library->find("cuDeviceGetAttribute", cuda.getDeviceAttribute);
  library->find("cuDevicePrimaryCtxRetain", cuda.retainContext);
  library->find("cuDevicePrimaryCtxRelease_v2", cuda.releaseContext);
  library->find("cuCtxSetCurrent", cuda.setContext);
  library->find("cuMemAllocManaged", cuda.allocateManaged);
  library->find("cuMemFree_v2", cuda.release);
  library->find("cuModuleLoadData", cuda.loadModule);
  library->find("cuModuleUnload", cuda.unloadModule);
  library->find("cuModuleGetFunction", cuda.getFunction);
  library->find("cuLaunchKernel", cuda.launchKernel);
  library->find("cuMemcpyAsync", cuda.copy);
  library->find("cuCtxSynchronize", cuda.synchronize);
  library->find("cuEventCreate", cuda.createEvent);
  library->find("cuEventRecord", cuda.recordEvent);
  library->find("cuEventElapsedTime", cuda.getElapsed);
  library->find("cuEventDestroy_v2", cuda.destroyEvent);
  if (llvm::Error error = library->checkFound())
    return std::move(error);
  return cuda;
}

llvm::Error CUDA::check(const char *name, int status) const {
  if (status == 0)
    return llvm::Error::success();
  const char *text = nullptr;
  getErrorString(status, &text);
  return createError() << "CUDA: " << name << " returns " << status << ": "
                       << (text ? text : "unknown error");
}

llvm::Error CUDADevice::open() {
  if (llvm::Error error = cuda.check("cuInit", cuda.init(0)))
    return error;
  int count = 0;
  if (llvm::Error error =
          cuda.check("cuDeviceGetCount", cuda.getDeviceCount(&count)))
    return error;
  if (count == 0)
    return createError() << "CUDA has no device";
  char text[256] = {};
  int major = 0, minor = 0, status = cuda.getDevice(&device, 0);
  if (status == 0)
    status = cuda.getDeviceName(text, sizeof(text), device);
  if (status == 0)
    status = cuda.getDeviceAttribute(&major, kCapabilityMajor, device);
  if (status == 0)
    status = cuda.getDeviceAttribute(&minor, kCapabilityMinor, device);
  if (llvm::Error error = cuda.check("cuDeviceGet", status))
    return error;
  name = text;
  chip = ("sm_" + Twine(major) + Twine(minor)).str();
  if (llvm::Error error = cuda.check("cuDevicePrimaryCtxRetain",
                                     cuda.retainContext(&context, device)))
    return error;
  return cuda.check("cuCtxSetCurrent", cuda.setContext(context));
}

CUDADevice::~CUDADevice() {
  for (auto [begin, end] : events) {
    cuda.destroyEvent(begin);
    cuda.destroyEvent(end);
  }
  for (void *module : modules)
    cuda.unloadModule(module);
  if (context)
    cuda.releaseContext(device);
}

void *CUDADevice::allocate(size_t bytes) {
  uint64_t memory = 0;
  if (cuda.allocateManaged(&memory, std::max<size_t>(bytes, 1),
                           kAttachGlobal) != 0)
    return nullptr;
  return reinterpret_cast<void *>(memory);
}

llvm::Expected<void *> CUDADevice::loadModule(StringRef binary) {
  // PTX is text that a zero byte ends.
  std::string text = binary.str();
  void *module = nullptr;
  if (llvm::Error error = cuda.check("cuModuleLoadData",
                                     cuda.loadModule(&module, text.c_str())))
    return std::move(error);
  modules.push_back(module);
  return module;
}

llvm::Expected<void *> CUDADevice::getKernel(void *module,
                                             const std::string &name) {
  void *function = nullptr;
  if (llvm::Error error =
          cuda.check("cuModuleGetFunction",
                     cuda.getFunction(&function, module, name.c_str())))
    return std::move(error);
  return function;
}

llvm::Error CUDADevice::time(const char *what, function_ref<int()> work) {
  auto &[begin, end] = events.emplace_back(nullptr, nullptr);
  int status = cuda.createEvent(&begin, 0);
  if (status == 0)
    status = cuda.createEvent(&end, 0);
  if (status == 0)
    status = cuda.recordEvent(begin, nullptr);
  if (llvm::Error error = cuda.check("cuEventRecord", status)) {
    events.pop_back();
    return error;
  }
  if (llvm::Error error = cuda.check(what, work()))
    return error;
  return cuda.check("cuEventRecord", cuda.recordEvent(end, nullptr));
}

llvm::Error CUDADevice::launch(void *kernel, Size grid, Size block,
                               ArrayRef<Argument> arguments) {
  llvm::SmallVector<void *> values;
  for (const Argument &argument : arguments)
    values.push_back(const_cast<void *>(argument.value));
  return time("cuLaunchKernel", [&] {
    return cuda.launchKernel(kernel, grid[0], grid[1], grid[2], block[0],
                             block[1], block[2], /*sharedMemBytes=*/0,
                             /*stream=*/nullptr, values.data(), nullptr);
  });
}

llvm::Error CUDADevice::copy(void *to, const void *from, size_t bytes) {
  return time("cuMemcpyAsync", [&] {
    return cuda.copy(reinterpret_cast<uint64_t>(to),
                     reinterpret_cast<uint64_t>(from), bytes,
                     /*stream=*/nullptr);
  });
}

llvm::Expected<double> CUDADevice::wait() {
  if (llvm::Error error = cuda.check("cuCtxSynchronize", cuda.synchronize()))
    return std::move(error);
  double microseconds = 0;
  int status = 0;
  for (auto [begin, end] : events) {
    float milliseconds = 0;
    if (status == 0)
      status = cuda.getElapsed(&milliseconds, begin, end);
    microseconds += 1000 * double(milliseconds);
    cuda.destroyEvent(begin);
    cuda.destroyEvent(end);
  }
  events.clear();
  if (llvm::Error error = cuda.check("cuEventElapsedTime", status))
    return std::move(error);
  return microseconds;
}

llvm::Expected<std::unique_ptr<Device>> mlir::pad::openCUDADevice() {
  auto cuda = CUDA::load();
  if (!cuda)
    return cuda.takeError();
  auto device = std::make_unique<CUDADevice>(*cuda);
  if (llvm::Error error = device->open())
    return std::move(error);
  return device;
}
