//===- RowNest.cpp - Loops around the rows of a pad -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowNest.h"
#include "ShortRows.h"
#include "Vectors.h"

using namespace mlir;
using namespace mlir::pad;

RowNest::RowNest(RowLeaf &leaf, ShortRows *shortRows)
    : PadBuilder(leaf.runs), leaf(leaf), runs(leaf.runs), shortRows(shortRows) {
  // A row has no gaps; that was checked.
  for (size_t k = 0; k + 1 < pad.axes.size(); ++k)
    if (!pad.axes[k].resultIsDense)
      denseAxis = k + 1;
}

void RowNest::build(size_t k, OpFoldResult source, OpFoldResult result,
                    Condition isInside) {
  auto buildOthers = [&] {
    inDensePart(k, result,
                [&] { buildPositions(k, source, result, isInside); });
  };
  // The axes around planes share their loops where there are several.
  if (!shortRows || k != pad.getPositionOfPlanes())
    return buildOthers();
  buildIf(
      index, shortRows->areInClass(),
      [&] { shortRows->build(source, result, isInside); }, buildOthers);
}

void RowNest::inDensePart(size_t k, OpFoldResult result,
                          function_ref<void()> body) {
  if (k == denseAxis)
    runs.begin(result);
  body();
  if (k == denseAxis)
    runs.end();
}

void RowNest::buildPositions(size_t k, OpFoldResult source, OpFoldResult result,
                             Condition isInside) {
  const FlatAxis &axis = pad.axes[k];
  if (k == leaf.getAxis()) {
    if (prefetch)
      prefetch(source, result);
    return leaf.build(source, result);
  }
  bool isAroundRow = k + 2 == pad.axes.size();
  if (isAroundRow && leaf.fusesFillAcrossRows())
    return buildRowsAndFill(source, result, isInside);

  OpFoldResult zero = index.constant(0);
  bool fills = pad.extension.isFill() && !leaf.fusesFillAcrossRows();
  bool hasBlocks = isAroundRow && leaf.buildsRowsInside();
  if (!fills && !hasBlocks)
    return buildPart(k, source, result, isInside, {zero, axis.resultExtent});
  Inside inside = axis.getInside(index);
  if (fills)
    buildFill(k, result, inside.begin);
  else
    buildPart(k, source, result, isInside, {zero, inside.begin});
  if (hasBlocks)
    leaf.buildRowsInside(source, result);
  else
    buildPart(k, source, result, isInside, inside);
  if (fills) {
    OpFoldResult after = index.offset(result, inside.end, axis.resultStride);
    buildFill(k, after, axis.getCountAfter(index, inside));
  } else {
    buildPart(k, source, result, isInside, {inside.end, axis.resultExtent});
  }
}

void RowNest::buildPart(size_t k, OpFoldResult source, OpFoldResult result,
                        Condition isInside, const Inside &part) {
  const FlatAxis &axis = pad.axes[k];
  Inside inside = leaf.fusesFillAcrossRows() ? axis.getInside(index) : part;
  buildLoop(
      index, part.begin, part.end, index.constant(1), [&](OpFoldResult o) {
        Condition isInsideHere = isInside;
        if (leaf.fusesFillAcrossRows() && !axis.isUnpadded())
          isInsideHere = index.conjunction(isInside, index.isIn(inside, o));
        OpFoldResult from =
            index.offset(source, getSourceIndex(k, o), axis.sourceStride);
        build(k + 1, from, index.offset(result, o, axis.resultStride),
              isInsideHere);
      });
}

OpFoldResult RowNest::getSourceIndex(size_t k, OpFoldResult o) {
  const FlatAxis &axis = pad.axes[k];
  OpFoldResult i = index.sub(o, axis.low), n = axis.sourceExtent;
  if (pad.extension.isFill() || axis.isNeverExtended())
    return i;
  auto getNear = [&]() -> SmallVector<OpFoldResult> {
    return {pad.extension.getSourceIndexWithinReach(index, i, n)};
  };
  auto getFar = [&]() -> SmallVector<OpFoldResult> {
    return {pad.extension.getSourceIndex(index, i, n)};
  };
  // A division takes as long as a short row, but not as a plane.
  Condition isNear = pad.isWithinReach;
  if (!isNear.isTrue() && k + 2 < pad.axes.size())
    isNear = false;
  return buildChoice(index, isNear, getNear, getFar).front();
}

void RowNest::buildFill(size_t k, OpFoldResult result, OpFoldResult count) {
  OpFoldResult stride = pad.axes[k].resultStride;
  if (k + 2 == pad.axes.size() && leaf.fillsRows())
    return buildLoop(
        index, index.constant(0), count, index.constant(1),
        [&](OpFoldResult o) { leaf.fillRow(index.offset(result, o, stride)); });
  if (k >= denseAxis)
    return runs.fill(result, index.mul(count, stride));
  buildLoop(index, index.constant(0), count, index.constant(1),
            [&](OpFoldResult o) {
              OpFoldResult begin = index.offset(result, o, stride);
              inDensePart(k + 1, begin, [&] {
                buildFill(k + 1, begin, pad.axes[k + 1].resultExtent);
              });
            });
}

void RowNest::buildRowsAndFill(OpFoldResult source, OpFoldResult result,
                               Condition isInside) {
  const FlatAxis &axis = pad.axes[pad.axes.size() - 2];
  Inside rowInside = pad.axes.back().getInside(index);
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  Inside inside = axis.getInside(index);
  OpFoldResult numRows =
      index.select(isInside, index.sub(inside.end, inside.begin), zero);
  buildLoop(index, zero, index.add(numRows, one), one, [&](OpFoldResult k) {
    // Before the first row there is none.
    OpFoldResult next = index.add(inside.begin, k);
    OpFoldResult o = index.sub(next, one);
    OpFoldResult rowResult = index.offset(result, o, axis.resultStride);
    Condition hasRow = index.lessThan(zero, k);
    buildIf(index, hasRow, [&] {
      leaf.buildInside(
          index.offset(source, index.sub(o, axis.low), axis.sourceStride),
          rowResult);
    });
    OpFoldResult from = index.select(
        hasRow, index.offset(rowResult, rowInside.end, pad.unitsPerPosition),
        result);
    Condition hasNext = index.lessThan(k, numRows);
    OpFoldResult to =
        index.offset(index.offset(result, next, axis.resultStride),
                     rowInside.begin, pad.unitsPerPosition);
    to = index.select(
        hasNext, to,
        index.offset(result, axis.resultExtent, axis.resultStride));
    runs.fill(from, index.sub(to, from));
  });
}
