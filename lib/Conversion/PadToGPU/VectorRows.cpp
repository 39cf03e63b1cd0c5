//===- VectorRows.cpp - Rows in vectors of 16 bytes -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowKernel.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

void RowKernel::buildVectors(const KernelRow &row, const ThreadSteps &along) {
  // Vectors begin at this many units before multiples of their length.
  OpFoldResult misalignment = getResultMisalignment(row.result);
  // Unit 0 of the row would show this place if the inside began there.
  OpFoldResult source = wide.sub(row.source, widen(lowUnits));
  // All source vectors of a row are shifted alike against aligned ones.
  OpFoldResult shift = getSourceMisalignment(wide.sub(source, misalignment));
  // Vectors in [loadable, loadableEnd) lie inside, and the one or two aligned
  // vectors that a load is of lie in the source.
  OpFoldResult zero = wide.constant(0);
  OpFoldResult second =
      wide.select(wide.equal(shift, zero), zero, wide.constant(lanes));
  OpFoldResult loadable = wide.sub(shift, source);
  OpFoldResult loadableEnd =
      wide.sub(wide.sub(wide.add(pad.sourceEnd, shift), source), second);
  misalignment = narrow(misalignment);
  loadable = narrow(wide.max(loadable, widen(insideBegin)));
  loadableEnd = narrow(wide.min(loadableEnd, widen(insideEnd)));

  OpFoldResult count = index.constant(lanes);
  along.forEach(
      index, countVectors(rowUnits, misalignment), [&](OpFoldResult step) {
        OpFoldResult begin = index.sub(index.mul(step, count), misalignment);
        OpFoldResult end = index.add(begin, count);
        Condition isLoadable = index.conjunction(
            row.isInside, index.conjunction(index.lessEqual(loadable, begin),
                                            index.lessEqual(end, loadableEnd)));
        auto buildLoaded = [&] {
          OpFoldResult place =
              wide.add(row.source, widen(index.sub(begin, lowUnits)));
          Value vector = loadShifted(place, shift);
          storeVector(vector, wide.add(row.result, widen(begin)));
        };
        buildIf(builder, loc, isLoadable, buildLoaded,
                [&] { buildBorderVector(row, begin); });
      });
}

/// Writes the units of the vector at unit `begin` that lie in the row; not all
/// of them are in the inside.
///
///   %vector = scf.if %isFilled { fill } else { gather }
///   scf.if %isWhole { vector.store %vector } else { memref.store ... }
void RowKernel::buildBorderVector(const KernelRow &row, OpFoldResult begin) {
  OpFoldResult end = index.add(begin, lanes);
  Condition isOutside = index.negation(row.isInside);
  if (pad.extension.isFill())
    isOutside = index.disjunction(
        isOutside, index.disjunction(index.lessEqual(end, insideBegin),
                                     index.lessEqual(insideEnd, begin)));
  auto gatherNext = [&](OpFoldResult position, OpFoldResult part,
                        GatherState &cache) {
    cache = gatherUnit(cache, row, position, part);
    return cast<Value>(cache.pop_back_val());
  };
  Value vector = buildSelect(
      isOutside, [&] { return getFillVector(begin); },
      [&] { return gatherRow(begin, getEmptyCache(), gatherNext); });
  storePart(vector, row.result, begin, rowUnits);
}

Value RowKernel::getFillVector(OpFoldResult begin) {
  if (pad.fill.size() == 1)
    return vector::BroadcastOp::create(builder, loc, vectorType,
                                       pad.fill.front());
  SmallVector<Value> units;
  for (int64_t k = 0; k < lanes; ++k)
    units.push_back(getFill(index.add(begin, k)));
  return vector::FromElementsOp::create(builder, loc, vectorType, units);
}

/// The unit `part` of `position` in `row`. Returns the cache, and the unit
/// after it.
GatherState RowKernel::gatherUnit(ArrayRef<OpFoldResult> cache,
                                  const KernelRow &row, OpFoldResult position,
                                  OpFoldResult part) {
  auto [source, isInside] = map(pad.axes.back(), position);
  OpFoldResult place = wide.add(
      row.source, widen(index.add(index.mul(source, unitsPerPosition), part)));
  auto loadUnit = [&] { return loadUnitCached(cache, place); };
  if (!pad.extension.isFill())
    return loadUnit();
  isInside = wide.conjunction(row.isInside, isInside);
  return buildChoice(index, isInside, loadUnit,
                     [&] { return append(cache, getFill(part)); });
}
