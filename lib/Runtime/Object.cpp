//===- Object.cpp - Modules compiled to objects ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Object.h"
#include "Entry.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "pad/Runtime/Compile.h"
#include "pad/Runtime/Error.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace mlir::pad;

/// Leaves nothing to be seen from outside but the C interfaces of `functions`:
/// a program has a `main` of its own.
static void hideOthers(ModuleOp module,
                       ArrayRef<std::pair<std::string, Signature>> functions) {
  auto isSeen = [&](StringRef name) {
    return name.consume_front(kCInterfacePrefix) &&
           llvm::any_of(functions,
                        [&](auto &function) { return name == function.first; });
  };
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    if (!function.isExternal() && !isSeen(function.getSymName()))
      function.setLinkage(LLVM::Linkage::Internal);
}

llvm::Expected<Object>
mlir::pad::compileObject(OwningOpRef<ModuleOp> module,
                         PadToLLVMPipelineOptions &options, unsigned optLevel,
                         const CodeTarget &target) {
  auto machine = createMachine(target, optLevel);
  if (!machine)
    return machine.takeError();
  Object object;
  auto entryPoints = prepareEntryPoints(*module);
  if (!entryPoints)
    return entryPoints.takeError();
  for (auto function : module->getOps<func::FuncOp>()) {
    auto entry = entryPoints->find(function.getSymName());
    if (entry == entryPoints->end())
      continue;
    if (!entry->second.problem.empty())
      return createError() << "function '" << entry->first()
                           << "' cannot be called: " << entry->second.problem;
    object.functions.emplace_back(entry->first().str(),
                                  entry->second.signature);
  }
  if (object.functions.empty())
    return createError() << "the module has no public function";
  setTarget(*module, **machine);
  options.outParams = true;
  PassManager pm(module->getContext(), ModuleOp::getOperationName());
  buildPadToLLVMPipeline(pm, options);
  if (llvm::Error error = runPasses(pm, *module))
    return std::move(error);
  hideOthers(*module, object.functions);
  auto code = emitObject(*module, **machine, optLevel);
  if (!code)
    return code.takeError();
  object.code.assign(code->begin(), code->end());
  return object;
}
