//===- ThreeRuns.cpp - Rows as three runs ---------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowRuns.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

void ThreeRuns::build(OpFoldResult source, OpFoldResult result) {
  buildBorder(Side::Before, source, result, index.constant(0), inside.begin);
  if (!pad.has(Facts::InPlace))
    buildInside(source, result);
  buildBorder(Side::After, source, result, inside.end,
              pad.axes.back().getCountAfter(index, inside));
}

void ThreeRuns::buildInside(OpFoldResult source, OpFoldResult result) {
  OpFoldResult first = index.sub(inside.begin, pad.axes.back().low);
  runs.copy(
      pad.source, index.offset(source, first, pad.unitsPerPosition),
      index.offset(result, inside.begin, pad.unitsPerPosition),
      index.mul(index.sub(inside.end, inside.begin), pad.unitsPerPosition));
}

void ThreeRuns::buildBorder(Side side, OpFoldResult source, OpFoldResult result,
                            OpFoldResult position, OpFoldResult count) {
  if (isZeroInteger(count))
    return;
  if (pad.extension.isFill())
    return runs.fill(index.offset(result, position, pad.unitsPerPosition),
                     index.mul(count, pad.unitsPerPosition));
  // The border is one run, from the element that its first position maps to.
  const FlatAxis &row = pad.axes.back();
  OpFoldResult first = pad.extension.getNeighbourElement(
      index, side, index.sub(position, row.low), row.sourceExtent);
  int64_t step = pad.extension.getNeighbour(side).step;
  OpFoldResult from = index.offset(source, first, pad.unitsPerPosition);
  OpFoldResult to = index.offset(result, position, pad.unitsPerPosition);
  if (step > 0)
    return runs.copy(pad.source, from, to,
                     index.mul(count, pad.unitsPerPosition));
  buildIf(
      index, pad.rowFoldedIntoPosition,
      [&] { runs.copyPositions(step, from, to, count, pad.unitsPerPosition); },
      [&] {
        runs.copyPositions(step, from, to, count, pad.staticUnitsPerPosition);
      });
}

bool ThreeRuns::fusesFillAcrossRows() const {
  // A gap whose size is not known shares the code of all fills.
  size_t rank = pad.axes.size();
  return pad.extension.isFill() && rank >= 2 && pad.hasDenseResult() &&
         !pad.has(Facts::InPlace) &&
         !(pad.axes.back().isKnown() && pad.axes[rank - 2].isKnown());
}

StringRef ThreeRuns::describe() const {
  return fusesFillAcrossRows()
             ? "rows as the inside and the fill up to the next"
             : "rows as the border before, the inside and the border after";
}
