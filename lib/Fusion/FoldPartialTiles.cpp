//===- FoldPartialTiles.cpp - Masked vectors of partial tiles -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile at the end of a loop has fewer elements than the others, how many is
// known at run time only. Upstream vectorizes it with masks, but does not fold
// what masked vectors are read from and written to, as it does without masks.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/ViewLikeInterfaceUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "pad/Fusion/Passes.h"
#include "pad/IR/KnownBounds.h"

using namespace mlir;
using namespace mlir::pad;

using Variable = ValueBoundsConstraintSet::Variable;

/// Whether the slice is all of `tensor`.
static bool isWhole(OffsetSizeAndStrideOpInterface slice, Value tensor) {
  return llvm::all_of(slice.getMixedOffsets(), isZeroInteger) &&
         slice.hasUnitStride() &&
         llvm::all_of(
             llvm::enumerate(slice.getMixedSizes()), [&](auto axisAndSize) {
               auto [axis, size] = axisAndSize;
               return isKnown(Variable(size), ValueBoundsConstraintSet::EQ,
                              Variable(tensor, axis));
             });
}

/// Whether both access the same lanes at the same place.
static bool isSameAccess(VectorTransferOpInterface a,
                         VectorTransferOpInterface b) {
  return a.getVectorType() == b.getVectorType() && a.getMask() == b.getMask() &&
         a.getIndices() == b.getIndices() &&
         a.getPermutationMap() == b.getPermutationMap() &&
         !a.hasOutOfBoundsDim() && !b.hasOutOfBoundsDim();
}

/// The tensor, `end` or one before it, that `tensor` is made of by writing
/// elements of it, in loops or not: one of the same extents.
static Value getWrittenTensor(Value tensor, Value end = Value()) {
  while (tensor != end) {
    Operation *op = tensor.getDefiningOp();
    if (auto writer = dyn_cast_if_present<DestinationStyleOpInterface>(op)) {
      tensor = writer.getTiedOpOperand(cast<OpResult>(tensor))->get();
      continue;
    }
    auto argument = dyn_cast<BlockArgument>(tensor);
    auto loop = dyn_cast_if_present<scf::ForOp>(
        argument ? argument.getOwner()->getParentOp() : op);
    if (loop && !argument)
      argument = loop.getTiedLoopRegionIterArg(cast<OpResult>(tensor));
    OpOperand *init = loop ? loop.getTiedLoopInit(argument) : nullptr;
    OpOperand *next = init ? loop.getTiedLoopYieldedValue(argument) : nullptr;
    // A turn may hand on a tensor of other extents.
    if (!next || getWrittenTensor(next->get(), argument) != argument)
      return tensor;
    tensor = init->get();
  }
  return tensor;
}

namespace {

// scf.for %i = 0 to %end step 16, where %end <= 16 {use(%i)}
//   -> scf.for %i = 0 to %end step 16 {use(0)}
// scf.for %i = 16 to %end step 16 iter_args(%a = %x), where %end <= 16
//   -> %x
struct FoldLoopOfOneTurn final : OpRewritePattern<scf::ForOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(scf::ForOp op,
                                PatternRewriter &rewriter) const final {
    std::optional<int64_t> begin = getConstantIntValue(op.getLowerBound());
    std::optional<int64_t> step = getConstantIntValue(op.getStep());
    if (!begin || !step || !op.getInductionVar().getType().isIndex() ||
        op.getUnsignedCmp())
      return rewriter.notifyMatchFailure(op, "no turn is known");
    auto endsBy = [&](int64_t index) {
      return isKnown(Variable(op.getUpperBound()), ValueBoundsConstraintSet::LE,
                     Variable(rewriter.getIndexAttr(index)));
    };
    // Slices of what is beyond an end would not verify.
    if (endsBy(*begin)) {
      rewriter.replaceOp(op, op.getInitArgs());
      return success();
    }
    if (op.getInductionVar().use_empty() || !endsBy(*begin + *step))
      return rewriter.notifyMatchFailure(op, "may have several turns");
    rewriter.replaceAllUsesWith(op.getInductionVar(), op.getLowerBound());
    return success();
  }
};

// linalg.generic ins(%x : tensor<2x2xf32>) outs(%y : tensor<0x2xf32>) -> %y
//
// Upstream cannot tile it: a tile of no elements stands for a loop that is not
// tiled.
struct FoldEmptyResult final : OpInterfaceRewritePattern<linalg::LinalgOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.hasPureTensorSemantics() ||
        !llvm::all_of(op->getResultTypes(), [](Type type) {
          return llvm::is_contained(cast<ShapedType>(type).getShape(), 0);
        }))
      return rewriter.notifyMatchFailure(op, "may have elements");
    rewriter.replaceOp(op, op.getDpsInits());
    return success();
  }
};

