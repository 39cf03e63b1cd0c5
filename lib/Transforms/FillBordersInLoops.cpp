//===- FillBordersInLoops.cpp - Borders of planes, one by one -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/RegionUtils.h"
#include "pad/IR/FillBorder.h"
#include "pad/IR/KnownBounds.h"
#include "pad/Transforms/Passes.h"
#include "pad/Utils/Overlap.h"

namespace mlir::pad {
#define GEN_PASS_DEF_FILLBORDERSINLOOPSPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

namespace {

/// A loop that writes the inside of an array plane by plane:
///
///   %inside = memref.subview %array[low] [...] [1]
///   scf.for %i = 0 to %n step 1 {
///     %plane = memref.subview %inside[..., %i, ...] [..., 1, ...] [1]
///     ...
///   }
struct PlaneLoop {
  scf::ForOp loop;
  memref::SubViewOp plane;
  /// The axis of planes.
  size_t axis;
};

} // namespace

/// The first view in `loop` on the way from the root of `buffer` to `buffer`;
/// null if there is none.
static Operation *getFirstView(scf::ForOp loop, Value buffer) {
  Operation *first = nullptr;
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>()) {
    if (!loop->isProperAncestor(view))
      break;
    first = view;
    buffer = view.getViewSource();
  }
  return first;
}

/// The view by which alone `loop` uses the memory of `root`; null if there is
/// none, or if something else in the loop may be in that memory.
static memref::SubViewOp findOnlyView(scf::ForOp loop, Value root) {
  memref::SubViewOp only;
  WalkResult result = loop.getBody()->walk([&](Operation *op) {
    if (isa<CallOpInterface>(op))
      return WalkResult::interrupt();
    for (Value operand : op->getOperands()) {
      auto buffer = dyn_cast<MemrefValue>(operand);
      if (!buffer)
        continue;
      Value from = memref::skipViewLikeOps(buffer);
      if (from != root) {
        if (!areKnownToBeDisjoint(from, root))
          return WalkResult::interrupt();
        continue;
      }
      Operation *first = getFirstView(loop, operand);
      auto view = dyn_cast<memref::SubViewOp>(first ? first : op);
      if (!view || (only && only != view))
        return WalkResult::interrupt();
      only = view;
    }
    return WalkResult::advance();
  });
  return result.wasInterrupted() ? memref::SubViewOp() : only;
}

/// The loop in front of `border` that writes the inside of its array.
static std::optional<PlaneLoop> findLoop(FillBorderOp border) {
  Operation *before = border->getPrevNode();
  while (before && isMemoryEffectFree(before))
    before = before->getPrevNode();
  auto loop = dyn_cast_or_null<scf::ForOp>(before);
  Value root = memref::skipViewLikeOps(cast<MemrefValue>(border.getSource()));
  if (!loop || loop.getNumResults() != 0 ||
      !isConstantIntValue(loop.getLowerBound(), 0) ||
      !isConstantIntValue(loop.getStep(), 1))
    return std::nullopt;
  memref::SubViewOp plane = findOnlyView(loop, root);
  // In a branch or a loop, it might not be written, or be written again.
  if (!plane || plane->getParentOp() != loop || !plane.hasUnitStride() ||
      plane.getType().getRank() != plane.getSourceType().getRank())
    return std::nullopt;
  auto inside = plane.getSource().getDefiningOp<memref::SubViewOp>();
  SmallVector<OpFoldResult> low = border.getLowPerAxis();
  SmallVector<OpFoldResult> high = border.getHighPerAxis();
  if (!inside || inside.getSource() != border.getSource() ||
      inside.getType().getRank() != inside.getSourceType().getRank() ||
      !inside.hasUnitStride() ||
      !isEqualConstantIntOrValueArray(inside.getMixedOffsets(), low))
    return std::nullopt;

  std::optional<size_t> axis;
  for (auto [k, offset, size, all] :
       llvm::enumerate(plane.getMixedOffsets(), plane.getMixedSizes(),
                       inside.getMixedSizes())) {
    if (isZeroInteger(offset) && isEqualConstantIntOrValue(size, all))
      continue;
    if (axis || offset != OpFoldResult(loop.getInductionVar()) ||
        !isOneInteger(size) || !isZeroInteger(low[k]) ||
        !isZeroInteger(high[k]) ||
        !isEqualConstantIntOrValue(getAsOpFoldResult(loop.getUpperBound()),
                                   all))
      return std::nullopt;
    axis = k;
  }
  // Planes that the loop does not write have borders, too.
  using Variable = ValueBoundsConstraintSet::Variable;
  if (!axis || !isKnown(Variable(inside.getMixedSizes()[*axis]),
                        ValueBoundsConstraintSet::ComparisonOperator::EQ,
                        Variable(border.getSource(), *axis)))
    return std::nullopt;
  DominanceInfo dominance(border->getParentOp());
  if (!llvm::all_of(border->getOperands(), [&](Value operand) {
        return dominance.properlyDominates(operand, loop);
      }))
    return std::nullopt;
  return PlaneLoop{loop, plane, *axis};
}

