//===- InlineAllocaScopes.cpp - Scopes that allocate nothing --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"
#include "pad/Transforms/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_INLINEALLOCASCOPESPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

struct InlineAllocaScopesPass final
    : pad::impl::InlineAllocaScopesPassBase<InlineAllocaScopesPass> {
  using Base::Base;

  void runOnOperation() final {
    IRRewriter rewriter(&getContext());
    getOperation()->walk<WalkOrder::PostOrder>([&](memref::AllocaScopeOp op) {
      if (!allocates(op))
        inlineScope(rewriter, op);
    });
  }

private:
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
