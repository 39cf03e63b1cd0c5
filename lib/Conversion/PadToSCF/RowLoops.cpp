//===- RowLoops.cpp - Row by row ------------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loops over the outer axes evaluate the index map of each axis once for
// each index; the innermost axis, the row, is a few runs: the border before,
// the part inside of the source, the border after. A border within the reach of
// the extension is one run too. A row with a wider one is built run by run
// until one period is there, and then from copies of what has been written,
// twice as much each time.
//
//===----------------------------------------------------------------------===//

#include "RowLoops.h"
#include "RowClasses.h"
#include "RowRuns.h"
#include "ShuffledBlock.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// Writes rows run by run, or blocks of them.
class RunRows final : public RowWriter {
public:
  RunRows(OpBuilder &builder, const FlatPad &pad, const RowPlan &plan)
      : builder(builder), loc(pad.loc), index(builder, pad.loc), pad(pad),
        plan(plan), runs(builder, pad.loc, pad.storage, plan.vectorUnits),
        rowRuns(index, this->pad, runs) {}

  bool buildAxis(size_t k, OpFoldResult source, OpFoldResult result,
                 Condition isInside) final;
  bool fillsRowByRow() const final {
    return plan.fill == RowPlan::Fill::SharedGaps;
  }
  bool buildsInside(size_t k) const final {
    return plan.block && plan.blockAxis > k && isRowsAxis(k);
  }
  void buildInside(size_t k, OpFoldResult source, OpFoldResult result) final;
  void buildRow(OpFoldResult source, OpFoldResult result,
                Condition isInside) final;
  void buildFill(OpFoldResult result, OpFoldResult size) final {
    runs.fill(pad.fill, pad.result, result, size);
  }

private:
  bool isRowsAxis(size_t k) const { return k + 2 == pad.axes.size(); }
  OpFoldResult scale(OpFoldResult offset, OpFoldResult position,
                     OpFoldResult stride) {
    return index.add(offset, index.mul(position, stride));
  }

  /// Builds the prefetch of a row that is written later than that at `result`.
  void buildPrefetch(OpFoldResult result);

  /// Builds rows without gaps around them: the fill after one row and before
  /// the next is one, as are those before the first and after the last row.
  void buildFilledRows(size_t k, OpFoldResult source, OpFoldResult result);
  /// Builds these as turns of one loop, each a row and what fills after it.
  void buildFilledTurns(size_t k, OpFoldResult source, OpFoldResult result,
                        Condition isInside);

  /// A stretch of a row: `size` positions that take the elements `first`,
  /// `first + step`, ... of the source or, if `written` is not 0, what is
  /// `written` positions before them in the row.
  struct Step {
    OpFoldResult first, step, size, written;
  };
  /// The stretch after the `done` positions of a row that are written: in a row
  /// within reach, one of its three runs; in any other, the run there or, once
  /// there are whole periods, a copy of these.
  Step getStep(OpFoldResult done);
  Step getNearStep(OpFoldResult done);
  Step getFarStep(OpFoldResult done);
  /// Builds that stretch and returns its size.
  OpFoldResult buildStep(OpFoldResult source, OpFoldResult result,
                         OpFoldResult done);
  /// Builds a row by a loop over its stretches.
  void buildWalk(OpFoldResult source, OpFoldResult result);

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  const FlatPad &pad;
  const RowPlan &plan;
  RunBuilder runs;
  RowRuns rowRuns;
};

} // namespace

bool RunRows::buildAxis(size_t k, OpFoldResult source, OpFoldResult result,
                        Condition isInside) {
  if (plan.block && k == plan.blockAxis) {
    plan.block->build(builder, pad, source, result, plan.vectorUnits);
    return true;
  }
  if (plan.fill == RowPlan::Fill::Rows || !isRowsAxis(k))
    return false;
  if (plan.fill == RowPlan::Fill::SharedGaps)
    buildFilledTurns(k, source, result, isInside);
  else
    buildFilledRows(k, source, result);
  return true;
}

void RunRows::buildFilledTurns(size_t k, OpFoldResult source,
                               OpFoldResult result, Condition isInside) {
  const FlatAxis &axis = pad.axes[k];
  auto [rowBegin, rowEnd] = rowRuns.getInside();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  auto [begin, end] = axis.getInside(index);
  OpFoldResult numRows = index.select(isInside, index.sub(end, begin), zero);
  buildLoop(index, zero, index.add(numRows, one), one, [&](OpFoldResult turn) {
    // Before the first row there is none.
    OpFoldResult next = index.add(begin, turn);
    OpFoldResult o = index.sub(next, one);
    OpFoldResult rowResult = scale(result, o, axis.resultStride);
    Condition hasRow = index.lessThan(zero, turn);
    buildIf(
        builder, loc, hasRow,
        [&] {
          rowRuns.buildInside(
              scale(source, index.sub(o, axis.low), axis.sourceStride),
              rowResult);
        },
        [] {});
    OpFoldResult from =
        index.select(hasRow, scale(rowResult, rowEnd, pad.pixel), result);
    OpFoldResult to = index.select(
        index.lessThan(turn, numRows),
        scale(scale(result, next, axis.resultStride), rowBegin, pad.pixel),
        scale(result, axis.resultExtent, axis.resultStride));
    buildFill(from, index.sub(to, from));
  });
}

