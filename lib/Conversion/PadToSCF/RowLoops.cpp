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
// the extension is one run too. A wider one is built from runs until one period
// is there, and then from copies of what has been written, twice as much each
// time.
//
//===----------------------------------------------------------------------===//

#include "RowLoops.h"
#include "PixelBorders.h"
#include "RowRuns.h"
#include "ShuffledBlock.h"
#include "SpillingRows.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

class RowLoops {
public:
  RowLoops(OpBuilder &builder, const FlatPad &pad, bool isWithinReach,
           const ConvertPadToSCFPassOptions &options)
      : builder(builder), loc(pad.loc), index(builder, pad.loc), pad(pad),
        isWithinReach(isWithinReach),
        vectorUnits(
            std::max<int64_t>(options.vectorBytes / pad.storage.unitBytes, 1)),
        runs(builder, pad.loc, pad.storage.unit, vectorUnits),
        rowRuns(index, this->pad, runs) {
    for (const FlatAxis &axis : pad.axes)
      inside.push_back(axis.getInside(index));
    chooseBlock();
    if (isWithinReach) {
      chooseSpillingRows(options);
      pixelBorders.emplace(builder, this->pad, inside.back(), vectorUnits);
      if (pixelBorders->isPossible().isFalse())
        pixelBorders.reset();
    }
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
  void buildMappedPart(size_t k, OpFoldResult source, OpFoldResult result,
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

  void buildMappedRow(OpFoldResult source, OpFoldResult result);
  void buildWideRow(OpFoldResult source, OpFoldResult result);
  void buildWideBorder(OpFoldResult source, OpFoldResult result,
                       OpFoldResult done, OpFoldResult room,
                       Condition isForwards);
  Value buildWideStep(OpFoldResult source, OpFoldResult result,
                      OpFoldResult done, OpFoldResult room,
                      Condition isForwards);

  /// Builds a loop over [begin, end); `body` gets the induction variable.
  void buildLoop(OpFoldResult begin, OpFoldResult end,
                 function_ref<void(OpFoldResult)> body);

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  FlatPad pad;
  bool isWithinReach;
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
            index.sub(axis.resultExtent, end));
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
      index.mul(index.sub(row.resultExtent, rowEnd), pad.pixel);
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
      index.mul(index.sub(axis.resultExtent, endRow), axis.resultStride);
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
      buildMappedPart(k, source, result, part);
    });
  auto [begin, end] = inside[k];
  buildMappedPart(k, source, result, {zero, begin});
  buildRowBlocks(k, source, result);
  buildMappedPart(k, source, result, {end, extent});
}

