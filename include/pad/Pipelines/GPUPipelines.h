//===- GPUPipelines.h - Pipelines that lower pads to GPUs -------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pipeline `--pad-to-gpu`, for use from C++.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_PIPELINES_GPUPIPELINES_H
#define PAD_PIPELINES_GPUPIPELINES_H

#include "pad/Pipelines/Pipelines.h"

namespace mlir::pad {

/// The form of compiled kernels: PTX for NVIDIA, assembly for AMD, or SPIR-V
/// for OpenCL.
enum class GPUTarget { NVVM, ROCDL, SPIRV };

/// The options of `--pad-to-gpu`.
struct PadToGPUPipelineOptions : public PadToBuffersPipelineOptions {
  Option<GPUTarget> target{
      *this, "target", llvm::cl::desc("What kernels are compiled for"),
      llvm::cl::init(GPUTarget::NVVM),
      llvm::cl::values(
          clEnumValN(GPUTarget::NVVM, "nvvm", "NVIDIA, as PTX"),
          clEnumValN(GPUTarget::ROCDL, "rocdl", "AMD, as assembly"),
          clEnumValN(GPUTarget::SPIRV, "spirv", "OpenCL, as SPIR-V"))};
  Option<std::string> chip{
      *this, "chip",
      llvm::cl::desc("The device, such as sm_90 or gfx942 (default: sm_80, "
                     "gfx90a); not for spirv"),
      llvm::cl::init("")};
  Option<bool> hostBuffers{
      *this, "host-buffers",
      llvm::cl::desc(
          "Buffers are memory of the host: kernels get copies on the "
          "device"),
      llvm::cl::init(false)};
};

/// Tensors to host code in the LLVM dialect, which calls MLIR's GPU runtime
/// functions (`mgpu...`), and a `gpu.binary`. Kernels use the memory that the
/// host allocates and gets as arguments or, with `host-buffers`, copies of it.
void buildPadToGPUPipeline(OpPassManager &pm,
                           const PadToGPUPipelineOptions &options);

/// Registers the pipeline with the pass registry.
void registerPadGPUPipelines();

} // namespace mlir::pad

#endif // PAD_PIPELINES_GPUPIPELINES_H
