//===- ReadBoxes.h - Parts of a tensor read from another --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The map of a chain of operations that move elements: boxes of its result, in
// each of which the index of the source along an axis depends on the index of
// the result along that axis alone.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_CONVERSION_RAISETOPAD_READBOXES_H
#define PAD_LIB_CONVERSION_RAISETOPAD_READBOXES_H

#include "ElementMoves.h"

namespace mlir::pad {

/// More boxes than this are not looked at.
constexpr size_t maxBoxes = 4096;

/// A run of indices along one axis, and where they are read from.
struct ReadRun {
  /// The whole of an axis of unknown extent, each index from itself.
  bool isWhole = false;
  /// Otherwise: index begin + k is read from table[k].
  int64_t begin = 0;
  IndexTable table;

  int64_t getEnd() const { return begin + table.size(); }
};

/// A part of a tensor: one run for each axis.
using Box = SmallVector<ReadRun>;

/// The parts of a tensor that are read from the source; they are disjoint.
using Boxes = SmallVector<Box>;

/// The boxes of a tensor that reads `gather` of one that has `boxes`. Fails if
/// they are more than maxBoxes.
FailureOr<Boxes> gatherBoxes(const Boxes &boxes, const Gather &gather);

/// Adds to `rest` what of `box` lies outside of `hole`, a box of which the
/// tables are not looked at.
void subtractBox(Box box, const Box &hole, Boxes &rest);

/// Moves `boxes` by `offset` along `axis`; fails on a whole axis.
LogicalResult shiftBoxes(Boxes &boxes, int64_t axis, int64_t offset);

/// The index map of each axis that all of `boxes` agree on, or failure; an axis
/// of unknown extent has none. The boxes must cover `shape`.
FailureOr<Gather> getCommonMap(const Boxes &boxes, ArrayRef<int64_t> shape);

} // namespace mlir::pad

#endif // PAD_LIB_CONVERSION_RAISETOPAD_READBOXES_H
