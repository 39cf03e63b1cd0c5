//===- CopyToPad.cpp - Strided copies to pads by nothing ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/CopyToPad/CopyToPad.h"
#include "InteriorPadding.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/Overlap.h"

using namespace mlir;
using namespace mlir::pad;

/// The `linalg.fill` that has filled all of an array just before `op` copies
/// `source`, which is not in this array, to `slice`, every few elements of it;
/// null if there is none.
static linalg::FillOp findFill(Operation *op, Value source,
                               memref::SubViewOp slice) {
  Operation *before = op->getPrevNode();
  while (before && isMemoryEffectFree(before))
    before = before->getPrevNode();
  auto fill = dyn_cast_if_present<linalg::FillOp>(before);
  if (!slice || !isInteriorPadding(slice) || !fill ||
      fill.getOutputs().front() != slice.getSource() ||
      !areKnownToBeDisjoint(source, slice.getSource()))
    return {};
  return fill;
}

/// Replaces `op`, which copies `source`, with its axes in the order
/// `permutation` if there is one, to `target`. Erases `op` if they are the same
/// elements, as where what is inserted into a tensor is there already.
static LogicalResult replaceCopy(PatternRewriter &rewriter, Operation *op,
                                 Value source, Value target,
                                 const ConvertCopyToPadPassOptions &options,
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
        AffineMapAttr::get(
            AffineMap::getPermutationMap(permutation, op->getContext())));
  auto slice = target.getDefiningOp<memref::SubViewOp>();
  linalg::FillOp fill =
      options.fillPlanes ? findFill(op, source, slice) : nullptr;
  if (fill) {
    IndexBuilder index(rewriter, op->getLoc());
    buildInteriorPadding(index, fill.getInputs().front(), source, slice);
    rewriter.eraseOp(fill);
    rewriter.eraseOp(op);
    return success();
  }
  // In the mode whose loops are the shortest.
  SmallVector<OpFoldResult> nothing(sourceType.getRank(),
                                    rewriter.getIndexAttr(0));
  PadIntoOp::create(rewriter, op->getLoc(), PadMode::Edge, source, target,
                    nothing, nothing, Value(), DenseI64ArrayAttr());
  rewriter.eraseOp(op);
  return success();
}

namespace {

template <typename Copy>
struct CopyPattern : OpRewritePattern<Copy> {
  CopyPattern(MLIRContext *context, const ConvertCopyToPadPassOptions &options,
              PatternBenefit benefit)
      : OpRewritePattern<Copy>(context, benefit), options(options) {}

  ConvertCopyToPadPassOptions options;
};

// linalg.copy ins(%x : memref) outs(%y : memref)
//   -> pad.pad_into edge ins(%x) outs(%y) low[0] high[0]
struct LinalgCopyToPad final : CopyPattern<linalg::CopyOp> {
  using CopyPattern::CopyPattern;

  LogicalResult matchAndRewrite(linalg::CopyOp op,
                                PatternRewriter &rewriter) const final {
    return replaceCopy(rewriter, op, op.getInputs().front(),
                       op.getOutputs().front(), options);
  }
};

// memref.copy %x, %y, one of which has a layout
//   -> pad.pad_into edge ins(%x) outs(%y) low[0] high[0]
struct MemRefCopyToPad final : CopyPattern<memref::CopyOp> {
  using CopyPattern::CopyPattern;

  LogicalResult matchAndRewrite(memref::CopyOp op,
                                PatternRewriter &rewriter) const final {
    auto isIdentity = [](Value value) {
      auto type = dyn_cast<MemRefType>(value.getType());
      return type && type.getLayout().isIdentity();
    };
    if (!options.contiguous && isIdentity(op.getSource()) &&
        isIdentity(op.getTarget()))
      return rewriter.notifyMatchFailure(op, "one run for a memcpy");
    return replaceCopy(rewriter, op, op.getSource(), op.getTarget(), options);
  }
};

// linalg.transpose ins(%x : memref) outs(%y : memref) permutation = [1, 0]
//   -> %t = memref.transpose %x (a, b) -> (b, a)
//      pad.pad_into edge ins(%t) outs(%y) low[0, 0] high[0, 0]
struct LinalgTransposeToPad final : CopyPattern<linalg::TransposeOp> {
  using CopyPattern::CopyPattern;

  LogicalResult matchAndRewrite(linalg::TransposeOp op,
                                PatternRewriter &rewriter) const final {
    auto type = dyn_cast<MemRefType>(op.getInput().getType());
    if (!type || !type.isStrided() || type.getRank() == 0)
      return rewriter.notifyMatchFailure(op, "not on memrefs with strides");
    // LLVM vectorizes loops over elements that are neighbours in both.
    if (type.getShape().back() == 1 ||
        type.getDimSize(op.getPermutation().back()) == 1)
      return rewriter.notifyMatchFailure(op, "a last axis has one element");
    return replaceCopy(rewriter, op, op.getInput(), op.getInit(), options,
                       op.getPermutation());
  }
};

} // namespace

void mlir::pad::populateCopyToPadPatterns(
    RewritePatternSet &patterns, const ConvertCopyToPadPassOptions &options,
    PatternBenefit benefit) {
  patterns.add<LinalgCopyToPad, MemRefCopyToPad, LinalgTransposeToPad>(
      patterns.getContext(), options, benefit);
}
