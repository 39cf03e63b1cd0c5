//===- RowRuns.cpp - A row as runs ----------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowRuns.h"
#include "Vectors.h"
#include "VersionLowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

std::unique_ptr<RowRuns> RowRuns::get(RunBuilder &runs) {
  if (ThreeRuns::appliesTo(runs.pad))
    return std::make_unique<ThreeRuns>(runs);
  return std::make_unique<RunByRun>(runs);
}

//===----------------------------------------------------------------------===//
// Three runs
//===----------------------------------------------------------------------===//

void ThreeRuns::build(OpFoldResult source, OpFoldResult result) {
  buildBorder(Side::Before, source, result, index.constant(0), inside.begin);
  if (!pad.has(Facts::InPlace))
    buildInside(source, result);
  buildBorder(Side::After, source, result, inside.end,
              pad.axes.back().getCountAfter(index, inside));
}

void ThreeRuns::buildInside(OpFoldResult source, OpFoldResult result) {
  OpFoldResult first = index.sub(inside.begin, pad.axes.back().low);
  OpFoldResult from = index.offset(source, first, pad.unitsPerPosition);
  OpFoldResult to = index.offset(result, inside.begin, pad.unitsPerPosition);
  runs.copy(
      pad.source, from, to,
      index.mul(index.sub(inside.end, inside.begin), pad.unitsPerPosition));
}

void ThreeRuns::buildBorder(Side side, OpFoldResult source, OpFoldResult result,
                            OpFoldResult position, OpFoldResult count) {
  if (isZeroInteger(count))
    return;
  if (pad.extension.isFill()) {
    OpFoldResult to = index.offset(result, position, pad.unitsPerPosition);
    return runs.fill(to, index.mul(count, pad.unitsPerPosition));
  }
  // The border is one run, from the element that its first position maps to.
  const FlatAxis &row = pad.axes.back();
  OpFoldResult first = pad.extension.getNeighbourElement(
      index, side, index.sub(position, row.low), row.sourceExtent);
  int64_t step = pad.extension.getNeighbour(side).step;
  OpFoldResult from = index.offset(source, first, pad.unitsPerPosition);
  OpFoldResult to = index.offset(result, position, pad.unitsPerPosition);
  if (step > 0)
    return runs.copy(pad.source, from, to,
                     index.mul(count, pad.unitsPerPosition));
  buildIf(
      index, pad.rowFoldedIntoPosition,
      [&] { runs.copyPositions(step, from, to, count, pad.unitsPerPosition); },
      [&] {
        runs.copyPositions(step, from, to, count, pad.staticUnitsPerPosition);
      });
}

bool ThreeRuns::fusesFillAcrossRows() const {
  // A gap whose size is not known shares the code of all fills.
  size_t rank = pad.axes.size();
  return pad.extension.isFill() && rank >= 2 && pad.hasDenseResult() &&
         !pad.has(Facts::InPlace) &&
         !(pad.axes.back().isKnown() && pad.axes[rank - 2].isKnown());
}

StringRef ThreeRuns::describe() const {
  return fusesFillAcrossRows()
             ? "rows as the inside and the fill up to the next"
             : "rows as the border before, the inside and the border after";
}

//===----------------------------------------------------------------------===//
// Run by run
//===----------------------------------------------------------------------===//

SmallVector<OpFoldResult> RunByRun::getNearStretch(OpFoldResult done) {
  const FlatAxis &row = pad.axes.back();
  auto [begin, end] = inside;
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
          index.sub(select(begin, end, row.resultExtent), done)};
}

SmallVector<OpFoldResult> RunByRun::getFarStretch(OpFoldResult done,
                                                  OpFoldResult written) {
  const FlatAxis &row = pad.axes.back();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  auto getRun = [&]() -> SmallVector<OpFoldResult> {
    auto run = pad.extension.getRunAt(index, index.sub(done, row.low),
                                      row.sourceExtent);
    return {run.first, run.step, run.length};
  };
  // A copy needs no division.
  auto getCopy = [&]() -> SmallVector<OpFoldResult> {
    return {zero, one, written};
  };
  SmallVector<OpFoldResult> stretch =
      buildChoice(index, index.lessThan(zero, written), getCopy, getRun);
  stretch[2] = index.min(stretch[2], index.sub(row.resultExtent, done));
  return stretch;
}

