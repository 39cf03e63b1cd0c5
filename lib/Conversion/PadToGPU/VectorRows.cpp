//===- VectorRows.cpp - Rows in vectors of 16 bytes -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

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
  OpFoldResult source = wide.sub(
      wide.add(row.row.source, widen(index.sub(begin, lowUnits))), row.shift);
  return memory.loadShifted(source, row.shift);
}

/// Writes what of a vector lies in the row, where that is not all of the
/// source.
void RowKernel::buildBorderVector(const KernelRow &row, OpFoldResult begin) {
  OpFoldResult end = index.add(begin, index.constant(lanes));
  Value vector;
  if (!pad.extension.isFill()) {
    vector = gather(row, begin);
  } else {
    Condition isOutside =
        index.disjunction(index.negation(row.isInside),
                          index.disjunction(index.lessEqual(end, insideBegin),
                                            index.lessEqual(insideEnd, begin)));
    vector = select(
        vectorType, isOutside, [&] { return getFillVector(begin); },
        [&] { return gatherFilled(row, begin); });
  }
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

/// The units from `begin` on, in the row or beside it, of a mode that fills.
Value RowKernel::gatherFilled(const KernelRow &row, OpFoldResult begin) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult last = index.sub(sourceUnits, index.constant(1));
  SmallVector<Value> units;
  for (int64_t k = 0; k < lanes; ++k) {
    OpFoldResult unit = index.add(begin, index.constant(k));
    OpFoldResult source = index.sub(unit, lowUnits);
    // There is a row, so that a load does no harm.
    Value value = memory.load(
        wide.add(row.source, widen(index.clamp(source, zero, last))));
    Condition isInside = index.conjunction(index.lessEqual(insideBegin, unit),
                                           index.lessThan(unit, insideEnd));
    units.push_back(arith::SelectOp::create(
        builder, loc, index.materialize(isInside), value, getFill(unit)));
  }
  return vector::FromElementsOp::create(builder, loc, vectorType, units);
}

/// As gatherFilled, of any other mode: beside the row is what its ends show.
Value RowKernel::gather(const KernelRow &row, OpFoldResult begin) {
  const FlatAxis &axis = pad.axes.back();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult last = index.sub(rowUnits, one);
  OpFoldResult first = index.clamp(begin, zero, last);
  OpFoldResult position = index.div(first, pixel);
  OpFoldResult part = index.sub(first, index.mul(position, pixel));
  SmallVector<Value> units;
  for (int64_t k = 0; k < lanes; ++k) {
    if (k > 0) {
      // One unit on, if that is in the row.
      OpFoldResult unit = index.add(begin, index.constant(k));
      Condition isInRow = index.conjunction(index.lessThan(zero, unit),
                                            index.lessEqual(unit, last));
      OpFoldResult next = index.add(part, one);
      Condition isNext = index.equal(next, pixel);
      part = index.select(isInRow, index.select(isNext, zero, next), part);
      OpFoldResult nextPosition =
          index.select(isNext, index.add(position, one), position);
      position = index.select(isInRow, nextPosition, position);
    }
    OpFoldResult source =
        index.add(index.mul(map(axis, position).first, pixel), part);
    units.push_back(memory.load(wide.add(row.source, widen(source))));
  }
  return vector::FromElementsOp::create(builder, loc, vectorType, units);
}
