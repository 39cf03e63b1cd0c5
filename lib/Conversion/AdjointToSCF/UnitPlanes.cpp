//===- UnitPlanes.cpp - Borders of one position on each side --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The padding of most convolutions. A border of one position shows one element
// near an end of a row, or one row near an end of a plane. The rows that no
// border of a plane shows are written first, two at a time if they are two
// vectors long; then the two rows that are sums, added up as they are read.
//
//===----------------------------------------------------------------------===//

#include "Rows.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

using Side = Extension::Side;

/// Units at each end of a padded row that hold all terms of the sums.
static constexpr int64_t kEndUnits = 4;

namespace {

/// The element that the border of one position at a side shows.
struct UnitBorder {
  OpFoldResult element, position;
  /// How far the element is from the first one or, if `isLast`, the last one.
  int64_t distance;
  bool isLast;
  /// The indices of the element's identity position and of `position` in a list
  /// of the first kEndUnits units of a row and then its last kEndUnits units.
  int64_t identityUnit, borderUnit;
};

} // namespace

/// The borders of `axis`, of one position each. Expects an extension that does
/// not fill.
static SmallVector<UnitBorder, 2> getUnitBorders(IndexBuilder &index,
                                                 const Extension &extension,
                                                 const AdjointAxis &axis) {
  SmallVector<UnitBorder, 2> borders;
  for (Side side : {Side::Before, Side::After}) {
    AffineInExtent nearest = extension.getNeighbour(side).nearest;
    bool isLast = nearest.scale != 0, isBefore = side == Side::Before;
    // Element n would be the last of n + 2 units.
    borders.push_back(
        {nearest.get(index, axis.resultExtent),
         isBefore ? index.constant(0) : index.add(axis.resultExtent, 1),
         isLast ? -1 - nearest.offset : nearest.offset, isLast,
         nearest.offset + (isLast ? 2 * kEndUnits - 1 : 1),
         isBefore ? 0 : 2 * kEndUnits - 1});
  }
  return borders;
}

Condition mlir::pad::hasUnitBorders(IndexBuilder &index,
                                    const FlatAdjoint &adjoint,
                                    const AdjointAxis &axis) {
  if (adjoint.extension.isFill() || !isOneInteger(adjoint.block))
    return false;
  SmallVector<UnitBorder, 2> borders =
      getUnitBorders(index, adjoint.extension, axis);
  // One near each end.
  if (borders[0].isLast == borders[1].isLast)
    return false;
  // The elements from the ends to those that are shown, these included.
  int64_t least = 0;
  for (const UnitBorder &border : borders) {
    if (border.distance < 0 || border.distance > 1)
      return false;
    least += border.distance + 1;
  }
  OpFoldResult n = axis.resultExtent;
  OpFoldResult m = index.add(n, 2);
  Condition isApart = index.lessEqual(least, n);
  Condition hasUnits = index.equal(axis.low, 1);
  hasUnits = index.conjunction(hasUnits, index.equal(axis.sourceExtent, m));
  return index.conjunction(isApart, hasUnits);
}

//===----------------------------------------------------------------------===//
// Sums at the ends of rows
//===----------------------------------------------------------------------===//

/// Adds the borders one by one.
static void addScalars(RowBuilder &rows, ArrayRef<RowSum> sums,
                       ArrayRef<UnitBorder> borders) {
  IndexBuilder &index = rows.index;
  SmallVector<std::tuple<Value, Destination, OpFoldResult>> stores;
  for (const RowSum &row : sums)
    for (const UnitBorder &border : borders) {
      OpFoldResult position = index.add(border.element, 1);
      Value sum = rows.loadSums(row.row, position, 1);
      sum = rows.add(sum, rows.loadSums(row.row, border.position, 1));
      stores.emplace_back(sum, row.to, border.element);
    }
  for (auto &[sum, to, element] : stores)
    rows.storeSums(sum, to, element);
}

