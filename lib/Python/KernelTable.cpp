//===- KernelTable.cpp - The kernels of this process ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernel.h"
#include "Object.h"
#include "pad/Runtime/HostFunctions.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include <mutex>
#include <shared_mutex>
#include <tuple>

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::python;

namespace {

/// A kind. The names of types are literals, so that their addresses tell them
/// apart.
using Key = std::tuple<const char *, uint64_t, uint64_t>;

/// Loads object files and finds the kernels in them, for as long as the process
/// lives.
class KernelTable {
public:
  llvm::Expected<Kernel> get(const KernelKind &kind);

  KernelCounts getCounts() {
    std::shared_lock<std::shared_mutex> lock(mutex);
    return counts;
  }

private:
  /// The kernel `text`, from the disk or compiled. This and the following
  /// methods expect the lock.
  llvm::Expected<Kernel> make(StringRef text);

  /// Adds an object file to the process, in a library of its own.
  llvm::Expected<Kernel> load(std::unique_ptr<llvm::MemoryBuffer> object);

  std::shared_mutex mutex;
  llvm::DenseMap<Key, Kernel> kernels;
  std::unique_ptr<llvm::orc::LLJIT> jit;
  KernelCounts counts = {0, 0};
};

} // namespace

static Key getKey(const KernelKind &kind) {
  return {kind.elementType.data(),
          static_cast<uint64_t>(kind.operation) |
              static_cast<uint64_t>(kind.mode) << 8 |
              static_cast<uint64_t>(kind.source) << 16 |
              static_cast<uint64_t>(kind.result) << 24 |
              static_cast<uint64_t>(kind.rank) << 32,
          kind.paddedAxes};
}

llvm::Expected<Kernel> KernelTable::get(const KernelKind &kind) {
  Key key = getKey(kind);
  {
    std::shared_lock<std::shared_mutex> lock(mutex);
    if (Kernel kernel = kernels.lookup(key))
      return kernel;
  }
  std::unique_lock<std::shared_mutex> lock(mutex);
  if (Kernel kernel = kernels.lookup(key))
    return kernel;
  llvm::Expected<Kernel> kernel = make(getKernelText(kind));
  if (kernel)
    kernels[key] = *kernel;
  return kernel;
}

llvm::Expected<Kernel> KernelTable::make(StringRef text) {
  auto target = getTarget();
  if (!target)
    return target.takeError();
  std::string key = getObjectKey(text, *target);
  if (std::unique_ptr<llvm::MemoryBuffer> object = readObject(key)) {
    llvm::Expected<Kernel> kernel = load(std::move(object));
    if (kernel) {
      ++counts.read;
      return kernel;
    }
    llvm::consumeError(kernel.takeError());
  }
  auto object = compileToObject(text);
  if (!object)
    return object.takeError();
  ++counts.compiled;
  writeObject(key, **object);
  return load(std::move(*object));
}

llvm::Expected<Kernel>
KernelTable::load(std::unique_ptr<llvm::MemoryBuffer> object) {
  if (!jit) {
    auto target = getTarget();
    if (!target)
      return target.takeError();
    auto created =
        llvm::orc::LLJITBuilder().setJITTargetMachineBuilder(*target).create();
    if (!created)
      return created.takeError();
    jit = std::move(*created);
  }
  auto library = jit->createJITDylib(std::to_string(kernels.size()) + "." +
                                     std::to_string(counts.compiled));
  if (!library)
    return library.takeError();
  llvm::orc::MangleAndInterner mangle(jit->getExecutionSession(),
                                      jit->getDataLayout());
  if (llvm::Error error =
          library->define(llvm::orc::absoluteSymbols(getHostFunctions(mangle))))
    return std::move(error);
  // Kernels call the C library: memset, malloc and the like.
  auto process = llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      jit->getDataLayout().getGlobalPrefix());
  if (!process)
    return process.takeError();
  library->addGenerator(std::move(*process));
  if (llvm::Error error = jit->addObjectFile(*library, std::move(object)))
    return std::move(error);
  auto address = jit->lookup(*library, "_mlir_ciface_kernel");
  if (!address)
    return address.takeError();
  return address->toPtr<Kernel>();
}

/// Never destroyed: a thread may run a kernel when the process ends.
static KernelTable &getTable() {
  static auto *table = new KernelTable();
  return *table;
}

llvm::Expected<Kernel> python::getKernel(const KernelKind &kind) {
  return getTable().get(kind);
}

KernelCounts python::getKernelCounts() { return getTable().getCounts(); }
