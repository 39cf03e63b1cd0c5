//===- DisjointRow.cpp - Rows whose borders are disjoint ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rows.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/AxisBorders.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

using Side = Extension::Side;

/// As many terms of a sum are written out.
static constexpr int64_t kMaxTerms = 16;

/// Adds `border`, which shows an element at each of its positions.
static void addBorder(RowBuilder &rows, const RowSum &row,
                      const AxisBorder &border) {
  IndexBuilder &index = rows.index;
  OpFoldResult low = rows.adjoint.row.low, block = rows.adjoint.block;
  OpFoldResult begin = border.shown.begin, end = border.shown.end;
  OpFoldResult count = index.sub(end, begin), first = border.begin;
  // Adds `width` units of the border, from `position` on, to units of the row
  // from `element` on. `unit` is the offset of both within an element.
  auto add = [&](OpFoldResult element, OpFoldResult position, OpFoldResult unit,
                 int64_t width) {
    auto at = [&](OpFoldResult place) {
      return index.add(index.mul(place, block), unit);
    };
    Value identity = rows.loadSums(row.row, at(index.add(element, low)), width);
    Value other = rows.loadSums(row.row, at(position), width);
    if (border.step < 0 && isOneInteger(block))
      other = rows.reverse(other);
    Value sum = border.side == Side::Before ? rows.add(other, identity)
                                            : rows.add(identity, other);
    rows.storeSums(sum, row.to, at(element));
  };
  if (border.step > 0)
    return rows.forEachBlock(index.mul(count, block), rows.sumUnits,
                             [&](OpFoldResult unit, int64_t width) {
                               add(begin, first, unit, width);
                             });

  OpFoldResult last = index.add(first, index.sub(count, 1));
  if (isOneInteger(block))
    return rows.forEachBlock(
        count, rows.sumUnits, [&](OpFoldResult k, int64_t width) {
          // The last of `width` elements is at the first of as many positions.
          OpFoldResult position = index.sub(last, index.add(k, width - 1));
          add(index.add(begin, k), position, index.constant(0), width);
        });
  // Positions ascend, as processors prefetch them; the elements were just
  // copied.
  OpFoldResult lastElement = index.sub(end, 1);
  rows.forEachBlock(count, /*maxWidth=*/1, [&](OpFoldResult k, int64_t) {
    rows.forEachBlock(block, rows.sumUnits,
                      [&](OpFoldResult unit, int64_t width) {
                        OpFoldResult element = index.sub(lastElement, k);
                        add(element, index.add(first, k), unit, width);
                      });
  });
}

/// Adds `border`, which shows one element at all of its positions.
static void addHeldBorder(RowBuilder &rows, const RowSum &row,
                          const AxisBorder &border) {
  IndexBuilder &index = rows.index;
  OpFoldResult block = rows.adjoint.block;
  OpFoldResult element = border.shown.begin;
  // The positions of the border and the position of the element, in order.
  OpFoldResult begin = border.side == Side::Before
                           ? index.constant(0)
                           : index.add(element, rows.adjoint.row.low);
  OpFoldResult count = index.add(border.amount, 1);
  rows.forEachBlock(
      block, rows.sumUnits, [&](OpFoldResult unit, int64_t width) {
        auto load = [&](OpFoldResult k) {
          OpFoldResult position = index.mul(index.add(begin, k), block);
          return rows.loadSums(row.row, index.add(position, unit), width);
        };
        std::optional<int64_t> known = getConstantIntValue(count);
        bool isShort = known && *known <= kMaxTerms;
        Value sum = isShort ? load(index.constant(0)) : rows.addUp(count, load);
        for (int64_t k = 1; isShort && k < *known; ++k)
          sum = rows.add(sum, load(index.constant(k)));
        rows.storeSums(sum, row.to, index.add(index.mul(element, block), unit));
      });
}

void mlir::pad::buildDisjointRow(RowBuilder &rows, const RowSum &row) {
  IndexBuilder &index = rows.index;
  const FlatAdjoint &adjoint = rows.adjoint;
  IndexRange identity = getIdentityElements(index, adjoint.row);
  OpFoldResult n = adjoint.row.resultExtent;
  OpFoldResult beginUnit = index.mul(identity.begin, adjoint.block);
  OpFoldResult endUnit = index.mul(identity.end, adjoint.block);
  rows.copyRow(row, beginUnit, endUnit);
  Condition isWhole = index.equal(identity.begin, 0);
  isWhole = index.conjunction(isWhole, index.equal(identity.end, n));
  Condition isCropped = index.negation(isWhole);
  buildIf(index, isCropped, [&] {
    rows.fillZero(row.to, beginUnit);
    Destination after = row.to;
    after.offset = index.add(after.offset, endUnit);
    rows.fillZero(after, index.mul(index.sub(n, identity.end), adjoint.block));
  });
  SmallVector<AxisBorder> borders =
      getBorders(index, adjoint.extension, adjoint.row);
  auto buildBorders = [&] {
    for (const AxisBorder &border : borders)
      buildIf(index, index.lessThan(0, border.amount), [&] {
        if (border.step == 0)
          addHeldBorder(rows, row, border);
        else
          addBorder(rows, row, border);
      });
  };
  buildIf(
      index, hasUnitBorders(index, adjoint, adjoint.row),
      [&] { addUnitBorders(rows, row); }, buildBorders);
}

void mlir::pad::buildRow(RowBuilder &rows, const RowSum &row) {
  if (rows.known)
    buildKnownRow(rows, row);
  else
    buildDisjointRow(rows, row);
}
