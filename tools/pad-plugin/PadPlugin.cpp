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
#include "llvm-c/Core.h"
#include "llvm/Config/llvm-config.h"
#include <cstdio>

using namespace mlir;

static constexpr const char *pluginName = "pad";
static constexpr const char *pluginVersion = PAD_VERSION;

// Null in a program that has not linked it.
extern "C" LLVM_ATTRIBUTE_WEAK void
LLVMGetVersion(unsigned *major, unsigned *minor, unsigned *patch);

/// The version of the interface between MLIR and plugins, or 0, which MLIR
/// refuses, in a program with another LLVM than that of the plugin.
static uint32_t getAPIVersion() {
  unsigned major = LLVM_VERSION_MAJOR, minor = LLVM_VERSION_MINOR, patch = 0;
  if (LLVMGetVersion)
    LLVMGetVersion(&major, &minor, &patch);
  if (major == LLVM_VERSION_MAJOR && minor == LLVM_VERSION_MINOR)
    return MLIR_PLUGIN_API_VERSION;
  std::fprintf(stderr,
               "PadPlugin.so was built for LLVM %d.%d and cannot be loaded "
               "into LLVM %u.%u; build pad with the LLVM of this program, or "
               "pass text through pad-opt\n",
               LLVM_VERSION_MAJOR, LLVM_VERSION_MINOR, major, minor);
  return 0;
}

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {
      getAPIVersion(), pluginName, pluginVersion,
      [](DialectRegistry *registry) { pad::registerPadDialect(*registry); }};
}

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {getAPIVersion(), pluginName, pluginVersion,
          [] { pad::registerAllPasses(); }};
}
