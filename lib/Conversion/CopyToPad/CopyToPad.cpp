//===- CopyToPad.cpp - Strided copies to pads by nothing ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/CopyToPad/CopyToPad.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/Overlap.h"

using namespace mlir;
using namespace mlir::pad;

/// Replaces `op`, which copies `source`, with its axes in the order
/// `permutation` if there is one, to `target`. Erases `op` if they are the same
/// elements, as where what is inserted into a tensor is there already.
static LogicalResult replaceCopy(PatternRewriter &rewriter, Operation *op,
                                 Value source, Value target,
                                 ArrayRef<int64_t> permutation = {}) {
  auto sourceType = dyn_cast<MemRefType>(source.getType());
  auto targetType = dyn_cast<MemRefType>(target.getType());
  if (!sourceType || !targetType)
    return rewriter.notifyMatchFailure(op, "not on memrefs with a rank");
  Type type = sourceType.getElementType();
  if (type != targetType.getElementType())
    return rewriter.notifyMatchFailure(op, "converts elements");
  if (!type.isIntOrIndexOrFloat() && !isa<ComplexType>(type))
    return rewriter.notifyMatchFailure(op, "elements without a zero");
  if (permutation.empty() && areKnownToBeEqual(source, target)) {
    rewriter.eraseOp(op);
    return success();
  }
  if (areKnownToOverlap(source, target))
    return rewriter.notifyMatchFailure(op, "a pad may not overlap its source");
  if (!permutation.empty())
    source = memref::TransposeOp::create(
        rewriter, op->getLoc(), source,
        AffineMapAttr::get(AffineMap::getPermutationMap(permutation,
                                                        op->getContext())));
  SmallVector<OpFoldResult> nothing(sourceType.getRank(),
                                    rewriter.getIndexAttr(0));
  rewriter.replaceOpWithNewOp<PadIntoOp>(op, PadMode::Constant, source, target,
                                         nothing, nothing, Value(),
                                         DenseI64ArrayAttr());
  return success();
}

namespace {

// linalg.copy ins(%x : memref) outs(%y : memref)
//   -> pad.pad_into constant ins(%x) outs(%y) low[0] high[0]
struct LinalgCopyToPad final : OpRewritePattern<linalg::CopyOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(linalg::CopyOp op,
                                PatternRewriter &rewriter) const final {
    return replaceCopy(rewriter, op, op.getInputs().front(),
                       op.getOutputs().front());
  }
};

// memref.copy %x, %y, one of which has a layout
//   -> pad.pad_into constant ins(%x) outs(%y) low[0] high[0]
struct MemRefCopyToPad final : OpRewritePattern<memref::CopyOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(memref::CopyOp op,
                                PatternRewriter &rewriter) const final {
    auto isIdentity = [](Value value) {
      auto type = dyn_cast<MemRefType>(value.getType());
      return type && type.getLayout().isIdentity();
    };
    if (isIdentity(op.getSource()) && isIdentity(op.getTarget()))
      return rewriter.notifyMatchFailure(op, "one run for a memcpy");
    return replaceCopy(rewriter, op, op.getSource(), op.getTarget());
  }
};

// linalg.transpose ins(%x : memref) outs(%y : memref) permutation = [1, 0]
//   -> %t = memref.transpose %x (a, b) -> (b, a)
//      pad.pad_into constant ins(%t) outs(%y) low[0, 0] high[0, 0]
struct LinalgTransposeToPad final : OpRewritePattern<linalg::TransposeOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(linalg::TransposeOp op,
                                PatternRewriter &rewriter) const final {
    auto type = dyn_cast<MemRefType>(op.getInput().getType());
    if (!type || !type.isStrided() || type.getRank() == 0)
      return rewriter.notifyMatchFailure(op, "not on memrefs with strides");
    // LLVM vectorizes loops over elements that are neighbours in both.
    if (type.getShape().back() == 1 ||
        type.getDimSize(op.getPermutation().back()) == 1)
      return rewriter.notifyMatchFailure(op, "a last axis has one element");
    return replaceCopy(rewriter, op, op.getInput(), op.getInit(),
                       op.getPermutation());
  }
};

} // namespace

void mlir::pad::populateCopyToPadPatterns(RewritePatternSet &patterns,
                                          PatternBenefit benefit) {
  patterns.add<LinalgCopyToPad, MemRefCopyToPad, LinalgTransposeToPad>(
      patterns.getContext(), benefit);
}
