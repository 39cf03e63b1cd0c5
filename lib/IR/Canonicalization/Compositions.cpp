//===- Compositions.cpp - Patterns for pads of pads and of slices ---------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A slice of a pad is a pad, a pad that only crops is a slice, and a pad of
// either is one pad where Composition.h finds that the extensions agree.
//
//===----------------------------------------------------------------------===//

#include "Canonicalization.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Composition.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Amounts
//===----------------------------------------------------------------------===//

/// a + b - c, which may be an amount or an extent; ShapedType::kDynamic if one
/// of them is not an attribute, and nullopt if there is no such static amount.
static std::optional<int64_t> computeStatic(OpFoldResult a, OpFoldResult b,
                                            OpFoldResult c) {
  std::optional<int64_t> x = getStaticAmount(a), y = getStaticAmount(b),
                         z = getStaticAmount(c);
  if (!x || !y || !z)
    return ShapedType::kDynamic;
  int64_t sum;
  if (llvm::AddOverflow(*x, *y, sum) || llvm::SubOverflow(sum, *z, sum) ||
      ShapedType::isDynamic(sum))
    return std::nullopt;
  return sum;
}

/// The number `known` if it is static, else a + b - c.
static OpFoldResult materialize(OpBuilder &builder, Location loc, int64_t known,
                                OpFoldResult a, OpFoldResult b,
                                OpFoldResult c) {
  if (!ShapedType::isDynamic(known))
    return builder.getIndexAttr(known);
  AffineExpr x, y, z;
  bindSymbols(builder.getContext(), x, y, z);
  return affine::makeComposedFoldedAffineApply(builder, loc, x + y - z,
                                               {a, b, c});
}

//===----------------------------------------------------------------------===//
// Pads and slices of pads
//===----------------------------------------------------------------------===//

namespace {

/// A pad or a slice of `source`, axis by axis.
struct PadLike {
  Value source;
  SmallVector<OpFoldResult> low;
  SmallVector<OpFoldResult> high;
  /// Whether the extent is n + low + high, see hasComputedExtent.
  SmallVector<bool> isComputed;
  /// The pad, or null for a slice, which crops.
  PadOp pad;

  int64_t getRank() const { return low.size(); }

  /// Whether nothing outside of the source is seen, so that it does not matter
  /// how the source is extended.
  bool isInside() const {
    for (int64_t axis : llvm::seq(getRank()))
      if (!areCrops(low[axis], high[axis]) || !isComputed[axis])
        return false;
    return true;
  }
};

} // namespace

static PadLike getPadLike(PadOp op) {
  PadLike like{op.getSource(), op.getLowPerAxis(), op.getHighPerAxis(), {}, op};
  for (int64_t axis : llvm::seq(op.getRank()))
    like.isComputed.push_back(op.hasComputedExtent(axis));
  return like;
}

/// Whether the slice takes all of the axis.
static bool isWholeAxis(tensor::ExtractSliceOp slice, int64_t axis) {
  OpFoldResult size = slice.getMixedSizes()[axis];
  if (getStaticAmount(slice.getMixedOffsets()[axis]) != 0)
    return false;
  if (auto value = dyn_cast<Value>(size)) {
    auto dim = value.getDefiningOp<tensor::DimOp>();
    return dim && dim.getSource() == slice.getSource() &&
           dim.getConstantIndex() == axis;
  }
  return getStaticAmount(size) == slice.getSourceType().getDimSize(axis);
}

/// Fails for slices with strides, of another rank, or with a crop that is not
/// known.
static FailureOr<PadLike> getPadLike(tensor::ExtractSliceOp slice) {
  RankedTensorType type = slice.getSourceType();
  if (!slice.hasUnitStride() || slice.getType().getRank() != type.getRank() ||
      slice.getType().getEncoding() != type.getEncoding())
    return failure();
  Builder builder(slice.getContext());
  PadLike like{slice.getSource(), {}, {}, {}, {}};
  like.isComputed.assign(type.getRank(), true);
  for (int64_t axis : llvm::seq(type.getRank())) {
    int64_t n = type.getDimSize(axis);
    int64_t offset = slice.getStaticOffsets()[axis];
    int64_t size = slice.getStaticSizes()[axis];
    if (isWholeAxis(slice, axis))
      offset = size = n = 0;
    if (ShapedType::isDynamic(n) || ShapedType::isDynamic(offset) ||
        ShapedType::isDynamic(size))
      return failure();
    like.low.push_back(builder.getIndexAttr(-offset));
    like.high.push_back(builder.getIndexAttr(offset + size - n));
  }
  return like;
}

