//===- EvenRows.cpp - Short rows with borders of one position -------------===//
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

/// Where the position of `border`, or that of the element which it shows, lies
/// in the units at the beginning and after these the units at the end of a row.
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
  OpFoldResult n = adjoint.row.resultExtent;
  return index.conjunction(
      canAdd,
      index.conjunction(index.lessEqual(index.constant(copyUnits / 2), n),
                        index.lessEqual(n, index.constant(2 * copyUnits))));
}

void RowSums::forEachEvenWidth(function_ref<void(int64_t)> build) {
  buildIf(
      builder, loc,
      index.lessEqual(index.constant(copyUnits), adjoint.row.resultExtent),
      [&] { build(copyUnits); }, [&] { build(copyUnits / 2); });
}

void RowSums::forEachEvenVector(int64_t width, VectorBody body) {
  // The row has a position more on each side. Of numbers that are known to be
  // one apart, the target needs one register.
  OpFoldResult m = adjoint.row.sourceExtent, n = adjoint.row.resultExtent;
  body(index.constant(1), index.constant(0));
  body(index.sub(m, index.constant(width + 1)),
       index.sub(n, index.constant(width)));
}

OpFoldResult RowSums::getEndElement(const AxisBorder &border) {
  return adjoint.extension.getNeighbour(border.side)
      .nearest.get(index, adjoint.row.resultExtent);
}

void RowSums::buildEvenRows(ArrayRef<Move> moves, int64_t width) {
  // All loads come before the stores, which LLVM takes to write to the source.
  SmallVector<std::pair<Value, OpFoldResult>> stores;
  for (const Move &move : moves)
    forEachEvenVector(width, [&](OpFoldResult from, OpFoldResult to) {
      stores.emplace_back(
          loadUnits(adjoint.source, index.add(move.sourceOffset, from), width),
          index.add(move.resultOffset, to));
    });
  for (auto [units, to] : stores)
    storeUnits(units, target, to);
  SmallVector<AxisBorder> borders =
      getBorders(index, adjoint.extension, adjoint.row);
  if (adjoint.addition.isUpperHalf())
    addPackedEnds(moves, borders);
  else
    addEnds(moves, borders);
}

void RowSums::buildEvenSum(const PaddedRow &row, OpFoldResult resultOffset,
                           int64_t width) {
  forEachEvenVector(width, [&](OpFoldResult from, OpFoldResult to) {
    storeSums(loadSums(row, from, width), index.add(resultOffset, to));
  });
  addEnds(row, resultOffset, getBorders(index, adjoint.extension, adjoint.row));
}

void RowSums::addEnds(ArrayRef<Move> moves, ArrayRef<AxisBorder> borders) {
  const Addition &addition = adjoint.addition;
  if (addition.isWider()) {
    for (const auto &[sourceOffset, resultOffset] : moves)
      addEnds({{sourceOffset, {}}, {}}, resultOffset, borders);
    return;
  }
  OpFoldResult one = index.constant(1);
  SmallVector<std::pair<Value, OpFoldResult>> stores;
  for (const auto &[sourceOffset, resultOffset] : moves)
    for (const AxisBorder &border : borders) {
      OpFoldResult element = getEndElement(border);
      OpFoldResult position = border.side == Extension::Side::Before
                                  ? index.constant(0)
                                  : index.sub(adjoint.row.sourceExtent, one);
      auto load = [&](OpFoldResult unit) {
        return loadUnits(adjoint.source, index.add(sourceOffset, unit), 1);
      };
      Value sum = load(index.add(element, one));
      stores.emplace_back(addition.add(builder, loc, sum, load(position)),
                          index.add(resultOffset, element));
    }
  for (auto [sum, to] : stores)
    storeSums(sum, to);
}

void RowSums::addEnds(const PaddedRow &row, OpFoldResult resultOffset,
                      ArrayRef<AxisBorder> borders) {
  if (row.isOne() && !adjoint.addition.isWider())
    return addEnds({{row.term.offset, resultOffset}}, borders);
  Value begins = loadSums(row, index.constant(0), kEndUnits);
  Value ends = loadSums(
      row, index.sub(adjoint.row.sourceExtent, index.constant(kEndUnits)),
      kEndUnits);
  auto pack = [&](bool isOwn) -> Value {
    SmallVector<int64_t> mask;
    for (const AxisBorder &border : borders)
      mask.push_back(getEndUnit(adjoint.extension, border, isOwn));
    return vector::ShuffleOp::create(builder, loc, begins, ends, mask);
  };
  Value owns = pack(/*isOwn=*/true);
  Value sums =
      getUnits(adjoint.addition.add(builder, loc, owns, pack(/*isOwn=*/false)));
  for (auto [lane, border] : llvm::enumerate(borders))
    storeUnits(vector::ExtractOp::create(builder, loc, sums, lane), target,
               index.add(resultOffset, getEndElement(border)));
}

void RowSums::addPackedEnds(ArrayRef<Move> moves,
                            ArrayRef<AxisBorder> borders) {
  int64_t count = moves.size();
  // Pairs of all rows from `unit` on.
  std::function<Value(ArrayRef<Move>, OpFoldResult)> loadEnds =
      [&](ArrayRef<Move> rows, OpFoldResult unit) -> Value {
    if (rows.size() == 1)
      return getPairs(builder, loc,
                      loadUnits(adjoint.source,
                                index.add(rows.front().sourceOffset, unit),
                                kEndUnits));
    Value first = loadEnds(rows.take_front(rows.size() / 2), unit);
    Value second = loadEnds(rows.take_back(rows.size() / 2), unit);
    int64_t size = rows.size() * kEndUnits / 2;
    return vector::ShuffleOp::create(builder, loc, first, second,
                                     llvm::to_vector(llvm::seq(size)));
  };
  Value begins = loadEnds(moves, index.constant(0));
  Value ends = loadEnds(
      moves, index.sub(adjoint.row.sourceExtent, index.constant(kEndUnits)));
  auto pack = [&](bool isOwn) {
    SmallVector<int64_t> mask, places;
    for (const AxisBorder &border : borders)
      for (int64_t row = 0; row < count; ++row) {
        int64_t unit = getEndUnit(adjoint.extension, border, isOwn);
        places.push_back(unit);
        if (unit >= kEndUnits)
          unit += (count - 1) * kEndUnits;
        mask.push_back((unit + row * kEndUnits) / 2);
      }
    Value pairs = vector::ShuffleOp::create(builder, loc, begins, ends, mask);
    return takeHalves(builder, loc, pairs, places);
  };
  Value owns = pack(/*isOwn=*/true);
  Value sums =
      getUnits(adjoint.addition.add(builder, loc, owns, pack(/*isOwn=*/false)));
  int64_t lane = 0;
  for (const AxisBorder &border : borders)
    for (const Move &move : moves)
      storeUnits(vector::ExtractOp::create(builder, loc, sums, lane++), target,
                 index.add(move.resultOffset, getEndElement(border)));
}
