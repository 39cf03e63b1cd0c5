//===- OutlineRegions.cpp - Functions of loops that need registers --------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/IR/SymbolTable.h"
#include "pad/Transforms/Passes.h"
#include "pad/Utils/ControlFlow.h"

namespace mlir::pad {
#define GEN_PASS_DEF_OUTLINEREGIONSPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// The regions to outline from functions of `module` itself.
static SmallVector<scf::ExecuteRegionOp> collectRegions(ModuleOp module) {
  SmallVector<scf::ExecuteRegionOp> regions;
  for (auto function : module.getOps<func::FuncOp>())
    function.walk([&](scf::ExecuteRegionOp op) {
      if (op->hasAttrOfType<StringAttr>(kOutlinedAttr) &&
          op->getNumResults() == 0 && op.getRegion().hasOneBlock())
        regions.push_back(op);
    });
  return regions;
}

namespace {

struct OutlineRegions final
    : mlir::pad::impl::OutlineRegionsPassBase<OutlineRegions> {
  void runOnOperation() final {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    IRRewriter rewriter(&getContext());
    for (scf::ExecuteRegionOp op : collectRegions(module)) {
      unsigned number = 0;
      SmallString<32> name = SymbolTable::generateSymbolName<32>(
          op->getAttrOfType<StringAttr>(kOutlinedAttr).getValue(),
          [&](StringRef name) { return symbols.lookup(name) != nullptr; },
          number);
      func::CallOp call;
      FailureOr<func::FuncOp> function = outlineSingleBlockRegion(
          rewriter, op.getLoc(), op.getRegion(), name, &call);
      if (failed(function))
        return signalPassFailure();
      symbols.insert(*function);
      function->setPrivate();
      (*function)->setAttr(
          "llvm.linkage",
          LLVM::LinkageAttr::get(&getContext(), LLVM::Linkage::Internal));
      (*function)->setAttr("passthrough",
                           rewriter.getStrArrayAttr({"noinline"}));
      rewriter.moveOpBefore(call, op);
      rewriter.eraseOp(op);
      ++numOutlined;
    }
  }
};

} // namespace