OpFoldResult RunByRun::buildStretch(OpFoldResult source, OpFoldResult result,
                                    OpFoldResult done, OpFoldResult written) {
  Condition isWritten = index.lessThan(0, written);
  SmallVector<OpFoldResult> stretch = buildChoice(
      index, pad.isRowWithinReach, [&] { return getNearStretch(done); },
      [&] { return getFarStretch(done, written); });
  OpFoldResult first = stretch[0], step = stretch[1], size = stretch[2];
  Condition isForwards = index.equal(step, 1);
  // Pixels of a size that is not known are copied one by one.
  Condition isOneByOne = getConstantIntValue(pad.staticUnitsPerPosition)
                             ? pad.rowFoldedIntoPosition
                             : Condition(true);
  size = index.select(isForwards, size,
                      index.select(isOneByOne, index.constant(1), size));
  OpFoldResult to = index.offset(result, done, pad.unitsPerPosition);
  OpFoldResult from = index.offset(source, first, pad.unitsPerPosition);
  OpFoldResult units = index.mul(size, pad.unitsPerPosition);
  auto has = [&](int64_t some) {
    return llvm::any_of(pad.extension.runs,
                        [&](const Run &run) { return run.step == some; });
  };
  bool holds = pad.extension.beyond == Extension::Beyond::Hold || has(0);
  bool copiesAll = !holds && !has(-1);
  // Unless borders are copied, too, that is the inside alone; a chunk may have
  // a part of it.
  auto isCopied = [&](Extension::Side side) {
    return pad.extension.getNeighbour(side).step == 1;
  };
  bool hasLine = pad.has(Facts::PastCaches) && !pad.has(Facts::Chunk) &&
                 !isCopied(Extension::Side::Before) &&
                 !isCopied(Extension::Side::After) && isOneByOne.isFalse();
  // Borders that are known to be equal have a known size.
  OpFoldResult border = size;
  if (pad.isRowWithinReach.isTrue()) {
    Condition isBefore = index.lessThan(done, inside.begin);
    border = index.select(isBefore, inside.begin,
                          pad.axes.back().getCountAfter(index, inside));
  }
  auto buildForwards = [&] {
    OpFoldResult before =
        index.sub(to, index.mul(written, pad.unitsPerPosition));
    if (isWritten.isFalse() || pad.source.getType() == pad.result.getType()) {
      Value buffer = pad.source;
      if (!isWritten.isFalse())
        buffer = arith::SelectOp::create(builder, loc, isWritten.value,
                                         pad.result, pad.source);
      return runs.copy(buffer, index.select(isWritten, before, from), to, units,
                       hasLine);
    }
    buildIf(
        index, isWritten, [&] { runs.copy(pad.result, before, to, units); },
        [&] { runs.copy(pad.source, from, to, units); });
  };
  auto buildOther = [&](int64_t by) {
    runs.copyPositions(by, from, to, border, pad.staticUnitsPerPosition);
  };
  auto buildNotForwards = [&] {
    if (!holds || !has(-1))
      return buildOther(holds ? 0 : -1);
    buildIf(
        index, index.equal(step, 0), [&] { buildOther(0); },
        [&] { buildOther(-1); });
  };
  Condition isCopy =
      copiesAll ? Condition(true) : index.disjunction(isForwards, isOneByOne);
  buildIf(index, isCopy, buildForwards, buildNotForwards);
  return size;
}

void RunByRun::build(OpFoldResult source, OpFoldResult result) {
  const FlatAxis &row = pad.axes.back();
  const Extension &extension = pad.extension;
  bool copiesPeriods = !pad.isRowWithinReach.isTrue() &&
                       extension.beyond == Extension::Beyond::Repeat;
  OpFoldResult period = copiesPeriods
                            ? extension.getPeriod(index, row.sourceExtent)
                            : OpFoldResult();
  Value zero = index.materialize(index.constant(0));
  SmallVector<Value> begin(copiesPeriods ? 2 : 1, zero);
  SmallVector<Type> types(begin.size(), builder.getIndexType());
  scf::WhileOp::create(
      builder, loc, types, begin,
      [&](OpBuilder &, Location, ValueRange args) {
        auto more = index.lessThan(OpFoldResult(args[0]), row.resultExtent);
        scf::ConditionOp::create(builder, loc, index.materialize(more), args);
      },
      [&](OpBuilder &, Location, ValueRange args) {
        OpFoldResult done = args[0], written = index.constant(0);
        if (copiesPeriods)
          written = args[1];
        if (pad.has(Facts::InPlace)) {
          Condition isInside = index.isIn(inside, done);
          done = index.select(isInside, inside.end, done);
        }
        OpFoldResult size = buildStretch(source, result, done, written);
        done = index.add(done, size);
        SmallVector<Value> next = {index.materialize(done)};
        if (copiesPeriods) {
          OpFoldResult more = index.max(index.add(written, written), period);
          next.push_back(index.materialize(
              index.select(index.lessEqual(more, done), more, written)));
        }
        scf::YieldOp::create(builder, loc, next);
      });
}

//===----------------------------------------------------------------------===//
// The ways to write rows
//===----------------------------------------------------------------------===//

static StringRef getThreeRunsProblem(PadIntoOp, const FlatPad &shape, int64_t) {
  return ThreeRuns::appliesTo(shape) ? "" : "not known to be within reach";
}

