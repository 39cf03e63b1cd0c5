//===- FoldPadIntoReads.cpp - Vectors of a pad, read off its source -------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pad that is read by vectors needs no memory if its vectors can be built
// from vectors of its source.
//
//===----------------------------------------------------------------------===//

#include "PadVectors.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "pad/Fusion/Passes.h"
#include "pad/IR/KnownBounds.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

/// Whether the lanes of `op` that its mask leaves out have a value.
static bool hasValueBesideMask(vector::TransferReadOp op) {
  return op.getMask() && !matchPattern(op.getPadding(), m_Op<ub::PoisonOp>());
}

namespace {

// vector.transfer_read (pad.pad reflect %x low[1] high[1] : tensor<32xf32>
//     to tensor<34xf32>)[0] : vector<16xf32>
//   -> vector.shuffle (vector.transfer_read %x[0]) [1, 0, 1, 2, ..., 14]
//
// Along the axis of the vector, if it is padded, the position, the amounts and
// the extent have to be constants, or it is known how many lanes of a border
// are shown. Along the other axes the index is computed, and a row that may be
// outside of the source is replaced by a row of the fill. Where an index mode
// has no elements to show, all bits are zero.
struct FoldPadIntoRead final : OpRewritePattern<vector::TransferReadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(vector::TransferReadOp op,
                                PatternRewriter &rewriter) const final {
    auto pad = op.getBase().getDefiningOp<PadOp>();
    if (!pad)
      return rewriter.notifyMatchFailure(op, "does not read a pad");
    VectorType type = op.getVectorType();
    if (type.getRank() > 1 || type.isScalable() || op.hasOutOfBoundsDim() ||
        isa<VectorType>(pad.getType().getElementType()) ||
        !op.getPermutationMap().isMinorIdentity())
      return rewriter.notifyMatchFailure(
          op, "is not one vector of a row, in bounds");
    if (hasValueBesideMask(op))
      return rewriter.notifyMatchFailure(op, "lanes without mask have a value");

    Extension extension = Extension::get(pad.getMode());
    SourceSlice slice = SourceSlice::get(pad);
    SmallVector<int64_t> outerAxes;
    SmallVector<int64_t> maybeEmptyAxes;
    FailureOr<RowVector> row;
    FailureOr<PartialRow> partial;
    for (int64_t axis : llvm::seq(pad.getRank())) {
      if (isKnownUnpadded(pad, axis))
        continue;
      bool isLast = type.getRank() == 1 && axis == pad.getRank() - 1;
      if (isLast && succeeded(row = RowVector::find(op, pad, slice)))
        continue;
      if (isLast && failed(partial = PartialRow::find(op, pad)))
        return rewriter.notifyMatchFailure(op, "what is shown is not known");
      if (!extension.isFill() && !isKnownNonEmpty(pad.getSource(), axis, op))
        maybeEmptyAxes.push_back(axis);
      if (!isLast)
        outerAxes.push_back(axis);
    }

    Location loc = op.getLoc();
    Value value = pad.getValue();
    if (!value && (extension.isFill() || !maybeEmptyAxes.empty())) {
      value = createZero(rewriter, loc, type.getElementType());
      if (!value)
        return rewriter.notifyMatchFailure(op, "no constant of zero bits");
    }
    PadReader reader(rewriter, op, pad, slice, value);
    reader.findRow(outerAxes);
    if (reader.isRowOutside().isTrue() || (succeeded(row) && row->isFilled())) {
      rewriter.replaceOp(op, reader.fill());
      return success();
    }
    auto readShown = [&] {
      if (succeeded(row))
        return reader.readShuffled(*row);
      return succeeded(partial) ? reader.readPartial(*partial)
                                : reader.readWhole();
    };
    if (maybeEmptyAxes.empty()) {
      rewriter.replaceOp(op, readShown());
      return success();
    }
    IndexBuilder index(rewriter, loc);
    Condition isEmpty = false;
    for (int64_t axis : maybeEmptyAxes)
      isEmpty = index.disjunction(
          isEmpty,
          index.equal(
              tensor::getMixedSize(rewriter, loc, pad.getSource(), axis), 0));
    // Not by buildSelect: readShown asks for the loops around its branch.
    auto branch =
        scf::IfOp::create(rewriter, loc, type, index.materialize(isEmpty),
                          /*withElseRegion=*/true);
    rewriter.setInsertionPointToStart(branch.thenBlock());
    scf::YieldOp::create(rewriter, loc, reader.fill());
    rewriter.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(rewriter, loc, readShown());
    rewriter.replaceOp(op, branch);
    return success();
  }
};

// vector.create_mask (affine.apply ()[n, i] -> (n - i + 1) ()[%n, %i])
//   -> vector.create_mask (affine.apply ()[n, i] -> (n - i) ()[%n, %i]) + 1
//
// The masks of the vectors of a row differ by a constant. With the constant
// split off, they share one number.
struct SplitConstantOfMask final : OpRewritePattern<vector::CreateMaskOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(vector::CreateMaskOp op,
                                PatternRewriter &rewriter) const final {
    auto length =
        op.getOperands().back().getDefiningOp<affine::AffineApplyOp>();
    if (!length || op.getType().getRank() != 1)
      return rewriter.notifyMatchFailure(op, "is of no sum");
    AffineMap map = length.getAffineMap();
    auto sum = dyn_cast<AffineBinaryOpExpr>(map.getResult(0));
    auto constant =
        dyn_cast_if_present<AffineConstantExpr>(sum ? sum.getRHS() : sum);
    if (!constant || sum.getKind() != AffineExprKind::Add)
      return rewriter.notifyMatchFailure(op, "adds no constant");
    IndexBuilder index(rewriter, op.getLoc());
    OpFoldResult common = affine::makeComposedFoldedAffineApply(
        rewriter, op.getLoc(),
        AffineMap::get(map.getNumDims(), map.getNumSymbols(), sum.getLHS()),
        getAsOpFoldResult(length.getMapOperands()));
    rewriter.replaceOpWithNewOp<vector::CreateMaskOp>(
        op, op.getType(),
        index.materialize(index.add(common, constant.getValue())));
    return success();
  }
};

// vector.transfer_read (tensor.splat %v)[%i] : vector<16xf32>
//   -> vector.broadcast %v : f32 to vector<16xf32>
//
// A pad that shows nothing of its source is a splat.
struct FoldSplatIntoRead final : OpRewritePattern<vector::TransferReadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(vector::TransferReadOp op,
                                PatternRewriter &rewriter) const final {
    auto splat = op.getBase().getDefiningOp<tensor::SplatOp>();
    if (!splat || op.hasOutOfBoundsDim())
      return rewriter.notifyMatchFailure(op, "does not read a splat in bounds");
    if (hasValueBesideMask(op))
      return rewriter.notifyMatchFailure(op, "lanes without mask have a value");
    rewriter.replaceOpWithNewOp<vector::BroadcastOp>(op, op.getVectorType(),
                                                     splat.getInput());
    return success();
  }
};

} // namespace

void mlir::pad::populateFoldPadIntoReadsPatterns(RewritePatternSet &patterns) {
  patterns.add<FoldPadIntoRead, FoldSplatIntoRead, SplitConstantOfMask>(
      patterns.getContext());
}
