//===- AnnotateDestinations.cpp - Arguments that functions write to -------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "pad/IR/FillBorder.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_ANNOTATEDESTINATIONSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// The operand in whose buffer `value`, which is no argument of a function, is
/// computed; null if there is none.
static OpOperand *getDestination(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto loop =
        dyn_cast<LoopLikeOpInterface>(argument.getOwner()->getParentOp());
    return loop ? loop.getTiedLoopInit(argument) : nullptr;
  }
  auto result = cast<OpResult>(value);
  Operation *op = result.getOwner();
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    return loop.getTiedLoopInit(result);
  if (auto style = dyn_cast<DestinationStyleOpInterface>(op))
    return style.getTiedOpOperand(result);
  return isa<FillBorderOp, tensor::CastOp, tensor::ExtractSliceOp>(op)
             ? &op->getOpOperand(0)
             : nullptr;
}

namespace {

struct AnnotateDestinationsPass final
    : pad::impl::AnnotateDestinationsPassBase<AnnotateDestinationsPass> {
  using Base::Base;

  void runOnOperation() final {
    func::FuncOp function = getOperation();
    auto annotate = [&](Value value) {
      // In blocks that are not reached, values may be made of themselves.
      llvm::SmallDenseSet<Value> visited;
      while (!llvm::is_contained(function.getArguments(), value)) {
        OpOperand *destination = getDestination(value);
        if (!destination || !visited.insert(value).second)
          return;
        value = destination->get();
      }
      unsigned number = cast<BlockArgument>(value).getArgNumber();
      StringRef name = LLVM::LLVMDialect::getNoAliasAttrName();
      if (function.getArgAttr(number, name))
        return;
      function.setArgAttr(number, name, UnitAttr::get(&getContext()));
      ++numAnnotated;
    };
    function.walk([&](Operation *op) {
      if (isa<FillBorderOp, DestinationStyleOpInterface>(op))
        for (OpResult result : op->getResults())
          annotate(result);
    });
  }
};

} // namespace
