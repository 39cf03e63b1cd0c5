//===- AxisShare.h - What a window sees of an axis --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A window of a pad is a pad: of those elements of the source that the window
// shows, by what is left of the amounts. A shard of a padded tensor is such a
// window, and what it shows is what its rank needs of the source.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_SHARDING_AXISSHARE_H
#define PAD_SHARDING_AXISSHARE_H

#include "pad/IR/Extension.h"

namespace mlir::pad {

/// The elements [begin, begin + length) of an axis of a source.
struct Stretch {
  int64_t begin, length;

  bool operator==(const Stretch &other) const {
    return begin == other.begin && length == other.length;
  }
};

/// What a window of an extended axis is made of: the stretches of the source,
/// one after the other, padded by `low` and `high` in the mode of the axis. The
/// stretches do not overlap, and there are at most two of them: one that runs
/// over the end of a periodic axis goes on at its beginning.
struct AxisShare {
  SmallVector<Stretch, 2> stretches;
  int64_t low = 0, high = 0;

  /// The extent of all stretches.
  int64_t getExtent() const;
};

/// The share of the window [begin, end) of an axis of extent `extent` that
/// `extension` extends; position 0 is the first element of the source. The
/// stretches are the elements that the window shows and no others. Expects a
/// window without elements, or one that only fills, where `extent` is 0.
AxisShare getAxisShare(const Extension &extension, int64_t extent,
                       int64_t begin, int64_t end);

} // namespace mlir::pad

#endif // PAD_SHARDING_AXISSHARE_H