/// The reason why `op` (described by `outer`) and `inner`, whose result it
/// pads, cannot become one pad in `mode`; nullptr if they can. On each axis,
/// neither extent may come from a type alone: if a static extent is wrong at
/// run time, the result depends on the order of the two pads.
static const char *findObstacle(PadOp op, const PadLike &inner,
                                const PadLike &outer, PadMode mode) {
  auto innerShape = cast<RankedTensorType>(inner.source.getType()).getShape();
  auto middleShape = cast<RankedTensorType>(outer.source.getType()).getShape();
  auto outerShape = op.getResultType().getShape();
  Extension extension = Extension::get(mode);
  Extension outerExtension = Extension::get(op.getMode());
  for (int64_t axis : llvm::seq(inner.getRank())) {
    if (!outer.isComputed[axis])
      return "extent of the outer result is only claimed";
    OpFoldResult l1 = inner.low[axis], h1 = inner.high[axis];
    OpFoldResult l2 = outer.low[axis], h2 = outer.high[axis];
    bool outerCrops = areCrops(l2, h2);
    if (!inner.isComputed[axis] &&
        !(outerCrops && !ShapedType::isDynamic(middleShape[axis]) &&
          !ShapedType::isDynamic(outerShape[axis])))
      return "extent of the inner result is only claimed";
    if (outerCrops || (areZero(l1, h1) && mode == op.getMode()))
      continue;
    std::optional<int64_t> innerLow = getStaticAmount(l1);
    std::optional<int64_t> innerHigh = getStaticAmount(h1);
    std::optional<int64_t> outerLow = getStaticAmount(l2);
    std::optional<int64_t> outerHigh = getStaticAmount(h2);
    if (!innerLow || !innerHigh || !outerLow || !outerHigh)
      return "an axis is padded by amounts that are not known";
    std::optional<int64_t> extent;
    if (!ShapedType::isDynamic(innerShape[axis]))
      extent = innerShape[axis];
    if (!composes(extension, outerExtension,
                  {extent, *innerLow, *innerHigh, *outerLow, *outerHigh}))
      return "the extensions do not agree";
  }
  return nullptr;
}

/// Merges `op` with `inner`, whose result it pads.
static LogicalResult mergePads(PatternRewriter &rewriter, PadOp op,
                               const PadLike &inner) {
  PadLike outer = getPadLike(op);
  // A pad that sees nothing but its source has no mode of its own.
  PadOp leading = inner.isInside() ? op : inner.pad;
  PadMode mode = leading.getMode();
  Extension extension = Extension::get(mode);
  if (leading != op && !outer.isInside() && extension.isFill() &&
      Extension::get(op.getMode()).isFill()) {
    OpFoldResult innerFill = getFillScalar(inner.pad);
    if (!innerFill || innerFill != getFillScalar(op))
      return rewriter.notifyMatchFailure(op, "the pads fill with two values");
  }
  if (const char *obstacle = findObstacle(op, inner, outer, mode))
    return rewriter.notifyMatchFailure(op, obstacle);

  OpFoldResult zero = rewriter.getIndexAttr(0);
  SmallVector<int64_t> staticLow, staticHigh;
  for (int64_t axis : llvm::seq(inner.getRank()))
    for (auto [sums, a, b] :
         {std::tuple(&staticLow, inner.low[axis], outer.low[axis]),
          std::tuple(&staticHigh, inner.high[axis], outer.high[axis])}) {
      std::optional<int64_t> sum = computeStatic(a, b, zero);
      if (!sum)
        return rewriter.notifyMatchFailure(op, "sum of amounts overflows");
      sums->push_back(*sum);
    }
  if (!wouldVerify(mode, cast<RankedTensorType>(inner.source.getType()),
                   op.getResultType(), staticLow, staticHigh))
    return rewriter.notifyMatchFailure(op, "one pad would not verify");

  SmallVector<OpFoldResult> low, high;
  for (int64_t axis : llvm::seq(inner.getRank())) {
    low.push_back(materialize(rewriter, op.getLoc(), staticLow[axis],
                              inner.low[axis], outer.low[axis], zero));
    high.push_back(materialize(rewriter, op.getLoc(), staticHigh[axis],
                               inner.high[axis], outer.high[axis], zero));
  }
  rewriter.replaceOpWithNewOp<PadOp>(op, op.getResultType(), mode, inner.source,
                                     low, high, leading.getValue(),
                                     /*axes=*/DenseI64ArrayAttr());
  return success();
}

