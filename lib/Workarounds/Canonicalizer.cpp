//===- Canonicalizer.cpp - Canonicalization without unsound patterns ------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Workarounds/Canonicalizer.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include <limits>

namespace mlir::pad {
#define GEN_PASS_DEF_SOUNDCANONICALIZERPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

SmallVector<std::string> mlir::pad::getUnsoundPatterns() {
  // The names that Clang and GCC give to the type.
  SmallVector<std::string> names;
  for (StringRef name :
       {"ForOpTensorCastFolder", "SubViewOpMemRefCastFolder",
        "FoldTensorCastConsumerOp", "FoldTensorCastOfOutputIntoForallOp",
        "SimplifyDimOfAllocOp",
        "InsertSliceOpSourceCastInserter<mlir::tensor::InsertSliceOp>",
        "InsertSliceOpSourceCastInserter<mlir::tensor::ParallelInsertSliceOp>"})
    for (StringRef scope : {"(anonymous namespace)::", "{anonymous}::"})
      names.push_back((scope + name).str());
  // In no namespace.
  names.push_back("FromElementsToShapeCast");
  return names;
}

/// `type` without the axes that `dropped` has.
static MemRefType dropAxes(MemRefType type,
                           const llvm::SmallBitVector &dropped) {
  auto [allStrides, offset] = type.getStridesAndOffset();
  SmallVector<int64_t> shape, strides;
  for (int64_t axis : llvm::seq(type.getRank()))
    if (!dropped.test(axis)) {
      shape.push_back(type.getDimSize(axis));
      strides.push_back(allStrides[axis]);
    }
  return MemRefType::get(
      shape, type.getElementType(),
      StridedLayoutAttr::get(type.getContext(), offset, strides),
      type.getMemorySpace());
}

/// The axes of one element of `all` that are not in `kept`, which has the
/// others in their order. Where strides do not tell, these are the last ones.
static std::optional<llvm::SmallBitVector> findDroppedAxes(MemRefType all,
                                                           MemRefType kept) {
  SmallVector<int64_t> allStrides = all.getStridesAndOffset().first;
  SmallVector<int64_t> keptStrides = kept.getStridesAndOffset().first;
  llvm::SmallBitVector dropped(all.getRank());
  int64_t next = 0;
  for (int64_t axis : llvm::seq(all.getRank())) {
    if (next < kept.getRank() &&
        all.getDimSize(axis) == kept.getDimSize(next) &&
        allStrides[axis] == keptStrides[next]) {
      ++next;
      continue;
    }
    if (all.getDimSize(axis) != 1)
      return std::nullopt;
    dropped.set(axis);
  }
  if (next != kept.getRank())
    return std::nullopt;
  return dropped;
}

namespace {

// memref.subview %m[0, 0] [1, %c1] [1, 1]
//     : memref<1x?xf32> to memref<?xf32, strided<[1]>>
//   -> memref.cast (memref.subview %m[0, 0] [1, 1] [1, 1]
//          : memref<1x?xf32> to memref<1xf32, strided<[?]>>)
//
// Upstream's pattern for constant operands goes by the strides when it looks
// for the axis that is not in the result, and the verifier of LLVM 23 by the
// extents, of which several may be 1 by now: then it takes one type alone.
struct FoldSizesToOne final : OpRewritePattern<memref::SubViewOp> {
  // Before upstream's.
  FoldSizesToOne(MLIRContext *context)
      : OpRewritePattern(context, /*benefit=*/2) {}

