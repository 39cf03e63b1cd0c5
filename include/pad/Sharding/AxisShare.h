//===- AxisShare.h - What a window sees of an axis --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A window of a pad is a pad of the elements that the window shows, with
// smaller amounts. A shard of a padded tensor is such a window; its rank needs
// the elements that it shows.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_SHARDING_AXISSHARE_H
#define PAD_SHARDING_AXISSHARE_H

#include "pad/IR/Extension.h"

namespace mlir::pad {

/// The elements [begin, begin + length) of an axis of a source.
template <typename Index>
struct StretchOf {
  Index begin, length;

  bool operator==(const StretchOf &other) const {
    return begin == other.begin && length == other.length;
  }
};

/// A window of an extended axis as a pad: the stretches of the source, one
/// after the other, padded by `low` and `high` in the mode of the axis. The
/// stretches do not overlap, and there are at most two of them: one that runs
/// over the end of a periodic axis goes on at its beginning.
template <typename Index>
struct AxisShareOf {
  SmallVector<StretchOf<Index>, 2> stretches;
  Index low{}, high{};
};

using Stretch = StretchOf<int64_t>;
using AxisShare = AxisShareOf<int64_t>;

/// Whether the axis is a walk forwards and backwards between the ends of the
/// source.
inline bool isMirroredPeriodic(const Extension &extension) {
  return extension.beyond == Extension::Beyond::Repeat &&
         extension.runs.size() == 2 && extension.isMirrored();
}

/// The share of the window [begin, end) of an axis of extent `extent` that
/// `extension` extends; position 0 is the first element of the source. The
/// stretches are the elements that the window shows and no others, or all if
/// the runs of the extension are none of those above; they may be empty. A
/// window of less than no elements has amounts that add up to its length.
///
/// `Arith` gives the integers: see ConstantArith and IndexBuilder.
template <typename Arith>
AxisShareOf<typename Arith::Index>
getAxisShare(Arith &arith, const Extension &extension,
             typename Arith::Index extent, typename Arith::Index begin,
             typename Arith::Index end);

/// The same for known numbers, without empty stretches.
AxisShare getAxisShare(const Extension &extension, int64_t extent,
                       int64_t begin, int64_t end);

//===----------------------------------------------------------------------===//
// Implementation
//===----------------------------------------------------------------------===//

template <typename Arith>
AxisShareOf<typename Arith::Index>
getAxisShare(Arith &arith, const Extension &extension,
             typename Arith::Index extent, typename Arith::Index begin,
             typename Arith::Index end) {
  using Index = typename Arith::Index;
  Index zero = arith.constant(0), one = arith.constant(1);
  Index length = arith.sub(end, begin), size = arith.max(length, zero);
  // An empty axis shows no elements; with n = 1, the map is defined.
  Index n = arith.max(extent, one);
  Index first = extension.getSourceIndex(arith, begin, n);
  Index last = extension.getSourceIndex(arith, arith.sub(end, one), n);

  AxisShareOf<Index> share;
  auto addStretch = [&](Index begin, Index length) {
    length = arith.max(arith.min(arith.min(length, size), extent), zero);
    share.stretches.push_back({begin, length});
    share.high = arith.sub(share.high, length);
  };
  share.high = length;
  if (extension.beyond != Extension::Beyond::Repeat &&
      extension.runs.size() == 1) {
    Index count = arith.add(arith.sub(last, first), one);
    if (extension.isFill()) {
      Index shownEnd = arith.min(end, n);
      count = arith.sub(shownEnd, arith.max(begin, zero));
    }
    addStretch(first, count);
    // The positions before the first element.
    Index rest = arith.sub(size, share.stretches.front().length);
    share.low = arith.min(arith.max(arith.sub(zero, begin), zero), rest);
  } else if (extension.repeatsSource()) {
    // A window as long as a period shows everything; a shorter one shows no
    // element twice, and begins anew after the last one.
    auto isAll = arith.lessEqual(n, size);
    Index untilEnd = arith.sub(n, first);
    Index shownFirst = arith.select(isAll, zero, first);
    addStretch(shownFirst, arith.select(isAll, n, untilEnd));
    addStretch(zero, arith.select(isAll, zero, arith.sub(size, untilEnd)));
    share.low = arith.select(isAll, arith.sub(zero, first), zero);
  } else if (isMirroredPeriodic(extension)) {
    // A window of a mirrored axis shows one block of elements. Within the
    // window, positions turn at the ends of that block, so the window is a pad
    // of the block.
    Index period = extension.getPeriod(arith, n);
    auto isShown = [&](Index element) {
      Index distance = arith.floorMod(arith.sub(element, begin), period);
      return arith.lessThan(distance, size);
    };
    auto showsFirst = isShown(zero);
    Index lowest = arith.select(showsFirst, zero, arith.min(first, last));
    auto showsLast = isShown(arith.sub(n, one));
    Index lastElement = arith.sub(n, one);
    Index highest =
        arith.select(showsLast, lastElement, arith.max(first, last));
    addStretch(lowest, arith.add(arith.sub(highest, lowest), one));
    // Forwards from the first element, or backwards before the block.
    Index inBlock = arith.sub(first, lowest);
    Index nearest =
        extension.getNeighbour(Extension::Side::Before).nearest.get(arith, n);
    Index before = arith.sub(arith.add(inBlock, one), nearest);
    auto isForwards = arith.lessThan(arith.floorMod(begin, period), n);
    share.low = arith.select(isForwards, arith.sub(zero, inBlock), before);
  } else {
    share.stretches.push_back({zero, extent});
    share.high = arith.sub(share.high, extent);
    share.low = arith.sub(zero, begin);
  }
  share.high = arith.sub(share.high, share.low);
  return share;
}

} // namespace mlir::pad

#endif // PAD_SHARDING_AXISSHARE_H
