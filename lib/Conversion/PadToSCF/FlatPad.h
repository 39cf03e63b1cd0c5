//===- FlatPad.h - A pad on flat arrays -------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A `pad.pad_into` on memrefs as the row loops see it: two flat arrays of
// storage units, strides instead of layouts, and as few axes as there can be.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_FLATPAD_H
#define LIB_CONVERSION_PADTOSCF_FLATPAD_H

#include "Storage.h"
#include "pad/IR/Extension.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// The part [begin, end) of an axis of the result that lies inside of the
/// source.
struct Inside {
  OpFoldResult begin;
  OpFoldResult end;
};

/// One axis. Extents and amounts count positions along the axis, strides count
/// units.
struct FlatAxis {
  OpFoldResult sourceExtent;
  OpFoldResult resultExtent;
  OpFoldResult low;
  OpFoldResult high;
  OpFoldResult sourceStride;
  OpFoldResult resultStride;
  /// Whether one step along the axis is known to be all of the next inner axis,
  /// or for the innermost axis, one position.
  bool sourceIsDense;
  bool resultIsDense;

  /// Whether both amounts are known to be 0.
  bool isUnpadded() const;

  /// Whether both amounts are known not to be negative.
  bool isNeverCropped() const;

  /// Whether both amounts are known not to be positive.
  bool isNeverExtended() const;

  /// Whether no border is wider than the reach of `extension`.
  Condition isWithinReach(IndexBuilder &index,
                          const Extension &extension) const;

  /// The source index of `position` in the result, which is within the reach of
  /// `extension`.
  OpFoldResult getSourceWithinReach(IndexBuilder &index,
                                    const Extension &extension,
                                    OpFoldResult position) const;

  Inside getInside(IndexBuilder &index) const;

  /// The number of positions after `inside`, the part inside of the source.
  OpFoldResult getCountAfter(IndexBuilder &index, const Inside &inside) const;
};

/// The pad. Its last axis is the row: there the positions of source and result
/// are `pixel` units that lie without gaps.
struct FlatPad {
  Location loc;
  Extension extension;
  Storage storage;
  /// What fills, as `storage.count` units.
  SmallVector<Value> fill;
  /// Rank-1 memrefs of units; where the first element lies in them, and one
  /// past where the last one ends.
  Value source;
  Value result;
  OpFoldResult sourceOffset;
  OpFoldResult resultOffset;
  OpFoldResult sourceEnd;
  OpFoldResult resultEnd;
  SmallVector<FlatAxis> axes;
  /// Units in one position of the row.
  OpFoldResult pixel;
  /// Those of the row that the types tell of, and whether, at run time, that
  /// one is not padded and has become part of the pixel.
  OpFoldResult innerPixel;
  Condition isMerged;

  /// Holds at run time where the members say the truth: the extents fit the
  /// amounts, nothing is empty and the innermost strides are 1. Where it does
  /// not hold, the row loops may not run.
  Condition isFlat;
  /// Holds at run time where no border of a row is wider than the extension's
  /// reach, and where no border is.
  Condition isRowWithinReach;
  Condition isWithinReach;
  /// Holds at run time where the result is written past the caches.
  Condition isPastCaches = false;

  /// Whether the part of each row inside of the source is that of the source
  /// itself, in the same place, so that borders of rows are all there is to
  /// write.
  bool isInPlace = false;
};

/// Reads `op`, which is on memrefs and fills with `fill`; builds the views of
/// both buffers. Fails, with nothing built, for element types without a known
/// storage and for layouts without strides.
FailureOr<FlatPad> getFlatPad(OpBuilder &builder, PadIntoOp op, Value fill,
                              bool isInPlace = false);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_FLATPAD_H
