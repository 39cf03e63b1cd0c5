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

using namespace mlir;
using namespace mlir::pad;

KernelVectorRow RowKernel::getVectorRow(const KernelRow &row) {
  OpFoldResult misalignment = memory.getResultMisalignment(row.result);
  // Where the first element of a row would be that had no border.
  OpFoldResult source = wide.sub(row.source, widen(lowUnits));
  OpFoldResult shift =
      memory.getSourceMisalignment(wide.sub(source, misalignment));
  // Loads one aligned vector or two, both inside of the array.
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

void RowKernel::buildVectors(const KernelRow &row, const ThreadSteps &along) {
  KernelVectorRow vectors = getVectorRow(row);
  OpFoldResult count = index.constant(lanes);
  OpFoldResult steps =
      index.div(index.add(index.add(rowUnits, vectors.misalignment),
                          index.constant(lanes - 1)),
                count);
  along.forEach(index, steps, [&](OpFoldResult step) {
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

/// Writes the units of the vector at unit `begin` that lie in the row; not all
/// of them are in the inside.
///
///   %vector = scf.if %isFilled { fill } else { gather }
///   scf.if %isWhole { vector.store %vector } else { memref.store ... }
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

/// The vector from unit `begin` of `row` on. Lanes beside the row repeat the
/// unit at its end.
Value RowKernel::gather(const KernelRow &row, OpFoldResult begin) {
  return gatherRow(
      index, vectorType, begin, rowUnits, pixel,
      memory.getEmptyCache().getValues(),
      [&](OpFoldResult position, OpFoldResult part, GatherState &state) {
        CachedVector cache = CachedVector::get(state);
        Value unit = gatherUnit(cache, row, position, part);
        state = cache.getValues();
        return unit;
      });
}

/// The unit `part` of `position` in `row`.
Value RowKernel::gatherUnit(CachedVector &cache, const KernelRow &row,
                            OpFoldResult position, OpFoldResult part) {
  auto [source, isInside] = map(pad.axes.back(), position);
  OpFoldResult place =
      wide.add(row.source, widen(index.add(index.mul(source, pixel), part)));
  if (!pad.extension.isFill())
    return memory.loadUnitCached(cache, place);
  isInside = wide.conjunction(row.isInside, isInside);
  Type half = builder.getI64Type();
  auto ifInside = scf::IfOp::create(
      builder, loc, TypeRange{half, half, half, pad.storage.unit},
      index.materialize(isInside), /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  auto yield = [&](const CachedVector &after, Value value) {
    SmallVector<Value> values = after.getValues();
    values.push_back(value);
    scf::YieldOp::create(builder, loc, values);
  };
  builder.setInsertionPointToEnd(ifInside.elseBlock());
  yield(cache, getFill(part));
  builder.setInsertionPointToEnd(ifInside.thenBlock());
  Value value = memory.loadUnitCached(cache, place);
  yield(cache, value);
  cache = CachedVector::get(ifInside.getResults());
  return ifInside.getResult(3);
}
