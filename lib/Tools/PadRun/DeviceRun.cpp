//===- DeviceRun.cpp - Runs on devices ------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceRun.h"
#include "Timing.h"
#include "pad/GPURuntime/GPURuntime.h"

using namespace mlir;
using namespace mlir::pad;

llvm::Expected<std::unique_ptr<Device>>
mlir::pad::openDevice(RunTarget target) {
  switch (target) {
  case RunTarget::CPU:
    return nullptr;
  case RunTarget::OpenCL:
    return openOpenCLDevice();
  case RunTarget::CUDA:
    return openCUDADevice();
  }
  llvm_unreachable("unknown target");
}

llvm::Error mlir::pad::timeDeviceCalls(const Executor &executor, Device &device,
                                       StringRef function,
                                       ArrayRef<Array> inputs,
                                       ArrayRef<Array> results, unsigned calls,
                                       bool hasChecks, llvm::raw_ostream &os) {
  llvm::Expected<SharedArrays> from = shareArrays(device, inputs);
  if (!from)
    return from.takeError();
  llvm::Expected<SharedArrays> to = shareArrays(device, results);
  if (!to)
    return to.takeError();
  llvm::Expected<SharedArrays> copies = shareArrays(device, results);
  if (!copies)
    return copies.takeError();
  llvm::Expected<Executor::Invocation> invocation =
      executor.prepareCallInto(function, from->arrays, to->arrays);
  if (!invocation)
    return invocation.takeError();

  auto timeCall = [&]() -> llvm::Expected<double> {
    if (llvm::Error error = (*invocation)())
      return std::move(error);
    return invocation->getDeviceMicroseconds();
  };
  int64_t bytes = 0;
  for (const Array &result : results)
    bytes += result.getSizeInBytes();
  auto timeCopy = [&]() -> llvm::Expected<double> {
    for (const auto &[source, result] :
         llvm::zip_equal(to->arrays, copies->arrays))
      if (llvm::Error error = device.copy(result.getData(), source.getData(),
                                          source.getSizeInBytes()))
        return std::move(error);
    return device.wait();
  };
  auto time = [&](function_ref<llvm::Expected<double>()> once)
      -> llvm::Expected<TimeSummary> {
    // Once beforehand, for the memory to be where it is used.
    std::vector<double> times(calls + 1);
    for (double &each : times) {
      llvm::Expected<double> microseconds = once();
      if (!microseconds)
        return microseconds.takeError();
      each = *microseconds;
    }
    return TimeSummary::get(MutableArrayRef(times).drop_front());
  };
  llvm::Expected<TimeSummary> call = time(timeCall);
  if (!call)
    return call.takeError();
  llvm::Expected<TimeSummary> copy = time(timeCopy);
  if (!copy)
    return copy.takeError();
  os << "device   " << device.getName() << '\n';
  writeTimes(os, calls, bytes, hasChecks, {"kernels", *call}, {"copy", *copy});
  return llvm::Error::success();
}
