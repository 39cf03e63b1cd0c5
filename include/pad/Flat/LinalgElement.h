//===- LinalgElement.h - One element of a linalg op -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_FLAT_LINALGELEMENT_H
#define PAD_FLAT_LINALGELEMENT_H

#include "pad/Flat/BorderAround.h"

namespace mlir::pad {

/// The extents of the loops of `op`.
SmallVector<OpFoldResult> getLoopExtents(OpBuilder &builder,
                                         linalg::LinalgOp op);

/// Whether the next iteration of `loop` reads, by `map`, the next element along
/// the last axis or the same element.
bool isContiguous(AffineMap map, unsigned loop);

/// The bits of `type`, a number that vectors have; 0 if it is none.
int64_t getNumberBits(Type type);

/// The number of elements in a vector for `op`, whose loop `row` goes along a
/// row: a vector of the result has at most `bytes` bytes, and the vectors of
/// all operands have `bytes` bytes on average. 0 if rows cannot be computed in
/// vectors.
int64_t getRowLanes(linalg::LinalgOp op, unsigned row, int64_t bytes);

/// Builds what an op on memrefs computes for one element of its results, or for
/// vectors of elements along a row. The loops that add up are built around
/// these, and carry the sums:
///
///   %init = memref.load %y[position]
///   %sum = scf.for %k = 0 to %n step 1 iter_args(%s = %init) {
///     scf.yield body(%x[position, %k], %s)
///   }
class LinalgElement {
public:
  /// `extents` are those of all loops of `op`, whose loops that add up are
  /// none of its results.
  LinalgElement(OpBuilder &builder, linalg::LinalgOp op,
                ArrayRef<OpFoldResult> extents)
      : LinalgElement(builder, op, extents, /*row=*/0, /*lanes=*/0) {}

  /// Vectors of `lanes` elements along the loop `row`, by getRowLanes.
  LinalgElement(OpBuilder &builder, linalg::LinalgOp op,
                ArrayRef<OpFoldResult> extents, unsigned row, int64_t lanes)
      : builder(builder), loc(op.getLoc()), index(builder, loc), op(op),
        extents(extents), row(row), lanes(lanes),
        positions(extents.size(), builder.getIndexAttr(0)) {
    op.getReductionDims(sumLoops);
  }

  /// Sets where in a parallel loop the element is.
  void setPosition(unsigned loop, OpFoldResult position) {
    positions[loop] = position;
  }

  /// Builds the element of each result.
  SmallVector<Value> build();

  /// Builds a vector of the result from each of `places` in the row on, in
  /// loops that carry all of them.
  SmallVector<Value> build(ArrayRef<OpFoldResult> places);

  /// Builds the element of each result, and stores it.
  void store();

  /// Stores `vector` from `place` in the row on.
  void store(Value vector, OpFoldResult place);

private:
  Value load(OpOperand &operand);
  Value broadcast(Value value);
  SmallVector<Value> buildSums(ArrayRef<unsigned> loops,
                               ArrayRef<OpFoldResult> places, ValueRange inits);
  SmallVector<Value> buildBody(ValueRange outputs);
  void storeElement(OpOperand &output, Value value);

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  linalg::LinalgOp op;
  ArrayRef<OpFoldResult> extents;
  /// The loop along which vectors are, and their elements, 0 for one element.
  unsigned row;
  int64_t lanes;
  /// The position of the builder in each loop, 0 outside of the loop.
  SmallVector<OpFoldResult> positions;
  SmallVector<unsigned> sumLoops;
};

} // namespace mlir::pad

#endif // PAD_FLAT_LINALGELEMENT_H
