//===- AllocationLiveness.cpp - Deallocations behind the last use ---------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/AllocationOpInterface.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Pass/PassManager.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_SOUNDALLOCATIONLIVENESSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

/// Whether `value` is a number that a call on buffers gives, which upstream
/// takes for a view of these.
static bool isTakenForView(Value value) {
  auto isBuffer = [](Type type) { return isa<BaseMemRefType>(type); };
  auto call = value.getDefiningOp<CallOpInterface>();
  return call && !isBuffer(value.getType()) &&
         llvm::any_of(call->getOperandTypes(), isBuffer);
}

/// Whether `op` may give a view of a buffer that upstream does not take for one.
static bool makesUnknownView(Operation *op) {
  auto isBuffer = [](Type type) { return isa<BaseMemRefType>(type); };
  return llvm::any_of(op->getResultTypes(), isBuffer) &&
         llvm::any_of(op->getOperandTypes(), isBuffer) &&
         !isa<ViewLikeOpInterface, RegionBranchOpInterface, CallOpInterface,
              arith::SelectOp, bufferization::AllocationOpInterface>(op);
}

namespace {

struct SoundAllocationLivenessPass final
    : pad::impl::SoundAllocationLivenessPassBase<SoundAllocationLivenessPass> {
  using Base::Base;

  void runOnOperation() final {
    func::FuncOp function = getOperation();
    WalkResult result = function.walk([](Operation *op) {
      return makesUnknownView(op) ||
                     (op->hasTrait<OpTrait::IsTerminator>() &&
                      llvm::any_of(op->getOperands(), isTakenForView))
                 ? WalkResult::interrupt()
                 : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return;
    OpPassManager pm(func::FuncOp::getOperationName());
    pm.addPass(bufferization::createOptimizeAllocationLivenessPass());
    if (failed(runPipeline(pm, function)))
      signalPassFailure();
  }
};

} // namespace
