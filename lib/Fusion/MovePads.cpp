//===- MovePads.cpp - Moving pads to reduce what they write ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pad commutes with ops that only move elements along axes that it does not
// pad, and with any order or layout of the axes. Which of the two comes first
// decides how many elements are written in between.
//
//===----------------------------------------------------------------------===//

#include "MovePads.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "pad/Fusion/Passes.h"
#include "pad/IR/Constants.h"
#include "pad/IR/Extension.h"
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
    if (source.getEncoding() != type.getEncoding())
      return rewriter.notifyMatchFailure(op, "changes the encoding");

    SmallVector<OpFoldResult> low, high;
    SmallVector<int64_t> shape;
    for (int64_t axis : op.getPermutation()) {
      low.push_back(pad.getLowPerAxis()[axis]);
      high.push_back(pad.getHighPerAxis()[axis]);
      shape.push_back(source.getDimSize(axis));
    }
    Value init =
        tensor::EmptyOp::create(rewriter, op.getLoc(), shape,
                                source.getElementType(), source.getEncoding());
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

/// `pad` with each group of axes collapsed to one. Fails if a group of several
/// axes has a padded one.
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

/// `pad` with each axis expanded to the axes of `resultShape` in its group.
/// Fails if an axis that becomes several is padded.
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

} // namespace

/// The axes of an unpacked array in the order of the outer ones of `op`, a
/// linalg.pack or linalg.unpack of a pad. Fails if `op` is to stay behind it.
template <typename RelayoutOp>
static FailureOr<SmallVector<int64_t>> getOuterAxes(PatternRewriter &rewriter,
                                                    RelayoutOp op, PadOp pad) {
  if (!pad->hasOneUse())
    return rewriter.notifyMatchFailure(op,
                                       "the pad is written for other users");
  if (!op.getDest().template getDefiningOp<tensor::EmptyOp>())
    return rewriter.notifyMatchFailure(op, "has a destination of its own");
  RankedTensorType source = pad.getSourceType(), type = pad.getResultType();
  if (!source.hasStaticShape() || !type.hasStaticShape() ||
      !op.getDestType().hasStaticShape())
    return rewriter.notifyMatchFailure(op, "extents are dynamic");
  if (source.getNumElements() >= type.getNumElements())
    return rewriter.notifyMatchFailure(op, "the pad adds no elements");
  SmallVector<int64_t> axes = llvm::to_vector(op.getOuterDimsPerm());
  if (axes.empty())
    for (size_t axis : llvm::seq(op.getAllOuterDims().size()))
      axes.push_back(axis);
  return axes;
}

/// Whether borders of `pad` along other axes show `value` where its source
/// does.
static bool keepsValue(PadOp pad, Value value) {
  if (!Extension::get(pad.getMode()).isFill())
    return true;
  Attribute filled = pad.getValue() ? getConstantScalar(pad.getValue())
                                    : getZeroAttr(value.getType());
  return pad.getValue() == value ||
         (filled && filled == getConstantScalar(value));
}

namespace {

// linalg.pack (pad.pad m %x low[0, 1] high[0, 1]) inner_dims_pos = [0]
//   -> pad.pad m (linalg.pack %x inner_dims_pos = [0]) low[0, 1, 0] high[0, 1,
//   0]
//
// Fewer elements are packed, and the pad meets what reads the packed array.
struct PackSourceOfPad final : OpRewritePattern<linalg::PackOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(linalg::PackOp op,
                                PatternRewriter &rewriter) const final {
    auto pad = op.getSource().getDefiningOp<PadOp>();
    if (!pad)
      return rewriter.notifyMatchFailure(op, "does not pack a pad");
    FailureOr<SmallVector<int64_t>> axes = getOuterAxes(rewriter, op, pad);
    if (failed(axes))
      return failure();
    if (!llvm::all_of(op.getInnerDimsPos(),
                      [&](int64_t axis) { return isUnpadded(pad, axis); }))
      return rewriter.notifyMatchFailure(op, "an axis in tiles is padded");
    Value value = op.getPaddingValue();
    if (value && !keepsValue(pad, value))
      return rewriter.notifyMatchFailure(
          op, "the last tile has the value of the pad in the border");

    // Upstream makes a destination without one.
    auto type = cast<RankedTensorType>(op.getDest().getType());
    if (pad.getSourceType().getEncoding() || type.getEncoding())
      return rewriter.notifyMatchFailure(op, "has an encoding");

    OpFoldResult zero = rewriter.getIndexAttr(0);
    SmallVector<OpFoldResult> low(op.getDestRank(), zero), high = low;
    for (auto [outer, axis] : llvm::enumerate(*axes)) {
      low[outer] = pad.getLowPerAxis()[axis];
      high[outer] = pad.getHighPerAxis()[axis];
    }
    Location loc = op.getLoc();
    Value init = linalg::PackOp::createDestinationTensor(
        rewriter, loc, pad.getSource(), op.getMixedTiles(),
        op.getInnerDimsPos(), op.getOuterDimsPerm());
    auto source = linalg::PackOp::create(
        rewriter, loc, pad.getSource(), init, op.getInnerDimsPos(),
        op.getMixedTiles(), value ? std::optional(value) : std::nullopt,
        op.getOuterDimsPerm());
    rewriter.replaceOpWithNewOp<PadOp>(
        op, op.getDestType(), pad.getMode(), source.getResult(), low, high,
        pad.getValue(), /*axes=*/DenseI64ArrayAttr());
    return success();
  }
};

