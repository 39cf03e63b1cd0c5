//===- EvenRows.cpp - Rows with borders of one position -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Halves.h"
#include "RowSums.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// Units at each end of a row that hold what borders of one position add up.
static constexpr int64_t kEndUnits = 4;

/// The index of the position of `border` (or, with `isOwn`, of the element that
/// it shows) in a list of the first kEndUnits units of a row and then its last
/// kEndUnits units.
static int64_t getEndUnit(const Extension &extension, const AxisBorder &border,
                          bool isOwn) {
  if (!isOwn)
    return border.side == Extension::Side::Before ? 0 : 2 * kEndUnits - 1;
  auto nearest = extension.getNeighbour(border.side).nearest;
  // Element n would be the last of n + 2 units.
  return nearest.offset + (nearest.scale == 0 ? 1 : 2 * kEndUnits - 1);
}

Condition RowSums::canAddEnds(ArrayRef<AxisBorder> borders) {
  if (borders.size() < 2 || !isOneInteger(adjoint.block))
    return false;
  Condition can =
      index.lessEqual(index.constant(kEndUnits), adjoint.row.sourceExtent);
  for (const AxisBorder &border : borders) {
    auto nearest = adjoint.extension.getNeighbour(border.side).nearest;
    int64_t unit = getEndUnit(adjoint.extension, border, /*isOwn=*/true);
    int64_t begin = nearest.scale == 0 ? 0 : kEndUnits;
    if (unit < begin || unit >= begin + kEndUnits)
      return false;
    can = index.conjunction(can, index.equal(border.amount, index.constant(1)));
  }
  return can;
}

Condition RowSums::isEven() {
  if (known || copyUnits < 4)
    return false;
  Condition canAdd =
      canAddEnds(getBorders(index, adjoint.extension, adjoint.row));
  return index.conjunction(
      canAdd,
      index.lessEqual(index.constant(copyUnits / 2), adjoint.row.resultExtent));
}

void RowSums::forEachEvenForm(function_ref<void(EvenForm)> build) {
  OpFoldResult n = adjoint.row.resultExtent;
  auto buildWhole = [&] {
    buildIf(
        builder, loc, index.lessEqual(n, index.constant(2 * copyUnits)),
        [&] {
          build({copyUnits, /*hasMiddle=*/false});
        },
        [&] {
          build({copyUnits, /*hasMiddle=*/true});
        });
  };
  buildIf(builder, loc, index.lessEqual(index.constant(copyUnits), n),
          buildWhole, [&] {
            build({copyUnits / 2, /*hasMiddle=*/false});
          });
}

std::array<RowSums::EvenVector, 2> RowSums::getEvenVectors(int64_t width) {
  // The row has a position more on each side. Offsets of source and result with
  // a known distance of one share a register.
  OpFoldResult m = adjoint.row.sourceExtent, n = adjoint.row.resultExtent;
  return {{{index.constant(1), index.constant(0)},
           {index.sub(m, index.constant(width + 1)),
            index.sub(n, index.constant(width))}}};
}

OpFoldResult RowSums::getEndElement(const AxisBorder &border) {
  return adjoint.extension.getNeighbour(border.side)
      .nearest.get(index, adjoint.row.resultExtent);
}

void RowSums::buildEvenVectors(ArrayRef<Sum> rows, ArrayRef<EvenVector> vectors,
                               int64_t width) {
  // All loads come before the stores, which LLVM takes to write to the source.
  SmallVector<std::pair<Value, OpFoldResult>> stores;
  SmallVector<OpFoldResult, 2> begins;
  for (const EvenVector &vector : vectors)
    begins.push_back(vector.from);
  for (const auto &[row, resultOffset] : rows) {
    // Wider sums are added up and rounded as one vector.
    Value all;
    if (!row.isOne() && adjoint.addition.isWider())
      all = getUnits(loadSums(row, begins, width));
    for (auto [k, vector] : llvm::enumerate(vectors)) {
      Value units = all;
      if (all && vectors.size() > 1)
        units = vector::ShuffleOp::create(
            builder, loc, all, all,
            llvm::to_vector(llvm::seq<int64_t>(k * width, (k + 1) * width)));
      else if (row.isOne())
        units = loadUnits(adjoint.source,
                          index.add(row.term.offset, vector.from), width);
      else if (!all)
        units = loadSums(row, vector.from, width);
      stores.emplace_back(units, index.add(resultOffset, vector.to));
    }
  }
  for (auto [units, to] : stores)
    storeUnits(units, target, to);
}

