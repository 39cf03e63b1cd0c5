//===- Bindings.cpp - The dialects and passes of pad.mlir -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The module that MLIR's Python bindings begin with: it tells them the dialects
// and passes that are there.
//
//===----------------------------------------------------------------------===//

#include "HostDialects.h"
#include "mlir/Bindings/Python/NanobindAdaptors.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Transforms/Passes.h"
#include "pad/Conversion/Passes.h"
#include "pad/Fusion/Passes.h"
#include "pad/Pipelines/Pipelines.h"
#include "pad/Transforms/Passes.h"
#include "pad/Workarounds/Passes.h"

namespace nb = nanobind;

NB_MODULE(_site_initialize_0, module) {
  // The bindings call this with the registry of every context.
  module.def("register_dialects", [](MlirDialectRegistry registry) {
    mlir::pad::python::registerHostDialects(*unwrap(registry));
  });
  mlir::registerTransformsPasses();
  mlir::registerLinalgPasses();
  mlir::bufferization::registerBufferizationPasses();
  mlir::pad::registerConvertAdjointToSCFPass();
  mlir::pad::registerConvertCopyToPadPass();
  mlir::pad::registerConvertPadToLinalgPass();
  mlir::pad::registerConvertPadToSCFPass();
  mlir::pad::registerConvertPadToTensorPass();
  mlir::pad::registerRaiseToPadPass();
  mlir::pad::registerVersionPadsPass();
  mlir::pad::registerPadFusionPasses();
  mlir::pad::registerPadTransformsPasses();
  mlir::pad::registerPadWorkaroundsPasses();
  mlir::pad::registerPadPipelines();
}
