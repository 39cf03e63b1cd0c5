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
#include "RunBuilder.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// The part [begin, end) of an axis of the result that lies inside of the
/// source.
struct Inside {
  OpFoldResult begin;
  OpFoldResult end;
};

/// Rows whose inside is at most `maxUnits` units, written as `spill` says.
struct RowClass {
  Spill spill;
  int64_t maxUnits;
};

class RowLoops {
public:
  RowLoops(OpBuilder &builder, const FlatPad &pad, bool isWithinReach,
           int64_t vectorBytes, std::optional<Stream> stream)
      : builder(builder), loc(pad.loc), index(builder, pad.loc), pad(pad),
        isWithinReach(isWithinReach),
        vectorUnits(std::max<int64_t>(vectorBytes / pad.storage.unitBytes, 1)),
        exactRuns(builder, pad.loc, pad.storage.unit, vectorUnits,
                  /*spill=*/std::nullopt, stream) {
    for (const FlatAxis &axis : pad.axes)
      inside.push_back(getInside(axis));
    // Long rows do not spill.
    if (!stream)
      chooseRowClass(vectorBytes);
  }

  void build() { buildAxis(0, pad.sourceOffset, pad.resultOffset); }

private:
  Inside getInside(const FlatAxis &axis);
  bool isRow(size_t k) const { return k + 1 == pad.axes.size(); }
  bool isAroundRow(size_t k) const { return k + 2 == pad.axes.size(); }
  OpFoldResult scale(OpFoldResult offset, OpFoldResult position,
                     OpFoldResult stride) {
    return index.add(offset, index.mul(position, stride));
  }

  /// Builds axis `k` and what is inside of it; the offsets are those of the
  /// first element of its part of source and result.
  void buildAxis(size_t k, OpFoldResult source, OpFoldResult result);
  void buildExactAxis(size_t k, OpFoldResult source, OpFoldResult result);
  void buildFilledAxis(size_t k, OpFoldResult source, OpFoldResult result);
  void buildFilledRows(size_t k, OpFoldResult source, OpFoldResult result);
  void buildMappedAxis(size_t k, OpFoldResult source, OpFoldResult result);

  /// Sets `rowClasses`, if any may hold, and `rowClass`.
  void chooseRowClass(int64_t vectorBytes);

  /// Builds the rows of axis `k`, the axis around the row, as `rowClass` says.
  void buildRowsByClass(size_t k, OpFoldResult source, OpFoldResult result);

  /// Fills `count` positions of axis `k`, the first one at `result`.
  void buildFill(size_t k, OpFoldResult result, OpFoldResult count);

  /// Builds a row: its inside, and with it the borders.
  void buildInside(OpFoldResult source, OpFoldResult result);
  void buildMappedRow(OpFoldResult source, OpFoldResult result);
  void buildWideRow(OpFoldResult source, OpFoldResult result);
  Value buildWideStep(OpFoldResult source, OpFoldResult result,
                      OpFoldResult done, OpFoldResult room, bool forwards);

  /// Builds a loop over [begin, end); `body` gets the induction variable.
  void buildLoop(OpFoldResult begin, OpFoldResult end,
                 function_ref<void(OpFoldResult)> body);

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  const FlatPad &pad;
  bool isWithinReach;
  int64_t vectorUnits;
  SmallVector<Inside> inside;

  /// The runs in rows and the borders of rows: exact or spilling.
  RunBuilder exactRuns;
  RunBuilder *insideRuns = &exactRuns;
  RunBuilder *borderRuns = &exactRuns;

  /// 0 if rows are to be written exactly, 1 + c if they fit rowClasses[c]; null
  /// if there are none.
  Value rowClass;
  SmallVector<RowClass> rowClasses;
  /// The units in the one vector that covers a border of such a row.
  int64_t borderUnits = 0;
};

/// Whether `amount` is known not to crop.
bool isNeverNegative(OpFoldResult amount) {
  std::optional<int64_t> known = getConstantIntValue(amount);
  return known && *known >= 0;
}

} // namespace

