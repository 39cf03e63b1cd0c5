//===- FlatAdjoint.h - An adjoint on flat arrays ----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A `pad.adjoint_into` on memrefs as the row loops see it: two flat arrays of
// numbers, strides instead of layouts, and as few axes as there can be.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_FLAT_FLATADJOINT_H
#define PAD_FLAT_FLATADJOINT_H

#include "pad/Flat/FlatPad.h"
#include "pad/Utils/AxisSum.h"

namespace mlir::pad {

/// An axis outside of the row; strides count units.
struct OuterAxis : AdjointAxis {
  OpFoldResult sourceStride;
  OpFoldResult resultStride;
};

/// The adjoint. Units are numbers, or in `read` the bits of numbers of less
/// than 32 bits, `unitBytes` bytes each; a complex number is two.
struct FlatAdjoint : FlatArrays {
  Addition addition;
  Type unit;
  int64_t unitBytes;
  /// The axes outside of the row.
  SmallVector<OuterAxis> outer;
  /// The last axis that is padded, whose positions are blocks of `block` units
  /// without gaps.
  AdjointAxis row;
  OpFoldResult block;
  /// Holds at run time where both arrays have no gaps, as tiles of the
  /// outermost axis have none, and the extents of axes that are not padded
  /// agree. Where it does not, nothing else here is true.
  Condition isFlat = true;

  FlatAdjoint(Location loc, PadMode mode, Addition addition, Type unit,
              int64_t unitBytes)
      : FlatArrays(loc, mode), addition(addition), unit(unit),
        unitBytes(unitBytes) {}

  /// The bytes of the result.
  OpFoldResult getResultBytes(IndexBuilder &index) const;

  /// Whether `op`, which is on memrefs, has a flat view: an axis is padded, its
  /// elements are numbers with vectors, and its layouts have strides.
  static bool exists(AdjointIntoOp op);

  /// The flat view of `op`, whose facts `fits`, `dense_source` and
  /// `dense_result` are taken as true. Builds the views of both buffers. Fails,
  /// with nothing built, if none exists.
  static FailureOr<FlatAdjoint> get(OpBuilder &builder, AdjointIntoOp op);

  /// Returns the adjoint with the first `count` axes as one that is not padded,
  /// as they are where `areUnpadded` holds.
  FlatAdjoint mergeUnpadded(IndexBuilder &index, size_t count) const;
  Condition areUnpadded(IndexBuilder &index, size_t count) const;

  /// Builds the view as an adjoint on memrefs, with operands as of a pad (see
  /// buildVersion):
  ///
  ///   pad.adjoint_into m ins(%s) outs(%r) low[lows, 0] high[highs, 0]
  ///     {pad.facts = #pad.facts<fits|rows|newFacts>}
  AdjointIntoOp build(OpBuilder &builder, Facts newFacts) const;

  /// The view that `op`, which has the fact `rows`, was built of. Fails, with
  /// nothing built, if an operand is no `memref.reinterpret_cast`.
  static FailureOr<FlatAdjoint> read(OpBuilder &builder, AdjointIntoOp op);
};

} // namespace mlir::pad

#endif // PAD_FLAT_FLATADJOINT_H