void RunRows::buildFilledRows(size_t k, OpFoldResult source,
                              OpFoldResult result) {
  const FlatAxis &axis = pad.axes[k], &row = pad.axes.back();
  auto [firstRow, endRow] = axis.getInside(index);
  auto [rowBegin, rowEnd] = rowRuns.getInside();
  OpFoldResult before = index.mul(rowBegin, pad.pixel);
  OpFoldResult after =
      index.mul(row.getCountAfter(index, rowRuns.getInside()), pad.pixel);
  auto buildRow = [&](OpFoldResult o, OpFoldResult size) {
    OpFoldResult rowResult = scale(result, o, axis.resultStride);
    rowRuns.buildInside(
        scale(source, index.sub(o, axis.low), axis.sourceStride), rowResult);
    buildFill(scale(rowResult, rowEnd, pad.pixel), size);
  };

  // There is a last row: the source is not empty, and what is inside neither.
  OpFoldResult lastRow = index.sub(endRow, index.constant(1));
  OpFoldResult above = index.mul(firstRow, axis.resultStride);
  OpFoldResult below = index.mul(
      axis.getCountAfter(index, axis.getInside(index)), axis.resultStride);
  buildFill(result, index.add(above, before));
  buildLoop(index, firstRow, lastRow, index.constant(1),
            [&](OpFoldResult o) { buildRow(o, index.add(after, before)); });
  buildRow(lastRow, index.add(after, below));
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

void RunRows::buildInside(size_t k, OpFoldResult source, OpFoldResult result) {
  const FlatAxis &axis = pad.axes[k];
  auto [begin, end] = axis.getInside(index);
  ShuffledBlock rows = plan.block->repeat(plan.blockRows);
  OpFoldResult count = index.constant(plan.blockRows);
  OpFoldResult steps = index.div(
      index.add(index.sub(end, begin), index.constant(plan.blockRows - 1)),
      count);
  buildLoop(
      index, index.constant(0), steps, index.constant(1),
      [&](OpFoldResult step) {
        // The last block ends with the last row.
        OpFoldResult o = index.min(index.add(begin, index.mul(step, count)),
                                   index.sub(end, count));
        rows.build(builder, pad,
                   scale(source, index.sub(o, axis.low), axis.sourceStride),
                   scale(result, o, axis.resultStride), plan.vectorUnits);
      });
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void RunRows::buildPrefetch(OpFoldResult result) {
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
        scale(result, rows, pad.axes[pad.axes.size() - 2].resultStride);
    Value at = index.materialize(index.min(scale(ahead, position, pad.pixel),
                                           index.sub(pad.resultEnd, one)));
    memref::PrefetchOp::create(builder, loc, pad.result, at, /*isWrite=*/true,
                               /*localityHint=*/3, /*isDataCache=*/true);
  };
  OpFoldResult rows = index.constant(prefetch.rows);
  // One prefetch of what is there costs no more than a branch, two do.
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

void RunRows::buildRow(OpFoldResult source, OpFoldResult result,
                       Condition isInside) {
  if (plan.prefetch.rows != 0)
    buildPrefetch(result);
  if (pad.extension.isFill())
    return rowRuns.build(source, result);
  if (pad.isInPlace)
    return buildIf(
        builder, loc, pad.isRowWithinReach,
        [&] { rowRuns.buildBorders(source, result); },
        [&] { buildWalk(source, result); });
  if (!pad.isRowWithinReach.isTrue())
    return buildWalk(source, result);
  rowRuns.build(source, result);
}

RunRows::Step RunRows::getNearStep(OpFoldResult done) {
  const FlatAxis &row = pad.axes.back();
  auto [begin, end] = rowRuns.getInside();
  Condition isBefore = index.lessThan(done, begin);
  Condition isInside = index.lessThan(done, end);
  auto select = [&](OpFoldResult before, OpFoldResult in, OpFoldResult after) {
    return index.select(isBefore, before, index.select(isInside, in, after));
  };
  auto getStep = [&](Extension::Side side) {
    return index.constant(pad.extension.getNeighbour(side).step);
  };
  return {row.getSourceWithinReach(index, pad.extension, done),
          select(getStep(Extension::Side::Before), index.constant(1),
                 getStep(Extension::Side::After)),
          index.sub(select(begin, end, row.resultExtent), done),
          index.constant(0)};
}

RunRows::Step RunRows::getFarStep(OpFoldResult done) {
  const FlatAxis &row = pad.axes.back();
  const Extension &extension = pad.extension;
  auto run =
      extension.getRunAt(index, index.sub(done, row.low), row.sourceExtent);
  OpFoldResult left = index.sub(row.resultExtent, done);
  Step step{run.first, run.step, index.min(run.length, left),
            index.constant(0)};
  if (extension.beyond != Extension::Beyond::Repeat)
    return step;
  OpFoldResult period = extension.getPeriod(index, row.sourceExtent);
  step.written = index.mul(index.div(done, period), period);
  step.size = index.select(index.lessThan(index.constant(0), step.written),
                           index.min(step.written, left), step.size);
  return step;
}

RunRows::Step RunRows::getStep(OpFoldResult done) {
  if (pad.isRowWithinReach.isFalse())
    return getFarStep(done);
  auto build = [&](auto get) {
    return [&, get](OpBuilder &, Location) {
      Step step = get();
      Value values[] = {
          index.materialize(step.first), index.materialize(step.step),
          index.materialize(step.size), index.materialize(step.written)};
      scf::YieldOp::create(builder, loc, values);
    };
  };
  auto step = scf::IfOp::create(builder, loc, pad.isRowWithinReach.value,
                                build([&] { return getNearStep(done); }),
                                build([&] { return getFarStep(done); }));
  return {step.getResult(0), step.getResult(1), step.getResult(2),
          step.getResult(3)};
}

OpFoldResult RunRows::buildStep(OpFoldResult source, OpFoldResult result,
                                OpFoldResult done) {
  Step step = getStep(done);
  Condition isForwards =
      index.disjunction(index.lessThan(index.constant(0), step.written),
                        index.equal(step.step, index.constant(1)));
  // Pixels of a size that is not known are copied one by one.
  Condition isMerged =
      getConstantIntValue(pad.innerPixel) ? pad.isMerged : Condition(true);
  step.size =
      index.select(index.disjunction(isForwards, index.negation(isMerged)),
                   step.size, index.constant(1));
  OpFoldResult to = scale(result, done, pad.pixel);
  OpFoldResult from = scale(source, step.first, pad.pixel);
  OpFoldResult units = index.mul(step.size, pad.pixel);
  Condition isWritten = index.lessThan(index.constant(0), step.written);
  auto buildForwards = [&] {
    OpFoldResult written = index.sub(to, index.mul(step.written, pad.pixel));
    if (isWritten.isFalse() || pad.source.getType() == pad.result.getType()) {
      Value buffer = pad.source;
      if (!isWritten.isFalse())
        buffer = arith::SelectOp::create(builder, loc, isWritten.value,
                                         pad.result, pad.source);
      return runs.copy(buffer, index.select(isWritten, written, from),
                       pad.result, to, units);
    }
    buildIf(
        builder, loc, isWritten,
        [&] { runs.copy(pad.result, written, pad.result, to, units); },
        [&] { runs.copy(pad.source, from, pad.result, to, units); });
  };
  auto has = [&](int64_t some) {
    return llvm::any_of(pad.extension.runs,
                        [&](const Run &run) { return run.step == some; });
  };
  bool holds = pad.extension.beyond == Extension::Beyond::Hold || has(0);
  auto buildOther = [&](int64_t by) {
    if (by == 0)
      runs.repeat(pad.source, from, pad.result, to, step.size, pad.innerPixel);
    else
      runs.copyReversed(pad.source, from, pad.result, to, step.size,
                        pad.innerPixel);
  };
  auto buildNotForwards = [&] {
    if (!holds || !has(-1))
      return buildOther(holds ? 0 : -1);
    buildIf(
        builder, loc, index.equal(step.step, index.constant(0)),
        [&] { buildOther(0); }, [&] { buildOther(-1); });
  };
  Condition isCopy = true;
  if (holds || has(-1))
    isCopy = index.disjunction(isForwards, isMerged);
  buildIf(builder, loc, isCopy, buildForwards, buildNotForwards);
  return step.size;
}

void RunRows::buildWalk(OpFoldResult source, OpFoldResult result) {
  OpFoldResult end = pad.axes.back().resultExtent;
  scf::WhileOp::create(
      builder, loc, builder.getIndexType(),
      index.materialize(index.constant(0)),
      [&](OpBuilder &, Location, ValueRange args) {
        auto more = index.lessThan(OpFoldResult(args[0]), end);
        scf::ConditionOp::create(builder, loc, index.materialize(more), args);
      },
      [&](OpBuilder &, Location, ValueRange args) {
        OpFoldResult done = args[0];
        if (pad.isInPlace) {
          auto [insideBegin, insideEnd] = rowRuns.getInside();
          Condition isInside =
              index.conjunction(index.lessEqual(insideBegin, done),
                                index.lessThan(done, insideEnd));
          done = index.select(isInside, insideEnd, done);
        }
        OpFoldResult size = buildStep(source, result, done);
        scf::YieldOp::create(builder, loc,
                             index.materialize(index.add(done, size)));
      });
}

void mlir::pad::buildRowLoops(OpBuilder &builder, const FlatPad &pad,
                              const RowPlan &plan) {
  RunRows rows(builder, pad, plan);
  if (plan.classes.empty())
    return buildRowNest(builder, pad, rows, /*isWithinReach=*/false);
  buildShortRows(builder, pad, plan.classes, rows);
}
