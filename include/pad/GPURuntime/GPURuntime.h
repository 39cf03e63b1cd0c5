//===- GPURuntime.h - Devices of OpenCL and CUDA ----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The drivers are looked up when a device is opened: nothing of them is needed
// to build.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_GPURUNTIME_GPURUNTIME_H
#define PAD_GPURUNTIME_GPURUNTIME_H

#include "pad/Runtime/Device.h"

namespace mlir::pad {

/// The first device of libOpenCL.so.1, GPUs before others, that takes SPIR-V
/// and shares memory with the host. Without `optimize`, kernels compile several
/// times as fast, for programs that run them once.
llvm::Expected<std::unique_ptr<Device>> openOpenCLDevice(bool optimize = true);

/// The first device of libcuda.so.1.
llvm::Expected<std::unique_ptr<Device>> openCUDADevice();

} // namespace mlir::pad

#endif // PAD_GPURUNTIME_GPURUNTIME_H
