//===- InlineAllocaScopes.cpp - Scopes in parallel loops ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/OpenMP/OpenMPDialect.h"
#include "mlir/IR/PatternMatch.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_INLINEALLOCASCOPESPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

struct InlineAllocaScopesPass final
    : pad::impl::InlineAllocaScopesPassBase<InlineAllocaScopesPass> {
  using Base::Base;

  void runOnOperation() final {
    IRRewriter rewriter(&getContext());
    getOperation()->walk<WalkOrder::PostOrder>([&](memref::AllocaScopeOp op) {
      if (auto thread = op->getParentOfType<omp::ParallelOp>())
        moveAllocas(rewriter, op, thread);
      if (!allocates(op))
        inlineScope(rewriter, op);
    });
  }

private:
  /// Moves the memory of a known size that `op` allocates to where `thread`
  /// begins: its threads do one iteration after the other.
  static void moveAllocas(RewriterBase &rewriter, memref::AllocaScopeOp op,
                          omp::ParallelOp thread) {
    SmallVector<memref::AllocaOp> allocas;
    op.getBodyRegion().walk([&](memref::AllocaOp alloca) {
      if (alloca->getNumOperands() == 0 &&
          alloca->getParentOfType<omp::ParallelOp>() == thread)
        allocas.push_back(alloca);
    });
    Block *begin = &thread.getRegion().front();
    for (memref::AllocaOp alloca : llvm::reverse(allocas))
      rewriter.moveOpBefore(alloca, begin, begin->begin());
  }

  /// Whether `op` has memory of the stack that may be its own.
  static bool allocates(memref::AllocaScopeOp op) {
    WalkResult result = op.getBodyRegion().walk([](Operation *inner) {
      return isa<memref::AllocaOp, LLVM::AllocaOp>(inner)
                 ? WalkResult::interrupt()
                 : WalkResult::advance();
    });
    return result.wasInterrupted();
  }

  void inlineScope(RewriterBase &rewriter, memref::AllocaScopeOp op) {
    Block *body = &op.getBodyRegion().front();
    Operation *terminator = body->getTerminator();
    SmallVector<Value> results = llvm::to_vector(terminator->getOperands());
    rewriter.eraseOp(terminator);
    rewriter.inlineBlockBefore(body, op);
    rewriter.replaceOp(op, results);
    ++numInlined;
  }
};

} // namespace
