//===- SetMPIImplementation.cpp - Which MPI a module is for ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/DLTI/DLTI.h"
#include "pad/Sharding/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_SETMPIIMPLEMENTATIONPASS
#include "pad/Sharding/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

bool mlir::pad::isMPIImplementation(StringRef name) {
  return name == "OpenMPI" || name == "MPICH";
}

namespace {

struct SetMPIImplementationPass final
    : public pad::impl::SetMPIImplementationPassBase<SetMPIImplementationPass> {
  using SetMPIImplementationPassBase::SetMPIImplementationPassBase;

  void runOnOperation() final {
    ModuleOp module = getOperation();
    if (!isMPIImplementation(implementation)) {
      module.emitError() << "'implementation' is '" << implementation
                         << "', expected OpenMPI or MPICH";
      return signalPassFailure();
    }
    MLIRContext *context = &getContext();
    auto key = StringAttr::get(context, "MPI:Implementation");
    SmallVector<DataLayoutEntryInterface> entries;
    if (auto map = module->getAttrOfType<MapAttr>(DLTIDialect::kMapAttrName)) {
      if (succeeded(map.query(key)))
        return;
      llvm::append_range(entries, map.getEntries());
    }
    entries.push_back(DataLayoutEntryAttr::get(
        key, StringAttr::get(context, implementation)));
    module->setAttr(DLTIDialect::kMapAttrName, MapAttr::get(context, entries));
  }
};

} // namespace
