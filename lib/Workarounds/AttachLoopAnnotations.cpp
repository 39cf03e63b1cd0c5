//===- AttachLoopAnnotations.cpp - Loop annotations to LLVM branches ------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_ATTACHLOOPANNOTATIONSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

struct AttachLoopAnnotationsPass final
    : pad::impl::AttachLoopAnnotationsPassBase<AttachLoopAnnotationsPass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([&](Operation *op) {
      if (auto branch = dyn_cast<LLVM::BrOp>(op))
        attach(branch);
      else if (auto branch = dyn_cast<LLVM::CondBrOp>(op))
        attach(branch);
    });
  }

private:
  template <typename BranchTy>
  void attach(BranchTy branch) {
    constexpr StringLiteral name = "llvm.loop_annotation";
    auto annotation =
        branch->template getAttrOfType<LLVM::LoopAnnotationAttr>(name);
    if (!annotation)
      return;
    branch->removeDiscardableAttr(name);
    branch.setLoopAnnotationAttr(annotation);
    ++numAttached;
  }
};

} // namespace
