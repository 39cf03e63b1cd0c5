//===- DeviceExecutor.cpp - Executors of devices --------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of Executor that link the compilers of devices. A file of its own,
// for programs that link neither.
//
//===----------------------------------------------------------------------===//

#include "CallMemory.h"
#include "DeviceCalls.h"
#include "Entry.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/OpenMP/OpenMPToLLVMIRTranslation.h"
#include "pad/InitAll.h"
#include "pad/Runtime/Compile.h"
#include "pad/Runtime/Executor.h"

using namespace mlir;
using namespace mlir::pad;

llvm::Expected<Executor>
Executor::createForDevice(OwningOpRef<ModuleOp> module,
                          PadToGPUPipelineOptions &options, unsigned optLevel,
                          Device &device) {
  Executor executor;
  executor.outParams = options.outParams;
  auto entryPoints = prepareEntryPoints(*module);
  if (!entryPoints)
    return entryPoints.takeError();
  executor.entryPoints = std::move(*entryPoints);
  options.target = device.getTarget();
  options.chip = device.getChip();
  PassManager pm(module->getContext(), ModuleOp::getOperationName());
  buildPadToGPUPipeline(pm, options);
  if (llvm::Error error = runPasses(pm, *module))
    return std::move(error);
  executor.device = std::make_unique<DeviceCalls>(device, *module);
  executor.memoryDevice = options.hostBuffers ? nullptr : &device;
  auto engine = compileForHost(*module, optLevel);
  if (!engine)
    return engine.takeError();
  executor.engine = std::move(*engine);
  executor.engine->registerSymbols(CallMemory::getSymbols);
  executor.engine->registerSymbols(DeviceCalls::getSymbols);
  // This is when the kernels are loaded.
  if (llvm::Error error = executor.device->run([&] {
        executor.engine->initialize();
        return llvm::Error::success();
      }))
    return std::move(error);
  return executor;
}

void mlir::pad::registerRuntimeDialects(DialectRegistry &registry) {
  pad::registerAllDialects(registry);
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  registerOpenMPDialectTranslation(registry);
}
