//===- Composition.cpp - When a pad of a pad is one pad -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inside of the inner result the outer pad reads what the inner one wrote, and
// the two agree with their sum. Outside, the outer extension moves a position p
// back inside, to fold(p). With E the inner extension, whose position i = 0 is
// the first element of the source, and `first` = -innerLow the position of the
// first element of the inner result, the sum is right at p if
//
//     E(first + fold(p)) = E(first + p)
//
// which follows from a symmetry of E that fold is made of: E is uniform from
// one position to the other (Clamp), it has a period that divides the step
// (Periodic), or it has a mirror where the outer extension has one (Periodic
// with mirrors). Each decision below is about the low end; the high end is the
// low end of the axis turned round.
//
//===----------------------------------------------------------------------===//

#include "pad/IR/Composition.h"

using namespace mlir;
using namespace mlir::pad;

using Kind = Extension::Kind;

namespace {

/// The inner extension of one axis, its position 0 at the source's first
/// element.
class InnerAxis {
public:
  InnerAxis(const Extension &extension, std::optional<int64_t> extent)
      : extension(extension), extent(extent) {}

  bool isFill() const { return extension.isFill(); }

  /// An extent that the axis is certain to have at least. Only a fill can do
  /// without any element.
  int64_t getMinExtent() const { return extent.value_or(isFill() ? 0 : 1); }

  /// Whether every position holds the one element there is.
  bool isUniform() const { return !isFill() && extent == 1; }

  /// Whether the positions `begin` to `last` are all filled.
  bool isFilled(int64_t begin, int64_t last) const {
    return isFill() && (last < 0 || (extent && begin >= *extent));
  }

  /// Whether the positions `begin` to `last` are all filled or all hold the
  /// same element.
  bool isUniform(int64_t begin, int64_t last) const {
    if (isUniform() || begin >= last || isFilled(begin, last))
      return true;
    return extension.kind == Kind::Clamp &&
           (last <= 0 || (extent && begin >= *extent - 1));
  }

  /// Whether E(i) = E(sum - i) at all positions.
  bool hasMirror(int64_t sum) const {
    if (isUniform())
      return true;
    return extension.mirrors &&
           isMultipleOfPeriod(sum - extension.mirrorOffset);
  }

  /// Whether E(i) = E(i + extent + change) at all positions.
  bool hasPeriodOfExtentAnd(int64_t change) const {
    if (isUniform())
      return true;
    if (extension.kind != Kind::Periodic)
      return false;
    if (extent)
      return isMultipleOfPeriod(*extent + change);
    return extension.periodScale == 1 && change == extension.periodOffset;
  }

private:
  bool isMultipleOfPeriod(int64_t distance) const {
    ConstantArith arith;
    return distance == 0 ||
           (extent && distance % extension.getPeriod(arith, *extent) == 0);
  }

  const Extension &extension;
  std::optional<int64_t> extent;
};

} // namespace

/// The decision where the outer extension mirrors.
static bool mirrorComposesAtLow(const InnerAxis &inner, const Extension &outer,
                                const AxisComposition &axis) {
  ConstantArith arith;
  int64_t first = -axis.innerLow;
  int64_t sum = 2 * first + outer.mirrorOffset;
  // The mirror image of first - k is sum - first + k; another mirror on the way
  // only brings it closer to `first`.
  int64_t begin = first - axis.outerLow;
  if (inner.isUniform(begin, sum - begin))
    return true;
  if (!inner.hasMirror(sum))
    return false;
  int64_t change = axis.innerLow + axis.innerHigh;
  if (axis.outerLow <= outer.getReach(arith, inner.getMinExtent() + change))
    return true;
  // Beyond the reach the mirror of the other end takes part.
  if (!axis.extent)
    return false;
  int64_t innerResult = *axis.extent + change;
  int64_t last = first + innerResult - 1;
  return outer.getReach(arith, innerResult) > 0 &&
         inner.hasMirror(2 * last - outer.mirrorOffset);
}

/// Whether the positions before the inner result are as one pad would have
/// them. Expects that the inner result is certain to have an element.
static bool composesAtLow(const Extension &innerExtension,
                          const Extension &outer, const AxisComposition &axis) {
  if (axis.outerLow <= 0)
    return true;
  InnerAxis inner(innerExtension, axis.extent);
  int64_t first = -axis.innerLow;
  int64_t begin = first - axis.outerLow;
  switch (outer.kind) {
  case Kind::Fill:
    return inner.isFilled(begin, first - 1);
  case Kind::Clamp:
    // One step is also what a mirror before `first` does.
    return inner.isUniform(begin, first) ||
           (axis.outerLow == 1 && inner.hasMirror(2 * first - 1));
  case Kind::Periodic:
    if (outer.mirrors)
      return mirrorComposesAtLow(inner, outer, axis);
    // Filled borders on both sides stand for each other.
    return inner.hasPeriodOfExtentAnd(axis.innerLow + axis.innerHigh) ||
           (inner.isFill() && axis.innerLow >= 0 &&
            axis.outerLow <= axis.innerHigh);
  }
  llvm_unreachable("unknown kind");
}

bool mlir::pad::composes(const Extension &inner, const Extension &outer,
                         const AxisComposition &axis) {
  if (axis.outerLow <= 0 && axis.outerHigh <= 0)
    return true;
  // Far below where any of the sums overflows.
  constexpr int64_t limit = int64_t(1) << 58;
  for (int64_t number : {axis.extent.value_or(0), axis.innerLow, axis.innerHigh,
                         axis.outerLow, axis.outerHigh})
    if (number <= -limit || number >= limit)
      return false;

  // An inner result that may have no element has nothing to extend, and the
  // extent that is clamped to 0 is not the one that the sum starts from.
  if (InnerAxis(inner, axis.extent).getMinExtent() + axis.innerLow +
          axis.innerHigh <
      1)
    return false;
  AxisComposition turned{axis.extent, axis.innerHigh, axis.innerLow,
                         axis.outerHigh, axis.outerLow};
  return composesAtLow(inner, outer, axis) &&
         composesAtLow(inner, outer, turned);
}
