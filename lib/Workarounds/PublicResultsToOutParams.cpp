//===- PublicResultsToOutParams.cpp - Out-params of public functions ------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/RuntimeChecks.h"
#include "pad/Workarounds/Passes.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::pad {
#define GEN_PASS_DEF_PUBLICRESULTSTOOUTPARAMSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// Whether a caller of `function` cannot know how large the results are.
static bool hasUnknownExtents(func::FuncOp function) {
  return llvm::any_of(function.getResultTypes(), [](Type type) {
    auto buffer = dyn_cast<MemRefType>(type);
    return buffer && !buffer.hasStaticShape();
  });
}

/// Gives each allocation that `function` returns as a type of fewer known
/// extents this type, so that an out-param takes its place:
///
///   %a = memref.alloc() : memref<4xf32>
///   %r = memref.cast %a : memref<4xf32> to memref<?xf32>
///   return %r
///     -> %r = memref.alloc(%c4) : memref<?xf32>
///        %a = memref.cast %r : memref<?xf32> to memref<4xf32>
///        return %r
static void castAllocations(func::FuncOp function) {
  for (auto op : function.getOps<func::ReturnOp>()) {
    for (OpOperand &operand : op->getOpOperands()) {
      auto cast = operand.get().getDefiningOp<memref::CastOp>();
      auto alloc =
          cast ? cast.getSource().getDefiningOp<memref::AllocOp>() : nullptr;
      auto type = dyn_cast<MemRefType>(operand.get().getType());
      if (!alloc || !type || !type.getLayout().isIdentity() ||
          !alloc.getSymbolOperands().empty())
        continue;
      OpBuilder builder(alloc);
      SmallVector<Value> sizes;
      for (auto [axis, size] : llvm::enumerate(alloc.getMixedSizes()))
        if (type.isDynamicDim(axis))
          sizes.push_back(
              getValueOrCreateConstantIndexOp(builder, alloc.getLoc(), size));
      auto returned = memref::AllocOp::create(builder, alloc.getLoc(), type,
                                              sizes, alloc.getAlignmentAttr());
      operand.set(returned);
      alloc.replaceAllUsesWith(memref::CastOp::create(builder, alloc.getLoc(),
                                                      alloc.getType(), returned)
                                   .getResult());
      alloc.erase();
    }
  }
}

/// Generates the checks that out-param `argument` of the function `name`, which
/// is `param` where it is known, has the extents `expected`.
static void checkExtents(OpBuilder &builder, Location loc, Value param,
                         ArrayRef<OpFoldResult> expected,
                         const Twine &argument) {
  IndexBuilder index(builder, loc);
  for (auto [axis, extent] : llvm::enumerate(expected)) {
    if (!cast<MemRefType>(param.getType()).isDynamicDim(axis))
      continue;
    // Not folded: the buffer is not the out-param yet.
    Value actual = memref::DimOp::create(builder, loc, param, axis);
    requireAtRunTime(index, index.equal(OpFoldResult(actual), extent),
                     Message() << argument << " axis " << Twine(axis)
                               << ": extent " << OpFoldResult(actual)
                               << ", expected " << extent << " of the result");
  }
}

/// How messages call argument `number` of `function`.
static std::string nameArgument(func::FuncOp function, unsigned number) {
  return ("function '" + function.getSymName() + "': argument " + Twine(number))
      .str();
}

/// Generates, behind the allocations of dynamic extents that `function`
/// returns, checks that the out-params that will take their places have their
/// extents.
static void checkAllocations(func::FuncOp function) {
  for (auto op : function.getOps<func::ReturnOp>()) {
    unsigned number = function.getNumArguments();
    for (Value value : op.getOperands()) {
      if (!isa<MemRefType>(value.getType()))
        continue;
      std::string argument = nameArgument(function, number++);
      auto alloc = value.getDefiningOp<memref::AllocOp>();
      if (!alloc || alloc.getDynamicSizes().empty())
        continue;
      OpBuilder builder(alloc->getBlock(), std::next(alloc->getIterator()));
      checkExtents(builder, alloc.getLoc(), alloc, alloc.getMixedSizes(),
                   argument);
    }
  }
}

/// Generates a copy of a result to its out-param, with checks of the extents.
static LogicalResult copyAndCheck(OpBuilder &builder, Location loc, Value from,
                                  Value to) {
  auto param = cast<BlockArgument>(to);
  auto function = cast<func::FuncOp>(param.getOwner()->getParentOp());
  checkExtents(builder, loc, to, memref::getMixedSizes(builder, loc, from),
               nameArgument(function, param.getArgNumber()));
  memref::CopyOp::create(builder, loc, from, to);
  return success();
}

/// Emits an error if a return of `function` has a buffer for two results, which
/// upstream would erase for the first and then use for the second.
static LogicalResult checkReturns(func::FuncOp function) {
  for (auto op : function.getOps<func::ReturnOp>()) {
    llvm::SmallPtrSet<Value, 4> returned;
    for (Value value : op.getOperands())
      if (isa<MemRefType>(value.getType()) && !returned.insert(value).second)
        return op.emitOpError("has one buffer for two results, expected one "
                              "for each, see --pack-function-boundaries");
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

    for (auto function : module.getOps<func::FuncOp>())
      if (function.isPublic())
        castAllocations(function);
    bufferization::BufferResultsToOutParamsOpts options;
    if (runtimeChecks) {
      for (auto function : module.getOps<func::FuncOp>())
        if (function.isPublic() && !function.isExternal())
          checkAllocations(function);
      options.memCpyFn = copyAndCheck;
    }
    options.filterFn = [](func::FuncOp *function) {
      return function->isPublic();
    };
    SmallVector<std::pair<func::FuncOp, unsigned>> numInputs;
    for (auto function : module.getOps<func::FuncOp>())
      if (function.isPublic())
        numInputs.emplace_back(function, function.getNumArguments());
    options.hoistStaticAllocs = true;
    options.hoistDynamicAllocs = true;
    options.modifyPublicFunctions = true;
    if (failed(bufferization::promoteBufferResultsToOutParams(module, options)))
      return signalPassFailure();
    for (auto [function, begin] : numInputs)
      for (unsigned k = begin; k < function.getNumArguments(); ++k)
        function.setArgAttr(k, LLVM::LLVMDialect::getNoAliasAttrName(),
                            UnitAttr::get(&getContext()));
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
