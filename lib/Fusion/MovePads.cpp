//===- MovePads.cpp - Moving pads to reduce what they write ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pad commutes with what only moves elements along axes that it leaves alone,
// and with any order of the axes. Which of the two comes first decides how many
// elements are written in between.
//
//===----------------------------------------------------------------------===//

#include "MovePads.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;

/// Whether `pad` changes nothing along `axis`.
static bool isUnpadded(PadOp pad, int64_t axis) {
  return isZeroInteger(pad.getLowPerAxis()[axis]) &&
         isZeroInteger(pad.getHighPerAxis()[axis]);
}

namespace {

// pad.pad m (tensor.concat dim(0) %x, %y) low[0, l] high[0, h]
//   -> pad.pad_into m of %x and of %y, each into its part of tensor.empty
//
// The concatenation, of all elements of the source, is not written. If it has
// other users it is, and nothing would be gained; and if the pad can be fused,
// it is the pad that is not written.
struct PadPartsOfConcat final : OpRewritePattern<PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const final {
    auto concat = op.getSource().getDefiningOp<tensor::ConcatOp>();
    if (!concat)
      return rewriter.notifyMatchFailure(op, "source is no concatenation");
    if (!concat->hasOneUse())
      return rewriter.notifyMatchFailure(
          op, "the concatenation is written for other users");
    if (llvm::all_of(op->getUsers(), llvm::IsaPred<linalg::LinalgOp>))
      return rewriter.notifyMatchFailure(op, "all users can take parts");
    int64_t dim = concat.getDim();
    if (!isUnpadded(op, dim))
      return rewriter.notifyMatchFailure(op, "the parts see each other");
    RankedTensorType type = op.getResultType();
    for (Value part : concat.getInputs())
      if (!cast<RankedTensorType>(part.getType()).hasStaticShape())
        return rewriter.notifyMatchFailure(op, "a part is dynamic");
    if (!type.hasStaticShape())
      return rewriter.notifyMatchFailure(op, "result is dynamic");
    if (type.getNumElements() == 0)
      return rewriter.notifyMatchFailure(op, "slices have elements");

    Location loc = op.getLoc();
    SmallVector<OpFoldResult> offsets(type.getRank(), rewriter.getIndexAttr(0));
    SmallVector<OpFoldResult> strides(type.getRank(), rewriter.getIndexAttr(1));
    SmallVector<OpFoldResult> sizes =
        getAsIndexOpFoldResult(rewriter.getContext(), type.getShape());
    Value result =
        tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                type.getElementType(), type.getEncoding());
    int64_t begin = 0;
    for (Value part : concat.getInputs()) {
      int64_t extent = cast<RankedTensorType>(part.getType()).getDimSize(dim);
      if (extent == 0)
        continue;
      offsets[dim] = rewriter.getIndexAttr(begin);
      sizes[dim] = rewriter.getIndexAttr(extent);
      begin += extent;
      Value init = tensor::ExtractSliceOp::create(rewriter, loc, result,
                                                  offsets, sizes, strides);
      Value padded = PadIntoOp::create(rewriter, loc, op.getMode(), part, init,
                                       op.getMixedLow(), op.getMixedHigh(),
                                       op.getValue(), op.getAxesAttr())
                         .getResult();
      result = tensor::InsertSliceOp::create(rewriter, loc, padded, result,
                                             offsets, sizes, strides);
    }
    rewriter.replaceOp(op, result);
    return success();
  }
};

// linalg.transpose (pad.pad m %x low[1, 2] high[3, 4]) permutation = [1, 0]
//   -> pad.pad m (linalg.transpose %x) low[2, 1] high[4, 3]
//
// Of the two the transposition writes fewer elements if the pad adds some.
struct TransposeSourceOfPad final : OpRewritePattern<linalg::TransposeOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(linalg::TransposeOp op,
                                PatternRewriter &rewriter) const final {
    auto pad = op.getInput().getDefiningOp<PadOp>();
    if (!pad)
      return rewriter.notifyMatchFailure(op, "does not transpose a pad");
    if (!pad->hasOneUse())
      return rewriter.notifyMatchFailure(op,
                                         "the pad is written for other users");
    if (!op.getInit().getDefiningOp<tensor::EmptyOp>())
      return rewriter.notifyMatchFailure(op, "has a destination of its own");
    RankedTensorType source = pad.getSourceType();
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    if (!source.hasStaticShape() || !type.hasStaticShape())
      return rewriter.notifyMatchFailure(op, "extents are dynamic");
    if (source.getNumElements() >= type.getNumElements())
      return rewriter.notifyMatchFailure(op, "the pad adds no elements");

    SmallVector<OpFoldResult> low, high;
    SmallVector<int64_t> shape;
    for (int64_t axis : op.getPermutation()) {
      low.push_back(pad.getLowPerAxis()[axis]);
      high.push_back(pad.getHighPerAxis()[axis]);
      shape.push_back(source.getDimSize(axis));
    }
    Value init = tensor::EmptyOp::create(rewriter, op.getLoc(), shape,
                                         source.getElementType());
    Value transposed =
        linalg::TransposeOp::create(rewriter, op.getLoc(), pad.getSource(),
                                    init, op.getPermutation())
            ->getResult(0);
    rewriter.replaceOpWithNewOp<PadOp>(op, type, pad.getMode(), transposed, low,
                                       high, pad.getValue(),
                                       /*axes=*/DenseI64ArrayAttr());
    return success();
  }
};

