//===- InitAll.h - All of pad at once ---------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers the dialect with its external models, the passes and pipelines, and
// the dialects and models of upstream that the pipelines need.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_INITALL_H
#define PAD_INITALL_H

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "pad/Conversion/PadToLLVM/PadToLLVM.h"
#include "pad/Conversion/Passes.h"
#include "pad/Fusion/Passes.h"
#include "pad/IR/Pad.h"
#include "pad/IR/ValueBoundsOpInterfaceImpl.h"
#include "pad/Pipelines/GPUPipelines.h"
#include "pad/Pipelines/Pipelines.h"
#include "pad/Sharding/Passes.h"
#include "pad/Sharding/Sharding.h"
#include "pad/TransformOps/PadTransformOps.h"
#include "pad/Transforms/Passes.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {

/// Adds the pad dialect with its external models and transform operations to
/// `registry`: for programs that register upstream's dialects, with their
/// extensions, themselves.
inline void registerPadDialect(DialectRegistry &registry) {
  registry.insert<PadDialect>();
  registerAggregatedOpInterfaceExternalModels(registry);
  registerBufferizableOpInterfaceExternalModels(registry);
  registerConvertPadToLLVMInterface(registry);
  registerMPIMemoryEffects(registry);
  registerRuntimeVerifiableOpInterfaceExternalModels(registry);
  registerShardingInterfaceExternalModels(registry);
  registerTransformDialectExtension(registry);
  registerTilingInterfaceExternalModels(registry);
  registerValueBoundsOpInterfaceExternalModels(registry);
}

/// Adds the pad dialect, and upstream's dialects with their extensions, among
/// them the dialects that the pipelines lower to, and external models.
inline void registerAllDialects(DialectRegistry &registry) {
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  // Translations that compile kernels.
  registerAllGPUToLLVMIRTranslations(registry);
  registerPadDialect(registry);
}

/// Registers every pass and pipeline of pad.
inline void registerAllPasses() {
  registerPadConversionPasses();
  registerPadFusionPasses();
  registerPadShardingPasses();
  registerPadTransformsPasses();
  registerPadWorkaroundsPasses();
  registerPadPipelines();
  registerPadGPUPipelines();
}

} // namespace mlir::pad

#endif // PAD_INITALL_H
