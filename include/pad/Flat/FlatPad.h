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

#ifndef PAD_FLAT_FLATPAD_H
#define PAD_FLAT_FLATPAD_H

#include "pad/Flat/Storage.h"
#include "pad/IR/Extension.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/IndexBuilder.h"
#include "pad/Utils/PadSpec.h"

namespace mlir::pad {

/// The positions of an axis of the result that lie inside of the source.
using Inside = IndexRange;

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
  bool sourceIsDense = true;
  bool resultIsDense = true;

  /// Whether the axis is dense in both arrays.
  bool isDense() const { return sourceIsDense && resultIsDense; }

  /// Whether both extents and both amounts are known.
  bool isKnown() const;

  /// Whether both amounts are known to be 0.
  bool isUnpadded() const;

  /// Whether both amounts are 0.
  Condition isUnpadded(IndexBuilder &index) const;

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

/// Whether a step of `outer` units along an axis is known to be all of the next
/// inner axis, which has `extent` positions of `inner` units each.
bool spansInnerAxis(OpFoldResult outer, OpFoldResult extent,
                    OpFoldResult inner);

/// Two flat arrays, the operands of a pad or of an adjoint.
struct FlatArrays {
  Location loc;
  PadMode mode;
  Extension extension;
  /// Rank-1 memrefs of units, and the offset of the first element in them.
  Value source, result;
  OpFoldResult sourceOffset, resultOffset;
  /// The facts that were known before, or that `read` has read.
  Facts facts = Facts(0);

  FlatArrays(Location loc, PadMode mode)
      : loc(loc), mode(mode), extension(Extension::get(mode)) {}

  bool has(Facts some) const { return bitEnumContainsAll(facts, some); }

protected:
  /// Builds views of the arrays, `%x` and `%y`, for a version of `axes`, the
  /// last of which is the row. Returns the version as a pad:
  ///
  ///   %s = memref.reinterpret_cast %x to offset: [sourceOffset],
  ///          sizes: [source extents, unitsPerPosition], strides: [source
  ///          strides, 1]
  ///   %r = memref.reinterpret_cast %y to ...
  ///   pad.pad_into m ins(%s) outs(%r) low[lows, 0] high[highs, 0]
  PadSpec buildVersion(OpBuilder &builder, ArrayRef<FlatAxis> axes,
                       OpFoldResult unitsPerPosition) const;

  /// The axes of `version` and, as the last one, the units of a position of the
  /// row. Reads facts and offsets, too, and builds nothing. Fails if an operand
  /// is no `memref.reinterpret_cast`, or if positions are padded.
  FailureOr<SmallVector<FlatAxis>> readAxes(PadWindowOpInterface version);

  /// Builds the arrays of `version`, which readAxes has read. Returns the
  /// offsets after the last units of source and result.
  std::pair<OpFoldResult, OpFoldResult>
  readArrays(OpBuilder &builder, PadWindowOpInterface version);
};

/// The pad. Its last axis is the row: there the positions of source and result
/// are `unitsPerPosition` units that lie without gaps.
struct FlatPad : FlatArrays {
  Storage storage;
  /// In constant mode, the fill value as `storage.count` units.
  SmallVector<Value> fill;
  /// The offset after the last unit of each array.
  OpFoldResult sourceEnd;
  OpFoldResult resultEnd;
  SmallVector<FlatAxis> axes;
  /// Units in one position of the row.
  OpFoldResult unitsPerPosition;
  /// Units in one position of the row that the types know, and whether that row
  /// is not padded at run time and has become part of
  /// `unitsPerPosition`.
  OpFoldResult staticUnitsPerPosition;
  Condition rowFoldedIntoPosition = false;
  /// Whether the lines of later stores are prefetched.
  bool prefetchesResult = true;

  /// Holds at run time if the flat view is valid: extents fit the amounts, no
  /// extent is 0, innermost strides are 1 and, if a row's border is known to be
  /// narrow, it is within reach. Row loops need it.
  Condition preconditionsHold = true;
  /// Holds at run time if no border of a row is wider than the extension's
  /// reach, and if no border of any axis is.
  Condition isRowWithinReach = true;
  Condition isWithinReach = true;

  FlatPad(Location loc, PadMode mode, const Storage &storage)
      : FlatArrays(loc, mode), storage(storage) {}

  /// Where in `axes` the axis around planes is, or the first axis if there is
  /// one plane.
  size_t getPositionOfPlanes() const {
    return axes.size() > 2 ? axes.size() - 3 : 0;
  }
  /// The axis around planes, or if there is one plane, an axis of one position
  /// with these strides.
  FlatAxis getAxisAroundPlanes(IndexBuilder &index, OpFoldResult sourceStride,
                               OpFoldResult resultStride) const;

  /// Whether the result is known to have no gaps.
  bool hasDenseResult() const;

  /// The bytes of the result, of a pad in elements.
  OpFoldResult getResultBytes(IndexBuilder &index) const;

  /// The flat view of `pad`, which is on memrefs, with elements for units; of
  /// `facts`, `fits` and the reach are taken as true. Builds the views of both
  /// arrays. Fails, with nothing built, for element types without a known
  /// storage and for layouts without strides.
  static FailureOr<FlatPad> get(OpBuilder &builder, const PadSpec &pad,
                                Facts facts);

  /// The view as a pad on memrefs: `getVersion` builds its operands (see
  /// buildVersion), and `build` the pad with `facts`.
  PadSpec getVersion(OpBuilder &builder, Value value) const;
  void build(OpBuilder &builder, const PadSpec &version, Facts facts) const;

  /// What the types and facts of `op`, which has the fact `rows`, tell of it:
  /// axes and `unitsPerPosition`, without views and their offsets; all borders
  /// count as within reach that are not known not to be. Builds nothing. Fails
  /// if an operand is no `memref.reinterpret_cast`.
  static FailureOr<FlatPad> getShape(PadIntoOp op);

  /// The view that `op`, which has the fact `rows`, was built of. Fails as
  /// `getShape` does, with nothing built.
  static FailureOr<FlatPad> read(OpBuilder &builder, PadIntoOp op);

  /// Returns the pad in units of the storage. `value` is the fill, and may be
  /// null if no position is filled.
  FlatPad getInUnits(OpBuilder &builder, Value value) const;

private:
  /// Sets the conditions on the reach. If the borders of a row are known to be
  /// narrow, but are wider than the reach, the row is short: such a pad counts
  /// as not flat.
  void computeReach(IndexBuilder &index);
};

/// The facts of `op`, none if it has no attribute of facts.
Facts getFacts(Operation *op);

void setFacts(Operation *op, Facts facts);

/// Whether `op` has facts that say how it is lowered.
bool isVersion(Operation *op);

} // namespace mlir::pad

#endif // PAD_FLAT_FLATPAD_H