// linalg.unpack (pad.pad m %x low[0, 1, 0] high[0, 1, 0]) inner_dims_pos = [0]
//   -> pad.pad m (linalg.unpack %x inner_dims_pos = [0]) low[0, 1] high[0, 1]
struct UnpackSourceOfPad final : OpRewritePattern<linalg::UnPackOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(linalg::UnPackOp op,
                                PatternRewriter &rewriter) const final {
    auto pad = op.getSource().getDefiningOp<PadOp>();
    if (!pad)
      return rewriter.notifyMatchFailure(op, "does not unpack a pad");
    FailureOr<SmallVector<int64_t>> axes = getOuterAxes(rewriter, op, pad);
    if (failed(axes))
      return failure();

    OpFoldResult zero = rewriter.getIndexAttr(0);
    SmallVector<OpFoldResult> low(axes->size(), zero), high = low;
    SmallVector<int64_t> shape = llvm::to_vector(op.getDestType().getShape());
    bool isInTiles =
        llvm::any_of(llvm::seq<int64_t>(axes->size(), pad.getRank()),
                     [&](int64_t axis) { return !isUnpadded(pad, axis); });
    for (auto [outer, axis] : llvm::enumerate(*axes)) {
      if (isUnpadded(pad, outer))
        continue;
      isInTiles |= llvm::is_contained(op.getInnerDimsPos(), axis);
      low[axis] = pad.getLowPerAxis()[outer];
      high[axis] = pad.getHighPerAxis()[outer];
      shape[axis] = pad.getSourceType().getDimSize(outer);
    }
    if (isInTiles)
      return rewriter.notifyMatchFailure(op, "an axis in tiles is padded");
    Location loc = op.getLoc();
    auto type = cast<RankedTensorType>(op.getDest().getType());
    Value init = tensor::EmptyOp::create(
        rewriter, loc, shape, type.getElementType(), type.getEncoding());
    auto source = linalg::UnPackOp::create(
        rewriter, loc, pad.getSource(), init, op.getInnerDimsPos(),
        op.getMixedTiles(), op.getOuterDimsPerm());
    rewriter.replaceOpWithNewOp<PadOp>(
        op, op.getDestType(), pad.getMode(), source.getResult(), low, high,
        pad.getValue(), /*axes=*/DenseI64ArrayAttr());
    return success();
  }
};

/// Counts the rewrites.
struct Counter final : RewriterBase::Listener {
  void notifyOperationReplaced(Operation *, ValueRange) final { ++count; }
  unsigned count = 0;
};

} // namespace

void mlir::pad::populateMovePadsPatterns(RewritePatternSet &patterns) {
  patterns.add<PadPartsOfConcat, TransposeSourceOfPad, PackSourceOfPad,
               UnpackSourceOfPad, ReshapeSourceOfPad<tensor::CollapseShapeOp>,
               ReshapeSourceOfPad<tensor::ExpandShapeOp>>(
      patterns.getContext());
}

FailureOr<unsigned> mlir::pad::movePads(Operation *root) {
  RewritePatternSet patterns(root->getContext());
  populateMovePadsPatterns(patterns);
  Counter counter;
  GreedyRewriteConfig config;
  config.setListener(&counter);
  config.enableFolding(false);
  if (failed(applyPatternsGreedily(root, std::move(patterns), config)))
    return failure();
  return counter.count;
}