static StringRef getRunByRunProblem(PadIntoOp, const FlatPad &shape, int64_t) {
  return shape.extension.isFill() ? "a fill has no elements of the source" : "";
}

// pad.pad_into m ins(%s) outs(%r) {pad.facts = <rows|...>}
//   -> scf.for %o = ... { ... } // see ThreeRuns, RunByRun
template <typename LeafT>
static std::string buildRuns(OpBuilder &builder, PadIntoOp, const FlatPad &pad,
                             int64_t vectorUnits) {
  RunBuilder runs(builder, pad, vectorUnits);
  LeafT leaf(runs);
  RowNest(leaf).build();
  return leaf.describe().str();
}

const VersionLowering mlir::pad::kThreeRuns{
    "three-runs", Facts::Rows,
    lowerRows<buildRuns<ThreeRuns>, getThreeRunsProblem>};
const VersionLowering mlir::pad::kRunByRun{
    "run-by-run", Facts::Rows,
    lowerRows<buildRuns<RunByRun>, getRunByRunProblem>};

//===----------------------------------------------------------------------===//
// Borders of rows in place
//===----------------------------------------------------------------------===//

namespace {

/// How the borders of rows are prefetched: `rows` rows before they are written,
/// if the array ends at an offset in [minUnits, maxUnits).
struct RowPrefetch {
  int64_t rows, minUnits;
  std::optional<int64_t> maxUnits;
};

} // namespace

/// The prefetch that pays, as measured. If each row is on a page of its own and
/// the TLB holds fewer pages: the first element. If the border is filled
/// without reading the row, and the rows fit the second-level cache but not the
/// first: both ends.
static std::optional<RowPrefetch> getPrefetch(const FlatPad &pad) {
  int64_t mebibyte = (int64_t(1) << 20) / pad.storage.unitBytes;
  RowPrefetch prefetch = pad.extension.isFill()
                             ? RowPrefetch{8, 4 * mebibyte, 16 * mebibyte}
                             : RowPrefetch{32, 32 * mebibyte, std::nullopt};
  std::optional<int64_t> end = getConstantIntValue(pad.resultEnd);
  bool isOutside = end && (*end < prefetch.minUnits ||
                           *end >= prefetch.maxUnits.value_or(INT64_MAX));
  if (isOutside || pad.axes.size() == 1)
    return std::nullopt;
  return prefetch;
}

/// Builds `prefetch` for a row that is written later than that at `result`:
///
///   memref.prefetch %y[%row + %ahead], write, locality<3>, data
static void prefetchBorders(OpBuilder &builder, const FlatPad &pad,
                            const RowPrefetch &prefetch, OpFoldResult result) {
  IndexBuilder index(builder, pad.loc);
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  Condition isUsed = index.lessEqual(prefetch.minUnits, pad.resultEnd);
  if (prefetch.maxUnits)
    isUsed = index.conjunction(
        isUsed, index.lessThan(pad.resultEnd, *prefetch.maxUnits));
  auto build = [&](OpFoldResult position) {
    OpFoldResult ahead = index.add(
        result, index.mul(index.constant(prefetch.rows),
                          pad.axes[pad.axes.size() - 2].resultStride));
    ahead = index.offset(ahead, position, pad.unitsPerPosition);
    prefetchAt(index, pad.result,
               index.min(ahead, index.sub(pad.resultEnd, one)),
               /*isWrite=*/true);
  };
  buildIf(index, isUsed, [&] {
    build(zero);
    if (pad.extension.isFill())
      build(index.sub(pad.axes.back().resultExtent, one));
  });
}

// pad.pad_into m ins(%s) outs(%r) {pad.facts = <in_place|rows|...>}
//   -> scf.for %o = ... { ... } // a prefetch and the borders
static std::string buildInPlace(OpBuilder &builder, PadIntoOp,
                                const FlatPad &pad, int64_t vectorUnits) {
  RunBuilder runs(builder, pad, vectorUnits);
  std::optional<RowPrefetch> prefetch = getPrefetch(pad);
  std::unique_ptr<RowRuns> borders = RowRuns::get(runs);
  RowNest nest(*borders);
  if (prefetch)
    nest.prefetch = [&](OpFoldResult, OpFoldResult result) {
      prefetchBorders(builder, pad, *prefetch, result);
    };
  nest.build();
  if (!ThreeRuns::appliesTo(pad))
    return borders->describe().str();
  if (!prefetch)
    return "borders of rows alone";
  return "borders of rows alone, " + std::to_string(prefetch->rows) +
         " rows ahead prefetched";
}

const VersionLowering mlir::pad::kInPlace{
    "in-place", Facts::Rows | Facts::InPlace, lowerRows<buildInPlace>};
