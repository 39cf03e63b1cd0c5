//===- MoveHalvesAsIntegers.cpp - 16-bit floats keep their bits -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "pad/Transforms/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_MOVEHALVESASINTEGERSPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

struct MoveHalvesAsIntegersPass final
    : pad::impl::MoveHalvesAsIntegersPassBase<MoveHalvesAsIntegersPass> {
  using Base::Base;

  void runOnOperation() final {
    bits = IntegerType::get(&getContext(), 16);
    getOperation()->walk([&](Operation *op) {
      if (auto load = dyn_cast<LLVM::LoadOp>(op))
        retypeResult(load.getRes());
      else if (auto store = dyn_cast<LLVM::StoreOp>(op))
        retypeOperand(store.getValueMutable());
      else if (auto select = dyn_cast<LLVM::SelectOp>(op))
        retypeSelect(select);
      else if (auto branch = dyn_cast<BranchOpInterface>(op))
        retypeSuccessors(branch);
    });
    // Terminators hand integers on by now, also to blocks that came before.
    getOperation()->walk([&](LLVM::LLVMFuncOp function) {
      for (Block &block : llvm::drop_begin(function.getBody()))
        for (BlockArgument argument : block.getArguments())
          retypeResult(argument);
    });
  }

private:
  static bool isHalf(Type type) { return isa<BFloat16Type, Float16Type>(type); }

  /// Makes `operand`, a 16-bit float, an integer.
  void retypeOperand(OpOperand &operand) {
    if (!isHalf(operand.get().getType()))
      return;
    OpBuilder builder(operand.getOwner());
    operand.set(LLVM::BitcastOp::create(builder, operand.getOwner()->getLoc(),
                                        bits, operand.get()));
    ++numMoves;
  }

  /// Makes `value`, a 16-bit float, an integer, and a float of it for its
  /// users.
  void retypeResult(Value value) {
    if (!isHalf(value.getType()))
      return;
    OpBuilder builder(value.getContext());
    builder.setInsertionPointAfterValue(value);
    Type type = value.getType();
    value.setType(bits);
    auto cast = LLVM::BitcastOp::create(builder, value.getLoc(), type, value);
    value.replaceAllUsesExcept(cast, cast);
    ++numMoves;
  }

  void retypeSelect(LLVM::SelectOp select) {
    if (!isHalf(select.getRes().getType()))
      return;
    retypeOperand(select.getTrueValueMutable());
    retypeOperand(select.getFalseValueMutable());
    retypeResult(select.getRes());
  }

  void retypeSuccessors(BranchOpInterface branch) {
    for (unsigned successor : llvm::seq(branch->getNumSuccessors()))
      for (OpOperand &operand :
           branch.getSuccessorOperands(successor).getMutableForwardedOperands())
        retypeOperand(operand);
  }

  Type bits;
};

} // namespace
