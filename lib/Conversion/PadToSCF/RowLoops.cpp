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
#include "PixelBorders.h"
#include "RowRuns.h"
#include "ShuffledBlock.h"
#include "SpillingRows.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

class RowLoops {
public:
  RowLoops(OpBuilder &builder, const FlatPad &pad,
           const ConvertPadToSCFPassOptions &options)
      : builder(builder), loc(pad.loc), index(builder, pad.loc), pad(pad),
        vectorUnits(
            std::max<int64_t>(options.vectorBytes / pad.storage.unitBytes, 1)),
        runs(builder, pad.loc, pad.storage.unit, vectorUnits),
        rowRuns(index, this->pad, runs) {
    for (const FlatAxis &axis : pad.axes)
      inside.push_back(axis.getInside(index));
    chooseBlock();
    if (pad.isWithinReach.isFalse())
      return;
    chooseSpillingRows(options);
    pixelBorders.emplace(builder, this->pad, inside.back(), vectorUnits);
    if (pixelBorders->isPossible().isFalse())
      pixelBorders.reset();
  }

  void build() { buildAxis(0, pad.sourceOffset, pad.resultOffset); }

private:
  bool isRow(size_t k) const { return k + 1 == pad.axes.size(); }
  bool isAroundRow(size_t k) const { return k + 2 == pad.axes.size(); }
  OpFoldResult scale(OpFoldResult offset, OpFoldResult position,
                     OpFoldResult stride) {
    return index.add(offset, index.mul(position, stride));
  }

  /// Builds axis `k` and what is inside of it; the offsets are those of the
  /// first element of its part of source and result.
  void buildAxis(size_t k, OpFoldResult source, OpFoldResult result);
  void buildPositions(size_t k, OpFoldResult source, OpFoldResult result);
  void buildFilledAxis(size_t k, OpFoldResult source, OpFoldResult result);
  void buildFilledRows(size_t k, OpFoldResult source, OpFoldResult result);
  void buildMappedAxis(size_t k, OpFoldResult source, OpFoldResult result);
  void buildPart(size_t k, OpFoldResult source, OpFoldResult result,
                 const Inside &part);

  /// Calls `body` to build what is to be written of `part` of axis `k`.
  void forEachPart(size_t k, const Inside &part,
                   function_ref<void(const Inside &)> body);

  /// Sets `spillingRows`, if there are such rows.
  void chooseSpillingRows(const ConvertPadToSCFPassOptions &options);
  /// Builds the planes of short rows in all positions of axis `k`, the axis
  /// around them, or in `part`, where the source index moves by `step`.
  void buildMappedPlanes(size_t k, OpFoldResult source, OpFoldResult result);
  void buildPlanes(size_t k, OpFoldResult source, OpFoldResult result,
                   const Inside &part, OpFoldResult step);

  /// Sets `block`, if there is one, and `blockAxis` and `blockRows`.
  void chooseBlock();
  /// Builds all rows inside of axis `k`, the axis around the row, `blockRows`
  /// at a time.
  void buildRowBlocks(size_t k, OpFoldResult source, OpFoldResult result);

  /// Fills `count` positions of axis `k`, the first one at `result`.
  void buildFill(size_t k, OpFoldResult result, OpFoldResult count);

  /// The index in the source of position `i` of an axis of `extent` that is
  /// extended, which is within reach where `pad.isWithinReach` holds.
  OpFoldResult getSourceIndex(OpFoldResult i, OpFoldResult extent);

  void buildMappedRow(OpFoldResult source, OpFoldResult result);
  void buildNearRow(OpFoldResult source, OpFoldResult result);
  void buildWideRow(OpFoldResult source, OpFoldResult result);
  OpFoldResult buildWideStep(OpFoldResult source, OpFoldResult result,
                             OpFoldResult done);

  /// Builds a loop over [begin, end); `body` gets the induction variable.
  void buildLoop(OpFoldResult begin, OpFoldResult end,
                 function_ref<void(OpFoldResult)> body);

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  FlatPad pad;
  int64_t vectorUnits;
  SmallVector<Inside> inside;
  RunBuilder runs;
  RowRuns rowRuns;

