//===- PeelPadTiles.cpp - Peeling of loops over tiles of pads -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The amounts of a tile are functions of the loops' induction variables: the
// low ones fall and the high ones grow. So there is an iteration from which no
// tile sees anything before the source, and one up to which none sees anything
// after it. A loop is split there into three, in the middle one of which the
// pad is a slice.
//
//===----------------------------------------------------------------------===//

#include "SimplifyTiles.h"
#include "TileInequalities.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"
#include "pad/Fusion/Passes.h"
#include "pad/IR/KnownBounds.h"
#include "pad/IR/Pad.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::pad {
#define GEN_PASS_DEF_PEELPADTILESPASS
#include "pad/Fusion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// Marks the parts of a loop.
static constexpr StringLiteral kPeeledAttr = "pad.peeled";

namespace {

/// Where a loop is split.
struct SplitPoints {
  /// The first iteration of the middle, and the end of the part before it.
  OpFoldResult begin, beginOrEnd;
  /// Where the middle ends, and the first iteration after it.
  OpFoldResult end, next;
  bool hasBefore = true, hasAfter = true;
};

} // namespace

/// Whether `a` >= `b` is known at compile time.
static bool isKnownAtLeast(OpFoldResult a, OpFoldResult b) {
  std::optional<int64_t> x = getConstantIntValue(a), y = getConstantIntValue(b);
  return a == b || (x && y && *x >= *y);
}

/// Computes whether the rest of `inequality` without its constant lies in
/// [-2^62, 2^62), so that no solution wraps. Null if that is known; of an end
/// that is too small, which gives an empty middle, nothing has to be known.
static Value computeIsSmall(OpBuilder &builder, Location loc,
                            const Inequality &inequality) {
  using Bounds = ValueBoundsConstraintSet;
  constexpr int64_t limit = int64_t(1) << 62;
  const ValueExpr &rest = inequality.rest;
  SmallVector<AffineExpr> zeros(rest.operands.size(),
                                builder.getAffineConstantExpr(0));
  AffineExpr sum = rest.expr - rest.expr.replaceSymbols(zeros);
  Bounds::Variable number(AffineMap::get(0, zeros.size(), sum),
                          ValueRange(rest.operands));
  auto isKnownToBe = [&](Bounds::ComparisonOperator comparison, int64_t bound) {
    return isKnown(number, comparison,
                   OpFoldResult(builder.getIndexAttr(bound)));
  };
  bool isEnd = inequality.slope > 0;
  if (isKnownToBe(Bounds::LT, limit) &&
      (isEnd || isKnownToBe(Bounds::GE, -limit)))
    return nullptr;
  OpFoldResult shifted = affine::makeComposedFoldedAffineApply(
      builder, loc, sum + limit, getAsOpFoldResult(rest.operands));
  Value atLimit = getValueOrCreateConstantIndexOp(builder, loc, shifted);
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sge, atLimit,
                               arith::ConstantIndexOp::create(builder, loc, 0));
}