void mlir::pad::addUnitBorders(RowBuilder &rows, ArrayRef<RowSum> sums) {
  OpBuilder &builder = rows.builder;
  IndexBuilder &index = rows.index;
  const FlatAdjoint &adjoint = rows.adjoint;
  SmallVector<UnitBorder, 2> borders =
      getUnitBorders(index, adjoint.extension, adjoint.row);
  bool areOfUnits = llvm::all_of(
      sums, [&](const RowSum &sum) { return rows.isOfUnits(sum.row); });
  if (areOfUnits && !adjoint.addition.isWider())
    return addScalars(rows, sums, borders);
  // The units at both ends of the first row and the last one; elements of the
  // source move as pairs.
  bool arePairs = areOfUnits && adjoint.addition.isBF16();
  SmallVector<OpFoldResult> units = {
      index.constant(0), index.sub(adjoint.row.sourceExtent, kEndUnits)};
  auto loadEnds = [&](const RowTerms &row) {
    return arePairs ? rows.getPairs(rows.loadUnits(row.array, row.offset, units,
                                                   kEndUnits))
                    : rows.loadSums(row, units, kEndUnits);
  };
  Value first = loadEnds(sums.front().row);
  Value last = sums.size() == 1 ? first : loadEnds(sums.back().row);
  auto pack = [&](int64_t UnitBorder::*unit) -> Value {
    SmallVector<int64_t> lanes, places;
    for (const UnitBorder &border : borders)
      for (size_t row = 0; row < sums.size(); ++row) {
        places.push_back(border.*unit);
        lanes.push_back((border.*unit + row * 2 * kEndUnits) /
                        (arePairs ? 2 : 1));
      }
    Value packed = rows.shuffle(first, last, lanes);
    return arePairs ? rows.takeHalves(packed, places) : packed;
  };
  Value identity = pack(&UnitBorder::identityUnit);
  Value added = rows.round(rows.add(identity, pack(&UnitBorder::borderUnit)));
  int64_t lane = 0;
  for (const UnitBorder &border : borders)
    for (const RowSum &sum : sums)
      rows.store(vector::ExtractOp::create(builder, rows.loc, added, lane++),
                 sum.to, border.element);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

namespace {

/// How rows are written: in vectors of `width` units, one at each end and, if
/// there is a middle, others between them.
struct UnitRowForm {
  int64_t width;
  bool hasMiddle;
};

/// A vector of a row: where it begins in the source and in the result.
struct UnitRowVector {
  OpFoldResult from, to;
};

} // namespace

/// Writes `vectors`, one or two, of each of `sums`.
static void buildVectors(RowBuilder &rows, ArrayRef<RowSum> sums,
                         ArrayRef<UnitRowVector> vectors, int64_t width) {
  // All loads come before the stores, which LLVM takes to write to the source.
  SmallVector<std::tuple<Value, Destination, OpFoldResult>> stores;
  SmallVector<OpFoldResult, 2> begins;
  for (const UnitRowVector &vector : vectors)
    begins.push_back(vector.from);
  for (const auto &[row, to] : sums) {
    // Wider sums are added up and rounded as one vector.
    Value all;
    if (vectors.size() > 1 && !rows.isOfUnits(row) &&
        rows.adjoint.addition.isWider())
      all = rows.loadRounded(row, begins, width);
    for (auto [k, vector] : llvm::enumerate(vectors)) {
      auto lanes = llvm::seq<int64_t>(k * width, (k + 1) * width);
      Value units = all ? rows.shuffle(all, all, llvm::to_vector(lanes))
                        : rows.loadRounded(row, vector.from, width);
      stores.emplace_back(units, to, vector.to);
    }
  }
  for (auto &[units, to, unit] : stores)
    rows.store(units, to, unit);
}

/// Writes one row or two.
static void buildRows(RowBuilder &rows, ArrayRef<RowSum> sums,
                      UnitRowForm form) {
  IndexBuilder &index = rows.index;
  const AdjointAxis &axis = rows.adjoint.row;
  OpFoldResult width = index.constant(form.width), one = index.constant(1);
  // The padded row has a position more on each side.
  UnitRowVector first{one, index.constant(0)};
  UnitRowVector last{index.sub(axis.sourceExtent, form.width + 1),
                     index.sub(axis.resultExtent, width)};
  for (const RowSum &sum : form.hasMiddle ? sums : ArrayRef<RowSum>())
    buildLoop(index, width, last.to, width, [&](OpFoldResult to) {
      buildVectors(rows, sum, UnitRowVector{index.add(to, 1), to}, form.width);
    });
  buildVectors(rows, sums, {first, last}, form.width);
  addUnitBorders(rows, sums);
}

//===----------------------------------------------------------------------===//
// Planes
//===----------------------------------------------------------------------===//

static void buildPlane(RowBuilder &rows, const RowSum &plane,
                       UnitRowForm form) {
  IndexBuilder &index = rows.index;
  const OuterAxis &axis = rows.adjoint.outer.back();
  OpFoldResult n = axis.resultExtent;
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  auto moveTo = [&](OpFoldResult position) {
    RowTerms row = plane.row;
    row.offset = index.offset(row.offset, position, axis.sourceStride);
    return row;
  };
  auto getRow = [&](OpFoldResult element) -> RowSum {
    Destination to = plane.to;
    to.offset = index.offset(to.offset, element, axis.resultStride);
    return {moveTo(index.add(element, 1)), to};
  };
  SmallVector<UnitBorder, 2> borders =
      getUnitBorders(index, rows.adjoint.extension, axis);
  // The rows that no border shows lie between the two that borders show, but
  // for the first or the last one.
  OpFoldResult begin, end;
  SmallVector<RowSum, 2> ends, sums;
  for (const UnitBorder &border : borders) {
    int64_t next = border.distance + 1;
    if (border.isLast)
      end = index.sub(n, next);
    else
      begin = index.constant(next);
  }
  for (const UnitBorder &border : borders)
    if (border.distance > 0)
      ends.push_back(getRow(border.isLast ? index.sub(n, 1) : zero));
  if (form.hasMiddle) {
    buildLoop(index, begin, end, one, [&](OpFoldResult element) {
      buildRows(rows, getRow(element), form);
    });
  } else {
    // Longer rows would not gain by that.
    OpFoldResult rest = index.modPowerOfTwo(index.sub(end, begin), 2);
    buildLoop(index, begin, index.sub(end, rest), index.constant(2),
              [&](OpFoldResult element) {
                buildRows(rows,
                          {getRow(element), getRow(index.add(element, 1))},
                          form);
              });
    buildIf(rows.index, index.equal(rest, 1),
            [&] { buildRows(rows, getRow(index.sub(end, 1)), form); });
  }
  if (!ends.empty())
    buildRows(rows, ends, form);
  for (const UnitBorder &border : borders) {
    RowSum sum = getRow(border.element);
    // A sum of two is the same either way.
    sum.row.summands = {moveTo(border.position), sum.row};
    sums.push_back(sum);
  }
  buildRows(rows, sums, form);
}

void mlir::pad::buildUnitPlanes(RowBuilder &rows) {
  IndexBuilder &index = rows.index;
  OpFoldResult n = rows.adjoint.row.resultExtent;
  int64_t width = rows.copyUnits;
  auto planesOf = [&](UnitRowForm form) {
    return [&, form] {
      buildOuterLoops(
          rows, /*ranges=*/{}, rows.adjoint.outer.size() - 1,
          [&](const RowSum &plane) { buildPlane(rows, plane, form); });
    };
  };
  buildIf(
      rows.index, index.lessEqual(width, n),
      [&] {
        buildIf(rows.index, index.lessEqual(n, 2 * width),
                planesOf({width, /*hasMiddle=*/false}),
                planesOf({width, /*hasMiddle=*/true}));
      },
      planesOf({width / 2, /*hasMiddle=*/false}));
}
