//===- PublicResultsToOutParams.cpp - Out-params of public functions ------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pad/Workarounds/Passes.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::pad {
#define GEN_PASS_DEF_PUBLICRESULTSTOOUTPARAMSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

/// Whether a caller of `function` cannot know how large the results are.
static bool hasUnknownExtents(func::FuncOp function) {
  return llvm::any_of(function.getResultTypes(), [](Type type) {
    auto buffer = dyn_cast<MemRefType>(type);
    return buffer && !buffer.hasStaticShape();
  });
}

/// Emits an error if a return of `function` has a buffer for two results, which
/// upstream would erase for the first and then use for the second.
static LogicalResult checkReturns(func::FuncOp function) {
  for (auto op : function.getOps<func::ReturnOp>()) {
    llvm::SmallPtrSet<Value, 4> returned;
    for (Value value : op.getOperands())
      if (isa<MemRefType>(value.getType()) && !returned.insert(value).second)
        return op.emitOpError("has one buffer for two results, expected one "
                              "for each, see --pack-results");
  }
  return success();
}

namespace {

struct PublicResultsToOutParamsPass final
    : pad::impl::PublicResultsToOutParamsPassBase<
          PublicResultsToOutParamsPass> {
  using Base::Base;

  void runOnOperation() final {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    // A copy uses the same symbols as its original.
    std::optional<SymbolTable::UseRange> uses =
        SymbolTable::getSymbolUses(&module.getBodyRegion());
    llvm::DenseSet<StringAttr> used;
    if (uses)
      for (SymbolTable::SymbolUse use : *uses)
        used.insert(use.getSymbolRef().getRootReference());
    for (auto function : llvm::to_vector(module.getOps<func::FuncOp>())) {
      if (function.isPrivate() || function.isExternal())
        continue;
      if (failed(checkReturns(function)) ||
          (hasUnknownExtents(function) &&
           (!uses || used.contains(function.getSymNameAttr())) &&
           failed(copyForUses(symbols, function))))
        return signalPassFailure();
    }

    bufferization::BufferResultsToOutParamsOpts options;
    options.filterFn = [](func::FuncOp *function) {
      return function->isPublic();
    };
    options.hoistStaticAllocs = true;
    options.hoistDynamicAllocs = true;
    options.modifyPublicFunctions = true;
    if (failed(bufferization::promoteBufferResultsToOutParams(module, options)))
      signalPassFailure();
  }

private:
  /// Has the module use a private copy of `function` in its place.
  LogicalResult copyForUses(SymbolTable &symbols, func::FuncOp function) {
    func::FuncOp copy = function.clone();
    copy.setPrivate();
    StringAttr name = symbols.insert(copy, std::next(function->getIterator()));
    ++numCopied;
    return SymbolTable::replaceAllSymbolUses(function, name, getOperation());
  }
};

} // namespace
