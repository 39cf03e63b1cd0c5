//===- VectorRows.cpp - Rows in vectors of 16 bytes -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowKernel.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

KernelVectorRow RowKernel::getVectorRow(const KernelRow &row) {
  OpFoldResult misalignment = memory.getResultMisalignment(row.result);
  // Where the first element of a row would be that had no border.
  OpFoldResult source = wide.sub(row.source, widen(lowUnits));
  OpFoldResult shift =
      memory.getSourceMisalignment(wide.sub(source, misalignment));
  // All that is loaded lies in the array: one aligned vector, or two.
  OpFoldResult zero = wide.constant(0);
  OpFoldResult second =
      wide.select(wide.equal(shift, zero), zero, wide.constant(lanes));
  OpFoldResult begin = wide.sub(shift, source);
  OpFoldResult end =
      wide.sub(wide.sub(wide.add(pad.sourceEnd, shift), source), second);
  return {row, narrow(misalignment), shift,
          narrow(wide.max(begin, widen(insideBegin))),
          narrow(wide.min(end, widen(insideEnd)))};
}

void RowKernel::buildVectors(const Launch &launch, const KernelRow &row) {
  KernelVectorRow vectors = getVectorRow(row);
  OpFoldResult count = index.constant(lanes);
  OpFoldResult steps =
      index.div(index.add(index.add(rowUnits, vectors.misalignment),
                          index.constant(lanes - 1)),
                count);
  launch.forEachStep(index, gpu::Dimension::x, steps, [&](OpFoldResult step) {
    OpFoldResult begin =
        index.sub(index.mul(step, count), vectors.misalignment);
    OpFoldResult end = index.add(begin, count);
    Condition isInside = index.conjunction(
        row.isInside, index.conjunction(index.lessEqual(vectors.begin, begin),
                                        index.lessEqual(end, vectors.end)));
    buildIf(
        builder, loc, isInside,
        [&] {
          memory.storeVector(loadInside(vectors, begin),
                             wide.add(row.result, widen(begin)));
        },
        [&] { buildBorderVector(row, begin); });
  });
}

Value RowKernel::loadInside(const KernelVectorRow &row, OpFoldResult begin) {
  OpFoldResult source =
      wide.add(row.row.source, widen(index.sub(begin, lowUnits)));
  return memory.loadShifted(source, row.shift);
}

/// Writes what of a vector lies in the row, where that is not all of the
/// source.
void RowKernel::buildBorderVector(const KernelRow &row, OpFoldResult begin) {
  OpFoldResult end = index.add(begin, index.constant(lanes));
  Condition isOutside = index.negation(row.isInside);
  if (pad.extension.isFill())
    isOutside = index.disjunction(
        isOutside, index.disjunction(index.lessEqual(end, insideBegin),
                                     index.lessEqual(insideEnd, begin)));
  Value vector = select(
      vectorType, isOutside, [&] { return getFillVector(begin); },
      [&] { return gather(row, begin); });
  memory.storePart(index, vector, row.result, begin, rowUnits);
}

Value RowKernel::getFillVector(OpFoldResult begin) {
  if (pad.fill.size() == 1)
    return vector::BroadcastOp::create(builder, loc, vectorType,
                                       pad.fill.front());
  SmallVector<Value> units;
  for (int64_t k = 0; k < lanes; ++k)
    units.push_back(getFill(index.add(begin, index.constant(k))));
  return vector::FromElementsOp::create(builder, loc, vectorType, units);
}

/// The vector from unit `begin` of `row` on. Beside the row is what lies at its
/// ends.
Value RowKernel::gather(const KernelRow &row, OpFoldResult begin) {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult last = index.sub(rowUnits, one);
  OpFoldResult first = index.clamp(begin, zero, last);
  OpFoldResult position = index.div(first, pixel);
  OpFoldResult part = index.sub(first, index.mul(position, pixel));
  return buildGather(
      {index.materialize(position), index.materialize(part)},
      [&](OpFoldResult lane, Window &window, SmallVector<Value> &state) {
        OpFoldResult position = state[0], part = state[1];
        if (isOneInteger(pixel))
          part = zero;
        Value value = gatherUnit(window, row, position, part);
        // One unit on, if that is in the row.
        OpFoldResult unit = index.add(begin, lane);
        Condition isNext = index.conjunction(index.lessEqual(zero, unit),
                                             index.lessThan(unit, last));
        OpFoldResult next = index.add(part, one);
        Condition isEnd = index.equal(next, pixel);
        part = index.select(isNext, index.select(isEnd, zero, next), part);
        position = index.select(index.conjunction(isNext, isEnd),
                                index.add(position, one), position);
        state = {index.materialize(position), index.materialize(part)};
        return value;
      });
}

/// The unit `part` of `position` in `row`.
Value RowKernel::gatherUnit(Window &window, const KernelRow &row,
                            OpFoldResult position, OpFoldResult part) {
  auto [source, isInside] = map(pad.axes.back(), position);
  OpFoldResult place =
      wide.add(row.source, widen(index.add(index.mul(source, pixel), part)));
  if (!pad.extension.isFill())
    return memory.loadThrough(window, place);
  isInside = wide.conjunction(row.isInside, isInside);
  SmallVector<Type> types = {window.begin.getType(), window.low.getType(),
                             window.high.getType(), pad.storage.unit};
  auto ifInside =
      scf::IfOp::create(builder, loc, types, index.materialize(isInside),
                        /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  auto yield = [&](Block *block, const Window &moved, Value value) {
    builder.setInsertionPointToEnd(block);
    scf::YieldOp::create(builder, loc,
                         {moved.begin, moved.low, moved.high, value});
  };
  builder.setInsertionPointToEnd(ifInside.elseBlock());
  yield(ifInside.elseBlock(), window, getFill(part));
  builder.setInsertionPointToEnd(ifInside.thenBlock());
  Value value = memory.loadThrough(window, place);
  yield(ifInside.thenBlock(), window, value);
  window = {ifInside.getResult(0), ifInside.getResult(1),
            ifInside.getResult(2)};
  return ifInside.getResult(3);
}

/// A vector whose units `unit` gives, one lane after the other. It gets the
/// lane and what it has made of `state`, no indices, in the lane before.
Value RowKernel::buildGather(
    ArrayRef<Value> state,
    function_ref<Value(OpFoldResult lane, Window &, SmallVector<Value> &)>
        unit) {
  Window window = memory.getEmptyWindow();
  SmallVector<Value> inits = {createZero(builder, loc, vectorType),
                              window.begin, window.low, window.high};
  llvm::append_range(inits, state);
  auto loop =
      scf::ForOp::create(builder, loc, index.materialize(index.constant(0)),
                         index.materialize(index.constant(lanes)),
                         index.materialize(index.constant(1)), inits);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  auto now = loop.getRegionIterArgs();
  window = {now[1], now[2], now[3]};
  SmallVector<Value> moving(now.begin() + 4, now.end());
  Value value = unit(loop.getInductionVar(), window, moving);
  // Registers cannot be indexed: units enter at the end and move down.
  SmallVector<int64_t> moved =
      llvm::to_vector(llvm::seq<int64_t>(1, lanes + 1));
  Value entering = vector::BroadcastOp::create(builder, loc, vectorType, value);
  Value vector =
      vector::ShuffleOp::create(builder, loc, now[0], entering, moved);
  SmallVector<Value> results = {vector, window.begin, window.low, window.high};
  llvm::append_range(results, moving);
  scf::YieldOp::create(builder, loc, results);
  return loop.getResult(0);
}