// tensor.extract_slice %x[0] [%n] [1], where %x has %n elements -> %x
struct FoldWholeExtract final : OpRewritePattern<tensor::ExtractSliceOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp op,
                                PatternRewriter &rewriter) const final {
    if (op.getType() != op.getSourceType() || !isWhole(op, op.getSource()))
      return rewriter.notifyMatchFailure(op, "is not all of the source");
    rewriter.replaceOp(op, op.getSource());
    return success();
  }
};

// tensor.extract_slice (tensor.insert_slice %x into %y[1, 0] [1, %n] [1, 1])
//     [0, 0] [1, %n] [1, 1]
//   -> tensor.extract_slice %y[0, 0] [1, %n] [1, 1]
struct FoldExtractBesideInsert final
    : OpRewritePattern<tensor::ExtractSliceOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp op,
                                PatternRewriter &rewriter) const final {
    auto insert = op.getSource().getDefiningOp<tensor::InsertSliceOp>();
    if (!insert)
      return rewriter.notifyMatchFailure(op, "is not of what is inserted");
    if (!areKnownToBeDisjoint(HyperrectangularSlice(insert),
                              HyperrectangularSlice(op)))
      return rewriter.notifyMatchFailure(op, "may read what is inserted");
    rewriter.modifyOpInPlace(
        op, [&] { op.getSourceMutable().assign(insert.getDest()); });
    return success();
  }
};

// tensor.insert_slice %x into %y[0] [%n] [1], where %y has %n elements -> %x
struct FoldWholeInsert final : OpRewritePattern<tensor::InsertSliceOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp op,
                                PatternRewriter &rewriter) const final {
    if (op.getType() != op.getSourceType() || !isWhole(op, op.getDest()))
      return rewriter.notifyMatchFailure(op, "is not all of the destination");
    rewriter.replaceOp(op, op.getSource());
    return success();
  }
};

// tensor.insert_slice (tensor.insert_slice %x into %y[0, 0] [1, %n] [1, 1])
//     into %z[%i, %j] [1, %n] [1, 1], where %y is 1 x %n
//   -> tensor.insert_slice %x into %z[%i, %j] [1, %n] [1, 1]
struct FoldInsertOfWholeInsert final : OpRewritePattern<tensor::InsertSliceOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp op,
                                PatternRewriter &rewriter) const final {
    auto inner = op.getSource().getDefiningOp<tensor::InsertSliceOp>();
    if (!inner || op.getSourceType().getRank() != op.getType().getRank() ||
        isRankReducedType(op.getSourceType().clone(op.getStaticSizes()),
                          inner.getSourceType()) !=
            SliceVerificationResult::Success ||
        !isWhole(inner, inner.getDest()))
      return rewriter.notifyMatchFailure(op, "does not insert all of a slice");
    rewriter.modifyOpInPlace(
        op, [&] { op.getSourceMutable().assign(inner.getSource()); });
    return success();
  }
};

// vector.transfer_read (tensor.extract_slice %x[%i] ...)[%j], %mask
//   -> vector.transfer_read %x[%i + %j], %mask
struct FoldSliceIntoMaskedRead final
    : OpRewritePattern<vector::TransferReadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(vector::TransferReadOp op,
                                PatternRewriter &rewriter) const final {
    auto slice = op.getBase().getDefiningOp<tensor::ExtractSliceOp>();
    if (!slice || !op.getMask() || op.hasOutOfBoundsDim() ||
        !op.getPermutationMap().isMinorIdentity() || !slice.hasUnitStride())
      return rewriter.notifyMatchFailure(op, "is no masked row of a slice");
    if (slice.getSource().getDefiningOp<tensor::InsertSliceOp>())
      return rewriter.notifyMatchFailure(op, "reads what is inserted first");
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    int64_t rank = slice.getSourceType().getRank();
    int64_t vectorRank = op.getVectorType().getRank();
    if (dropped.find_last() >= rank - vectorRank)
      return rewriter.notifyMatchFailure(op, "axes of the vector are dropped");
    SmallVector<Value> indices;
    affine::resolveIndicesIntoOpWithOffsetsAndStrides(
        rewriter, op.getLoc(), slice.getMixedOffsets(), slice.getMixedStrides(),
        dropped, op.getIndices(), indices);
    AffineMap map =
        AffineMap::getMinorIdentityMap(rank, vectorRank, op.getContext());
    rewriter.replaceOpWithNewOp<vector::TransferReadOp>(
        op, op.getVectorType(), slice.getSource(), indices,
        AffineMapAttr::get(map), op.getPadding(), op.getMask(),
        op.getInBoundsAttr());
    return success();
  }
};