void RowLoops::buildMappedPart(size_t k, OpFoldResult source,
                               OpFoldResult result, const Inside &part) {
  const FlatAxis &axis = pad.axes[k];
  std::optional<int64_t> low = getConstantIntValue(axis.low);
  std::optional<int64_t> high = getConstantIntValue(axis.high);
  bool staysInside = low && high && *low <= 0 && *high <= 0;
  buildLoop(part.begin, part.end, [&](OpFoldResult o) {
    OpFoldResult i = index.sub(o, axis.low);
    if (!staysInside)
      i = isWithinReach
              ? pad.extension.getSourceIndexWithinReach(index, i,
                                                        axis.sourceExtent)
              : pad.extension.getSourceIndex(index, i, axis.sourceExtent);
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
  OpFoldResult step = index.constant(pad.extension.getStepBeyond());
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
        select(step, one, step));
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
    buildLoop(index.select(isBefore, part.begin, end),
              index.select(isBefore, written, part.end), [&](OpFoldResult o) {
                buildAxis(k + 1, planes.getSource(index, o),
                          planes.getResult(index, o));
              });
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
  const FlatAxis &row = pad.axes.back();
  const Extension &extension = pad.extension;
  if (extension.kind == Extension::Kind::Periodic && !isWithinReach) {
    OpFoldResult reach = extension.getReach(index, row.sourceExtent);
    if (!index.lessEqual(row.low, reach).isTrue() ||
        !index.lessEqual(row.high, reach).isTrue())
      return buildWideRow(source, result);
  }
  if (!pixelBorders)
    return rowRuns.build(source, result);
  buildIf(
      builder, loc, pixelBorders->isPossible(),
      [&] { pixelBorders->build(source, result); },
      [&] { rowRuns.buildBorders(source, result); });
  rowRuns.buildInside(source, result);
}

/// Builds what one step of a wide border writes next to the `done` positions
/// that are done, at the end of them if `isForwards` holds, else before them,
/// where there is `room`. Returns how many positions that are.
Value RowLoops::buildWideStep(OpFoldResult source, OpFoldResult result,
                              OpFoldResult done, OpFoldResult room,
                              Condition isForwards) {
  const FlatAxis &row = pad.axes.back();
  OpFoldResult n = row.sourceExtent, one = index.constant(1);
  OpFoldResult period = pad.extension.getPeriod(index, n);
  OpFoldResult mirror =
      index.add(period, index.constant(pad.extension.mirrorOffset));
  auto select = [&](OpFoldResult forwards, OpFoldResult backwards) {
    return index.select(isForwards, forwards, backwards);
  };
  // Forwards the new positions follow `edge`, backwards they end before it.
  OpFoldResult edge = select(index.sub(row.resultExtent, room), room);
  auto getBegin = [&](OpFoldResult size) {
    return select(edge, index.sub(edge, size));
  };
  auto yield = [&](OpFoldResult size) {
    scf::YieldOp::create(builder, loc, index.materialize(size));
  };
  auto to = [&](OpFoldResult size) {
    return scale(result, getBegin(size), pad.pixel);
  };

  // All full periods that are done, once more.
  OpFoldResult periods = index.sub(done, index.floorMod(done, period));
  auto hasPeriod = index.lessThan(index.constant(0), periods);
  auto ifPeriod =
      scf::IfOp::create(builder, loc, builder.getIndexType(),
                        index.materialize(hasPeriod), /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(ifPeriod.thenBlock());
  {
    OpFoldResult size = index.min(room, periods);
    OpFoldResult from =
        select(index.sub(edge, periods), index.add(getBegin(size), periods));
    runs.copy(pad.result, scale(result, from, pad.pixel), pad.result, to(size),
              index.mul(size, pad.pixel));
    yield(size);
  }

  // A run of the source, up to where it turns around.
  builder.setInsertionPointToStart(ifPeriod.elseBlock());
  OpFoldResult nearest =
      index.sub(edge, select(row.low, index.add(row.low, one)));
  OpFoldResult m = index.floorMod(nearest, period);
  auto buildRun = [&](OpFoldResult limit, bool reversed) {
    OpFoldResult size = index.min(room, limit);
    OpFoldResult first = select(m, index.sub(index.add(m, one), size));
    if (reversed)
      first = index.sub(mirror, first);
    OpFoldResult from = scale(source, first, pad.pixel);
    if (reversed)
      runs.copyReversed(pad.source, from, pad.result, to(size), size,
                        pad.pixel);
    else
      runs.copy(pad.source, from, pad.result, to(size),
                index.mul(size, pad.pixel));
    yield(size);
  };
  OpFoldResult straight = select(index.sub(n, m), index.add(m, one));
  if (!pad.extension.mirrors) {
    buildRun(straight, /*reversed=*/false);
    return ifPeriod.getResult(0);
  }
  auto ifStraight = scf::IfOp::create(builder, loc, builder.getIndexType(),
                                      index.materialize(index.lessThan(m, n)),
                                      /*withElseRegion=*/true);
  yield(ifStraight.getResult(0));
  builder.setInsertionPointToStart(ifStraight.thenBlock());
  buildRun(straight, /*reversed=*/false);
  builder.setInsertionPointToStart(ifStraight.elseBlock());
  buildRun(select(index.sub(period, m), index.sub(index.add(m, one), n)),
           /*reversed=*/true);
  return ifPeriod.getResult(0);
}

/// Builds the steps of a wide border of `room` positions next to the `done`
/// ones that are done.
void RowLoops::buildWideBorder(OpFoldResult source, OpFoldResult result,
                               OpFoldResult done, OpFoldResult room,
                               Condition isForwards) {
  OpFoldResult total = index.add(done, room);
  scf::WhileOp::create(
      builder, loc, builder.getIndexType(), index.materialize(room),
      [&](OpBuilder &, Location, ValueRange args) {
        auto more = index.lessThan(index.constant(0), args[0]);
        scf::ConditionOp::create(builder, loc, index.materialize(more), args);
      },
      [&](OpBuilder &, Location, ValueRange args) {
        OpFoldResult left = args[0];
        Value size = buildWideStep(source, result, index.sub(total, left), left,
                                   isForwards);
        scf::YieldOp::create(builder, loc,
                             index.materialize(index.sub(left, size)));
      });
}

void RowLoops::buildWideRow(OpFoldResult source, OpFoldResult result) {
  OpFoldResult extent = pad.axes.back().resultExtent;
  auto [begin, end] = inside.back();
  rowRuns.buildInside(source, result);

  // First to the end, then to the beginning. Borders of a size that is not
  // known share their code.
  OpFoldResult zero = index.constant(0), two = index.constant(2);
  OpFoldResult size = index.sub(end, begin);
  OpFoldResult after = index.sub(extent, end);
  OpFoldResult toTheEnd = index.add(size, after);
  if (getConstantIntValue(extent)) {
    buildWideBorder(source, result, size, after, /*isForwards=*/true);
    buildWideBorder(source, result, toTheEnd, begin, /*isForwards=*/false);
    return;
  }
  buildLoop(zero, two, [&](OpFoldResult side) {
    Condition isForwards = index.equal(side, zero);
    buildWideBorder(source, result, index.select(isForwards, size, toTheEnd),
                    index.select(isForwards, after, begin), isForwards);
  });
}

void mlir::pad::buildRowLoops(OpBuilder &builder, const FlatPad &pad,
                              bool isWithinReach,
                              const ConvertPadToSCFPassOptions &options) {
  RowLoops(builder, pad, isWithinReach, options).build();
}