namespace {

// pad.pad m (pad.pad m %x low[a] high[b]) low[c] high[d]
//   -> pad.pad m %x low[a + c] high[b + d]
struct MergePads final : OpRewritePattern<PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const final {
    auto inner = op.getSource().getDefiningOp<PadOp>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "source is not a pad");
    return mergePads(rewriter, op, getPadLike(inner));
  }
};

// pad.pad m (tensor.extract_slice %x[1] [3] [1] : tensor<4xf32>) low[l] high[h]
//   -> pad.pad m %x low[l - 1] high[h]
struct MergeSliceIntoPad final : OpRewritePattern<PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const final {
    auto slice = op.getSource().getDefiningOp<tensor::ExtractSliceOp>();
    if (!slice)
      return rewriter.notifyMatchFailure(op, "source is not a slice");
    FailureOr<PadLike> inner = getPadLike(slice);
    if (failed(inner))
      return rewriter.notifyMatchFailure(
          op, "slice is not a static crop of all axes");
    return mergePads(rewriter, op, *inner);
  }
};

// tensor.extract_slice (pad.pad m %x low[l] high[h])[o] [s] [1]
//   -> pad.pad m %x low[l - o] high[s - n - (l - o)]
struct SlicePad final : OpRewritePattern<tensor::ExtractSliceOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp slice,
                                PatternRewriter &rewriter) const final {
    auto op = slice.getSource().getDefiningOp<PadOp>();
    if (!op)
      return rewriter.notifyMatchFailure(slice, "source is not a pad");
    // A view of a result that is there anyway costs nothing, and a pad outside
    // of a loop runs once.
    if (!op->hasOneUse())
      return rewriter.notifyMatchFailure(slice, "pad has other users");
    if (op->getBlock() != slice->getBlock())
      return rewriter.notifyMatchFailure(slice, "pad is in another block");
    if (!slice.hasUnitStride())
      return rewriter.notifyMatchFailure(slice, "slice has strides");
    RankedTensorType type = slice.getType();
    if (type.getRank() != op.getRank())
      return rewriter.notifyMatchFailure(slice, "slice drops axes");
    if (type.getEncoding() != op.getResultType().getEncoding())
      return rewriter.notifyMatchFailure(slice, "slice changes the encoding");

    SmallVector<OpFoldResult> low = op.getLowPerAxis();
    SmallVector<OpFoldResult> high = op.getHighPerAxis();
    SmallVector<OpFoldResult> offsets = slice.getMixedOffsets();
    SmallVector<OpFoldResult> sizes = slice.getMixedSizes();
    OpFoldResult zero = rewriter.getIndexAttr(0);
    SmallVector<int64_t> staticLow, staticHigh;
    SmallVector<int64_t> shape = llvm::to_vector(type.getShape());
    SmallVector<bool> isWhole;
    for (int64_t axis : llvm::seq(op.getRank())) {
      // The slice may know more than its type.
      std::optional<int64_t> size = getConstantIntValue(sizes[axis]);
      if (ShapedType::isDynamic(shape[axis]) && size && *size >= 0)
        shape[axis] = *size;
      // The amounts of an axis that is taken as it is stay, dynamic or not.
      isWhole.push_back(getStaticAmount(offsets[axis]) == 0 &&
                        getStaticAmount(sizes[axis]) ==
                            op.getResultType().getDimSize(axis));
      int64_t n = op.getSourceType().getDimSize(axis);
      std::optional<int64_t> newLow, newHigh;
      if (isWhole.back()) {
        newLow = computeStatic(low[axis], zero, zero);
        newHigh = computeStatic(high[axis], zero, zero);
      } else {
        newLow = computeStatic(low[axis], zero, offsets[axis]);
        newHigh = ShapedType::kDynamic;
        if (newLow && !ShapedType::isDynamic(*newLow) &&
            !ShapedType::isDynamic(n))
          newHigh = computeStatic(sizes[axis], rewriter.getIndexAttr(-n),
                                  rewriter.getIndexAttr(*newLow));
      }
      if (!newLow || !newHigh)
        return rewriter.notifyMatchFailure(slice, "amount overflows");
      staticLow.push_back(*newLow);
      staticHigh.push_back(*newHigh);
    }
    auto resultType =
        RankedTensorType::get(shape, type.getElementType(), type.getEncoding());
    if (!wouldVerify(op.getMode(), op.getSourceType(), resultType, staticLow,
                     staticHigh))
      return rewriter.notifyMatchFailure(slice, "sliced pad would not verify");

    Location loc = slice.getLoc();
    for (int64_t axis : llvm::seq(op.getRank())) {
      if (isWhole[axis])
        continue;
      low[axis] = materialize(rewriter, loc, staticLow[axis], low[axis], zero,
                              offsets[axis]);
      if (!ShapedType::isDynamic(staticHigh[axis])) {
        high[axis] = rewriter.getIndexAttr(staticHigh[axis]);
        continue;
      }
      OpFoldResult n =
          tensor::getMixedSize(rewriter, loc, op.getSource(), axis);
      AffineExpr size, extent, amount;
      bindSymbols(rewriter.getContext(), size, extent, amount);
      high[axis] = affine::makeComposedFoldedAffineApply(
          rewriter, loc, size - extent - amount, {sizes[axis], n, low[axis]});
    }
    Value result = PadOp::create(rewriter, loc, resultType, op.getMode(),
                                 op.getSource(), low, high, op.getValue(),
                                 /*axes=*/DenseI64ArrayAttr());
    if (resultType != type)
      result = tensor::CastOp::create(rewriter, loc, type, result);
    rewriter.replaceOp(slice, result);
    rewriter.eraseOp(op);
    return success();
  }
};

