//===- FuzzTargets.cpp - The importers against any bytes ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuzzTargets.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "pad/Target/ONNX/ONNX.h"
#include "pad/Target/OpenVINO/OpenVINO.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace mlir::pad;

/// A context that is made anew before what it keeps of all models fills the
/// memory.
static MLIRContext &getContext() {
  static std::unique_ptr<MLIRContext> context;
  static unsigned uses = 0;
  if (uses++ % 1000 == 0)
    context = std::make_unique<MLIRContext>(MLIRContext::Threading::DISABLED);
  return *context;
}

static bool
check(llvm::function_ref<OwningOpRef<ModuleOp>(MLIRContext *)> import) {
  MLIRContext &context = getContext();
  unsigned errors = 0;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      ++errors;
    return success();
  });
  OwningOpRef<ModuleOp> module = import(&context);
  if (errors != (module ? 0 : 1))
    llvm::report_fatal_error("an import must end in a module or in one error");
  if (module && failed(verify(*module)))
    llvm::report_fatal_error("an imported module must verify");
  return static_cast<bool>(module);
}

bool mlir::pad::fuzzONNX(llvm::StringRef bytes) {
  return check([&](MLIRContext *context) {
    return importONNX(llvm::MemoryBufferRef(bytes, "model.onnx"), context);
  });
}

bool mlir::pad::fuzzOpenVINO(llvm::StringRef bytes) {
  auto [xml, weights] = bytes.split('\0');
  return check([&, xml = xml, weights = weights](MLIRContext *context) {
    return importOpenVINO(llvm::MemoryBufferRef(xml, "model.xml"), weights,
                          context);
  });
}
