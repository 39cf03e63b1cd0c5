//===- ModelFile.cpp - Reading models of any format -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelFile.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "pad/Runtime/Diagnostics.h"
#include "pad/Runtime/Error.h"
#include "pad/Target/MLIR/ReadMLIR.h"
#include "llvm/Support/Path.h"
#ifdef PAD_HAS_ONNX
#include "pad/Target/ONNX/ONNX.h"
#endif
#ifdef PAD_HAS_OPENVINO
#include "pad/Target/OpenVINO/OpenVINO.h"
#endif

using namespace mlir;
using namespace mlir::pad;

using ModelReader = llvm::Expected<OwningOpRef<ModuleOp>>(StringRef path,
                                                          MLIRContext *);

/// A module in the file `path`; "-" is standard input.
static llvm::Expected<OwningOpRef<ModuleOp>> readFile(StringRef path,
                                                      MLIRContext *context) {
  auto source = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!source)
    return createError() << path << ": " << source.getError().message();
  return readMLIR(std::move(*source), context);
}

#if defined(PAD_HAS_ONNX) || defined(PAD_HAS_OPENVINO)
/// A model of a kind that `import` reads.
template <OwningOpRef<ModuleOp> (*import)(StringRef path, MLIRContext *)>
static llvm::Expected<OwningOpRef<ModuleOp>> readWith(StringRef path,
                                                      MLIRContext *context) {
  ErrorCapture errors(context);
  OwningOpRef<ModuleOp> module = import(path, context);
  if (!module)
    return errors.take((path + ": not a model").str());
  return module;
}
#endif

llvm::Expected<OwningOpRef<ModuleOp>>
mlir::pad::loadModel(StringRef path, MLIRContext *context) {
  if (path == "-")
    return readFile(path, context);
  // A new format is a line here.
  static constexpr std::pair<StringLiteral, ModelReader *> readers[] = {
      {".mlir", readFile},
      {".mlirbc", readFile},
#ifdef PAD_HAS_ONNX
      {".onnx", readWith<importONNX>},
#endif
#ifdef PAD_HAS_OPENVINO
      {".xml", readWith<importOpenVINO>},
#endif
  };
  StringRef extension = llvm::sys::path::extension(path);
  for (auto [name, read] : readers)
    if (extension.equals_insensitive(name))
      return read(path, context);
  ErrorStream error = createError() << path << ": unknown kind of model '"
                                    << extension << "', expected one of";
  for (auto [name, read] : readers)
    error << ' ' << name;
  return error;
}

void mlir::pad::keepFunction(ModuleOp module, StringRef entry) {
  auto kept = module.lookupSymbol<func::FuncOp>(entry);
  if (!kept || !kept.isPublic())
    return;
  for (auto function : module.getOps<func::FuncOp>())
    if (function != kept)
      function.setPrivate();
  PassManager passes(module.getContext());
  passes.addPass(createSymbolDCEPass());
  // It fails on unknown uses of symbols: then all functions are compiled.
  ErrorCapture errors(module.getContext());
  (void)passes.run(module);
}