/// Computes, in front of the loop, where its middle is. Fails if the middle is
/// known to be empty or to be the whole loop. With `peelBorders` a middle that
/// is known to be empty splits the loop all the same, between its borders.
static FailureOr<SplitPoints>
computeSplitPoints(OpBuilder &builder, LoopDim loopDim, int64_t step,
                   const Inequalities &inequalities, bool peelBorders) {
  Location loc = loopDim.loop.getLoc();
  OpFoldResult lb = loopDim.getLowerBound(), ub = loopDim.getUpperBound();
  SmallVector<OpFoldResult> begins = {lb}, ends = {ub};
  Value areBeginsSmall, areEndsSmall;
  for (const Inequality &inequality : inequalities) {
    Value &all = inequality.slope < 0 ? areBeginsSmall : areEndsSmall;
    Value isSmall = computeIsSmall(builder, loc, inequality);
    all = all && isSmall ? arith::AndIOp::create(builder, loc, all, isSmall)
          : all          ? all
                         : isSmall;
    AffineExpr rest = inequality.rest.expr;
    SmallVector<OpFoldResult> operands =
        getAsOpFoldResult(inequality.rest.operands);
    // slope * iv + rest <= 0, solved for iv.
    if (inequality.slope < 0)
      begins.push_back(affine::makeComposedFoldedAffineApply(
          builder, loc, rest.ceilDiv(-inequality.slope), operands));
    else
      ends.push_back(affine::makeComposedFoldedAffineApply(
          builder, loc, (-rest).floorDiv(inequality.slope) + 1, operands));
  }

  MLIRContext *context = builder.getContext();
  AffineExpr first, second;
  bindSymbols(context, first, second);
  auto getMax = [&](ArrayRef<OpFoldResult> numbers) {
    return affine::makeComposedFoldedAffineMax(
        builder, loc,
        AffineMap::getMultiDimIdentityMap(numbers.size(), context), numbers);
  };
  auto getMin = [&](ArrayRef<OpFoldResult> numbers) {
    return affine::makeComposedFoldedAffineMin(
        builder, loc,
        AffineMap::getMultiDimIdentityMap(numbers.size(), context), numbers);
  };
  // The first iteration of a loop that starts at `from` which is not before
  // `number`.
  auto align = [&](OpFoldResult from, OpFoldResult number) {
    return affine::makeComposedFoldedAffineApply(
        builder, loc, first + (second - first).ceilDiv(step) * step,
        {from, number});
  };

  // The middle is empty, from `ub` or up to `lb`, where a number might wrap.
  auto selectIf = [&](Value isSmall, OpFoldResult a, OpFoldResult b) {
    Value ifSmall = getValueOrCreateConstantIndexOp(builder, loc, a);
    return OpFoldResult(arith::SelectOp::create(
        builder, loc, isSmall, ifSmall,
        getValueOrCreateConstantIndexOp(builder, loc, b)));
  };
  if (areEndsSmall)
    ends.push_back(selectIf(areEndsSmall, ub, lb));

  SplitPoints points;
  points.hasBefore = begins.size() > 1;
  points.hasAfter = ends.size() > 1;
  points.begin = points.hasBefore ? align(lb, getMax(begins)) : lb;
  if (areBeginsSmall)
    points.begin = getMax({points.begin, selectIf(areBeginsSmall, lb, ub)});
  points.beginOrEnd = points.hasBefore ? getMin({points.begin, ub}) : lb;
  points.end = points.hasAfter ? getMin(ends) : ub;
  bool isEmpty = isKnownAtLeast(points.begin, points.end);
  if (isEmpty)
    points.end = points.begin;
  points.next = points.hasAfter
                    ? align(points.begin, getMax({points.end, points.begin}))
                    : ub;
  points.hasBefore &= !isKnownAtLeast(lb, points.begin);
  points.hasAfter &= !isKnownAtLeast(points.next, ub);
  if ((!points.hasBefore && !points.hasAfter) ||
      (isEmpty && !(peelBorders && points.hasBefore && points.hasAfter)))
    return failure();
  return points;
}

static void setPeeled(Operation *loop) {
  loop->setAttr(kPeeledAttr, UnitAttr::get(loop->getContext()));
}

/// Clones the loop for the iterations from `begin` to `end`. Its initial values
/// are `carried`, which is then set to its results.
static LoopLikeOpInterface createPart(RewriterBase &rewriter, LoopDim loopDim,
                                      OpFoldResult begin, OpFoldResult end,
                                      SmallVector<Value> &carried) {
  Location loc = loopDim.loop.getLoc();
  Operation *part;
  if (isa<scf::ForOp>(loopDim.loop)) {
    Value beginValue = getValueOrCreateConstantIndexOp(rewriter, loc, begin);
    Value endValue = getValueOrCreateConstantIndexOp(rewriter, loc, end);
    part = rewriter.clone(*loopDim.loop);
    cast<scf::ForOp>(part).setLowerBound(beginValue);
    cast<scf::ForOp>(part).setUpperBound(endValue);
  } else {
    part = rewriter.clone(*loopDim.loop);
    auto forall = cast<scf::ForallOp>(part);
    SmallVector<OpFoldResult> begins = forall.getMixedLowerBound();
    SmallVector<OpFoldResult> ends = forall.getMixedUpperBound();
    begins[loopDim.dim] = begin;
    ends[loopDim.dim] = end;
    auto [staticBegins, dynamicBegins] = decomposeMixedValues(begins);
    auto [staticEnds, dynamicEnds] = decomposeMixedValues(ends);
    forall.getDynamicLowerBoundMutable().assign(dynamicBegins);
    forall.getDynamicUpperBoundMutable().assign(dynamicEnds);
    forall.setStaticLowerBound(staticBegins);
    forall.setStaticUpperBound(staticEnds);
  }
  setPeeled(part);
  auto loop = cast<LoopLikeOpInterface>(part);
  for (auto [init, value] : llvm::zip_equal(loop.getInitsMutable(), carried))
    init.set(value);
  carried = llvm::to_vector_of<Value>(part->getResults());
  return loop;
}