void RowSums::buildEvenRows(ArrayRef<Sum> rows, EvenForm form) {
  int64_t width = form.width;
  std::array<EvenVector, 2> ends = getEvenVectors(width);
  auto buildMiddle = [&](const Sum &row) {
    buildLoop(index, index.constant(width), ends[1].to, index.constant(width),
              [&](OpFoldResult to) {
                OpFoldResult from = index.add(to, ends[0].from);
                buildEvenVectors(row, EvenVector{from, to}, width);
              });
  };
  if (form.hasMiddle)
    llvm::for_each(rows, buildMiddle);
  buildEvenVectors(rows, ends, width);
  addEnds(rows, getBorders(index, adjoint.extension, adjoint.row));
}

void RowSums::addEnds(ArrayRef<Sum> rows, ArrayRef<AxisBorder> borders) {
  bool areOne =
      llvm::all_of(rows, [](const Sum &sum) { return sum.row.isOne(); });
  if (areOne && !adjoint.addition.isWider())
    return addScalarEnds(rows, borders);
  // The units at both ends of the first row and the last one; elements of the
  // source move as pairs.
  bool arePairs = areOne && adjoint.addition.isBF16();
  SmallVector<OpFoldResult> units = {
      index.constant(0),
      index.sub(adjoint.row.sourceExtent, index.constant(kEndUnits))};
  auto loadEnds = [&](const PaddedRow &row) {
    return arePairs ? getPairs(builder, loc,
                               loadParts(adjoint.source, row.term.offset, units,
                                         kEndUnits))
                    : loadSums(row, units, kEndUnits);
  };
  Value first = loadEnds(rows.front().row);
  Value last = rows.size() == 1 ? first : loadEnds(rows.back().row);
  auto pack = [&](bool isOwn) -> Value {
    SmallVector<int64_t> mask, places;
    for (const AxisBorder &border : borders)
      for (size_t row = 0; row < rows.size(); ++row) {
        int64_t unit = getEndUnit(adjoint.extension, border, isOwn);
        places.push_back(unit);
        mask.push_back((unit + row * 2 * kEndUnits) / (arePairs ? 2 : 1));
      }
    Value packed = vector::ShuffleOp::create(builder, loc, first, last, mask);
    return arePairs ? takeHalves(builder, loc, packed, places) : packed;
  };
  Value owns = pack(/*isOwn=*/true);
  Value sums =
      getUnits(adjoint.addition.add(builder, loc, owns, pack(/*isOwn=*/false)));
  int64_t lane = 0;
  for (const AxisBorder &border : borders)
    for (const Sum &sum : rows)
      storeUnits(vector::ExtractOp::create(builder, loc, sums, lane++), target,
                 index.add(sum.resultOffset, getEndElement(border)));
}

void RowSums::addScalarEnds(ArrayRef<Sum> rows, ArrayRef<AxisBorder> borders) {
  OpFoldResult one = index.constant(1);
  SmallVector<std::pair<Value, OpFoldResult>> stores;
  for (const auto &[row, resultOffset] : rows)
    for (const AxisBorder &border : borders) {
      OpFoldResult element = getEndElement(border);
      OpFoldResult position = border.side == Extension::Side::Before
                                  ? index.constant(0)
                                  : index.sub(adjoint.row.sourceExtent, one);
      Value own = loadSums(row, index.add(element, one), 1);
      stores.emplace_back(
          adjoint.addition.add(builder, loc, own, loadSums(row, position, 1)),
          index.add(resultOffset, element));
    }
  for (auto [sum, to] : stores)
    storeSums(sum, to);
}
