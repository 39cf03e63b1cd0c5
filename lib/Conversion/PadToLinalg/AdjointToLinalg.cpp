//===- AdjointToLinalg.cpp - Adjoints on tensors to linalg ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits the result into the block of elements that are shown at one position,
// which is a copy, and, axis by axis, the slabs before and after it, whose
// elements are gathered by a `linalg.generic`.
//
//===----------------------------------------------------------------------===//

#include "AdjointToLinalg.h"
#include "Slices.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Extension.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/AxisSum.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// Builds the pieces of one adjoint.
class AdjointPieces {
public:
  AdjointPieces(OpBuilder &builder, Location loc, Extension extension,
                const Addition &addition, Value source,
                ArrayRef<AdjointAxis> axes)
      : builder(builder), loc(loc), index(builder, loc), extension(extension),
        addition(addition), source(source), axes(axes) {
    for (const AdjointAxis &axis : axes)
      shownOnce.push_back(getElementsShownOnce(index, extension, axis));
  }

  /// Writes all of `init` and returns the result. Slabs begin at the innermost
  /// axis, to sum up along it in its borders alone.
  Value build(Value init) {
    SmallVector<IndexRange> piece;
    for (const AdjointAxis &axis : axes)
      piece.push_back({index.constant(0), axis.resultExtent});
    SmallVector<bool> isShownOnce;
    for (const AdjointAxis &axis : axes)
      isShownOnce.push_back(axis.isUnpadded());
    for (size_t k = axes.size(); k-- > 0;) {
      if (isShownOnce[k])
        continue;
      IndexRange whole = piece[k];
      piece[k] = {whole.begin, shownOnce[k].begin};
      init = buildPiece(init, piece, isShownOnce);
      piece[k] = {shownOnce[k].end, whole.end};
      init = buildPiece(init, piece, isShownOnce);
      piece[k] = shownOnce[k];
      isShownOnce[k] = true;
    }
    return buildPiece(init, piece, isShownOnce);
  }

private:
  Value buildPiece(Value init, ArrayRef<IndexRange> piece,
                   ArrayRef<bool> isShownOnce) {
    SmallVector<OpFoldResult> starts, sizes;
    for (auto [axis, range] : llvm::zip_equal(axes, piece)) {
      // No range is negative. A maximum is opaque to bufferization: it looks
      // for bounds in both values of a select.
      OpFoldResult size = index.max(index.sub(range.end, range.begin), 0);
      auto start = getSliceStart(index, range.begin, axis.resultExtent);
      if (isZeroInteger(size) || !start)
        return init;
      starts.push_back(*start);
      sizes.push_back(size);
    }
    SmallVector<OpFoldResult> strides(axes.size(), index.constant(1));
    Value slice = tensor::ExtractSliceOp::create(builder, loc, init, starts,
                                                 sizes, strides);
    Value written =
        llvm::all_of(isShownOnce, [](bool single) { return single; })
            ? buildCopy(slice, piece, sizes)
            : buildSums(slice, piece, isShownOnce);
    if (!written)
      return init;
    return tensor::InsertSliceOp::create(builder, loc, written, init, starts,
                                         sizes, strides);
  }

  /// A piece of elements with one position each; null if it is known to be
  /// empty.
  Value buildCopy(Value slice, ArrayRef<IndexRange> piece,
                  ArrayRef<OpFoldResult> sizes) {
    SmallVector<OpFoldResult> starts;
    for (auto [axis, range] : llvm::zip_equal(axes, piece)) {
      // An empty range may lie anywhere.
      OpFoldResult begin = index.add(range.begin, axis.low);
      if (!axis.isUnpadded())
        begin = index.max(begin, 0);
      auto start = getSliceStart(index, begin, axis.sourceExtent);
      if (!start)
        return nullptr;
      starts.push_back(*start);
    }
    SmallVector<OpFoldResult> strides(axes.size(), index.constant(1));
    Value block = tensor::ExtractSliceOp::create(builder, loc, source, starts,
                                                 sizes, strides);
    return linalg::CopyOp::create(builder, loc, block, slice).getResult(0);
  }