/// A pad behind a reshape: its amounts, and the shape of its source.
struct ReshapedPad {
  SmallVector<OpFoldResult> low, high;
  SmallVector<int64_t> shape;
};

} // namespace

static FailureOr<ReshapedPad>
collapsePad(PadOp pad, ArrayRef<ReassociationIndices> groups) {
  Builder builder(pad.getContext());
  ReshapedPad reshaped;
  for (const ReassociationIndices &group : groups) {
    int64_t extent = 1;
    for (int64_t axis : group) {
      if (group.size() > 1 && !isUnpadded(pad, axis))
        return failure();
      extent *= pad.getSourceType().getDimSize(axis);
    }
    reshaped.shape.push_back(extent);
    OpFoldResult zero = builder.getIndexAttr(0);
    bool isOne = group.size() == 1;
    reshaped.low.push_back(isOne ? pad.getLowPerAxis()[group[0]] : zero);
    reshaped.high.push_back(isOne ? pad.getHighPerAxis()[group[0]] : zero);
  }
  return reshaped;
}

/// `pad` with each of its axes as those of `resultShape` in its group. Fails if
/// an axis that becomes several is padded.
static FailureOr<ReshapedPad> expandPad(PadOp pad,
                                        ArrayRef<ReassociationIndices> groups,
                                        ArrayRef<int64_t> resultShape) {
  Builder builder(pad.getContext());
  ReshapedPad reshaped;
  for (auto [axis, group] : llvm::enumerate(groups))
    for (int64_t resultAxis : group) {
      if (group.size() > 1 && !isUnpadded(pad, axis))
        return failure();
      bool isOne = group.size() == 1;
      reshaped.shape.push_back(isOne ? pad.getSourceType().getDimSize(axis)
                                     : resultShape[resultAxis]);
      reshaped.low.push_back(pad.getLowPerAxis()[axis]);
      reshaped.high.push_back(pad.getHighPerAxis()[axis]);
    }
  return reshaped;
}

namespace {

// tensor.collapse_shape (pad.pad m %x), and the same with expand_shape
//   -> pad.pad m (tensor.collapse_shape %x)
//
// A reshape writes nothing, so that nothing is gained unless the pad can be
// fused then.
template <typename ReshapeOp>
struct ReshapeSourceOfPad final : OpRewritePattern<ReshapeOp> {
  using OpRewritePattern<ReshapeOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(ReshapeOp op,
                                PatternRewriter &rewriter) const final {
    auto pad = op.getSrc().template getDefiningOp<PadOp>();
    if (!pad)
      return rewriter.notifyMatchFailure(op, "does not reshape a pad");
    if (!pad->hasOneUse())
      return rewriter.notifyMatchFailure(op,
                                         "the pad is written for other users");
    if (!llvm::all_of(op->getUsers(), llvm::IsaPred<linalg::LinalgOp>))
      return rewriter.notifyMatchFailure(
          op, "not all users could be fused with the pad");
    auto type = cast<RankedTensorType>(op.getResult().getType());
    if (!pad.getSourceType().hasStaticShape() || !type.hasStaticShape())
      return rewriter.notifyMatchFailure(op, "extents are dynamic");
    SmallVector<ReassociationIndices> groups = op.getReassociationIndices();
    if (groups.empty())
      return rewriter.notifyMatchFailure(op, "a scalar has no axes to pad");
    FailureOr<ReshapedPad> reshaped =
        std::is_same_v<ReshapeOp, tensor::CollapseShapeOp>
            ? collapsePad(pad, groups)
            : expandPad(pad, groups, type.getShape());
    if (failed(reshaped))
      return rewriter.notifyMatchFailure(op, "a padded axis is reshaped");
    RankedTensorType sourceType = type.clone(reshaped->shape);
    Value source = ReshapeOp::create(rewriter, op.getLoc(), sourceType,
                                     pad.getSource(), groups);
    rewriter.replaceOpWithNewOp<PadOp>(op, type, pad.getMode(), source,
                                       reshaped->low, reshaped->high,
                                       pad.getValue(),
                                       /*axes=*/DenseI64ArrayAttr());
    return success();
  }
};

/// Counts the rewrites.
struct Counter final : RewriterBase::Listener {
  void notifyOperationReplaced(Operation *, ValueRange) final { ++count; }
  unsigned count = 0;
};

} // namespace

FailureOr<unsigned> mlir::pad::movePads(Operation *root) {
  RewritePatternSet patterns(root->getContext());
  patterns.add<PadPartsOfConcat, TransposeSourceOfPad,
               ReshapeSourceOfPad<tensor::CollapseShapeOp>,
               ReshapeSourceOfPad<tensor::ExpandShapeOp>>(root->getContext());
  Counter counter;
  GreedyRewriteConfig config;
  config.setListener(&counter);
  config.enableFolding(false);
  if (failed(applyPatternsGreedily(root, std::move(patterns), config)))
    return failure();
  return counter.count;
}