/// Gives the loop around `loop`, if it does nothing else, no iterations where
/// `loop` has none. Fails, with nothing changed, if it does something else.
static LogicalResult skipLoopAround(RewriterBase &rewriter, scf::ForOp loop) {
  auto outer = dyn_cast<scf::ForOp>(loop->getParentOp());
  if (!outer || outer.getUnsignedCmp() ||
      !llvm::equal(loop.getInits(), outer.getRegionIterArgs()) ||
      !llvm::equal(loop.getResults(), outer.getYieldedValues()) ||
      !outer.isDefinedOutsideOfLoop(loop.getLowerBound()) ||
      !outer.isDefinedOutsideOfLoop(loop.getUpperBound()))
    return failure();
  for (Operation &op : outer.getBody()->without_terminator())
    if (&op != loop && !isMemoryEffectFree(&op))
      return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(outer);
  Value hasIterations =
      arith::CmpIOp::create(rewriter, loop.getLoc(), arith::CmpIPredicate::sgt,
                            loop.getUpperBound(), loop.getLowerBound());
  Value end =
      arith::SelectOp::create(rewriter, loop.getLoc(), hasIterations,
                              outer.getUpperBound(), outer.getLowerBound());
  rewriter.modifyOpInPlace(outer, [&] { outer.setUpperBound(end); });
  return success();
}

/// Clones the loop for the iterations before and after the middle.
static LoopLikeOpInterface createBothBorders(RewriterBase &rewriter,
                                             LoopDim loopDim,
                                             const SplitPoints &points,
                                             SmallVector<Value> &carried) {
  Location loc = loopDim.loop.getLoc();
  auto materialize = [&](OpFoldResult number) {
    return getValueOrCreateConstantIndexOp(rewriter, loc, number);
  };
  Value begin = materialize(points.begin);
  // Not affine, so that it stays one operand of the ops that are computed from
  // it.
  Value skipped =
      arith::SubIOp::create(rewriter, loc, materialize(points.next), begin);
  Value end = arith::SubIOp::create(
      rewriter, loc, materialize(loopDim.getUpperBound()), skipped);
  // If the loop has an iteration that is known to be before the middle, so has
  // the border. LLVM's loop unswitching, not told so, copies all loops around
  // both for a border without iterations.
  auto loop = dyn_cast<scf::ForOp>(*loopDim.loop);
  if (std::optional<int64_t> first =
          getConstantIntValue(loopDim.getLowerBound())) {
    OpFoldResult second = rewriter.getIndexAttr(*first + 1);
    if (loop && isKnownAtLeast(points.begin, second) &&
        succeeded(skipLoopAround(rewriter, loop)))
      end = arith::MaxSIOp::create(rewriter, loc, end, materialize(second));
  }
  LoopLikeOpInterface border =
      createPart(rewriter, loopDim, loopDim.getLowerBound(), end, carried);
  Value turn = LoopDim{border, loopDim.dim}.getInductionVar();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(turn.getParentBlock());
  Value isBefore = arith::CmpIOp::create(
      rewriter, loc, arith::CmpIPredicate::slt, turn, begin);
  Value later = arith::AddIOp::create(rewriter, loc, turn, skipped);
  auto iv = arith::SelectOp::create(rewriter, loc, isBefore, turn, later);
  rewriter.replaceUsesWithIf(turn, iv, [&](OpOperand &use) {
    return use.getOwner() != iv && use.getOwner() != isBefore.getDefiningOp() &&
           use.getOwner() != later.getDefiningOp();
  });
  return border;
}

/// Splits a loop into the iterations for which the tiles in it need no pad, and
/// those before and after, in which all loops stay whole unless `peelBorders`.
/// Adds to `parts` those whose loops are to be split: the interior, which is
/// the loop itself if it is not split, and with `peelBorders` the others.
static void splitDim(RewriterBase &rewriter, LoopDim loopDim,
                     const PeelPadTilesPassOptions &options,
                     SmallVectorImpl<LoopLikeOpInterface> &parts) {
  LoopLikeOpInterface loop = loopDim.loop;
  std::optional<int64_t> step = getConstantIntValue(loopDim.getStep());
  Inequalities inequalities;
  if (step && *step > 0 && loopDim.getInductionVar().getType().isIndex())
    inequalities = collectInequalities(loopDim);
  if (inequalities.empty()) {
    parts.push_back(loop);
    return;
  }
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  FailureOr<SplitPoints> points = computeSplitPoints(
      rewriter, loopDim, *step, inequalities, options.peelBorders);
  if (failed(points)) {
    parts.push_back(loop);
    return;
  }

  SmallVector<Value> carried = llvm::to_vector_of<Value>(loop.getInits());
  auto addBorder = [&](LoopLikeOpInterface border) {
    if (options.peelBorders)
      parts.push_back(border);
    else
      border->walk([](LoopLikeOpInterface inner) { setPeeled(inner); });
  };
  auto addBefore = [&] {
    addBorder(createPart(rewriter, loopDim, loopDim.getLowerBound(),
                         points->beginOrEnd, carried));
  };
  auto addAfter = [&] {
    addBorder(createPart(rewriter, loopDim, points->next,
                         loopDim.getUpperBound(), carried));
  };
  bool areFirst = options.joinBorders && points->hasBefore && points->hasAfter;
  if (areFirst && !(getConstantIntValue(points->begin) &&
                    getConstantIntValue(points->next))) {
    addBorder(createBothBorders(rewriter, loopDim, *points, carried));
  } else {
    if (points->hasBefore)
      addBefore();
    if (areFirst)
      addAfter();
  }
  parts.push_back(
      createPart(rewriter, loopDim, points->begin, points->end, carried));
  if (points->hasAfter && !areFirst)
    addAfter();
  rewriter.replaceOp(loop, carried);
}

