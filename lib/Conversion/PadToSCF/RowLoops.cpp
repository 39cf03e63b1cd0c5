//===- RowLoops.cpp - Row by row ------------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include "RowNest.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::pad;

void RowNest::buildFilledTurns(size_t k, OpFoldResult source,
                               OpFoldResult result, Condition isInside) {
  const FlatAxis &axis = pad.axes[k];
  const Inside &rowInside = rowRuns.getInside();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  Inside inside = axis.getInside(index);
  OpFoldResult numRows =
      index.select(isInside, index.sub(inside.end, inside.begin), zero);
  buildLoop(index, zero, index.add(numRows, one), one, [&](OpFoldResult turn) {
    // Before the first row there is none.
    OpFoldResult next = index.add(inside.begin, turn);
    OpFoldResult o = index.sub(next, one);
    OpFoldResult rowResult = getOffset(result, o, axis.resultStride);
    Condition hasRow = index.lessThan(zero, turn);
    buildIf(
        builder, loc, hasRow,
        [&] {
          rowRuns.buildInside(
              getOffset(source, index.sub(o, axis.low), axis.sourceStride),
              rowResult);
        },
        [] {});
    OpFoldResult from = index.select(
        hasRow, getOffset(rowResult, rowInside.end, pad.pixel), result);
    OpFoldResult to =
        index.select(index.lessThan(turn, numRows),
                     getOffset(getOffset(result, next, axis.resultStride),
                               rowInside.begin, pad.pixel),
                     getOffset(result, axis.resultExtent, axis.resultStride));
    buildFill(from, index.sub(to, from));
  });
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

void RowNest::buildBlocks(size_t k, OpFoldResult source, OpFoldResult result) {
  const FlatAxis &axis = pad.axes[k];
  Inside inside = axis.getInside(index);
  ShuffledBlock rows = plan.block->repeat(plan.blockRows);
  OpFoldResult count = index.constant(plan.blockRows);
  OpFoldResult steps = index.div(index.add(index.sub(inside.end, inside.begin),
                                           index.constant(plan.blockRows - 1)),
                                 count);
  buildLoop(index, index.constant(0), steps, index.constant(1),
            [&](OpFoldResult step) {
              // The last block ends with the last row.
              OpFoldResult o =
                  index.min(index.add(inside.begin, index.mul(step, count)),
                            index.sub(inside.end, count));
              rows.build(
                  builder, pad,
                  getOffset(source, index.sub(o, axis.low), axis.sourceStride),
                  getOffset(result, o, axis.resultStride), plan.vectorUnits);
            });
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void RowNest::buildPrefetch(OpFoldResult result) {
  const RowPrefetch &prefetch = plan.prefetch;
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  Condition isUsed =
      index.lessEqual(index.constant(prefetch.minUnits), pad.resultEnd);
  if (prefetch.maxUnits)
    isUsed = index.conjunction(
        isUsed,
        index.lessThan(pad.resultEnd, index.constant(*prefetch.maxUnits)));
  auto build = [&](OpFoldResult rows, OpFoldResult position) {
    OpFoldResult ahead =
        getOffset(result, rows, pad.axes[pad.axes.size() - 2].resultStride);
    Value at = index.materialize(index.min(
        getOffset(ahead, position, pad.pixel), index.sub(pad.resultEnd, one)));
    memref::PrefetchOp::create(builder, loc, pad.result, at, /*isWrite=*/true,
                               /*localityHint=*/3, /*isDataCache=*/true);
  };
  OpFoldResult rows = index.constant(prefetch.rows);
  // A redundant prefetch costs as much as the branch that would skip it; two
  // cost more.
  if (!prefetch.atBothEnds)
    return build(index.select(isUsed, rows, zero), zero);
  buildIf(
      builder, loc, isUsed,
      [&] {
        build(rows, zero);
        build(rows, index.sub(pad.axes.back().resultExtent, one));
      },
      [] {});
}

void RowNest::buildRow(OpFoldResult source, OpFoldResult result) {
  if (plan.prefetch.rows != 0)
    buildPrefetch(result);
  rowRuns.build(source, result);
}

void mlir::pad::buildRowLoops(OpBuilder &builder, const FlatPad &pad,
                              const RowPlan &plan) {
  if (!plan.isPastCaches)
    return RowNest(builder, pad, plan).build();
  LineBuffer lines(builder, pad, plan.vectorUnits);
  RowNest(builder, pad, plan, &lines).build();
  // The fence orders the stores before later reads of the result. Weaker fences
  // do not order non-temporal stores on x86-64.
  LLVM::FenceOp::create(builder, pad.loc, LLVM::AtomicOrdering::seq_cst);
}
