//===- GPUPipelines.cpp - Pipelines that lower pads to GPUs ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Pipelines/GPUPipelines.h"
#include "OptionError.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMPass.h"
#include "mlir/Conversion/GPUCommon/GPUCommonPass.h"
#include "mlir/Conversion/GPUToLLVMSPV/GPUToLLVMSPVPass.h"
#include "mlir/Conversion/GPUToNVVM/GPUToNVVMPass.h"
#include "mlir/Conversion/GPUToROCDL/GPUToROCDLPass.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/Transforms/RequestCWrappers.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "pad/Conversion/Passes.h"
#include "pad/Transforms/Passes.h"
#include "pad/Workarounds/Canonicalizer.h"
#include "llvm/Support/Regex.h"
// LLVM 23 declares the chips of AMD in a header of their own.
#if __has_include("llvm/TargetParser/AMDGPUTargetParser.h")
#include "llvm/TargetParser/AMDGPUTargetParser.h"
#else
#include "llvm/TargetParser/TargetParser.h"
#endif

using namespace mlir;
using namespace mlir::pad;

/// Fails unless kernels can be compiled for the chip, if one is given.
static void checkChip(OpPassManager &pm,
                      const PadToGPUPipelineOptions &options) {
  StringRef chip = options.chip.getValue();
  if (chip.empty())
    return;
  auto fail = [&](const Twine &expected) {
    addOptionError(pm, "'chip' is '" + chip + "', expected " + expected);
  };
  switch (options.target) {
  case GPUTarget::NVVM: {
    // The oldest one that LLVM has.
    constexpr unsigned kMinVersion = 20;
    SmallVector<StringRef> groups;
    unsigned version;
    if (!llvm::Regex("^sm_([0-9]+)[af]?$").match(chip, &groups) ||
        groups[1].getAsInteger(/*Radix=*/10, version) || version < kMinVersion)
      fail("a chip of NVIDIA such as sm_80, at least sm_20");
    return;
  }
  case GPUTarget::ROCDL:
    // Upstream takes no generic chip, as gfx9-generic is.
    if (!llvm::Regex("^gfx[0-9]+[0-9a-f][0-9a-f]$").match(chip) ||
        llvm::AMDGPU::parseArchAMDGCN(chip) == llvm::AMDGPU::GK_NONE)
      fail("a chip of AMD that LLVM knows, such as gfx90a");
    return;
  case GPUTarget::SPIRV:
    fail("none for target spirv");
    return;
  }
}

/// Lowers pads and what computes their sources to kernels, and all other ops to
/// loops on the host.
static void addKernels(OpPassManager &pm,
                       const PadToGPUPipelineOptions &options) {
  pm.addPass(createCheckPadsAreLoweredPass({/*toLLVM=*/true}));
  if (options.runtimeChecks)
    pm.addPass(createGenerateRuntimeVerificationPass());
  // A kernel copies all planes. Copies by the host are for memory of the host.
  buildPadToBuffersPipeline(
      pm, options, {/*fillPlanes=*/false, /*contiguous=*/!options.hostBuffers});
  if (!options.hostBuffers) {
    pm.addNestedPass<func::FuncOp>(createCopyGlobalsPass());
    pm.addPass(createConvertLinalgToGPUPass());
  }
  addLinalgToLoops(pm);
  pm.addPass(createConvertPadToGPUPass({options.hostBuffers}));
  // Pads inside of kernels, and adjoints that only the host can add up.
  pm.addPass(createConvertAdjointToSCFPass());
  pm.addPass(createConvertPadToSCFPass());
  pm.addPass(createFlattenNegativeStridesPass());
  pm.addPass(createCheckAllocationSizesPass());
  pm.addNestedPass<func::FuncOp>(createSoundCanonicalizerPass());
  pm.addNestedPass<func::FuncOp>(createCSEPass());
  // Constants become known in kernels.
  pm.addPass(createGpuLaunchSinkIndexComputationsPass());
  pm.addPass(createGpuKernelOutliningPass());
  pm.addPass(createExpandUnknownExtentsPass());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
}

/// Kernels to the LLVM dialect.
static void addKernelsToLLVM(OpPassManager &pm,
                             const PadToGPUPipelineOptions &options) {
  std::string chip = options.chip;
  OpPassManager &kernels = pm.nest<gpu::GPUModuleOp>();
  kernels.addPass(createSCFToControlFlowPass());
  switch (options.target) {
  case GPUTarget::NVVM: {
    GpuNVVMAttachTargetOptions target;
    target.chip = chip.empty() ? "sm_80" : chip;
    pm.addPass(createGpuNVVMAttachTarget(target));
    OpPassManager &nested = pm.nest<gpu::GPUModuleOp>();
    nested.addPass(createSetLaunchBoundsPass());
    nested.addPass(createConvertGpuOpsToNVVMOps());
    break;
  }
  case GPUTarget::ROCDL: {
    GpuROCDLAttachTargetOptions target;
    target.chip = chip.empty() ? "gfx90a" : chip;
    pm.addPass(createGpuROCDLAttachTarget(target));
    ConvertGpuOpsToROCDLOpsOptions conversion;
    conversion.chipset = target.chip;
    OpPassManager &nested = pm.nest<gpu::GPUModuleOp>();
    nested.addPass(createConvertGpuOpsToROCDLOps(conversion));
    break;
  }
  case GPUTarget::SPIRV: {
    ConvertGpuOpsToLLVMSPVOpsOptions conversion;
    conversion.use64bitIndex = true;
    // Upstream's conversion leaves branches, and with them their indices.
    ConvertToLLVMPassOptions branches;
    branches.filterDialects = {
        cf::ControlFlowDialect::getDialectNamespace().str()};
    kernels.addPass(createConvertToLLVMPass(branches));
    kernels.addPass(createConvertGpuOpsToLLVMSPVOps(conversion));
    break;
  }
  }
  OpPassManager &lowered = pm.nest<gpu::GPUModuleOp>();
  lowered.addPass(createReconcileUnrealizedCastsPass());
  lowered.addPass(createCanonicalizerPass());
  lowered.addPass(createCSEPass());
}

void mlir::pad::buildPadToGPUPipeline(OpPassManager &pm,
                                      const PadToGPUPipelineOptions &options) {
  checkChip(pm, options);
  addKernels(pm, options);
  addKernelsToLLVM(pm, options);
  if (options.hostBuffers)
    pm.addNestedPass<func::FuncOp>(createGpuAsyncRegionPass());
  pm.addNestedPass<func::FuncOp>(createSCFToControlFlowPass());
  pm.addNestedPass<func::FuncOp>(LLVM::createLLVMRequestCWrappersPass());
  pm.addPass(createGpuToLLVMConversionPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
  pm.addNestedPass<LLVM::LLVMFuncOp>(createMoveHalvesAsIntegersPass());
  if (options.target == GPUTarget::SPIRV) {
    pm.addPass(createConvertKernelsToSPIRVPass());
  } else {
    GpuModuleToBinaryPassOptions binary;
    binary.compilationTarget = "isa";
    pm.addPass(createGpuModuleToBinaryPass(binary));
    pm.addPass(createStripCompileTimesPass());
  }
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

void mlir::pad::registerPadGPUPipelines() {
  PassPipelineRegistration<PadToGPUPipelineOptions>(
      "pad-to-gpu",
      "Bufferize, and lower pads to GPU kernels and code of the host",
      buildPadToGPUPipeline);
}
