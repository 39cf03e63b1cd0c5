//===- StripCompileTimes.cpp - Objects of kernels without times -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_STRIPCOMPILETIMESPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

/// `object` without the properties that are times.
static Attribute stripTimes(gpu::ObjectAttr object) {
  NamedAttrList properties(object.getProperties());
  properties.erase("LLVMIRToISATimeInMs");
  properties.erase("ISAToBinaryTimeInMs");
  MLIRContext *context = object.getContext();
  return gpu::ObjectAttr::get(
      context, object.getTarget(), object.getFormat(), object.getObject(),
      properties.empty() ? DictionaryAttr() : properties.getDictionary(context),
      object.getKernels());
}

namespace {

struct StripCompileTimesPass final
    : pad::impl::StripCompileTimesPassBase<StripCompileTimesPass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([](gpu::BinaryOp op) {
      SmallVector<Attribute> objects;
      for (Attribute object : op.getObjects())
        objects.push_back(stripTimes(cast<gpu::ObjectAttr>(object)));
      op.setObjectsAttr(ArrayAttr::get(op.getContext(), objects));
    });
  }
};

} // namespace