Inside RowLoops::getInside(const FlatAxis &axis) {
  OpFoldResult end = index.add(axis.low, axis.sourceExtent);
  if (isNeverNegative(axis.low) && isNeverNegative(axis.high))
    return {axis.low, end};
  OpFoldResult begin =
      index.clamp(axis.low, index.constant(0), axis.resultExtent);
  return {begin, index.clamp(end, begin, axis.resultExtent)};
}

void RowLoops::buildLoop(OpFoldResult begin, OpFoldResult end,
                         function_ref<void(OpFoldResult)> body) {
  std::optional<int64_t> first = getConstantIntValue(begin);
  std::optional<int64_t> last = getConstantIntValue(end);
  if (first && last && *last - *first <= 1) {
    if (*last - *first == 1)
      body(begin);
    return;
  }
  auto loop = scf::ForOp::create(builder, loc, index.materialize(begin),
                                 index.materialize(end),
                                 index.materialize(index.constant(1)));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

void RowLoops::buildAxis(size_t k, OpFoldResult source, OpFoldResult result) {
  if (isAroundRow(k) && rowClass)
    return buildRowsByClass(k, source, result);
  buildExactAxis(k, source, result);
}

void RowLoops::buildExactAxis(size_t k, OpFoldResult source,
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
  if (isAroundRow(k) && axis.resultIsDense && pad.axes.back().resultIsDense &&
      isNeverNegative(axis.low) && isNeverNegative(axis.high))
    return buildFilledRows(k, source, result);

  buildFill(k, result, begin);
  if (isRow(k))
    buildInside(source, result);
  else
    buildLoop(begin, end, [&](OpFoldResult o) {
      buildAxis(k + 1, scale(source, index.sub(o, axis.low), axis.sourceStride),
                scale(result, o, axis.resultStride));
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
  auto buildRow = [&](OpFoldResult o, RunBuilder &fillRuns, OpFoldResult size) {
    OpFoldResult rowResult = scale(result, o, axis.resultStride);
    buildInside(scale(source, index.sub(o, axis.low), axis.sourceStride),
                rowResult);
    fillRuns.fill(pad.fill, pad.result, scale(rowResult, rowEnd, pad.pixel),
                  size);
  };

  // There is a last row: the source is not empty, and what is inside neither.
  OpFoldResult lastRow = index.sub(endRow, index.constant(1));
  OpFoldResult above = index.mul(firstRow, axis.resultStride);
  OpFoldResult below =
      index.mul(index.sub(axis.resultExtent, endRow), axis.resultStride);
  exactRuns.fill(pad.fill, pad.result, result, index.add(above, before));
  buildLoop(firstRow, lastRow, [&](OpFoldResult o) {
    buildRow(o, *borderRuns, index.add(after, before));
  });
  buildRow(lastRow, exactRuns, index.add(after, below));
}

void RowLoops::buildFill(size_t k, OpFoldResult result, OpFoldResult count) {
  bool isDense =
      llvm::all_of(ArrayRef<FlatAxis>(pad.axes).drop_front(k),
                   [](const FlatAxis &axis) { return axis.resultIsDense; });
  // Along a row the positions follow each other; that was checked.
  if (isRow(k) || isDense) {
    OpFoldResult stride = isRow(k) ? pad.pixel : pad.axes[k].resultStride;
    return exactRuns.fill(pad.fill, pad.result, result,
                          index.mul(count, stride));
  }
  buildLoop(index.constant(0), count, [&](OpFoldResult o) {
    buildFill(k + 1, scale(result, o, pad.axes[k].resultStride),
              pad.axes[k + 1].resultExtent);
  });
}

void RowLoops::buildMappedAxis(size_t k, OpFoldResult source,
                               OpFoldResult result) {
  const FlatAxis &axis = pad.axes[k];
  std::optional<int64_t> low = getConstantIntValue(axis.low);
  std::optional<int64_t> high = getConstantIntValue(axis.high);
  bool staysInside = low && high && *low <= 0 && *high <= 0;
  buildLoop(index.constant(0), axis.resultExtent, [&](OpFoldResult o) {
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
// Classes of rows
//===----------------------------------------------------------------------===//

void RowLoops::chooseRowClass(int64_t vectorBytes) {
  if (pad.axes.size() < 2)
    return;
  const FlatAxis &row = pad.axes.back();
  auto [begin, end] = inside.back();
  OpFoldResult size = index.mul(index.sub(end, begin), pad.pixel);
  OpFoldResult before = begin, after = index.sub(row.resultExtent, end);
  bool isDynamic = llvm::any_of(
      ArrayRef<OpFoldResult>{size, before, after},
      [](OpFoldResult count) { return !getConstantIntValue(count); });
  bool isDense = llvm::all_of(
      pad.axes, [](const FlatAxis &axis) { return axis.resultIsDense; });
  if (!isDynamic || !isDense ||
      getConstantIntValue(pad.pixel) != pad.storage.count)
    return;

  // Wide borders are worth their branches. Constant mode fills two at once.
  constexpr int64_t borderBytes = 16;
  int64_t unitBytes = pad.storage.unitBytes;
  borderUnits = borderBytes / unitBytes;
  OpFoldResult limit = index.constant(borderUnits / pad.storage.count);
  Condition spills = index.lessThan(index.constant(0), size);
  if (pad.extension.isFill()) {
    auto [firstRow, endRow] = inside[pad.axes.size() - 2];
    spills = index.conjunction(spills, index.lessThan(firstRow, endRow));
    spills = index.conjunction(
        spills, index.lessEqual(index.add(before, after), limit));
  } else {
    spills = index.conjunction(spills, index.lessEqual(before, limit));
    spills = index.conjunction(spills, index.lessEqual(after, limit));
  }
  if (spills.isFalse())
    return;

  // From the widest to the narrowest; the last one that fits is chosen.
  auto addClass = [&](int64_t bytes, int64_t blocks, int64_t maxBytes) {
    if (bytes < 4 * unitBytes || bytes > vectorBytes)
      return;
    rowClasses.push_back({{bytes / unitBytes, blocks}, maxBytes / unitBytes});
  };
  constexpr int64_t longRowBytes = 2048;
  addClass(vectorBytes, 0, longRowBytes);
  addClass(vectorBytes, 4, 4 * vectorBytes);
  addClass(vectorBytes, 2, 2 * vectorBytes);
  for (int64_t bytes = vectorBytes; bytes >= 8; bytes /= 2)
    addClass(bytes, 1, bytes);
  OpFoldResult chosen = index.constant(0);
  for (auto [position, candidate] : llvm::enumerate(rowClasses))
    chosen =
        index.select(index.lessEqual(size, index.constant(candidate.maxUnits)),
                     index.constant(position + 1), chosen);
  chosen = index.select(spills, chosen, index.constant(0));
  rowClass = index.materialize(chosen);
}

void RowLoops::buildRowsByClass(size_t k, OpFoldResult source,
                                OpFoldResult result) {
  // What a row may read and write beyond its ends.
  int64_t slack = 0;
  for (const RowClass &candidate : rowClasses)
    slack = std::max(slack, candidate.spill.width *
                                std::max<int64_t>(candidate.spill.blocks, 1));
  OpFoldResult beyond = index.constant(slack + borderUnits);
  const FlatAxis &axis = pad.axes[k];
  OpFoldResult sourceLast = index.sub(axis.sourceExtent, index.constant(1));
  OpFoldResult sourceSize = index.mul(pad.axes.back().sourceExtent, pad.pixel);
  OpFoldResult sourceEnd =
      index.add(scale(source, sourceLast, axis.sourceStride), sourceSize);
  OpFoldResult resultEnd = scale(result, axis.resultExtent, axis.resultStride);
  Condition isAmidst =
      index.lessEqual(index.add(sourceEnd, beyond), pad.sourceEnd);
  isAmidst = index.conjunction(
      isAmidst, index.lessEqual(index.add(resultEnd, beyond), pad.resultEnd));
  if (pad.extension.mirrors)
    isAmidst = index.conjunction(
        isAmidst,
        index.lessEqual(
            index.add(pad.sourceOffset, index.constant(borderUnits)), source));

  OpFoldResult chosen =
      index.select(isAmidst, OpFoldResult(rowClass), index.constant(0));
  SmallVector<int64_t> cases =
      llvm::to_vector(llvm::seq<int64_t>(1, rowClasses.size() + 1));
  auto switchOp = scf::IndexSwitchOp::create(
      builder, loc, TypeRange(), index.materialize(chosen),
      builder.getDenseI64ArrayAttr(cases), cases.size());
  OpBuilder::InsertionGuard guard(builder);
  for (auto [region, candidate] :
       llvm::zip_equal(switchOp.getCaseRegions(), rowClasses)) {
    builder.setInsertionPointToStart(&region.emplaceBlock());
    RunBuilder spillingInside(builder, loc, pad.storage.unit, vectorUnits,
                              candidate.spill);
    RunBuilder spillingBorder(builder, loc, pad.storage.unit, vectorUnits,
                              Spill{borderUnits, 1});
    insideRuns = &spillingInside;
    borderRuns = &spillingBorder;
    if (pad.extension.isFill())
      buildFilledRows(k, source, result);
    else
      buildMappedAxis(k, source, result);
    scf::YieldOp::create(builder, loc);
  }
  insideRuns = borderRuns = &exactRuns;
  builder.setInsertionPointToStart(&switchOp.getDefaultRegion().emplaceBlock());
  buildExactAxis(k, source, result);
  scf::YieldOp::create(builder, loc);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void RowLoops::buildInside(OpFoldResult source, OpFoldResult result) {
  auto [begin, end] = inside.back();
  OpFoldResult first = index.sub(begin, pad.axes.back().low);
  insideRuns->copy(pad.source, scale(source, first, pad.pixel), pad.result,
                   scale(result, begin, pad.pixel),
                   index.mul(index.sub(end, begin), pad.pixel));
}

void RowLoops::buildMappedRow(OpFoldResult source, OpFoldResult result) {
  const FlatAxis &row = pad.axes.back();
  const Extension &extension = pad.extension;
  auto [begin, end] = inside.back();
  OpFoldResult after = index.sub(row.resultExtent, end);
  OpFoldResult endResult = scale(result, end, pad.pixel);

  if (extension.kind == Extension::Kind::Clamp) {
    OpFoldResult last = index.sub(row.sourceExtent, index.constant(1));
    borderRuns->repeat(pad.source, source, pad.result, result, begin,
                       pad.pixel);
    buildInside(source, result);
    borderRuns->repeat(pad.source, scale(source, last, pad.pixel), pad.result,
                       endResult, after, pad.pixel);
    return;
  }

  OpFoldResult reach = extension.getReach(index, row.sourceExtent);
  bool isNarrow = isWithinReach || (index.lessEqual(row.low, reach).isTrue() &&
                                    index.lessEqual(row.high, reach).isTrue());
  if (!isNarrow)
    return buildWideRow(source, result);

  // Each border is one run; it starts at the element that its first position
  // maps to.
  auto buildBorder = [&](OpFoldResult position, OpFoldResult count) {
    if (isZeroInteger(count))
      return;
    OpFoldResult first = extension.getSourceIndexWithinReach(
        index, index.sub(position, row.low), row.sourceExtent);
    OpFoldResult from = scale(source, first, pad.pixel);
    OpFoldResult to = scale(result, position, pad.pixel);
    if (extension.mirrors)
      borderRuns->copyReversed(pad.source, from, pad.result, to, count,
                               pad.pixel);
    else
      borderRuns->copy(pad.source, from, pad.result, to,
                       index.mul(count, pad.pixel));
  };
  buildBorder(index.constant(0), begin);
  buildInside(source, result);
  buildBorder(end, after);
}

/// Builds what one step of a wide border writes next to the `done` positions
/// that are done, at the end of them if `forwards`, else before them, where
/// there is `room`. Returns how many positions that are.
Value RowLoops::buildWideStep(OpFoldResult source, OpFoldResult result,
                              OpFoldResult done, OpFoldResult room,
                              bool forwards) {
  const FlatAxis &row = pad.axes.back();
  OpFoldResult n = row.sourceExtent, one = index.constant(1);
  OpFoldResult period = pad.extension.getPeriod(index, n);
  OpFoldResult mirror =
      index.add(period, index.constant(pad.extension.mirrorOffset));
  // Forwards the new positions follow `edge`, backwards they end before it.
  OpFoldResult edge = forwards ? index.sub(row.resultExtent, room) : room;
  auto getBegin = [&](OpFoldResult size) {
    return forwards ? edge : index.sub(edge, size);
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
    OpFoldResult from = forwards ? index.sub(edge, periods)
                                 : index.add(getBegin(size), periods);
    exactRuns.copy(pad.result, scale(result, from, pad.pixel), pad.result,
                   to(size), index.mul(size, pad.pixel));
    yield(size);
  }

  // A run of the source, up to where it turns around.
  builder.setInsertionPointToStart(ifPeriod.elseBlock());
  OpFoldResult nearest =
      index.sub(edge, forwards ? row.low : index.add(row.low, one));
  OpFoldResult m = index.floorMod(nearest, period);
  auto buildRun = [&](OpFoldResult limit, bool reversed) {
    OpFoldResult size = index.min(room, limit);
    OpFoldResult first = forwards ? m : index.sub(index.add(m, one), size);
    if (reversed)
      first = index.sub(mirror, first);
    OpFoldResult from = scale(source, first, pad.pixel);
    if (reversed)
      exactRuns.copyReversed(pad.source, from, pad.result, to(size), size,
                             pad.pixel);
    else
      exactRuns.copy(pad.source, from, pad.result, to(size),
                     index.mul(size, pad.pixel));
    yield(size);
  };
  OpFoldResult straight = forwards ? index.sub(n, m) : index.add(m, one);
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
  buildRun(forwards ? index.sub(period, m) : index.sub(index.add(m, one), n),
           /*reversed=*/true);
  return ifPeriod.getResult(0);
}

void RowLoops::buildWideRow(OpFoldResult source, OpFoldResult result) {
  const FlatAxis &row = pad.axes.back();
  auto [begin, end] = inside.back();
  buildInside(source, result);

  // First to the end, then to the beginning; the room left is what changes.
  for (bool forwards : {true, false}) {
    OpFoldResult room = forwards ? index.sub(row.resultExtent, end) : begin;
    OpFoldResult total =
        forwards ? index.sub(row.resultExtent, begin) : row.resultExtent;
    Type type = builder.getIndexType();
    scf::WhileOp::create(
        builder, loc, type, index.materialize(room),
        [&](OpBuilder &, Location, ValueRange args) {
          auto more = index.lessThan(index.constant(0), args[0]);
          scf::ConditionOp::create(builder, loc, index.materialize(more), args);
        },
        [&](OpBuilder &, Location, ValueRange args) {
          OpFoldResult done = index.sub(total, args[0]);
          Value size = buildWideStep(source, result, done, args[0], forwards);
          Value left = index.materialize(index.sub(args[0], size));
          scf::YieldOp::create(builder, loc, left);
        });
  }
}

void mlir::pad::buildRowLoops(OpBuilder &builder, const FlatPad &pad,
                              bool isWithinReach, int64_t vectorBytes,
                              std::optional<Stream> stream) {
  RowLoops(builder, pad, isWithinReach, vectorBytes, stream).build();
}