  /// The block of all positions of the axes from `blockAxis` on. If that is the
  /// row, the blocks of `blockRows` rows inside of the source are one.
  std::optional<ShuffledBlock> block;
  size_t blockAxis = 0;
  int64_t blockRows = 1;

  /// What writes short rows, if there may be some; then there are axes around
  /// the plane.
  std::optional<SpillingRows> spillingRows;

  /// What writes borders of pixels of any size, if there are such.
  std::optional<PixelBorders> pixelBorders;
};

} // namespace

void RowLoops::buildLoop(OpFoldResult begin, OpFoldResult end,
                         function_ref<void(OpFoldResult)> body) {
  mlir::pad::buildLoop(index, begin, end, index.constant(1), body);
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

void RowLoops::forEachPart(size_t k, const Inside &part,
                           function_ref<void(const Inside &)> body) {
  if (!spillingRows || !isAroundRow(k))
    return body(part);
  // Before and after the rows that are written.
  auto [first, last] = spillingRows->getWrittenRows();
  buildLoop(index.constant(0), index.constant(2), [&](OpFoldResult side) {
    auto isBefore = index.equal(side, index.constant(0));
    body({index.select(isBefore, part.begin, last),
          index.select(isBefore, first, part.end)});
  });
}

void RowLoops::buildAxis(size_t k, OpFoldResult source, OpFoldResult result) {
  if (block && k == blockAxis)
    return block->build(builder, pad, source, result, vectorUnits);
  buildPositions(k, source, result);
}

void RowLoops::buildPositions(size_t k, OpFoldResult source,
                              OpFoldResult result) {
  if (pad.extension.isFill())
    return buildFilledAxis(k, source, result);
  if (isRow(k))
    return buildMappedRow(source, result);
  buildMappedAxis(k, source, result);
}

void RowLoops::buildFilledAxis(size_t k, OpFoldResult source,
                               OpFoldResult result) {
  const FlatAxis &axis = pad.axes[k];
  auto [begin, end] = inside[k];
  if (!block && !spillingRows && isAroundRow(k) && axis.resultIsDense &&
      pad.axes.back().resultIsDense && axis.isNeverCropped())
    return buildFilledRows(k, source, result);

  buildFill(k, result, begin);
  if (isRow(k))
    rowRuns.buildInside(source, result);
  else if (block && isAroundRow(k))
    buildRowBlocks(k, source, result);
  else if (spillingRows && isAroundRow(k + 1))
    buildPlanes(k, source, result, inside[k], index.constant(1));
  else
    forEachPart(k, inside[k], [&](const Inside &part) {
      buildLoop(part.begin, part.end, [&](OpFoldResult o) {
        buildAxis(k + 1,
                  scale(source, index.sub(o, axis.low), axis.sourceStride),
                  scale(result, o, axis.resultStride));
      });
    });
  buildFill(k, scale(result, end, axis.resultStride),
            axis.getCountAfter(index, inside[k]));
}

/// The rows of a block without gaps. The fill after one row and before the next
/// is one, as are those before the first and after the last row.
void RowLoops::buildFilledRows(size_t k, OpFoldResult source,
                               OpFoldResult result) {
  const FlatAxis &axis = pad.axes[k], &row = pad.axes.back();
  auto [firstRow, endRow] = inside[k];
  auto [rowBegin, rowEnd] = inside.back();
  OpFoldResult before = index.mul(rowBegin, pad.pixel);
  OpFoldResult after =
      index.mul(row.getCountAfter(index, inside.back()), pad.pixel);
  auto buildRow = [&](OpFoldResult o, OpFoldResult size) {
    OpFoldResult rowResult = scale(result, o, axis.resultStride);
    rowRuns.buildInside(
        scale(source, index.sub(o, axis.low), axis.sourceStride), rowResult);
    runs.fill(pad.fill, pad.result, scale(rowResult, rowEnd, pad.pixel), size);
  };

  // There is a last row: the source is not empty, and what is inside neither.
  OpFoldResult lastRow = index.sub(endRow, index.constant(1));
  OpFoldResult above = index.mul(firstRow, axis.resultStride);
  OpFoldResult below =
      index.mul(axis.getCountAfter(index, inside[k]), axis.resultStride);
  runs.fill(pad.fill, pad.result, result, index.add(above, before));
  buildLoop(firstRow, lastRow,
            [&](OpFoldResult o) { buildRow(o, index.add(after, before)); });
  buildRow(lastRow, index.add(after, below));
}

void RowLoops::buildFill(size_t k, OpFoldResult result, OpFoldResult count) {
  bool isDense =
      llvm::all_of(ArrayRef<FlatAxis>(pad.axes).drop_front(k),
                   [](const FlatAxis &axis) { return axis.resultIsDense; });
  // Along a row the positions follow each other; that was checked.
  if (isRow(k) || isDense) {
    OpFoldResult stride = isRow(k) ? pad.pixel : pad.axes[k].resultStride;
    return runs.fill(pad.fill, pad.result, result, index.mul(count, stride));
  }
  buildLoop(index.constant(0), count, [&](OpFoldResult o) {
    buildFill(k + 1, scale(result, o, pad.axes[k].resultStride),
              pad.axes[k + 1].resultExtent);
  });
}

void RowLoops::buildMappedAxis(size_t k, OpFoldResult source,
                               OpFoldResult result) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult extent = pad.axes[k].resultExtent;
  if (spillingRows && isAroundRow(k + 1))
    return buildMappedPlanes(k, source, result);
  if (!block || !isAroundRow(k))
    return forEachPart(k, {zero, extent}, [&](const Inside &part) {
      buildPart(k, source, result, part);
    });
  auto [begin, end] = inside[k];
  buildPart(k, source, result, {zero, begin});
  buildRowBlocks(k, source, result);
  buildPart(k, source, result, {end, extent});
}

