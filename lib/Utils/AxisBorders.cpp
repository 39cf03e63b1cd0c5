//===- AxisBorders.cpp - The borders of an axis of an adjoint -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/AxisBorders.h"

using namespace mlir;
using namespace mlir::pad;

using Side = Extension::Side;

OpFoldResult AxisBorder::getPosition(IndexBuilder &index,
                                     OpFoldResult element) const {
  if (step == 0)
    return begin;
  OpFoldResult distance = step > 0
                              ? index.sub(element, shown.begin)
                              : index.sub(index.sub(shown.end, element), 1);
  return index.add(begin, distance);
}

SmallVector<AxisBorder> mlir::pad::getBorders(IndexBuilder &index,
                                              const Extension &extension,
                                              const AdjointAxis &axis) {
  OpFoldResult zero = index.constant(0), n = axis.resultExtent;
  OpFoldResult end = index.add(axis.low, n);
  OpFoldResult high = index.sub(axis.sourceExtent, end);
  SmallVector<AxisBorder> borders;
  for (auto [side, begin, amount] : {std::tuple(Side::Before, zero, axis.low),
                                     std::tuple(Side::After, end, high)}) {
    Extension::Neighbour neighbour = extension.getNeighbour(side);
    if (neighbour.fills || index.lessEqual(amount, zero).isTrue())
      continue;
    borders.push_back({side, begin, amount, neighbour.step,
                       getShownElements(index, extension, side, amount, n)});
  }
  return borders;
}

Condition mlir::pad::hasDisjointBorders(IndexBuilder &index,
                                        const Extension &extension,
                                        const AdjointAxis &axis) {
  if (axis.isUnpadded())
    return true;
  OpFoldResult zero = index.constant(0);
  // No sum of these wraps.
  OpFoldResult limit = index.constant(extentLimit / 2);
  Condition isLess = index.lessThan(axis.low, limit);
  Condition areDisjoint = index.conjunction(
      isLess, index.lessThan(index.sub(zero, limit), axis.low));
  IndexRange identity = getIdentityElements(index, axis);
  SmallVector<AxisBorder> borders = getBorders(index, extension, axis);
  for (const AxisBorder &border : borders) {
    Condition isAbsent = index.lessEqual(border.amount, zero);
    Condition isWithinReach = extension.isWithinReach(
        index, border.side, border.amount, axis.resultExtent);
    Condition isBehindBegin =
        index.lessEqual(identity.begin, border.shown.begin);
    Condition isInIdentity = index.conjunction(
        isBehindBegin, index.lessEqual(border.shown.end, identity.end));
    Condition fits = index.conjunction(isWithinReach, isInIdentity);
    areDisjoint =
        index.conjunction(areDisjoint, index.disjunction(isAbsent, fits));
  }
  if (borders.size() < 2)
    return areDisjoint;
  Condition isFirstBefore =
      index.lessEqual(borders[0].shown.end, borders[1].shown.begin);
  Condition meetNowhere =
      index.disjunction(isFirstBefore, index.lessEqual(borders[1].shown.end,
                                                       borders[0].shown.begin));
  for (const AxisBorder &border : borders)
    meetNowhere =
        index.disjunction(meetNowhere, index.lessEqual(border.amount, zero));
  return index.conjunction(areDisjoint, meetNowhere);
}

ArithmeticSequence mlir::pad::getPositionSequence(IndexBuilder &index,
                                                  const Extension &extension,
                                                  const AdjointAxis &axis,
                                                  OpFoldResult element) {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult identityPosition = index.add(element, axis.low);
  Condition isShown = index.isIn(getIdentityElements(index, axis), element);
  ArithmeticSequence positions = {identityPosition, one,
                                  index.select(isShown, one, zero)};
  for (const AxisBorder &border : getBorders(index, extension, axis)) {
    Condition hasPositions = index.lessThan(zero, border.amount);
    Condition isInBorder =
        index.conjunction(hasPositions, index.isIn(border.shown, element));
    OpFoldResult other = border.getPosition(index, element);
    OpFoldResult distance = one;
    OpFoldResult count = index.add(border.amount, one);
    if (border.step != 0) {
      distance = border.side == Side::Before
                     ? index.sub(identityPosition, other)
                     : index.sub(other, identityPosition);
      count = index.constant(2);
    }
    if (border.side == Side::Before)
      positions.begin = index.select(isInBorder, other, positions.begin);
    positions.distance = index.select(isInBorder, distance, positions.distance);
    positions.count = index.select(isInBorder, count, positions.count);
  }
  return positions;
}
