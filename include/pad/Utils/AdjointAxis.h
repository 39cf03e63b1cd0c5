//===- AdjointAxis.h - One axis of an adjoint -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The positions and elements of one axis of `pad.adjoint`, and the elements
// that are shown at one position alone.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_ADJOINTAXIS_H
#define PAD_UTILS_ADJOINTAXIS_H

#include "pad/IR/Extension.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// One axis of an adjoint: `sourceExtent` positions, of which the first one is
/// `low` before the first element, and `resultExtent` elements.
struct AdjointAxis {
  OpFoldResult sourceExtent;
  OpFoldResult resultExtent;
  OpFoldResult low;

  /// The number of positions after the last element.
  OpFoldResult getHigh(IndexBuilder &index) const;

  /// Whether the axis is known not to be padded: position and element are one.
  bool isUnpadded() const;

  /// Whether the axis is not padded.
  Condition isUnpadded(IndexBuilder &index) const;
};

/// The axes of an adjoint of extents `source` and `result` by `low`.
SmallVector<AdjointAxis> getAdjointAxes(ArrayRef<OpFoldResult> source,
                                        ArrayRef<OpFoldResult> result,
                                        ArrayRef<OpFoldResult> low);

/// The elements that the neighbour of the source at `side` shows in `amount`
/// positions, which are within its reach and not none. Expects an extension
/// that does not fill.
IndexRange getShownElements(IndexBuilder &index, const Extension &extension,
                            Extension::Side side, OpFoldResult amount,
                            OpFoldResult extent);

/// The elements of `axis` that are shown at their identity positions, `low`
/// after the element.
IndexRange getIdentityElements(IndexBuilder &index, const AdjointAxis &axis);

/// A range of elements of the result that are shown at one position alone, the
/// identity position, `low` after the element. It lies in [0, resultExtent),
/// and begin <= end; it is cheap to compute, and may leave some of them out.
IndexRange getElementsShownOnce(IndexBuilder &index, const Extension &extension,
                                const AdjointAxis &axis);

/// The positions that show element `e` of an axis whose extents and amount are
/// constants, in order; nullopt if they are more than `maxCount`.
std::optional<SmallVector<int64_t>>
getKnownPositions(const Extension &extension, const AdjointAxis &axis,
                  int64_t e, size_t maxCount);

} // namespace mlir::pad

#endif // PAD_UTILS_ADJOINTAXIS_H