OpFoldResult RowLoops::getSourceIndex(OpFoldResult i, OpFoldResult extent) {
  auto getNear = [&] {
    return pad.extension.getSourceIndexWithinReach(index, i, extent);
  };
  auto getFar = [&] { return pad.extension.getSourceIndex(index, i, extent); };
  if (!pad.isWithinReach.value)
    return pad.isWithinReach.isTrue() ? getNear() : getFar();
  // A division takes as long as a short row.
  auto build = [&](auto get) {
    return [&, get](OpBuilder &, Location) {
      scf::YieldOp::create(builder, loc, index.materialize(get()));
    };
  };
  return scf::IfOp::create(builder, loc, pad.isWithinReach.value,
                           build(getNear), build(getFar))
      .getResult(0);
}

void RowLoops::buildPart(size_t k, OpFoldResult source, OpFoldResult result,
                         const Inside &part) {
  const FlatAxis &axis = pad.axes[k];
  std::optional<int64_t> low = getConstantIntValue(axis.low);
  std::optional<int64_t> high = getConstantIntValue(axis.high);
  bool staysInside = low && high && *low <= 0 && *high <= 0;
  buildLoop(part.begin, part.end, [&](OpFoldResult o) {
    OpFoldResult i = index.sub(o, axis.low);
    if (!staysInside)
      i = getSourceIndex(i, axis.sourceExtent);
    buildAxis(k + 1, scale(source, i, axis.sourceStride),
              scale(result, o, axis.resultStride));
  });
}

//===----------------------------------------------------------------------===//
// Planes of short rows
//===----------------------------------------------------------------------===//

void RowLoops::chooseSpillingRows(const ConvertPadToSCFPassOptions &options) {
  spillingRows.emplace(builder, pad, inside, options);
  if (!spillingRows->isPossible())
    return spillingRows.reset();
  if (!isAroundRow(0))
    return;
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  FlatAxis planes{one, one, zero, zero, zero, zero, true, true};
  pad.axes.insert(pad.axes.begin(), planes);
  inside.insert(inside.begin(), {zero, one});
}

