//===- LowerAll.cpp - Patterns that have to lower all of a kind -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/LowerAll.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Rewrite/PatternApplicator.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// Keeps the reason why a pattern refused an operation.
struct ReasonListener final : RewriterBase::Listener {
  void notifyMatchFailure(Location loc,
                          function_ref<void(Diagnostic &)> writeReason) final {
    Diagnostic diag(loc, DiagnosticSeverity::Error);
    writeReason(diag);
    reason = diag.str();
  }

  std::string reason;
};

} // namespace

FailureOr<int64_t>
mlir::pad::lowerAll(Operation *root, RewritePatternSet &&patterns,
                    StringRef what, function_ref<bool(Operation *)> isLowered) {
  SmallVector<Operation *> ops;
  root->walk([&](Operation *op) {
    if (isLowered(op))
      ops.push_back(op);
  });
  FrozenRewritePatternSet frozen(std::move(patterns));
  PatternApplicator applicator(frozen);
  applicator.applyDefaultCostModel();
  ReasonListener listener;
  PatternRewriter rewriter(root->getContext());
  rewriter.setListener(&listener);
  LogicalResult result = success();
  for (Operation *op : ops) {
    rewriter.setInsertionPoint(op);
    if (succeeded(applicator.matchAndRewrite(op, rewriter)))
      continue;
    op->emitOpError() << what << ": " << listener.reason;
    result = failure();
  }
  if (failed(result))
    return failure();
  return ops.size();
}
