//===- ShortRows.cpp - Vectors that go on from row to row -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of a row of nine bytes no vector of 16 is whole. Where rows lie without a
// gap, the result is written as one array: a thread finds the row where its
// vector begins by division, and goes on from there unit by unit.
//
//===----------------------------------------------------------------------===//

#include "RowKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::pad;

/// Of longer rows, half of the bytes or more are in whole vectors, and units
/// cost more to find here than there.
static constexpr int64_t kMaxRowBytes = 48;

/// Units of a result that 32 bits count, with a few vectors more.
static constexpr int64_t kMaxUnits = int64_t(1) << 30;

/// The number of rows.
static OpFoldResult countRows(IndexBuilder &index, const FlatPad &pad) {
  OpFoldResult rows = index.constant(1);
  for (const FlatAxis &axis : ArrayRef(pad.axes).drop_back())
    rows = index.mul(rows, axis.resultExtent);
  return rows;
}

Condition mlir::pad::isInShortRows(IndexBuilder &index, const FlatPad &pad) {
  const FlatAxis &row = pad.axes.back();
  std::optional<int64_t> extent = getConstantIntValue(row.resultExtent);
  if (pad.axes.size() == 1 || !extent || !isOneInteger(pad.pixel))
    return false;
  int64_t bytes = *extent * pad.storage.unitBytes;
  if (*extent > kMaxRowBytes || bytes > kMaxRowBytes ||
      bytes % kVectorBytes == 0)
    return false;
  if (!llvm::all_of(pad.axes,
                    [](const FlatAxis &axis) { return axis.resultIsDense; }))
    return false;
  return index.lessEqual(index.mul(countRows(index, pad), row.resultExtent),
                         index.constant(kMaxUnits));
}

/// Row `step` of all, with divisions.
KernelRow RowKernel::getRow(OpFoldResult step) {
  const FlatAxis &around = pad.axes[pad.axes.size() - 2];
  OpFoldResult outer = index.constant(0), position = step;
  if (pad.axes.size() > 2) {
    OpFoldResult extent = narrow(around.resultExtent);
    outer = index.div(step, extent);
    position = index.sub(step, index.mul(outer, extent));
  }
  return enterAxis(enterOuterAxes(getFirstRow(), outer), around, position);
}

/// The vector from unit `begin` of the result on, which has `count` units.
/// Beside the result is what lies at its ends.
Value RowKernel::gatherRows(OpFoldResult begin, OpFoldResult count) {
  const FlatAxis &axis = pad.axes.back();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult last = index.sub(count, one);
  OpFoldResult first = index.clamp(begin, zero, last);
  OpFoldResult rowStep = index.div(first, rowUnits);
  KernelRow row = getRow(rowStep);
  // Kernels have no loops that carry indices.
  IndexBuilder carried(builder, loc, builder.getI64Type());
  auto zeros = DenseElementsAttr::get(
      vectorType, builder.getIntegerAttr(pad.storage.unit, 0));
  SmallVector<Value> state = {
      arith::ConstantOp::create(builder, loc, zeros),
      index.materialize(rowStep),
      index.materialize(index.sub(first, index.mul(rowStep, rowUnits))),
      carried.materialize(castTo(carried, row.source)),
      index.materialize(row.isInside)};
  auto loop = scf::ForOp::create(builder, loc, index.materialize(zero),
                                 index.materialize(index.constant(lanes)),
                                 index.materialize(one), state);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  OpFoldResult unit = index.add(begin, loop.getInductionVar());
  auto now = loop.getRegionIterArgs();
  OpFoldResult position = now[2], source = castTo(wide, now[3]);
  Condition isInside{Value(now[4])};
  if (pad.extension.isFill())
    isInside = index.conjunction(
        isInside, index.conjunction(index.lessEqual(insideBegin, position),
                                    index.lessThan(position, insideEnd)));
  Value value = select(
      pad.storage.unit, pad.extension.isFill() ? isInside : Condition(true),
      [&] {
        return memory.load(wide.add(source, widen(map(axis, position).first)));
      },
      [&] { return pad.fill.front(); });

  // One unit on, if that is in the result, and if the row ends, one row.
  Condition isNext = index.conjunction(index.lessEqual(zero, unit),
                                       index.lessThan(unit, last));
  OpFoldResult next = index.add(position, one);
  Condition isEnd = index.conjunction(isNext, index.lessEqual(rowUnits, next));
  position = index.select(isEnd, zero, index.select(isNext, next, position));
  auto ifEnd = scf::IfOp::create(
      builder, loc,
      TypeRange{now[1].getType(), now[3].getType(), now[4].getType()},
      index.materialize(isEnd), /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard inner(builder);
    builder.setInsertionPointToEnd(ifEnd.thenBlock());
    OpFoldResult nextStep = index.add(now[1], one);
    KernelRow nextRow = getRow(nextStep);
    scf::YieldOp::create(
        builder, loc,
        ValueRange{index.materialize(nextStep),
                   carried.materialize(castTo(carried, nextRow.source)),
                   index.materialize(nextRow.isInside)});
    builder.setInsertionPointToEnd(ifEnd.elseBlock());
    scf::YieldOp::create(builder, loc, ValueRange{now[1], now[3], now[4]});
  }
  // Registers cannot be indexed: units enter at the end and move down.
  SmallVector<int64_t> moved =
      llvm::to_vector(llvm::seq<int64_t>(1, lanes + 1));
  Value entering = vector::BroadcastOp::create(builder, loc, vectorType, value);
  Value vector =
      vector::ShuffleOp::create(builder, loc, now[0], entering, moved);
  scf::YieldOp::create(builder, loc,
                       ValueRange{vector, ifEnd.getResult(0),
                                  index.materialize(position),
                                  ifEnd.getResult(1), ifEnd.getResult(2)});
  return loop.getResult(0);
}

void RowKernel::buildShortRows() {
  const FlatAxis &axis = pad.axes.back();
  OpFoldResult one = wide.constant(1);
  OpFoldResult units = wide.mul(countRows(wide, pad), axis.resultExtent);
  OpFoldResult steps = wide.div(wide.add(units, wide.constant(2 * lanes - 2)),
                                wide.constant(lanes));
  Inside inside = axis.getInside(wide);
  Launch(builder, loc, {steps, one, one}, [&](const Launch &launch) {
    enterLaunch(inside);
    KernelRow all = getFirstRow();
    OpFoldResult count = narrow(units), width = index.constant(lanes);
    OpFoldResult misalignment =
        narrow(memory.getResultMisalignment(all.result));
    OpFoldResult vectors = index.div(
        index.add(index.add(count, misalignment), index.constant(lanes - 1)),
        width);
    launch.forEachStep(
        index, gpu::Dimension::x, vectors, [&](OpFoldResult step) {
          OpFoldResult begin = index.sub(index.mul(step, width), misalignment);
          memory.storePart(index, gatherRows(begin, count), all.result, begin,
                           count);
        });
  });
}