void RowLoops::buildMappedPlanes(size_t k, OpFoldResult source,
                                 OpFoldResult result) {
  const FlatAxis &axis = pad.axes[k];
  auto [begin, end] = inside[k];
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  if (axis.isUnpadded())
    return buildPlanes(k, source, result, inside[k], one);

  // Before, inside of and after the source the index moves in one way each.
  auto getStep = [&](Extension::Side side) {
    return index.constant(pad.extension.getNeighbour(side).step);
  };
  buildLoop(zero, index.constant(3), [&](OpFoldResult side) {
    auto isBefore = index.equal(side, zero);
    auto isInside = index.equal(side, one);
    auto select = [&](OpFoldResult before, OpFoldResult in,
                      OpFoldResult after) {
      return index.select(isBefore, before, index.select(isInside, in, after));
    };
    buildPlanes(
        k, source, result,
        {select(zero, begin, end), select(begin, end, axis.resultExtent)},
        select(getStep(Extension::Side::Before), one,
               getStep(Extension::Side::After)));
  });
}

void RowLoops::buildPlanes(size_t k, OpFoldResult source, OpFoldResult result,
                           const Inside &part, OpFoldResult step) {
  const FlatAxis &axis = pad.axes[k];
  OpFoldResult first =
      axis.getSourceWithinReach(index, pad.extension, part.begin);
  PlaneRange planes{part, scale(source, first, axis.sourceStride),
                    index.mul(step, axis.sourceStride),
                    scale(result, part.begin, axis.resultStride),
                    axis.resultStride};
  auto [written, end] = spillingRows->build(planes);
  buildLoop(index.constant(0), index.constant(2), [&](OpFoldResult side) {
    auto isBefore = index.equal(side, index.constant(0));
    buildPart(k, source, result,
              {index.select(isBefore, part.begin, end),
               index.select(isBefore, written, part.end)});
  });
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

void RowLoops::chooseBlock() {
  // Longer rows lose nothing by two borders of their own; more vectors are more
  // code and not faster.
  constexpr int64_t maxRowVectors = 4, maxVectors = 16;
  size_t row = pad.axes.size() - 1;
  block = ShuffledBlock::get(pad, row, maxRowVectors * vectorUnits);
  if (!block)
    return;
  int64_t maxUnits = maxVectors * vectorUnits;
  for (blockAxis = row; blockAxis > 0; --blockAxis) {
    auto larger = ShuffledBlock::get(pad, blockAxis - 1, maxUnits);
    if (!larger)
      break;
    block = std::move(larger);
  }
  if (block->units.size() == 1)
    block.reset();
  if (!block || blockAxis == 0 || blockAxis != row)
    return;

  // As many rows as fit, and leave least of the last vector unused.
  const FlatAxis &around = pad.axes[row - 1];
  auto [begin, end] = inside[row - 1];
  std::optional<int64_t> rows = getConstantIntValue(index.sub(end, begin));
  if (!rows || !around.sourceIsDense || !around.resultIsDense)
    return;
  int64_t size = block->units.size();
  int64_t most = std::min(*rows, maxUnits / size);
  auto getVectors = [&](int64_t count) {
    return llvm::divideCeil(count * size, vectorUnits);
  };
  for (int64_t count = 1; count <= most; ++count)
    if (getVectors(count) * blockRows <= getVectors(blockRows) * count)
      blockRows = count;
}

void RowLoops::buildRowBlocks(size_t k, OpFoldResult source,
                              OpFoldResult result) {
  const FlatAxis &axis = pad.axes[k];
  auto [begin, end] = inside[k];
  ShuffledBlock rows = block->repeat(blockRows);
  OpFoldResult count = index.constant(blockRows);
  OpFoldResult steps = index.div(
      index.add(index.sub(end, begin), index.constant(blockRows - 1)), count);
  buildLoop(index.constant(0), steps, [&](OpFoldResult step) {
    // The last block ends with the last row.
    OpFoldResult o = index.min(index.add(begin, index.mul(step, count)),
                               index.sub(end, count));
    rows.build(builder, pad,
               scale(source, index.sub(o, axis.low), axis.sourceStride),
               scale(result, o, axis.resultStride), vectorUnits);
  });
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void RowLoops::buildMappedRow(OpFoldResult source, OpFoldResult result) {
  buildIf(
      builder, loc, pad.isRowWithinReach, [&] { buildNearRow(source, result); },
      [&] { buildWideRow(source, result); });
}

void RowLoops::buildNearRow(OpFoldResult source, OpFoldResult result) {
  if (!pixelBorders)
    return rowRuns.build(source, result);
  buildIf(
      builder, loc, pixelBorders->isPossible(),
      [&] { pixelBorders->build(source, result); },
      [&] { rowRuns.buildBorders(source, result); });
  rowRuns.buildInside(source, result);
}

/// Builds one step of a row with wide borders: what follows the `done`
/// positions that are written. Returns how many positions that are.
OpFoldResult RowLoops::buildWideStep(OpFoldResult source, OpFoldResult result,
                                     OpFoldResult done) {
  const FlatAxis &row = pad.axes.back();
  const Extension &extension = pad.extension;
  bool repeats = extension.beyond == Extension::Beyond::Repeat;
  OpFoldResult left = index.sub(row.resultExtent, done);
  OpFoldResult to = scale(result, done, pad.pixel);
  auto run =
      extension.getRunAt(index, index.sub(done, row.low), row.sourceExtent);
  OpFoldResult size = index.min(run.length, left);
  OpFoldResult offset = scale(source, run.first, pad.pixel);

  // Where a period is written, all whole periods are copied from there.
  Condition isWritten = false;
  OpFoldResult periods;
  if (repeats) {
    OpFoldResult period = extension.getPeriod(index, row.sourceExtent);
    periods = index.sub(done, index.floorMod(done, period));
    isWritten = index.lessThan(index.constant(0), periods);
    size = index.select(isWritten, index.min(periods, left), size);
  }
  auto buildStep = [&](int64_t step) {
    rowRuns.buildRun(step, offset, to, size);
  };
  auto buildForwards = [&] {
    if (!repeats)
      return buildStep(1);
    OpFoldResult units = index.mul(size, pad.pixel);
    OpFoldResult written = index.sub(to, index.mul(periods, pad.pixel));
    if (pad.source.getType() != pad.result.getType())
      return buildIf(
          builder, loc, isWritten,
          [&] { runs.copy(pad.result, written, pad.result, to, units); },
          [&] { buildStep(1); });
    Value from = arith::SelectOp::create(builder, loc, isWritten.value,
                                         pad.result, pad.source);
    runs.copy(from, index.select(isWritten, written, offset), pad.result, to,
              units);
  };
  auto isStep = [&](int64_t step) {
    return index.equal(run.step, index.constant(step));
  };
  auto has = [&](int64_t step) {
    return llvm::any_of(extension.runs,
                        [&](const Run &some) { return some.step == step; });
  };
  bool holds = extension.beyond == Extension::Beyond::Hold || has(0);
  auto buildNotForwards = [&] {
    if (!holds)
      return buildStep(-1);
    buildIf(
        builder, loc, has(-1) ? isStep(-1) : Condition(false),
        [&] { buildStep(-1); }, [&] { buildStep(0); });
  };
  Condition isForwards = true;
  if (holds || has(-1))
    isForwards = index.disjunction(isWritten, isStep(1));
  buildIf(
      builder, loc, run.fills, [&] { rowRuns.fill(result, done, size); },
      [&] {
        buildIf(builder, loc, isForwards, buildForwards, buildNotForwards);
      });
  return size;
}

void RowLoops::buildWideRow(OpFoldResult source, OpFoldResult result) {
  OpFoldResult extent = pad.axes.back().resultExtent;
  scf::WhileOp::create(
      builder, loc, builder.getIndexType(),
      index.materialize(index.constant(0)),
      [&](OpBuilder &, Location, ValueRange args) {
        auto more = index.lessThan(OpFoldResult(args[0]), extent);
        scf::ConditionOp::create(builder, loc, index.materialize(more), args);
      },
      [&](OpBuilder &, Location, ValueRange args) {
        OpFoldResult done = args[0];
        OpFoldResult size = buildWideStep(source, result, done);
        scf::YieldOp::create(builder, loc,
                             index.materialize(index.add(done, size)));
      });
}

void mlir::pad::buildRowLoops(OpBuilder &builder, const FlatPad &pad,
                              const ConvertPadToSCFPassOptions &options) {
  RowLoops(builder, pad, options).build();
}