/// Fills the border of each plane where it is written:
///
///   scf.for %i = 0 to %n step 1 {
///     %whole = memref.subview %array[..., %i, ...] [..., 1, ...] [1]
///     %plane = memref.subview %whole[low] [...] [1]
///     ...
///     pad.fill_border %whole
///   }
static bool fillInLoop(RewriterBase &rewriter, FillBorderOp border) {
  std::optional<PlaneLoop> found = findLoop(border);
  if (!found)
    return false;
  auto [loop, plane, axis] = *found;
  Location loc = border.getLoc();
  Value array = border.getSource();
  rewriter.setInsertionPoint(loop);
  SmallVector<OpFoldResult> sizes = memref::getMixedSizes(rewriter, loc, array);
  SmallVector<OpFoldResult> zeros(sizes.size(), rewriter.getIndexAttr(0));
  SmallVector<OpFoldResult> ones(sizes.size(), rewriter.getIndexAttr(1));
  SmallVector<OpFoldResult> begin = zeros;
  begin[axis] = loop.getInductionVar();
  sizes[axis] = rewriter.getIndexAttr(1);
  rewriter.setInsertionPoint(plane);
  Value whole =
      memref::SubViewOp::create(rewriter, loc, array, begin, sizes, ones);
  auto inside =
      memref::SubViewOp::create(rewriter, loc, whole, border.getLowPerAxis(),
                                plane.getMixedSizes(), ones);
  if (inside.getType() != plane.getType()) {
    rewriter.eraseOp(inside);
    rewriter.eraseOp(whole.getDefiningOp());
    return false;
  }
  rewriter.replaceOp(plane, inside);
  rewriter.setInsertionPoint(loop.getBody()->getTerminator());
  FillBorderOp::create(rewriter, loc, border.getMode(), whole,
                       border.getLowPerAxis(), border.getHighPerAxis(),
                       border.getValue(), /*axes=*/nullptr);
  rewriter.eraseOp(border);
  return true;
}

namespace {

struct FillBordersInLoopsPass final
    : pad::impl::FillBordersInLoopsPassBase<FillBordersInLoopsPass> {
  using Base::Base;

  void runOnOperation() final {
    IRRewriter rewriter(&getContext());
    // In blocks that are not reached, views may be made of themselves.
    (void)eraseUnreachableBlocks(rewriter, getOperation()->getRegions());
    SmallVector<FillBorderOp> borders;
    getOperation()->walk([&](FillBorderOp op) {
      if (!op.isOnTensor())
        borders.push_back(op);
    });
    for (FillBorderOp border : borders) {
      Location loc = border.getLoc();
      if (!fillInLoop(rewriter, border))
        continue;
      remark::passed(
          loc,
          remark::RemarkOpts::name("fill-borders-in-loops").category("pad"))
          << "filled in the loop that writes the planes";
      ++numMoved;
    }
  }
};

} // namespace
