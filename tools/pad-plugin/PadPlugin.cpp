//===- PadPlugin.cpp - pad in a stock mlir-opt ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The entry points of the plugin that brings pad into a tool that is built on
// MlirOptMain: --load-dialect-plugin brings the dialect with its external
// models, --load-pass-plugin the passes and pipelines.
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "pad/InitAll.h"
#include "pad/Version.h"

using namespace mlir;

static constexpr const char *pluginName = "pad";
static constexpr const char *pluginVersion = PAD_VERSION;

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {
      MLIR_PLUGIN_API_VERSION, pluginName, pluginVersion,
      [](DialectRegistry *registry) { pad::registerPadDialect(*registry); }};
}

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, pluginName, pluginVersion,
          [] { pad::registerAllPasses(); }};
}