// vector.transfer_read (vector.transfer_write %v, %x[%i], %mask)[%i], %p, %mask
//   -> arith.select %mask, %v, (vector.broadcast %p)
struct ForwardMaskedWrite final : OpRewritePattern<vector::TransferReadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(vector::TransferReadOp op,
                                PatternRewriter &rewriter) const final {
    auto write = op.getBase().getDefiningOp<vector::TransferWriteOp>();
    if (!write || !op.getMask() || !isSameAccess(op, write))
      return rewriter.notifyMatchFailure(op, "is not what is written");
    Value vector = write.getVector();
    if (!matchPattern(op.getPadding(), m_Op<ub::PoisonOp>())) {
      Value padding = vector::BroadcastOp::create(
          rewriter, op.getLoc(), op.getVectorType(), op.getPadding());
      vector = arith::SelectOp::create(rewriter, op.getLoc(), op.getMask(),
                                       vector, padding);
    }
    rewriter.replaceOp(op, vector);
    return success();
  }
};

// vector.transfer_write %w, (vector.transfer_write %v, %x[%i], %mask)[%i],
// %mask
//   -> vector.transfer_write %w, %x[%i], %mask
struct DropMaskedWrite final : OpRewritePattern<vector::TransferWriteOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(vector::TransferWriteOp op,
                                PatternRewriter &rewriter) const final {
    auto write = op.getBase().getDefiningOp<vector::TransferWriteOp>();
    if (!write || !op.getMask() || !isSameAccess(op, write))
      return rewriter.notifyMatchFailure(op, "does not overwrite a vector");
    rewriter.modifyOpInPlace(
        op, [&] { op.getBaseMutable().assign(write.getBase()); });
    return success();
  }
};

// vector.create_mask (affine.max ()[s] -> (s, 0) ()[%n]) : vector<16xi1>
// vector.create_mask (affine.min ()[s] -> (s, 16) ()[%n]) : vector<16xi1>
//   -> vector.create_mask %n : vector<16xi1>
struct FoldBoundIntoMask final : OpRewritePattern<vector::CreateMaskOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(vector::CreateMaskOp op,
                                PatternRewriter &rewriter) const final {
    bool isFolded = false;
    for (auto [length, lanes] :
         llvm::zip_equal(op->getOpOperands(), op.getType().getShape())) {
      Operation *bound = length.get().getDefiningOp();
      if (!isa_and_present<affine::AffineMinOp, affine::AffineMaxOp>(bound))
        continue;
      auto minimum = dyn_cast<affine::AffineMinOp>(bound);
      AffineMap map = minimum ? minimum.getMap()
                              : cast<affine::AffineMaxOp>(bound).getMap();
      std::optional<unsigned> other;
      unsigned numOthers = 0;
      for (auto [position, result] : llvm::enumerate(map.getResults())) {
        auto known = dyn_cast<AffineConstantExpr>(result);
        if (known &&
            (minimum ? known.getValue() >= lanes : known.getValue() <= 0))
          continue;
        other = position;
        ++numOthers;
      }
      if (numOthers != 1)
        continue;
      Value number = affine::AffineApplyOp::create(
          rewriter, op.getLoc(), map.getSubMap(*other), bound->getOperands());
      rewriter.modifyOpInPlace(op,
                               [&, &length = length] { length.set(number); });
      isFolded = true;
    }
    return success(isFolded);
  }
};

// vector.transfer_write %v, %x[%i], where %i + 16 is at most the extent
//   -> vector.transfer_write %v, %x[%i] {in_bounds = [true]}
//
// Upstream looks at constants alone.
struct MarkWriteInBounds final : OpRewritePattern<vector::TransferWriteOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(vector::TransferWriteOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.hasOutOfBoundsDim() || op.getMask() ||
        isa<VectorType>(op.getShapedType().getElementType()) ||
        !op.getPermutationMap().isMinorIdentity())
      return rewriter.notifyMatchFailure(op, "is in bounds, or not one row");
    VectorType type = op.getVectorType();
    int64_t first = op.getShapedType().getRank() - type.getRank();
    Value written = getWrittenTensor(op.getBase());
    AffineExpr index = rewriter.getAffineSymbolExpr(0);
    for (auto [dim, size] : llvm::enumerate(type.getShape()))
      if (!isKnown(Variable(AffineMap::get(0, 1, index + size),
                            ArrayRef<Variable>{
                                Variable(op.getIndices()[first + dim])}),
                   ValueBoundsConstraintSet::LE,
                   Variable(written, first + dim)))
        return rewriter.notifyMatchFailure(op, "may be out of bounds");
    rewriter.modifyOpInPlace(op, [&] {
      op.setInBoundsAttr(
          rewriter.getBoolArrayAttr(SmallVector<bool>(type.getRank(), true)));
    });
    return success();
  }
};

} // namespace

void mlir::pad::populateFoldPartialTilesPatterns(RewritePatternSet &patterns) {
  patterns
      .add<FoldLoopOfOneTurn, FoldEmptyResult, FoldWholeExtract,
           FoldExtractBesideInsert, FoldWholeInsert, FoldInsertOfWholeInsert,
           FoldSliceIntoMaskedRead, ForwardMaskedWrite, DropMaskedWrite,
           FoldBoundIntoMask, MarkWriteInBounds>(patterns.getContext());
}