// pad.pad m %x low[-1] high[-2] : tensor<7xf32> to tensor<4xf32>
//   -> tensor.extract_slice %x[1] [4] [1]
struct CropBySlice final : OpRewritePattern<PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const final {
    RankedTensorType source = op.getSourceType(), type = op.getResultType();
    bool crops = false;
    for (auto [axis, low, high] :
         llvm::enumerate(op.getLowPerAxis(), op.getHighPerAxis())) {
      if (!areCrops(low, high))
        return rewriter.notifyMatchFailure(op, "an axis may be padded");
      // A slice of a dynamic extent could lie out of bounds.
      bool isKnown = !source.isDynamicDim(axis) && !type.isDynamicDim(axis);
      bool isWhole = areZero(low, high) && source.isDynamicDim(axis) &&
                     type.isDynamicDim(axis);
      if (!isKnown && !isWhole)
        return rewriter.notifyMatchFailure(op, "a cropped extent is dynamic");
      if (type.getDimSize(axis) == 0)
        return rewriter.notifyMatchFailure(op, "slices have elements");
      crops |= !areZero(low, high);
    }
    if (!crops)
      return rewriter.notifyMatchFailure(op, "nothing is cropped");

    SmallVector<OpFoldResult> offsets, sizes;
    for (auto [axis, low] : llvm::enumerate(op.getLowPerAxis())) {
      offsets.push_back(rewriter.getIndexAttr(-*getStaticAmount(low)));
      sizes.push_back(type.isDynamicDim(axis)
                          ? tensor::getMixedSize(rewriter, op.getLoc(),
                                                 op.getSource(), axis)
                          : rewriter.getIndexAttr(type.getDimSize(axis)));
    }
    SmallVector<OpFoldResult> strides(op.getRank(), rewriter.getIndexAttr(1));
    rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(
        op, type, op.getSource(), offsets, sizes, strides);
    return success();
  }
};

} // namespace

void mlir::pad::populateCompositionPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  patterns.addWithLabel<MergePads>({"pad-of-pad"}, context);
  patterns.addWithLabel<MergeSliceIntoPad>({"pad-of-slice"}, context);
  patterns.addWithLabel<SlicePad>({"slice-of-pad"}, context);
  patterns.addWithLabel<CropBySlice>({"pad-to-slice"}, context);
}
