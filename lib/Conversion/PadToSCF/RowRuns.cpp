//===- RowRuns.cpp - A row as runs ----------------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowRuns.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

RowRuns::RowRuns(IndexBuilder &index, const FlatPad &pad, RunBuilder &runs)
    : index(index), pad(pad), runs(runs),
      inside(pad.axes.back().getInside(index)) {}

void RowRuns::build(OpFoldResult source, OpFoldResult result) {
  buildBorder(Side::Before, source, result, index.constant(0), inside.begin);
  buildInside(source, result);
  buildBorder(Side::After, source, result, inside.end,
              pad.axes.back().getCountAfter(index, inside));
}

void RowRuns::buildInside(OpFoldResult source, OpFoldResult result,
                          bool hasLine) {
  if (pad.isInPlace)
    return;
  OpFoldResult first = index.sub(inside.begin, pad.axes.back().low);
  runs.copy(pad.source, getOffset(source, first), pad.result,
            getOffset(result, inside.begin),
            index.mul(index.sub(inside.end, inside.begin), pad.pixel), hasLine);
}

void RowRuns::buildBorders(OpFoldResult source, OpFoldResult result) {
  buildBorder(Side::Before, source, result, index.constant(0), inside.begin);
  buildBorder(Side::After, source, result, inside.end,
              pad.axes.back().getCountAfter(index, inside));
}

void RowRuns::fill(OpFoldResult result, OpFoldResult position,
                   OpFoldResult count) {
  runs.fill(pad.fill, pad.result, getOffset(result, position),
            index.mul(count, pad.pixel));
}

void RowRuns::buildBorder(Side side, OpFoldResult source, OpFoldResult result,
                          OpFoldResult position, OpFoldResult count) {
  if (isZeroInteger(count))
    return;
  if (pad.extension.isFill())
    return fill(result, position, count);
  // The border is one run, from the element that its first position maps to.
  OpFoldResult first =
      pad.axes.back().getSourceWithinReach(index, pad.extension, position);
  buildRun(pad.extension.getNeighbour(side).step, getOffset(source, first),
           getOffset(result, position), count);
}

void RowRuns::buildRun(int64_t step, OpFoldResult from, OpFoldResult to,
                       OpFoldResult count) {
  if (step > 0)
    return runs.copy(pad.source, from, pad.result, to,
                     index.mul(count, pad.pixel));
  auto build = [&](OpFoldResult pixel) {
    if (step == 0)
      runs.repeat(pad.source, from, pad.result, to, count, pixel);
    else
      runs.copyReversed(pad.source, from, pad.result, to, count, pixel);
  };
  buildIf(
      index.getBuilder(), pad.loc, pad.isMerged, [&] { build(pad.pixel); },
      [&] { build(pad.innerPixel); });
}
