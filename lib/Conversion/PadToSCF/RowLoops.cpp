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
#include "ShortRows.h"
#include "ShuffledBlock.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// Writes rows run by run, or blocks of them.
class RunRows final : public RowWriter {
public:
  RunRows(OpBuilder &builder, const FlatPad &pad, int64_t vectorUnits)
      : builder(builder), loc(pad.loc), index(builder, pad.loc), pad(pad),
        vectorUnits(vectorUnits),
        runs(builder, pad.loc, pad.storage.unit, vectorUnits),
        rowRuns(index, this->pad, runs) {
    chooseBlock();
    if (pad.isWithinReach.isFalse())
      return;
    pixelBorders.emplace(builder, this->pad, rowRuns.getInside(), vectorUnits);
    if (pixelBorders->isPossible().isFalse())
      pixelBorders.reset();
  }

  bool buildAxis(size_t k, OpFoldResult source, OpFoldResult result) final;
  bool buildsInside(size_t k) const final {
    return block && blockAxis > k && isAroundRow(k);
  }
  void buildInside(size_t k, OpFoldResult source, OpFoldResult result) final;
  void buildRow(OpFoldResult source, OpFoldResult result,
                Condition isInside) final;
  void buildFill(OpFoldResult result, OpFoldResult size) final {
    runs.fill(pad.fill, pad.result, result, size);
  }

private:
  bool isAroundRow(size_t k) const { return k + 2 == pad.axes.size(); }
  OpFoldResult scale(OpFoldResult offset, OpFoldResult position,
                     OpFoldResult stride) {
    return index.add(offset, index.mul(position, stride));
  }

  /// Sets `block`, if there is one, and `blockAxis` and `blockRows`.
  void chooseBlock();

  /// Builds rows without gaps around them: the fill after one row and before
  /// the next is one, as are those before the first and after the last row.
  void buildFilledRows(size_t k, OpFoldResult source, OpFoldResult result);

  void buildNearRow(OpFoldResult source, OpFoldResult result);
  void buildWideRow(OpFoldResult source, OpFoldResult result);
  OpFoldResult buildWideStep(OpFoldResult source, OpFoldResult result,
                             OpFoldResult done);

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  FlatPad pad;
  int64_t vectorUnits;
  RunBuilder runs;
  RowRuns rowRuns;

  /// The block of all positions of the axes from `blockAxis` on. If that is the
  /// row, the blocks of `blockRows` rows inside of the source are one.
  std::optional<ShuffledBlock> block;
  size_t blockAxis = 0;
  int64_t blockRows = 1;

  /// What writes borders of pixels of any size, if there are such.
  std::optional<PixelBorders> pixelBorders;
};

} // namespace

bool RunRows::buildAxis(size_t k, OpFoldResult source, OpFoldResult result) {
  if (block && k == blockAxis) {
    block->build(builder, pad, source, result, vectorUnits);
    return true;
  }
  if (block || !pad.extension.isFill() || !isAroundRow(k) ||
      !pad.axes[k].resultIsDense || !pad.axes.back().resultIsDense ||
      !pad.axes[k].isNeverCropped())
    return false;
  buildFilledRows(k, source, result);
  return true;
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

void RunRows::chooseBlock() {
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
  auto [begin, end] = around.getInside(index);
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

void RunRows::buildInside(size_t k, OpFoldResult source, OpFoldResult result) {
  const FlatAxis &axis = pad.axes[k];
  auto [begin, end] = axis.getInside(index);
  ShuffledBlock rows = block->repeat(blockRows);
  OpFoldResult count = index.constant(blockRows);
  OpFoldResult steps = index.div(
      index.add(index.sub(end, begin), index.constant(blockRows - 1)), count);
  buildLoop(
      index, index.constant(0), steps, index.constant(1),
      [&](OpFoldResult step) {
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

void RunRows::buildRow(OpFoldResult source, OpFoldResult result,
                       Condition isInside) {
  if (pad.extension.isFill())
    return rowRuns.build(source, result);
  buildIf(
      builder, loc, pad.isRowWithinReach, [&] { buildNearRow(source, result); },
      [&] { buildWideRow(source, result); });
}

void RunRows::buildNearRow(OpFoldResult source, OpFoldResult result) {
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
OpFoldResult RunRows::buildWideStep(OpFoldResult source, OpFoldResult result,
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

void RunRows::buildWideRow(OpFoldResult source, OpFoldResult result) {
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
  buildShortRows(builder, pad, getRowClasses(pad, options), [&] {
    RunRows rows(
        builder, pad,
        std::max<int64_t>(options.vectorBytes / pad.storage.unitBytes, 1));
    buildRowNest(builder, pad, rows, /*isWithinReach=*/false);
  });
}
