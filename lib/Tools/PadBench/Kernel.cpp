//===- Kernel.cpp - A compiled pad ----------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernel.h"
#include "mlir/ExecutionEngine/CRunnerUtils.h"
#include "pad/Runtime/Compile.h"
#include "pad/Runtime/Descriptor.h"
#include <cstdlib>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::bench;

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

/// The functions that upstream's copies call.
static llvm::orc::SymbolMap getSymbols(llvm::orc::MangleAndInterner mangle) {
  llvm::orc::SymbolMap symbols;
  symbols[mangle("memrefCopy")] = {
      llvm::orc::ExecutorAddr::fromPtr(&::memrefCopy),
      llvm::JITSymbolFlags::Exported | llvm::JITSymbolFlags::Callable};
  return symbols;
}

/// The descriptor of a dense memref whose bytes are not known yet.
static std::vector<int64_t> makeDescriptor(ArrayRef<int64_t> shape) {
  std::vector<int64_t> words;
  appendDescriptor(/*data=*/nullptr, shape, words);
  return words;
}

static void setData(std::vector<int64_t> &descriptor, const void *data) {
  descriptor[0] = descriptor[1] = reinterpret_cast<int64_t>(data);
}

llvm::Expected<Kernel> Kernel::create(const Workload &workload,
                                      const Element &element,
                                      const KernelOptions &options,
                                      ArrayRef<std::string> libraries,
                                      MLIRContext *context) {
  auto module = buildModule(workload, element, options, context);
  if (!module)
    return module.takeError();
  auto engine = compileForHost(
      **module, options.optLevel,
      SmallVector<StringRef>(libraries.begin(), libraries.end()));
  if (!engine)
    return engine.takeError();
  (*engine)->registerSymbols(getSymbols);
  auto code = (*engine)->lookup(("_mlir_ciface_" + entryName).str());
  if (!code)
    return code.takeError();
  (*engine)->initialize();

  Kernel kernel;
  kernel.isDynamic = options.isDynamic;
  kernel.allocates = options.allocates;
  kernel.elementBytes = element.getBytes();
  kernel.engine = std::move(*engine);
  kernel.code = *code;
  llvm::append_range(kernel.amounts, workload.low);
  llvm::append_range(kernel.amounts, workload.high);
  kernel.value = element.getValueBytes();
  kernel.source = makeDescriptor(workload.getSourceShape());
  kernel.amountList =
      makeDescriptor(static_cast<int64_t>(kernel.amounts.size()));
  kernel.valueCell = makeDescriptor({});
  kernel.result = makeDescriptor(workload.getResultShape());
  setData(kernel.amountList, kernel.amounts.data());
  setData(kernel.valueCell, kernel.value.data());
  return kernel;
}

//===----------------------------------------------------------------------===//
// Calling
//===----------------------------------------------------------------------===//

void Kernel::bind(char *sourceData, char *resultData) {
  setData(source, sourceData);
  setData(result, resultData);
}

void Kernel::enter() {
  void *x = source.data(), *y = result.data();
  void *list = amountList.data(), *cell = valueCell.data();
  // A result that is returned comes first, a destination last.
  using Static = void (*)(void *, void *);
  using Dynamic = void (*)(void *, void *, void *, void *);
  if (!isDynamic)
    reinterpret_cast<Static>(code)(allocates ? y : x, allocates ? x : y);
  else if (allocates)
    reinterpret_cast<Dynamic>(code)(y, x, list, cell);
  else
    reinterpret_cast<Dynamic>(code)(x, list, cell, y);
}

const char *Kernel::getResult() const {
  return getFirstElement(result.data(), elementBytes);
}

void Kernel::freeResult() { std::free(getAllocation(result.data())); }

void Kernel::call(int64_t count) {
  if (allocates)
    for (; count > 0; --count) {
      enter();
      freeResult();
    }
  else
    for (; count > 0; --count)
      enter();
}

void Kernel::callOnce(llvm::function_ref<void(const char *)> use) {
  enter();
  use(getResult());
  if (allocates)
    freeResult();
}
