//===- LowerAll.cpp - Patterns that have to lower all of a kind -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/LowerAll.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// Keeps the reason why a pattern refused an operation, and the operations that
/// patterns built and did not erase.
struct LowerListener final : RewriterBase::Listener {
  void notifyMatchFailure(Location loc,
                          function_ref<void(Diagnostic &)> writeReason) final {
    Diagnostic diag(loc, DiagnosticSeverity::Error);
    writeReason(diag);
    reason = diag.str();
  }

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) final {
    if (!previous.isSet())
      inserted.insert(op);
  }

  void notifyOperationErased(Operation *op) final { inserted.remove(op); }

  std::string reason;
  llvm::SetVector<Operation *> inserted;
};

} // namespace

FailureOr<int64_t>
mlir::pad::lowerAll(Operation *root, RewritePatternSet &&patterns,
                    StringRef what, function_ref<bool(Operation *)> isLowered,
                    ArrayRef<std::string> disabled) {
  SmallVector<Operation *> ops;
  root->walk([&](Operation *op) {
    if (isLowered(op))
      ops.push_back(op);
  });
  FrozenRewritePatternSet frozen(std::move(patterns), disabled);
  PatternApplicator applicator(frozen);
  applicator.applyDefaultCostModel();
  LowerListener listener;
  PatternRewriter rewriter(root->getContext());
  rewriter.setListener(&listener);
  // Lowers an operation, and then the operations that replaced it, in the order
  // of the IR.
  auto lower = [&](auto &&lower, Operation *op) -> LogicalResult {
    rewriter.setInsertionPoint(op);
    listener.inserted.clear();
    if (failed(applicator.matchAndRewrite(op, rewriter)))
      return op->emitOpError() << what << ": " << listener.reason;
    SmallVector<Operation *> built =
        llvm::filter_to_vector(listener.inserted, isLowered);
    LogicalResult result = success();
    for (Operation *next : built)
      if (failed(lower(lower, next)))
        result = failure();
    return result;
  };
  LogicalResult result = success();
  for (Operation *op : ops)
    if (failed(lower(lower, op)))
      result = failure();
  if (failed(result))
    return failure();
  return ops.size();
}
