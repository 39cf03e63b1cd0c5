//===- ShortRows.cpp - Vectors that cross the ends of rows ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row of nine bytes has no whole vector of 16 bytes. Where rows lie without a
// gap, the result is written as one array: a thread finds the row where its
// vector begins by division, and goes on from there unit by unit.
//
//===----------------------------------------------------------------------===//

#include "RowKernel.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// Longer rows have nine tenths of their bytes in whole vectors.
static constexpr int64_t kMaxRowBytes = 160;

/// Units of a result that 32 bits count, with a few vectors more.
static constexpr int64_t kMaxUnits = int64_t(1) << 30;

Condition mlir::pad::shouldVectorsCrossRows(IndexBuilder &index,
                                            const FlatPad &pad) {
  // The rows of a border are those of its faces, which lie apart.
  if (pad.has(Facts::InPlace))
    return false;
  const FlatAxis &row = pad.axes.back();
  std::optional<int64_t> extent = getConstantIntValue(row.resultExtent);
  if (pad.axes.size() == 1 || !extent || !isOneInteger(pad.unitsPerPosition))
    return false;
  int64_t bytes = *extent * pad.storage.unitBytes;
  if (*extent > kMaxRowBytes || bytes > kMaxRowBytes ||
      bytes % kVectorBytes == 0)
    return false;
  if (!llvm::all_of(pad.axes,
                    [](const FlatAxis &axis) { return axis.resultIsDense; }))
    return false;
  OpFoldResult units = index.constant(1);
  for (const FlatAxis &axis : pad.axes)
    units = index.mul(units, axis.resultExtent);
  return index.lessEqual(units, kMaxUnits);
}

/// The vector from unit `begin` of the result on, which has `count` units;
/// `begin` is `position` in `row`, which has `number`. Lanes beside the result
/// repeat the unit at its end.
///
///   scf.for %lane = %c0 to %lanes iter_args(%vector, %cache:3, %number, %row,
///                                           %isInside, %position) {
///     ... // the unit at %position of %row enters %vector
///     %next:3 = scf.if %endOfRow { number + 1, its row } else { the same }
///   }
Value RowKernel::gatherRows(OpFoldResult begin, OpFoldResult count,
                            OpFoldResult number, OpFoldResult position,
                            const KernelRow &row) {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult last = index.sub(count, one);
  // Kernels have no loops that carry indices.
  IndexBuilder carried(builder, loc, builder.getI64Type());
  auto getState = [&](OpFoldResult number, const KernelRow &row) {
    return GatherState{number, carried.materialize(castTo(carried, row.source)),
                       index.materialize(row.isInside)};
  };
  GatherState inits = getEmptyCache();
  llvm::append_range(inits, getState(number, row));
  inits.push_back(position);
  return buildGather(inits, [&](OpFoldResult lane, GatherState &state) {
    OpFoldResult position = state.pop_back_val();
    Value isInside = cast<Value>(state.pop_back_val());
    OpFoldResult source = state.pop_back_val();
    OpFoldResult number = state.pop_back_val();
    KernelRow row{widen(source), {}, Condition(isInside)};
    state = gatherUnit(state, row, position, zero);
    Value value = cast<Value>(state.pop_back_val());

    // One unit on, if that is in the result, and if the row ends, one row.
    OpFoldResult unit = index.add(begin, lane);
    Condition isNext = index.conjunction(index.lessEqual(zero, unit),
                                         index.lessThan(unit, last));
    OpFoldResult next = index.add(position, one);
    Condition isEnd =
        index.conjunction(isNext, index.lessEqual(rowUnits, next));
    position = index.select(isEnd, zero, index.select(isNext, next, position));
    auto getNextRow = [&] {
      OpFoldResult nextNumber = index.add(number, one);
      return getState(nextNumber, getRow(nextNumber));
    };
    auto getSameRow = [&] { return GatherState{number, source, isInside}; };
    llvm::append_range(state,
                       buildChoice(index, isEnd, getNextRow, getSameRow));
    state.push_back(position);
    return value;
  });
}

void RowKernel::buildAcrossRows() {
  OpFoldResult one = wide.constant(1);
  OpFoldResult units = wide.mul(countRows(wide), pad.axes.back().resultExtent);
  OpFoldResult steps = getMaxVectors(units);
  Inside inside = pad.axes.back().getInside(wide);
  Launch(builder, loc, {steps, one, one}, [&](Launch &launch) {
    enterLaunch(inside);
    KernelRow all = getFirstRow();
    OpFoldResult count = narrow(units), width = index.constant(lanes);
    OpFoldResult misalignment = narrow(getResultMisalignment(all.result));
    OpFoldResult vectors = countVectors(count, misalignment);
    launch.getSteps(index, gpu::Dimension::x)
        .forEach(index, vectors, [&](OpFoldResult step) {
          OpFoldResult begin = index.sub(index.mul(step, width), misalignment);
          buildVectorOfRows(begin, count, all);
        });
  });
}

/// Writes the units of the vector at unit `begin` that are among the `count`
/// units of the result, whose first row is `all`.
void RowKernel::buildVectorOfRows(OpFoldResult begin, OpFoldResult count,
                                  const KernelRow &all) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult first = index.clamp(begin, zero, index.sub(count, 1));
  OpFoldResult number = index.div(first, rowUnits);
  OpFoldResult position = index.sub(first, index.mul(number, rowUnits));
  KernelRow row = getRow(number);
  auto buildGathered = [&] {
    Value vector = gatherRows(begin, count, number, position, row);
    storePart(vector, all.result, begin, count);
  };
  // Few vectors lie in a row that is not much longer.
  if (getConstantIntValue(rowUnits).value_or(0) < 2 * lanes)
    return buildGathered();
  OpFoldResult end = index.add(position, lanes);
  OpFoldResult place =
      wide.add(row.source, widen(index.sub(position, lowUnits)));
  OpFoldResult shift = getSourceMisalignment(place);
  Condition isInside = index.conjunction(
      index.conjunction(index.lessEqual(insideBegin, position),
                        index.lessEqual(end, insideEnd)),
      index.conjunction(row.isInside, index.lessEqual(zero, begin)));
  isInside = index.conjunction(isInside, canLoadShifted(place, shift));
  buildIf(
      builder, loc, isInside,
      [&] {
        storeVector(loadShifted(place, shift),
                    wide.add(all.result, widen(begin)));
      },
      buildGathered);
}
