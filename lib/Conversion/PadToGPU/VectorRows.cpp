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

  // A row that is filled has no vectors of the source.
  loadableEnd = index.select(row.isInside, loadableEnd, index.constant(0));
  auto buildLoaded = [&](OpFoldResult begin) {
    OpFoldResult place =
        wide.add(row.source, widen(index.sub(begin, lowUnits)));
    storeVector(loadShifted(place, shift), wide.add(row.result, widen(begin)));
  };
  forEachVector(along, misalignment, loadable, loadableEnd, buildLoaded,
                [&](OpFoldResult begin) { buildBorderVector(row, begin); });
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
  auto gatherUnit = [&](OpFoldResult position, OpFoldResult part) {
    return getUnit(row, position, part);
  };
  Value vector = buildSelect(
      index, isOutside, [&] { return getFillVector(begin); },
      [&] { return gatherRow(begin, gatherUnit); });
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

Value RowKernel::getUnit(const KernelRow &row, OpFoldResult position,
                         OpFoldResult part) {
  auto [source, isInside] = map(pad.axes.back(), position);
  OpFoldResult place = wide.add(
      row.source, widen(index.add(index.mul(source, unitsPerPosition), part)));
  return buildSelect(
      index, index.conjunction(row.isInside, isInside),
      [&] { return load(place); }, [&] { return getFill(part); });
}