  LogicalResult matchAndRewrite(memref::SubViewOp op,
                                PatternRewriter &rewriter) const final {
    if (op.getType().getRank() == op.getSourceType().getRank())
      return rewriter.notifyMatchFailure(op, "result has all axes");
    SmallVector<OpFoldResult> offsets = op.getMixedOffsets(),
                              sizes = op.getMixedSizes(),
                              strides = op.getMixedStrides();
    if (failed(foldDynamicOffsetSizeList(sizes)))
      return rewriter.notifyMatchFailure(op, "sizes have no new constant");
    (void)foldDynamicOffsetSizeList(offsets);
    (void)foldDynamicStrideList(strides);
    MemRefType allAxes = memref::SubViewOp::inferResultType(
        op.getSourceType(), offsets, sizes, strides);
    if (!allAxes)
      return rewriter.notifyMatchFailure(op, "a stride is 0");
    MemRefType type = dropAxes(allAxes, op.getDroppedDims());
    MemRefType taken = memref::SubViewOp::inferRankReducedResultType(
        type.getShape(), op.getSourceType(), offsets, sizes, strides);
    if (taken == type)
      return rewriter.notifyMatchFailure(op, "upstream's pattern is right");
    if (!memref::CastOp::areCastCompatible(taken, op.getType()))
      return rewriter.notifyMatchFailure(op, "strides are known to differ");
    Value view = memref::SubViewOp::create(
        rewriter, op.getLoc(), taken, op.getSource(), offsets, sizes, strides);
    rewriter.replaceOpWithNewOp<memref::CastOp>(op, op.getType(), view);
    return success();
  }
};

// memref.subview %m[0, 0, 2] [1, 4, 1] [1, 1, 1]
//     : memref<?x?x?xf32, #strided> to memref<1x4xf32, #strided>
//   -> memref.reinterpret_cast (memref.subview %m[0, 0, 2] [1, 4, 1] [1, 1, 1])
//          to offset: [%o], sizes: [1, 4], strides: [%s0, %s1]
//
// Upstream looks for the axis that is not in the result by the strides of the
// source. Where the view has steps, it finds none and crashes. Until LLVM 23,
// it takes the first of several axes of one element with unknown strides, or
// crashes: the result would have the strides of the last two axes.
struct DropAmbiguousAxes final : OpRewritePattern<memref::SubViewOp> {
  // Before upstream's.
  DropAmbiguousAxes(MLIRContext *context)
      : OpRewritePattern(context, /*benefit=*/3) {}

  LogicalResult matchAndRewrite(memref::SubViewOp op,
                                PatternRewriter &rewriter) const final {
    int64_t numDropped = op.getSourceType().getRank() - op.getType().getRank();
    MemRefType all = memref::SubViewOp::inferResultType(
        op.getSourceType(), op.getStaticOffsets(), op.getStaticSizes(),
        op.getStaticStrides());
    if (numDropped == 0 || !all)
      return rewriter.notifyMatchFailure(op, "result has all axes");
    int64_t numUnknown = 0;
    for (auto [size, stride] :
         llvm::zip_equal(all.getShape(), all.getStridesAndOffset().first))
      numUnknown += size == 1 && ShapedType::isDynamic(stride);
    if ((numUnknown < 2 && op.hasUnitStride()) ||
        llvm::count(all.getShape(), 1) == numDropped)
      return rewriter.notifyMatchFailure(op, "the axes are known");
    std::optional<llvm::SmallBitVector> dropped =
        findDroppedAxes(all, op.getType());
    if (!dropped)
      return rewriter.notifyMatchFailure(op, "the types do not fit");
    Location loc = op.getLoc();
    Value view = memref::SubViewOp::create(
        rewriter, loc, all, op.getSource(), op.getMixedOffsets(),
        op.getMixedSizes(), op.getMixedStrides());
    auto metadata =
        memref::ExtractStridedMetadataOp::create(rewriter, loc, view);
    SmallVector<OpFoldResult> keptSizes, keptStrides;
    for (auto [axis, size, stride] :
         llvm::enumerate(metadata.getConstifiedMixedSizes(),
                         metadata.getConstifiedMixedStrides())) {
      if (dropped->test(axis))
        continue;
      keptSizes.push_back(size);
      keptStrides.push_back(stride);
    }
    view = memref::ReinterpretCastOp::create(
        rewriter, loc, dropAxes(all, *dropped), view,
        metadata.getConstifiedMixedOffset(), keptSizes, keptStrides);
    if (view.getType() != op.getType())
      view = memref::CastOp::create(rewriter, loc, op.getType(), view);
    rewriter.replaceOp(op, view);
    return success();
  }
};

// tensor.extract_slice %x[0, 0, 1] [%c1, %n, 1] [1, 1, 1]
//     : tensor<?x?x3xf32> to tensor<?x?xf32>
//   -> tensor.cast (tensor.extract_slice %x[0, 0, 1] [1, %n, 1] [1, 1, 1]
//          : tensor<?x?x3xf32> to tensor<1x?xf32>)
//
// Until LLVM 23, upstream's pattern for constant operands takes the first axes
// of one element for those that are not in the slice: here the slice became
// tensor<?x1xf32>. The type of a slice does not say which they were, so that
// its view in memory has strides that match none, if a step is not 1 along an
// axis of one element.
template <typename SliceOp>
struct FoldTensorSlice final : OpRewritePattern<SliceOp> {
  // Before upstream's.
  FoldTensorSlice(MLIRContext *context)
      : OpRewritePattern<SliceOp>(context, /*benefit=*/2) {}

