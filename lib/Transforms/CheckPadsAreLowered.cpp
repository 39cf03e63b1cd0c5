//===- CheckPadsAreLowered.cpp - Pads that pipelines leave ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CHECKPADSARELOWEREDPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

namespace {

struct CheckPadsAreLoweredPass final
    : pad::impl::CheckPadsAreLoweredPassBase<CheckPadsAreLoweredPass> {
  using Base::Base;

  void runOnOperation() final {
    // It walks each type once.
    AttrTypeWalker walker;
    walker.addWalk([](FloatTF32Type) { return WalkResult::interrupt(); });
    WalkResult result = getOperation().walk([&](Operation *op) -> WalkResult {
      LogicalResult checked = success();
      if (isa<DynamicPadOp, PadWindowOpInterface>(op))
        checked = check(op);
      else if (auto dealloc = dyn_cast<memref::DeallocOp>(op))
        checked = check(dealloc);
      return success(succeeded(checked) &&
                     (!toLLVM || succeeded(checkTypes(op, walker))));
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }

private:
  /// Upstream's conversion to the LLVM dialect makes a structure of no types of
  /// complex numbers of such elements.
  LogicalResult checkTypes(Operation *op, AttrTypeWalker &walker) {
    SmallVector<Type> types(op->getOperandTypes());
    llvm::append_range(types, op->getResultTypes());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::append_range(types, block.getArgumentTypes());
    if (auto function = dyn_cast<FunctionOpInterface>(op)) {
      llvm::append_range(types, function.getArgumentTypes());
      llvm::append_range(types, function.getResultTypes());
    }
    for (Type type : types)
      if (walker.walk(type).wasInterrupted())
        return op->emitOpError()
               << "has a value of type " << type
               << ", which has no counterpart in the LLVM dialect";
    return success();
  }

  /// Upstream's pass for deallocations, which the pipelines run, refuses
  /// others.
  LogicalResult check(memref::DeallocOp op) {
    StringRef isManual =
        bufferization::BufferizationDialect::kManualDeallocation;
    if (op->hasAttr(isManual))
      return success();
    return op.emitOpError()
           << "is of a function whose buffers the pipeline deallocates; leave "
              "it out, or give it and the op that allocates the attribute '"
           << isManual << "'";
  }

  LogicalResult check(Operation *op) {
    for (Type type : op->getOperandTypes())
      if (auto memref = dyn_cast<MemRefType>(type);
          memref && !memref.isStrided())
        return op->emitOpError() << "has an operand of type " << memref
                                 << ", expected a strided layout";
    Type source = op->getOperand(0).getType();
    auto function = op->getParentOfType<FunctionOpInterface>();
    bool isReached = isa_and_present<func::FuncOp>(function) &&
                     function->getParentOp() == getOperation();
    if (isa<TensorType>(source) && !isReached)
      return op->emitOpError()
             << "is on tensors in a '"
             << (function ? function : op->getParentOp())->getName()
             << "' that is not bufferized, expected a 'func.func' of the "
                "module that the pipeline runs on";
    return success();
  }
};

} // namespace
