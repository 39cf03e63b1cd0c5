//===- ObjectCompiler.cpp - Modules to object files -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostDialects.h"
#include "Object.h"
#include "mlir/Parser/Parser.h"
#include "pad/Pipelines/Pipelines.h"
#include "pad/Runtime/Compile.h"
#include "pad/Runtime/Diagnostics.h"
#include "pad/Runtime/Error.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::python;

/// -O3 takes twice as long, for code that is no faster.
static constexpr unsigned kOptLevel = 2;

llvm::Expected<llvm::orc::JITTargetMachineBuilder &> python::getTarget() {
  static auto target = detectHost(kOptLevel);
  if (!target)
    return createError() << "LLVM has no code for this processor";
  return *target;
}

/// Lowers `text` to the LLVM dialect.
static llvm::Expected<OwningOpRef<ModuleOp>> lower(MLIRContext &context,
                                                   StringRef text) {
  ErrorCapture errors(&context);
  auto module = parseSourceString<ModuleOp>(text, &context);
  if (!module)
    return errors.take("the module cannot be parsed");
  PassManager pm(&context);
  buildPadToLLVMPipeline(pm, PadToLLVMPipelineOptions());
  if (llvm::Error error = runPasses(pm, *module))
    return std::move(error);
  return module;
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
python::compileToObject(StringRef text) {
  auto target = getTarget();
  if (!target)
    return target.takeError();
  auto machine = target->createTargetMachine();
  if (!machine)
    return machine.takeError();

  DialectRegistry registry;
  registerHostDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  auto module = lower(context, text);
  if (!module)
    return module.takeError();
  auto object = emitObject(**module, **machine, kOptLevel);
  if (!object)
    return object.takeError();
  return std::make_unique<llvm::SmallVectorMemoryBuffer>(
      std::move(*object), "kernel", /*RequiresNullTerminator=*/false);
}
