//===- InitAll.h - All of pad at once ---------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers the dialect with its external models, and the passes and pipelines.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_INITALL_H
#define PAD_INITALL_H

#include "pad/Conversion/PadToLLVM/PadToLLVM.h"
#include "pad/Conversion/Passes.h"
#include "pad/IR/Pad.h"
#include "pad/IR/ValueBoundsOpInterfaceImpl.h"
#include "pad/Pipelines/Pipelines.h"
#include "pad/Transforms/Passes.h"

namespace mlir::pad {

/// Adds the pad dialect and its external models to `registry`.
inline void registerAllDialects(DialectRegistry &registry) {
  registry.insert<PadDialect>();
  registerBufferizableOpInterfaceExternalModels(registry);
  registerConvertPadToLLVMInterface(registry);
  registerRuntimeVerifiableOpInterfaceExternalModels(registry);
  registerValueBoundsOpInterfaceExternalModels(registry);
}

/// Registers every pass and pipeline of pad.
inline void registerAllPasses() {
  registerPadConversionPasses();
  registerPadTransformsPasses();
  registerPadPipelines();
}

} // namespace mlir::pad

#endif // PAD_INITALL_H