  LogicalResult matchAndRewrite(SliceOp op,
                                PatternRewriter &rewriter) const final {
    constexpr bool isExtraction =
        std::is_same_v<SliceOp, tensor::ExtractSliceOp>;
    RankedTensorType slice, array;
    if constexpr (isExtraction)
      slice = op.getType(), array = op.getSourceType();
    else
      slice = op.getSourceType(), array = op.getDestType();
    if (slice.getRank() == array.getRank())
      return rewriter.notifyMatchFailure(op, "the slice has all axes");
    llvm::SmallBitVector dropped = op.getDroppedDims();
    SmallVector<OpFoldResult> offsets = op.getMixedOffsets(),
                              sizes = op.getMixedSizes(),
                              strides = op.getMixedStrides();
    bool isFolded = succeeded(foldDynamicOffsetSizeList(offsets));
    isFolded |= succeeded(foldDynamicOffsetSizeList(sizes));
    isFolded |= succeeded(foldDynamicStrideList(strides));
    SmallVector<int64_t> shape;
    bool hasSteps = false;
    for (auto [axis, size] : llvm::enumerate(sizes)) {
      if (!dropped.test(axis))
        shape.push_back(
            getConstantIntValue(size).value_or(ShapedType::kDynamic));
      if (!isOneInteger(size))
        continue;
      hasSteps |= !isOneInteger(strides[axis]);
      strides[axis] = rewriter.getIndexAttr(1);
    }
    RankedTensorType type = slice.clone(shape);
    if (!hasSteps &&
        (!isFolded ||
         tensor::ExtractSliceOp::inferCanonicalRankReducedResultType(
             slice.getRank(), array, sizes) == type))
      return rewriter.notifyMatchFailure(op, "upstream's pattern is right");
    if (!tensor::CastOp::areCastCompatible(type, slice))
      return rewriter.notifyMatchFailure(op, "extents are known to differ");
    auto cast = [&](Value value, Type to) -> Value {
      if (value.getType() == to)
        return value;
      return tensor::CastOp::create(rewriter, op.getLoc(), to, value);
    };
    if constexpr (isExtraction) {
      Value taken = tensor::ExtractSliceOp::create(
          rewriter, op.getLoc(), type, op.getSource(), offsets, sizes, strides);
      rewriter.replaceOp(op, cast(taken, slice));
    } else {
      OpBuilder::InsertionGuard guard(rewriter);
      if (std::is_same_v<SliceOp, tensor::ParallelInsertSliceOp>)
        rewriter.setInsertionPoint(op->getParentOp());
      Value source = cast(op.getSource(), type);
      rewriter.setInsertionPoint(op);
      rewriter.replaceOpWithNewOp<SliceOp>(op, source, op.getDest(), offsets,
                                           sizes, strides);
    }
    return success();
  }
};

// tensor.collapse_shape %x [[0, 1]] : tensor<0x?xf32> into tensor<?xf32>
//   -> tensor.empty(%zero) : tensor<?xf32>
//
// Bufferization makes a view of a type that is refused, and of the parts of an
// empty concatenation views that begin where their array ends, which are, too.
template <typename MoveOp>
struct FoldEmptyMovement final : OpRewritePattern<MoveOp> {
  using OpRewritePattern<MoveOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(MoveOp op,
                                PatternRewriter &rewriter) const final {
    RankedTensorType type = op.getResultType();
    bool isEmpty = llvm::is_contained(type.getShape(), 0);
    if constexpr (std::is_same_v<MoveOp, tensor::CollapseShapeOp>)
      isEmpty |= llvm::is_contained(op.getSrcType().getShape(), 0);
    ReifiedRankedShapedTypeDims extents;
    if (!isEmpty || failed(reifyResultShapes(rewriter, op, extents)))
      return rewriter.notifyMatchFailure(op, "there may be elements");
    rewriter.replaceOpWithNewOp<tensor::EmptyOp>(
        op, extents.front(), type.getElementType(), type.getEncoding());
    return success();
  }
};

// tensor.concat dim(0) %x, %none : (tensor<2x3xf32>, tensor<0x3xf32>)
//   -> tensor.concat dim(0) %x : (tensor<2x3xf32>)
//
// The view of an empty part may begin where the array ends, too.
struct DropEmptyParts final : OpRewritePattern<tensor::ConcatOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ConcatOp op,
                                PatternRewriter &rewriter) const final {
    SmallVector<Value> parts =
        llvm::filter_to_vector(op.getInputs(), [&](Value part) {
          auto type = cast<RankedTensorType>(part.getType());
          return type.getDimSize(op.getDim()) != 0;
        });
    if (parts.empty() || parts.size() == op.getInputs().size())
      return rewriter.notifyMatchFailure(op, "no part, or each, has elements");
    rewriter.modifyOpInPlace(op, [&] { op.getInputsMutable().assign(parts); });
    return success();
  }
};

