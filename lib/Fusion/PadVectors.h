//===- PadVectors.h - Vectors of a pad, read off its source ----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A vector of a pad shows elements of one row of the source. If extents and
// position are known, so is their order: the vector is read off the source and
// shuffled in registers. If not, as at the end of a row of unknown length, the
// elements inside of the source are one masked vector; each of the few elements
// beside it is broadcast, and selected by a mask.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_FUSION_PADVECTORS_H
#define LIB_FUSION_PADVECTORS_H

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/IR/Extension.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// Whether `tensor` has elements along `axis` at `op`, in loops around it that
/// have turns.
bool isKnownNonEmpty(Value tensor, int64_t axis, Operation *op);

/// The source of a pad as a part of a tensor, whose elements beside the part
/// can be read, too.
struct SourceSlice {
  Value base;
  SmallVector<OpFoldResult> offsets;
  /// The extents of a part; none if it is all of `base`.
  SmallVector<OpFoldResult> sizes;

  static SourceSlice get(PadOp pad);
};

/// The elements of one row of a source that a vector shows.
struct RowVector {
  /// Marks a lane that is filled.
  static constexpr int64_t kFilled = -1;

  /// For each lane the position in the row.
  SmallVector<int64_t> lanes;
  /// Where the vectors that have all of the lanes begin, at most two, and how
  /// long they are.
  SmallVector<int64_t, 2> begins;
  int64_t length = 0;

  bool isFilled() const { return begins.empty(); }

  /// The vector that `op` reads of `pad`, whose source is `slice`. Fails if
  /// that is not known at compile time, or if two vectors are not enough, where
  /// what fills is one of the two.
  static FailureOr<RowVector> find(vector::TransferReadOp op, PadOp pad,
                                   const SourceSlice &slice);
  /// For each lane, its index in the concatenation of the loaded vectors and,
  /// as the last one, the vector of fill.
  SmallVector<int64_t> getMask() const;
};

/// The elements that a vector shows of a row of unknown extent: at most
/// `before` lanes of the low border, then elements of the source one after the
/// other, and then at most `after` lanes of the high border.
struct PartialRow {
  int64_t before = 0, after = 0;

  /// The vector that `op` reads of `pad`. Fails if it may show more than
  /// kMaxBorder lanes of a border that is not filled.
  static FailureOr<PartialRow> find(vector::TransferReadOp op, PadOp pad);

  /// Lanes that are put in one by one.
  static constexpr int64_t kMaxBorder = 8;
};

/// Builds a vector of a pad from vectors of its source.
class PadReader {
public:
  PadReader(OpBuilder &builder, vector::TransferReadOp op, PadOp pad,
            const SourceSlice &slice, Value value)
      : builder(builder), index(builder, op.getLoc()), op(op), pad(pad),
        slice(slice), extension(Extension::get(pad.getMode())), value(value) {}

  /// Finds the row of the source by its index along `outerAxes`, in front of
  /// the loops that do not change it.
  void findRow(ArrayRef<int64_t> outerAxes);
  /// Whether the row lies outside of a source that is extended by a value.
  const Condition &isRowOutside() const { return isOutside; }

  Value fill() { return fill(op.getVectorType()); }
  /// The vector if the last axis is not padded.
  Value readWhole();
  Value readShuffled(const RowVector &row);
  Value readPartial(const PartialRow &row);

private:
  Value fill(VectorType type) {
    return vector::BroadcastOp::create(builder, op.getLoc(), type, value);
  }
  /// The extent of the source.
  OpFoldResult getExtent(int64_t axis);
  /// The index of the element at position `at` of an extended axis, without a
  /// division if it is known to be near the source.
  OpFoldResult getSourceIndex(OpFoldResult at, int64_t axis);
  /// The indices in the slice's tensor of `last` in the row.
  SmallVector<Value> getIndices(OpFoldResult last);
  /// Replaces the tensor that is read by a row of fill if the row is outside of
  /// the source, so that the interior of a row needs no mask.
  void replaceOutside(ArrayRef<int64_t> outerAxes);
  /// Does as replaceOutside for a single row: the tensor gets one dimension, so
  /// that no stride depends on the condition.
  void replaceOutsideRow();
  /// A tensor of fill. Dynamic extents of `shape` are taken from the last axes
  /// of the slice's tensor.
  Value createFill(ArrayRef<int64_t> shape);
  /// Makes `fill` the slice's tensor where the row is outside, and else
  /// `inside`, both of the type that has `shape`.
  void chooseBase(Value fill, Value inside, ArrayRef<int64_t> shape);
  Value read(VectorType type, OpFoldResult last, Value padding, Value mask);
  /// Which lanes are before `position` of the row.
  Value getLanesBefore(AffineInExtent position);
  /// The element at `position` of the row, extended, in all lanes.
  Value broadcastElement(AffineInExtent position);
  /// For each lane the element of the border there, of which there are
  /// `numElements` from position `first` on, or the nearest one beside them.
  Value readBorder(AffineInExtent first, int64_t numElements);

  OpBuilder &builder;
  IndexBuilder index;
  vector::TransferReadOp op;
  PadOp pad;
  SourceSlice slice;
  Extension extension;
  Value value;
  SmallVector<OpFoldResult> shownAt = getAsOpFoldResult(op.getIndices());
  Condition isOutside = false;
  /// Where the row begins if the slice's tensor is one of one dimension.
  OpFoldResult rowStart;
};

} // namespace mlir::pad

#endif // LIB_FUSION_PADVECTORS_H
