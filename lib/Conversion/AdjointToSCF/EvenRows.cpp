//===- EvenRows.cpp - Short rows with borders of one position -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowSums.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

Condition RowSums::isEven() {
  SmallVector<AxisBorder> borders =
      getBorders(index, adjoint.extension, adjoint.row);
  if (known || borders.size() < 2 || !isOneInteger(adjoint.block) ||
      copyUnits < 4)
    return false;
  OpFoldResult one = index.constant(1), n = adjoint.row.resultExtent;
  Condition isEven =
      index.conjunction(index.equal(borders[0].amount, one),
                        index.equal(borders[1].amount, one));
  return index.conjunction(
      isEven, index.conjunction(
                  index.lessEqual(index.constant(copyUnits / 2), n),
                  index.lessEqual(n, index.constant(2 * copyUnits))));
}

void RowSums::forEachEvenWidth(function_ref<void(int64_t)> build) {
  buildIf(
      builder, loc,
      index.lessEqual(index.constant(copyUnits), adjoint.row.resultExtent),
      [&] { build(copyUnits); }, [&] { build(copyUnits / 2); });
}

void RowSums::buildEvenRows(ArrayRef<Move> moves, int64_t width) {
  OpFoldResult last =
      index.sub(adjoint.row.resultExtent, index.constant(width));
  // All loads come before the stores, which LLVM takes to write to the source.
  SmallVector<std::pair<Value, OpFoldResult>> stores;
  for (const auto &[sourceOffset, resultOffset] : moves)
    for (OpFoldResult unit : {index.constant(0), last}) {
      OpFoldResult from =
          index.add(sourceOffset, index.add(unit, adjoint.row.low));
      stores.emplace_back(loadUnits(adjoint.source, from, width),
                          index.add(resultOffset, unit));
    }
  for (auto [units, to] : stores)
    storeUnits(units, target, to);
  SmallVector<AxisBorder> borders =
      getBorders(index, adjoint.extension, adjoint.row);
  if (canPackEnds(borders))
    addPackedEnds(moves, borders);
  else
    addSinglePositions(adjoint.source, moves, borders);
}

int64_t RowSums::getNumEvenRows() {
  bool isPacked =
      canPackEnds(getBorders(index, adjoint.extension, adjoint.row));
  return isPacked ? copyUnits / 4 : 2;
}

void RowSums::addSinglePositions(Value source, ArrayRef<Move> moves,
                                 ArrayRef<AxisBorder> borders) {
  const Addition &addition = adjoint.addition;
  bool isSum = source != adjoint.source;
  SmallVector<Value> owns, others;
  SmallVector<OpFoldResult> places;
  for (const auto &[sourceOffset, resultOffset] : moves)
    for (const AxisBorder &border : borders) {
      OpFoldResult element = border.shown.begin;
      OpFoldResult own = index.add(element, adjoint.row.low);
      owns.push_back(loadUnits(source, index.add(sourceOffset, own), 1));
      others.push_back(
          loadUnits(source, index.add(sourceOffset, border.begin), 1));
      places.push_back(index.add(resultOffset, element));
    }
  if (!addition.isWider()) {
    for (auto [own, other, place] : llvm::zip_equal(owns, others, places))
      storeSums(addition.add(builder, loc, own, other), place);
    return;
  }
  auto pack = [&](ArrayRef<Value> values) {
    auto type = VectorType::get(values.size(), values.front().getType());
    Value packed = vector::FromElementsOp::create(builder, loc, type, values);
    return isSum ? packed : addition.extend(builder, loc, packed);
  };
  Value sums = getUnits(addition.add(builder, loc, pack(owns), pack(others)));
  for (auto [lane, place] : llvm::enumerate(places))
    storeUnits(vector::ExtractOp::create(builder, loc, sums, lane), target,
               place);
}
