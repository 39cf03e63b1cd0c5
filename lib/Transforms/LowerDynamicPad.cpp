//===- LowerDynamicPad.cpp - pad.dynamic_pad to pad.pad -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns `pad.dynamic_pad` into `pad.pad` of all axes. An axis that no entry of
// `axes` names is not padded; of several entries for one axis the last holds.
//
//===----------------------------------------------------------------------===//

#include "DynamicAmounts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {
#define GEN_PASS_DEF_LOWERDYNAMICPADPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

OpFoldResult mlir::pad::readEntry(IndexBuilder &index, Value list,
                                  OpFoldResult position) {
  OpBuilder &builder = index.getBuilder();
  Location loc = index.getLoc();
  auto read = [&](OpBuilder &nested) {
    Value entry = tensor::ExtractOp::create(nested, loc, list,
                                            index.materialize(position));
    if (entry.getType().isIndex())
      return entry;
    return arith::IndexCastOp::create(nested, loc, nested.getIndexType(), entry)
        .getResult();
  };
  Condition exists =
      index.lessThan(position, tensor::getMixedSize(builder, loc, list, 0));
  if (exists.isTrue())
    return read(builder);
  if (exists.isFalse())
    return index.constant(0);
  return scf::IfOp::create(
             builder, loc, exists.value,
             [&](OpBuilder &nested, Location) {
               scf::YieldOp::create(nested, loc, read(nested));
             },
             [&](OpBuilder &nested, Location) {
               Value zero = arith::ConstantIndexOp::create(nested, loc, 0);
               scf::YieldOp::create(nested, loc, zero);
             })
      .getResult(0);
}

/// The amounts of all axes, low and then high, after entry `position` of
/// `count` is put into `amounts`.
static SmallVector<OpFoldResult> placeEntry(IndexBuilder &index,
                                            DynamicPadOp op, int64_t rank,
                                            OpFoldResult position,
                                            OpFoldResult count,
                                            ArrayRef<OpFoldResult> amounts) {
  OpFoldResult axis = readEntry(index, op.getAxes(), position);
  axis = index.select(index.lessThan(axis, index.constant(0)),
                      index.add(axis, index.constant(rank)), axis);
  OpFoldResult low = readEntry(index, op.getPads(), position);
  OpFoldResult high =
      readEntry(index, op.getPads(), index.add(count, position));
  SmallVector<OpFoldResult> placed(amounts);
  for (int64_t d : llvm::seq(rank)) {
    Condition isAxis = index.equal(axis, index.constant(d));
    placed[d] = index.select(isAxis, low, placed[d]);
    placed[rank + d] = index.select(isAxis, high, placed[rank + d]);
  }
  return placed;
}

SmallVector<OpFoldResult> mlir::pad::readAmounts(IndexBuilder &index,
                                                 DynamicPadOp op) {
  int64_t rank = op.getSourceType().getRank();
  SmallVector<OpFoldResult> amounts;
  if (!op.getAxes()) {
    for (int64_t position : llvm::seq(2 * rank))
      amounts.push_back(
          readEntry(index, op.getPads(), index.constant(position)));
    return amounts;
  }

  amounts.assign(2 * rank, index.constant(0));
  OpBuilder &builder = index.getBuilder();
  Location loc = index.getLoc();
  OpFoldResult count = tensor::getMixedSize(builder, loc, op.getAxes(), 0);
  if (std::optional<int64_t> known = getConstantIntValue(count)) {
    for (int64_t position : llvm::seq(*known))
      amounts =
          placeEntry(index, op, rank, index.constant(position), count, amounts);
    return amounts;
  }

  auto materialize = [&](ArrayRef<OpFoldResult> indices) {
    return llvm::map_to_vector(
        indices, [&](OpFoldResult i) { return index.materialize(i); });
  };
  auto loop = scf::ForOp::create(
      builder, loc, index.materialize(index.constant(0)),
      index.materialize(count), index.materialize(index.constant(1)),
      materialize(amounts));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  SmallVector<OpFoldResult> placed =
      placeEntry(index, op, rank, loop.getInductionVar(), count,
                 getAsOpFoldResult(loop.getRegionIterArgs()));
  // A source of rank 0 has no amounts, and its loop a terminator.
  if (rank > 0)
    scf::YieldOp::create(builder, loc, materialize(placed));
  return getAsOpFoldResult(loop.getResults());
}

namespace {

// pad.dynamic_pad m %x pads(%p)
//   -> pad.pad m %x low[%p[0], ...] high[%p[rank], ...]
struct LowerDynamicPad final : OpRewritePattern<DynamicPadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(DynamicPadOp op,
                                PatternRewriter &rewriter) const final {
    IndexBuilder index(rewriter, op.getLoc());
    int64_t rank = op.getSourceType().getRank();
    // All amounts are values: a static one that contradicts the result's type
    // would not verify, and there is nobody to report it to here.
    SmallVector<OpFoldResult> amounts;
    for (OpFoldResult amount : readAmounts(index, op))
      amounts.push_back(index.materialize(amount));
    ArrayRef<OpFoldResult> all = amounts;
    rewriter.replaceOpWithNewOp<PadOp>(op, op.getResultType(), op.getMode(),
                                       op.getSource(), all.take_front(rank),
                                       all.drop_front(rank), op.getValue(),
                                       /*axes=*/DenseI64ArrayAttr());
    return success();
  }
};

struct LowerDynamicPadPass final
    : pad::impl::LowerDynamicPadPassBase<LowerDynamicPadPass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([&](DynamicPadOp) { ++numLowered; });
    RewritePatternSet patterns(&getContext());
    populateLowerDynamicPadPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace

void mlir::pad::populateLowerDynamicPadPatterns(RewritePatternSet &patterns,
                                                PatternBenefit benefit) {
  patterns.add<LowerDynamicPad>(patterns.getContext(), benefit);
}
