//===- AdjointAxis.cpp - One axis of an adjoint ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/AdjointAxis.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

using Side = Extension::Side;

OpFoldResult AdjointAxis::getHigh(IndexBuilder &index) const {
  return index.sub(index.sub(sourceExtent, low), resultExtent);
}

bool AdjointAxis::isUnpadded() const {
  return isZeroInteger(low) && sourceExtent == resultExtent;
}

Condition AdjointAxis::isUnpadded(IndexBuilder &index) const {
  // One after the other, so that compilers agree on the order.
  Condition isLowZero = index.equal(low, 0);
  return index.conjunction(isLowZero, index.equal(sourceExtent, resultExtent));
}

SmallVector<AdjointAxis>
mlir::pad::getAdjointAxes(ArrayRef<OpFoldResult> source,
                          ArrayRef<OpFoldResult> result,
                          ArrayRef<OpFoldResult> low) {
  SmallVector<AdjointAxis> axes;
  for (auto [m, n, l] : llvm::zip_equal(source, result, low))
    axes.push_back({m, n, l});
  return axes;
}

IndexRange mlir::pad::getShownElements(IndexBuilder &index,
                                       const Extension &extension, Side side,
                                       OpFoldResult amount, OpFoldResult n) {
  Extension::Neighbour neighbour = extension.getNeighbour(side);
  OpFoldResult one = index.constant(1);
  OpFoldResult nearest = neighbour.nearest.get(index, n);
  OpFoldResult next = index.add(nearest, one);
  int64_t away = side == Side::Before ? -neighbour.step : neighbour.step;
  if (away == 0)
    return {nearest, next};
  if (away > 0)
    return {nearest, index.add(nearest, amount)};
  return {index.sub(next, amount), next};
}

IndexRange mlir::pad::getIdentityElements(IndexBuilder &index,
                                          const AdjointAxis &axis) {
  OpFoldResult zero = index.constant(0), n = axis.resultExtent;
  OpFoldResult begin = index.clamp(index.sub(zero, axis.low), zero, n);
  return {begin, index.clamp(index.sub(axis.sourceExtent, axis.low), begin, n)};
}

IndexRange mlir::pad::getElementsShownOnce(IndexBuilder &index,
                                           const Extension &extension,
                                           const AdjointAxis &axis) {
  OpFoldResult n = axis.resultExtent, zero = index.constant(0);
  if (axis.isUnpadded())
    return {zero, n};
  OpFoldResult high = axis.getHigh(index);
  auto [begin, end] = getIdentityElements(index, axis);
  for (auto [side, amount] :
       {std::pair(Side::Before, axis.low), std::pair(Side::After, high)}) {
    Extension::Neighbour neighbour = extension.getNeighbour(side);
    Condition isPadded = index.lessThan(zero, amount);
    if (neighbour.fills || isPadded.isFalse())
      continue;
    IndexRange shown = getShownElements(index, extension, side, amount, n);
    // The elements between the shown ones and the end that the neighbour shows
    // first.
    IndexRange left = {begin, end};
    if (neighbour.nearest.scale == 0)
      left.begin = index.clamp(shown.end, begin, end);
    else
      left.end = index.clamp(shown.begin, begin, end);
    Condition isWithinReach = extension.isWithinReach(index, side, amount, n);
    left.end = index.select(isWithinReach, left.end, left.begin);
    begin = index.select(isPadded, left.begin, begin);
    end = index.select(isPadded, left.end, end);
  }
  return {begin, end};
}

std::optional<SmallVector<int64_t>>
mlir::pad::getKnownPositions(const Extension &extension,
                             const AdjointAxis &axis, int64_t e,
                             size_t maxCount) {
  ConstantArith arith;
  int64_t m = *getConstantIntValue(axis.sourceExtent);
  int64_t n = *getConstantIntValue(axis.resultExtent);
  int64_t low = *getConstantIntValue(axis.low);
  bool repeats = extension.beyond == Extension::Beyond::Repeat;
  SmallVector<int64_t> positions;
  for (auto &preimage : extension.getPreimages(arith, e, n)) {
    int64_t begin = std::max(preimage.begin, -low) + low, step = 1;
    int64_t end = std::min(preimage.end, m - low) + low;
    if (repeats) {
      step = extension.getPeriod(arith, n);
      begin = arith.floorMod(preimage.begin + low, step);
      end = m;
    }
    for (int64_t o = begin; preimage.exists && o < end; o += step) {
      if (positions.size() == maxCount)
        return std::nullopt;
      positions.push_back(o);
    }
  }
  llvm::sort(positions);
  return positions;
}
