//===- AxisBorders.h - The borders of an axis of an adjoint -----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The terms of the elements of an axis whose borders lie within the reach of
// the extension and show no element twice: the positions of an element then
// have equal distances.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_AXISBORDERS_H
#define PAD_UTILS_AXISBORDERS_H

#include "pad/Utils/AdjointAxis.h"

namespace mlir::pad {

/// A border: `amount` positions from `begin` on, which is not positive where
/// there is none.
struct AxisBorder {
  Extension::Side side;
  OpFoldResult begin;
  OpFoldResult amount;
  int64_t step;
  /// Elements that it shows.
  IndexRange shown;

  /// The position of the border that shows `element`, of several the first.
  OpFoldResult getPosition(IndexBuilder &index, OpFoldResult element) const;
};

/// The borders of `axis` whose amount is not known to be 0.
SmallVector<AxisBorder> getBorders(IndexBuilder &index,
                                   const Extension &extension,
                                   const AdjointAxis &axis);

/// Whether the borders of `axis` lie within the reach of the extension, have no
/// element in common, and show elements that are shown at their identity
/// positions, too.
Condition hasDisjointBorders(IndexBuilder &index, const Extension &extension,
                             const AdjointAxis &axis);

/// The positions that show `element` of an axis for which hasDisjointBorders
/// holds, in order.
ArithmeticSequence getPositionSequence(IndexBuilder &index,
                                       const Extension &extension,
                                       const AdjointAxis &axis,
                                       OpFoldResult element);

} // namespace mlir::pad

#endif // PAD_UTILS_AXISBORDERS_H
