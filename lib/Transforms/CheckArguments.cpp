//===- CheckArguments.cpp - Run-time checks of memref arguments -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"
#include "pad/Utils/RuntimeChecks.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CHECKARGUMENTSPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// `type` with extents, strides and an offset that are all dynamic, as a caller
/// may pass them; null if it has no strides.
static MemRefType getAnyLayout(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return {};
  SmallVector<int64_t> dynamic(type.getRank(), ShapedType::kDynamic);
  return MemRefType::get(
      dynamic, type.getElementType(),
      StridedLayoutAttr::get(type.getContext(), ShapedType::kDynamic, dynamic),
      type.getMemorySpace());
}

/// Generates the checks that `argument`, of the type getAnyLayout, is of
/// `type`, and returns it as such. A stride of an axis of one element or of an
/// empty array does not matter. The result is no `memref.cast`: upstream folds
/// these into loads of vectors and copies of devices, which then refuse the
/// strides.
static Value checkType(OpBuilder &builder, BlockArgument argument,
                       MemRefType type, const Twine &name) {
  Location loc = argument.getLoc();
  IndexBuilder index(builder, loc);
  auto metadata =
      memref::ExtractStridedMetadataOp::create(builder, loc, argument);
  SmallVector<OpFoldResult> extents = metadata.getConstifiedMixedSizes();
  SmallVector<OpFoldResult> strides = metadata.getConstifiedMixedStrides();
  SmallVector<int64_t> knownStrides;
  int64_t knownOffset;
  (void)type.getStridesAndOffset(knownStrides, knownOffset);

  Condition isEmpty = false;
  for (auto [axis, extent, known] : llvm::enumerate(extents, type.getShape())) {
    if (!ShapedType::isDynamic(known)) {
      requireAtRunTime(index, index.equal(extent, known),
                       Message()
                           << name << " axis " << Twine(axis) << ": extent "
                           << extent << ", expected " << Twine(known));
      extent = index.constant(known);
    }
    isEmpty = index.disjunction(isEmpty, index.equal(extent, 0));
  }
  // A dense array is in row-major order.
  OpFoldResult dense = index.constant(1);
  auto asKnown = [&](int64_t known, OpFoldResult actual) -> OpFoldResult {
    if (!ShapedType::isDynamic(known))
      return index.constant(known);
    return index.materialize(actual);
  };
  for (int64_t axis = type.getRank() - 1; axis >= 0; --axis) {
    OpFoldResult expected;
    if (type.getLayout().isIdentity())
      expected = dense;
    else if (!ShapedType::isDynamic(knownStrides[axis]))
      expected = index.constant(knownStrides[axis]);
    if (expected) {
      Condition isFree =
          index.disjunction(isEmpty, index.equal(extents[axis], 1));
      requireAtRunTime(
          index,
          index.disjunction(isFree, index.equal(strides[axis], expected)),
          Message() << name << " axis " << Twine(axis) << ": stride "
                    << strides[axis] << ", expected " << expected
                    << (type.getLayout().isIdentity() ? " of a dense array"
                                                      : ""));
    }
    strides[axis] =
        asKnown(knownStrides[axis], expected ? expected : strides[axis]);
    dense = index.mul(dense, extents[axis]);
  }
  OpFoldResult offset = metadata.getConstifiedMixedOffset();
  if (!ShapedType::isDynamic(knownOffset)) {
    requireAtRunTime(index, index.equal(offset, knownOffset),
                     Message() << name << " offset " << offset << ", expected "
                               << Twine(knownOffset));
  }
  return memref::ReinterpretCastOp::create(builder, loc, type, argument,
                                           asKnown(knownOffset, offset),
                                           extents, strides);
}

namespace {

struct CheckArgumentsPass final
    : pad::impl::CheckArgumentsPassBase<CheckArgumentsPass> {
  using Base::Base;

  void runOnOperation() final {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    for (auto function : llvm::to_vector(module.getOps<func::FuncOp>()))
      if (function.isPublic() && !function.isExternal() &&
          failed(checkArguments(symbols, function)))
        return signalPassFailure();
  }

private:
  LogicalResult checkArguments(SymbolTable &symbols, func::FuncOp function) {
    bool hasChecks = false;
    for (Type type : function.getArgumentTypes())
      if (auto buffer = dyn_cast<MemRefType>(type))
        hasChecks |= bool(getAnyLayout(buffer));
    if (!hasChecks)
      return success();
    // Calls within the module pass arguments of their types.
    ModuleOp module = getOperation();
    if (!SymbolTable::symbolKnownUseEmpty(function, module)) {
      func::FuncOp copy = function.clone();
      copy.setPrivate();
      StringAttr name =
          symbols.insert(copy, std::next(function->getIterator()));
      if (failed(SymbolTable::replaceAllSymbolUses(function, name, module)))
        return failure();
    }

    OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
    for (BlockArgument argument : function.getArguments()) {
      auto type = dyn_cast<MemRefType>(argument.getType());
      MemRefType anyLayout = type ? getAnyLayout(type) : MemRefType();
      if (!anyLayout)
        continue;
      SmallVector<OpOperand *> uses = llvm::map_to_vector(
          argument.getUses(), [](OpOperand &use) { return &use; });
      argument.setType(anyLayout);
      Value checked =
          checkType(builder, argument, type,
                    "function '" + function.getSymName() + "': argument " +
                        Twine(argument.getArgNumber()));
      for (OpOperand *use : uses)
        use->set(checked);
      ++numChecked;
    }
    function.setFunctionType(builder.getFunctionType(
        function.front().getArgumentTypes(), function.getResultTypes()));
    return success();
  }
};

} // namespace