// tensor.pad %none low[2] high[%n] { ... } : tensor<0xf32> to tensor<?xf32>
//   -> tensor.generate %m { ... } : tensor<?xf32>, with %m = 2 + %n
//
// The view of the inside may begin where the array ends, too.
struct GenerateBorderOfNothing final : OpRewritePattern<tensor::PadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::PadOp op,
                                PatternRewriter &rewriter) const final {
    ReifiedRankedShapedTypeDims extents;
    if (!llvm::is_contained(op.getSourceType().getShape(), 0) ||
        failed(reifyResultShapes(rewriter, op, extents)))
      return rewriter.notifyMatchFailure(op, "there may be elements");
    SmallVector<Value> unknown;
    for (auto [axis, extent] : llvm::enumerate(extents.front()))
      if (op.getResultType().isDynamicDim(axis))
        unknown.push_back(
            getValueOrCreateConstantIndexOp(rewriter, op.getLoc(), extent));
    auto generate = tensor::GenerateOp::create(rewriter, op.getLoc(),
                                               op.getResultType(), unknown);
    rewriter.inlineRegionBefore(op.getRegion(), generate.getBody(),
                                generate.getBody().end());
    rewriter.replaceOp(op, generate);
    return success();
  }
};

// memref.subview %m[0] [%n] [%c], with %c = -2^63
//   -> memref.subview %m[0] [%n] [%d], with %d = 2^63 - 1
//
// Upstream's patterns make attributes of constant operands, in which -2^63
// stands for an operand. No array has such a stride, nor the view of an array
// such an extent.
struct ReplaceLeastNumber final
    : OpInterfaceRewritePattern<OffsetSizeAndStrideOpInterface> {
  // Before upstream's.
  ReplaceLeastNumber(MLIRContext *context)
      : OpInterfaceRewritePattern(context, /*benefit=*/2) {}

  LogicalResult matchAndRewrite(OffsetSizeAndStrideOpInterface op,
                                PatternRewriter &rewriter) const final {
    size_t numFixed = op.getOffsetSizeAndStrideStartOperandIndex();
    size_t numBefore = op.getOffsets().size() + op.getSizes().size();
    auto operands = op->getOpOperands().drop_front(numFixed);
    operands = operands.take_front(numBefore + op.getStrides().size());
    // Others fold no negative offset and size.
    if (!isa<memref::ReinterpretCastOp>(op))
      operands = operands.drop_front(numBefore);
    auto isLeast = [](OpOperand &operand) {
      return getConstantIntValue(operand.get()) == ShapedType::kDynamic;
    };
    if (llvm::none_of(operands, isLeast))
      return rewriter.notifyMatchFailure(op, "operands do not read as unknown");
    Value greatest = arith::ConstantIndexOp::create(
        rewriter, op.getLoc(), std::numeric_limits<int64_t>::max());
    rewriter.modifyOpInPlace(op, [&] {
      for (OpOperand &operand : operands)
        if (isLeast(operand))
          operand.set(greatest);
    });
    return success();
  }
};

} // namespace

void mlir::pad::populateSoundPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  if (context->getLoadedDialect<memref::MemRefDialect>())
    patterns.add<DropAmbiguousAxes, FoldSizesToOne>(context);
  if (context->getLoadedDialect<tensor::TensorDialect>())
    patterns.add<FoldTensorSlice<tensor::ExtractSliceOp>,
                 FoldTensorSlice<tensor::InsertSliceOp>,
                 FoldTensorSlice<tensor::ParallelInsertSliceOp>,
                 FoldEmptyMovement<tensor::CollapseShapeOp>,
                 FoldEmptyMovement<tensor::ConcatOp>, DropEmptyParts,
                 GenerateBorderOfNothing>(context);
  patterns.add<ReplaceLeastNumber>(context);
}

namespace {

/// Upstream's pass takes no further patterns.
struct SoundCanonicalizerPass final
    : pad::impl::SoundCanonicalizerPassBase<SoundCanonicalizerPass> {
  using Base::Base;

  LogicalResult initialize(MLIRContext *context) final {
    RewritePatternSet all(context);
    for (Dialect *dialect : context->getLoadedDialects())
      dialect->getCanonicalizationPatterns(all);
    for (RegisteredOperationName op : context->getRegisteredOperations())
      op.getCanonicalizationPatterns(all, context);
    pad::populateSoundPatterns(all);
    patterns = std::make_shared<FrozenRewritePatternSet>(
        std::move(all), pad::getUnsoundPatterns());
    return success();
  }

  void runOnOperation() final {
    // The defaults of the pass, which differ from the driver's.
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal().setRegionSimplificationLevel(
        GreedySimplifyRegionLevel::Normal);
    // It is no failure if a limit is reached.
    (void)applyPatternsGreedily(getOperation(), *patterns, config);
  }

  std::shared_ptr<const FrozenRewritePatternSet> patterns;
};

} // namespace
