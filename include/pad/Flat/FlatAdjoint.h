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

#include "pad/IR/Pad.h"
#include "pad/Utils/AxisSum.h"

namespace mlir::pad {

/// One axis; strides count units.
struct OuterAxis {
  AdjointAxis axis;
  OpFoldResult sourceStride;
  OpFoldResult resultStride;
};

/// The adjoint. Units are numbers, or the bits of halves, `unitBytes` bytes
/// each; a complex number is two.
struct FlatAdjoint {
  Location loc;
  Extension extension;
  Addition addition;
  Type unit;
  int64_t unitBytes;
  /// Rank-1 memrefs of units, and where the first element lies in them.
  Value source, result;
  OpFoldResult sourceOffset, resultOffset;
  /// The axes outside of the row.
  SmallVector<OuterAxis> outer;
  /// The last axis that is padded, whose positions are blocks of `block` units
  /// without gaps.
  AdjointAxis row;
  OpFoldResult block;
  /// Holds at run time where the extents of axes that are not padded agree.
  /// Where it does not, nothing else here is true.
  Condition isFlat;
};

/// Reads `op`, which is on memrefs and has a padded axis, and builds the views
/// of both buffers. Fails, with nothing built, for element types without
/// vectors and for layouts whose rows have gaps.
FailureOr<FlatAdjoint> getFlatAdjoint(OpBuilder &builder, AdjointIntoOp op);

} // namespace mlir::pad

#endif // PAD_FLAT_FLATADJOINT_H