/// Whether `map` divides by a number that is not known, and so may be 0.
static bool dividesByVariable(AffineMap map) {
  bool divides = false;
  map.walkExprs([&](AffineExpr expr) {
    auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
    divides |= binary && expr.getKind() != AffineExprKind::Add &&
               expr.getKind() != AffineExprKind::Mul &&
               !isa<AffineConstantExpr>(binary.getRHS());
  });
  return divides;
}

/// Moves what `loop` does not change of bounds and amounts out of it.
static void hoistBounds(LoopLikeOpInterface loop) {
  moveLoopInvariantCode(
      loop.getLoopRegions(),
      [&](Value value, Region *) { return loop.isDefinedOutsideOfLoop(value); },
      [](Operation *op, Region *) {
        // The loop may have no turns, and a divisor or an axis be valid in a
        // turn alone.
        return TypeSwitch<Operation *, bool>(op)
            .Case<affine::AffineApplyOp, affine::AffineMaxOp,
                  affine::AffineMinOp>([&](auto bound) {
              return !dividesByVariable(bound.getAffineMap());
            })
            .Case<arith::ConstantOp, tensor::DimOp>(
                [](Operation *op) { return isSpeculatable(op); })
            .Default(false);
      },
      [&](Operation *op, Region *) { loop.moveOutOfLoop(op); });
}

/// Whether `loop` is of a kind that is split. A loop that is mapped to the
/// units of a machine is not split, since they share it. A loop with unsigned
/// bounds is not split either, since the bounds of an empty middle may be
/// negative. A part is not split again.
static bool isSplittable(LoopLikeOpInterface loop) {
  if (loop->hasAttr(kPeeledAttr))
    return false;
  if (auto forall = dyn_cast<scf::ForallOp>(*loop))
    return !forall.getMapping() || forall.getMapping()->empty();
  auto forOp = dyn_cast<scf::ForOp>(*loop);
  return forOp && !forOp.getUnsignedCmp();
}

/// Splits the loops in `op`, and then the loops in their interiors, so that
/// each axis adds two parts; with `peelBorders`, the loops in all parts.
/// Returns how many are split.
static unsigned splitLoops(RewriterBase &rewriter, Operation *op,
                           const PeelPadTilesPassOptions &options) {
  SmallVector<LoopLikeOpInterface> loops;
  for (Region &region : op->getRegions())
    region.walk<WalkOrder::PreOrder>([&](LoopLikeOpInterface loop) {
      loops.push_back(loop);
      return WalkResult::skip();
    });
  unsigned count = 0;
  for (LoopLikeOpInterface loop : loops) {
    SmallVector<LoopLikeOpInterface> parts = {loop};
    if (isSplittable(loop))
      for (unsigned dim : llvm::seq(loop.getLoopInductionVars()->size())) {
        SmallVector<LoopLikeOpInterface> smaller;
        for (LoopLikeOpInterface part : parts)
          splitDim(rewriter, {part, dim}, options, smaller);
        parts = std::move(smaller);
      }
    count += parts.front() != loop;
    for (LoopLikeOpInterface part : parts)
      count += splitLoops(rewriter, part, options);
  }
  return count;
}

FailureOr<unsigned>
mlir::pad::peelPadTiles(Operation *root,
                        const PeelPadTilesPassOptions &options) {
  SmallVector<LoopLikeOpInterface> loops;
  root->walk<WalkOrder::PostOrder>([&](LoopLikeOpInterface loop) {
    if (isSplittable(loop))
      loops.push_back(loop);
  });
  for (LoopLikeOpInterface loop : loops)
    hoistBounds(loop);
  IRRewriter rewriter(root->getContext());
  unsigned count = splitLoops(rewriter, root, options);
  if (failed(simplifyPadTiles(root)))
    return failure();
  return count;
}

namespace {

struct PeelPadTilesPass final
    : pad::impl::PeelPadTilesPassBase<PeelPadTilesPass> {
  using Base::Base;

  void runOnOperation() final {
    if (!hasPads(getOperation()))
      return;
    FailureOr<unsigned> count =
        peelPadTiles(getOperation(), {peelBorders, joinBorders});
    if (failed(count))
      return signalPassFailure();
    numSplit += *count;
  }
};

} // namespace
