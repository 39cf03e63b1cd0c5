//===- Types.cpp - Patterns for casts and extents -------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Static extents travel from casts of the source into the op, through it, and
// out of it in a cast that hides them from users that did not ask for them. A
// cast that claims an extent is only ever absorbed, never made: at run time it
// could be wrong, where a pad writes what its type says.
//
//===----------------------------------------------------------------------===//

#include "Canonicalization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::pad;

/// Whether `op` would verify with these types.
template <typename OpTy>
static bool wouldVerifyWith(OpTy op, ShapedType source, ShapedType result) {
  return wouldVerifyLike(op, source, result, op.getStaticLow(),
                         op.getStaticHigh());
}
static bool wouldVerifyWith(DynamicPadOp op, ShapedType source,
                            ShapedType result) {
  SmallVector<int64_t> unknown(source.getRank(), ShapedType::kDynamic);
  return wouldVerify(op.getMode(), source, result, unknown, unknown);
}

/// Builds `op` again with another type of its result.
template <typename OpTy>
static OpTy createWithResult(PatternRewriter &rewriter, OpTy op,
                             RankedTensorType type) {
  auto copy = cast<OpTy>(rewriter.clone(*op));
  copy.getResult().setType(type);
  return copy;
}

/// The extents of the result that follow from source and amounts.
static FailureOr<SmallVector<int64_t>> inferShape(PadOp op) {
  return inferPaddedShape([&] { return getSilentDiagnostic(op.getContext()); },
                          op.getSourceType().getShape(), op.getStaticLow(),
                          op.getStaticHigh(), op.getAxes());
}
static FailureOr<SmallVector<int64_t>> inferShape(AdjointOp op) {
  return inferUnpaddedShape(
      [&] { return getSilentDiagnostic(op.getContext()); },
      op.getSourceType().getShape(), op.getStaticLow(), op.getStaticHigh(),
      op.getAxes());
}

namespace {

// pad.pad m (tensor.cast %x : tensor<4xf32> to tensor<?xf32>)
//   -> pad.pad m %x
template <typename OpTy>
struct FoldSourceCast final : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const final {
    auto cast = op.getSource().template getDefiningOp<tensor::CastOp>();
    if (!cast)
      return rewriter.notifyMatchFailure(op, "source is not a cast");
    if (!tensor::canFoldIntoConsumerOp(cast))
      return rewriter.notifyMatchFailure(op, "cast hides no static extent");
    auto source = mlir::cast<RankedTensorType>(cast.getSource().getType());
    if (source.getEncoding() != op.getSourceType().getEncoding())
      return rewriter.notifyMatchFailure(op, "cast changes the encoding");
    if (!wouldVerifyWith(op, source, op.getResultType()))
      return rewriter.notifyMatchFailure(
          op, "source of the cast would contradict the result");
    rewriter.modifyOpInPlace(
        op, [&] { op.getSourceMutable().assign(cast.getSource()); });
    return success();
  }
};

// tensor.cast (pad.pad m %x : to tensor<?xf32>) : to tensor<7xf32>
//   -> pad.pad m %x : to tensor<7xf32>
template <typename OpTy>
struct FoldResultCast final : OpRewritePattern<tensor::CastOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(tensor::CastOp cast,
                                PatternRewriter &rewriter) const final {
    auto op = cast.getSource().getDefiningOp<OpTy>();
    if (!op)
      return rewriter.notifyMatchFailure(cast, "source is not such a pad");
    if (!tensor::canFoldIntoProducerOp(cast))
      return rewriter.notifyMatchFailure(cast, "cast adds no static extent");
    if (!op->hasOneUse())
      return rewriter.notifyMatchFailure(cast, "pad has other users");
    auto result = mlir::cast<RankedTensorType>(cast.getType());
    if (result.getEncoding() != op.getResultType().getEncoding())
      return rewriter.notifyMatchFailure(cast, "cast changes the encoding");
    if (!wouldVerifyWith(op, op.getSourceType(), result))
      return rewriter.notifyMatchFailure(
          cast, "result of the cast would contradict the pad");
    rewriter.setInsertionPoint(op);
    rewriter.replaceOp(cast, createWithResult(rewriter, op, result));
    rewriter.eraseOp(op);
    return success();
  }
};

// pad.pad m %x low[1] high[2] : tensor<4xf32> to tensor<?xf32>
//   -> tensor.cast (pad.pad m %x low[1] high[2] : to tensor<7xf32>)
template <typename OpTy>
struct RefineResult final : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const final {
    RankedTensorType type = op.getResultType();
    FailureOr<SmallVector<int64_t>> inferred = inferShape(op);
    if (failed(inferred))
      return rewriter.notifyMatchFailure(op, "amounts are not valid");
    SmallVector<int64_t> shape = llvm::to_vector(type.getShape());
    for (auto [extent, known] : llvm::zip_equal(shape, *inferred))
      if (ShapedType::isDynamic(extent))
        extent = known;
    RankedTensorType refined = type.clone(shape);
    if (refined == type)
      return rewriter.notifyMatchFailure(op, "result type is as static");
    Value padded = createWithResult(rewriter, op, refined);
    rewriter.replaceOpWithNewOp<tensor::CastOp>(op, type, padded);
    return success();
  }
};

// pad.pad_into m ins(memref.cast %x) outs(memref.cast %y)
//   -> pad.pad_into m ins(%x) outs(%y)
template <typename OpTy>
struct FoldMemRefCasts final : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const final {
    Value source = skipCast(op.getSource()), init = skipCast(op.getInit());
    if (source == op.getSource() && init == op.getInit())
      return rewriter.notifyMatchFailure(op, "no operand is a cast that hides");
    if (!wouldVerifyWith(op, cast<ShapedType>(source.getType()),
                         cast<ShapedType>(init.getType())))
      return rewriter.notifyMatchFailure(
          op, "sources of the casts would contradict each other");
    rewriter.modifyOpInPlace(op, [&] {
      op.getSourceMutable().assign(source);
      op.getInitMutable().assign(init);
    });
    return success();
  }

private:
  static Value skipCast(Value buffer) {
    auto cast = buffer.getDefiningOp<memref::CastOp>();
    bool hides = cast && memref::CastOp::canFoldIntoConsumerOp(cast);
    return hides ? cast.getSource() : buffer;
  }
};

} // namespace

template <typename OpTy>
void mlir::pad::populateTypePatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  if constexpr (std::is_same_v<OpTy, PadIntoOp> ||
                std::is_same_v<OpTy, AdjointIntoOp>) {
    patterns.addWithLabel<FoldMemRefCasts<OpTy>>({"pad-memref-casts"}, context);
  } else {
    patterns.addWithLabel<FoldSourceCast<OpTy>>({"pad-source-cast"}, context);
    patterns.addWithLabel<FoldResultCast<OpTy>>({"pad-result-cast"}, context);
  }
  if constexpr (std::is_same_v<OpTy, PadOp> || std::is_same_v<OpTy, AdjointOp>)
    patterns.addWithLabel<RefineResult<OpTy>>({"pad-refined-result"}, context);
}

template void mlir::pad::populateTypePatterns<PadOp>(RewritePatternSet &);
template void mlir::pad::populateTypePatterns<PadIntoOp>(RewritePatternSet &);
template void
mlir::pad::populateTypePatterns<DynamicPadOp>(RewritePatternSet &);
template void mlir::pad::populateTypePatterns<AdjointOp>(RewritePatternSet &);
template void
mlir::pad::populateTypePatterns<AdjointIntoOp>(RewritePatternSet &);
