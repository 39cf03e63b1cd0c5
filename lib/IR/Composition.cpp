//===- Composition.cpp - Whether a pad of a pad is one pad ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both maps from the positions of the result to the elements of the inner
// source are runs, and two runs are equal if they begin with the same element
// and go on at the same step. So the maps are compared run by run. Where the
// extent is not known, every extent is compared up to one from which on the
// runs near an end of the axis no longer meet those near the other: elements
// and lengths are affine in the extent, so what then holds for two extents
// holds for all larger ones.
//
//===----------------------------------------------------------------------===//

#include "pad/IR/Composition.h"
#include "llvm/ADT/Sequence.h"
#include <numeric>

using namespace mlir;
using namespace mlir::pad;

/// How many runs are compared before it is given up.
static constexpr int64_t kMaxRuns = 1 << 12;

/// The largest sum of amounts for which axes of unknown extent are composed:
/// all extents up to a bound that grows with the sum are tried.
static constexpr int64_t kMaxSumOfAmounts = 1 << 10;

using RunAt = Extension::RunAt<ConstantArith>;

/// The run at `position`, backwards from there if `backwards`: the longest one
/// that is found, of at most `length` positions.
static RunAt getRunAt(const Extension &extension, int64_t position,
                      int64_t extent, int64_t length, bool backwards) {
  ConstantArith arith;
  // Callers ask for an empty axis only if the mode fills.
  if (extent == 0)
    return {0, 0, length, true};
  if (!backwards) {
    RunAt run = extension.getRunAt(arith, position, extent);
    run.length = std::min(run.length, length);
    return run;
  }
  for (;; length /= 2) {
    RunAt run = extension.getRunAt(arith, position - (length - 1), extent);
    if (run.length >= length)
      return {run.first + run.step * (length - 1), -run.step, length,
              run.fills};
  }
}

/// Whether both pads show at `count` positions of the outer result, from
/// `position` on, what one pad by the sums of the amounts shows there.
static bool showsOnePad(const Extension &inner, const Extension &outer,
                        int64_t extent, const AxisComposition &axis,
                        int64_t position, int64_t count) {
  int64_t middle = extent + axis.innerLow + axis.innerHigh;
  for (int64_t k = 0; count > 0; ++k) {
    if (k == kMaxRuns)
      return false;
    RunAt one = getRunAt(inner, position - axis.innerLow, extent, count, false);
    RunAt two = getRunAt(outer, position, middle, one.length, false);
    if (!two.fills) {
      RunAt read = getRunAt(inner, two.first - axis.innerLow, extent,
                            two.step == 0 ? 1 : two.length, two.step < 0);
      if (two.step == 0)
        read = {read.first, 0, two.length, read.fills};
      two = read;
    }
    bool isEqual = one.fills || two.fills
                       ? one.fills && two.fills
                       : one.first == two.first &&
                             (one.step == two.step || two.length == 1);
    if (!isEqual)
      return false;
    position += two.length;
    count -= two.length;
  }
  return true;
}

/// The decision for one extent of the inner source. Expects that the inner
/// result has an element.
static bool composesFor(const Extension &inner, const Extension &outer,
                        int64_t extent, const AxisComposition &axis) {
  int64_t middle = extent + axis.innerLow + axis.innerHigh;
  int64_t low = std::max<int64_t>(axis.outerLow, 0);
  int64_t high = std::max<int64_t>(axis.outerHigh, 0);
  // Two periodic extensions agree everywhere if they agree on one common
  // period.
  if (extent > 0 && inner.beyond == Extension::Beyond::Repeat &&
      outer.beyond == Extension::Beyond::Repeat) {
    ConstantArith arith;
    int64_t a = inner.getPeriod(arith, extent);
    int64_t b = outer.getPeriod(arith, middle);
    int64_t times = b / std::gcd(a, b);
    if (a <= std::numeric_limits<int64_t>::max() / times) {
      low = std::min(low, a * times);
      high = std::min(high, a * times);
    }
  }
  return showsOnePad(inner, outer, extent, axis, -low, low) &&
         showsOnePad(inner, outer, extent, axis, middle, high);
}

bool mlir::pad::composes(const Extension &inner, const Extension &outer,
                         const AxisComposition &axis) {
  if (axis.outerLow <= 0 && axis.outerHigh <= 0)
    return true;
  // Far below where any of the sums overflows.
  constexpr int64_t limit = int64_t(1) << 58;
  int64_t sum = 0;
  for (int64_t number : {axis.extent.value_or(0), axis.innerLow, axis.innerHigh,
                         axis.outerLow, axis.outerHigh}) {
    if (number <= -limit || number >= limit)
      return false;
    sum += std::abs(number);
  }

  // An inner result that may have no element has nothing to extend, and the
  // extent that is clamped to 0 is not the one that the sum starts from. Only a
  // fill can do without any element of the source.
  int64_t least = axis.extent.value_or(inner.isFill() ? 0 : 1);
  if (least + axis.innerLow + axis.innerHigh < 1)
    return false;
  if (axis.extent)
    return composesFor(inner, outer, *axis.extent, axis);
  if (sum > kMaxSumOfAmounts)
    return false;
  for (int64_t extent : llvm::seq<int64_t>(least, 2 * sum + 8))
    if (!composesFor(inner, outer, extent, axis))
      return false;
  return true;
}