  /// A piece that is gathered element by element.
  Value buildSums(Value slice, ArrayRef<IndexRange> piece,
                  ArrayRef<bool> isShownOnce) {
    int64_t rank = axes.size();
    auto body = [&](OpBuilder &nested, Location loc, ValueRange) {
      IndexBuilder index(nested, loc);
      SmallVector<OpFoldResult> indices;
      for (auto [k, range] : llvm::enumerate(piece)) {
        Value i = linalg::IndexOp::create(nested, loc, k);
        indices.push_back(index.add(i, range.begin));
      }
      Value sum = buildElementSum(index, extension, axes, isShownOnce, indices,
                                  addition, [&](ValueRange position) -> Value {
                                    return tensor::ExtractOp::create(
                                        nested, loc, source, position);
                                  });
      linalg::YieldOp::create(nested, loc, sum);
    };
    return linalg::GenericOp::create(builder, loc, slice.getType(),
                                     /*inputs=*/ValueRange(), slice,
                                     builder.getMultiDimIdentityMap(rank),
                                     SmallVector<utils::IteratorType>(
                                         rank, utils::IteratorType::parallel),
                                     body)
        .getResult(0);
  }

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  Extension extension;
  const Addition &addition;
  Value source;
  ArrayRef<AdjointAxis> axes;
  SmallVector<IndexRange> shownOnce;
};

} // namespace

/// Lowers the adjoint `op` of tensors into the tensor `init`.
template <typename OpTy>
static Value lowerAdjoint(OpBuilder &builder, OpTy op, const Addition &addition,
                          Value init) {
  Location loc = op.getLoc();
  SmallVector<OpFoldResult> sourceSizes =
      tensor::getMixedSizes(builder, loc, op.getSource());
  SmallVector<AdjointAxis> axes =
      getAdjointAxes(sourceSizes, tensor::getMixedSizes(builder, loc, init),
                     op.getLowPerAxis());
  if (llvm::any_of(axes, [](const AdjointAxis &axis) {
        return isZeroInteger(axis.resultExtent);
      }))
    return init;
  return AdjointPieces(builder, loc, Extension::get(op.getMode()), addition,
                       op.getSource(), axes)
      .build(init);
}

namespace {

// pad.adjoint m %g low[l] high[h]
//   -> pieces written into tensor.empty, cast if more of its extents are known
//      than the type of the op says
struct LowerAdjoint final : OpRewritePattern<AdjointOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(AdjointOp op,
                                PatternRewriter &rewriter) const final {
    RankedTensorType type = op.getResultType();
    std::optional<Addition> addition = Addition::get(type.getElementType());
    if (!addition)
      return rewriter.notifyMatchFailure(op, "elements cannot be added");
    Value init = createDestination(rewriter, op);
    Value result = lowerAdjoint(rewriter, op, *addition, init);
    if (result.getType() != type)
      result = tensor::CastOp::create(rewriter, op.getLoc(), type, result);
    rewriter.replaceOp(op, result);
    return success();
  }
};

// pad.adjoint_into m ins(%g) outs(%y) low[l] high[h]
//   -> pieces written into %y
struct LowerAdjointInto final : OpRewritePattern<AdjointIntoOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(AdjointIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "not on tensors");
    std::optional<Addition> addition =
        Addition::get(op.getSourceType().getElementType());
    if (!addition)
      return rewriter.notifyMatchFailure(op, "elements cannot be added");
    rewriter.replaceOp(op, lowerAdjoint(rewriter, op, *addition, op.getInit()));
    return success();
  }
};

} // namespace

void mlir::pad::populateAdjointToLinalgPatterns(RewritePatternSet &patterns,
                                                PatternBenefit benefit) {
  patterns.add<LowerAdjoint, LowerAdjointInto>(patterns.getContext(), benefit);
}
