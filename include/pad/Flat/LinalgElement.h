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

/// Builds what an op on memrefs computes for one element of its results. The
/// loops that add up are built around the element, and carry its sums:
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
      : builder(builder), loc(op.getLoc()), index(builder, loc), op(op),
        extents(extents), positions(extents.size(), builder.getIndexAttr(0)) {
    op.getReductionDims(sumLoops);
  }

  /// Sets where in a parallel loop the element is.
  void setPosition(unsigned loop, OpFoldResult position) {
    positions[loop] = position;
  }

  /// Builds the element of each result.
  SmallVector<Value> build();

  /// Builds the element of each result, and stores it.
  void store();

private:
  Value load(OpOperand &operand);
  SmallVector<Value> buildSums(ArrayRef<unsigned> loops, ValueRange inits);
  SmallVector<Value> buildBody(ValueRange outputs);
  /// Where the element is in an operand.
  SmallVector<Value> getIndices(OpOperand &operand) {
    return getOperandIndices(index, op, operand, positions);
  }

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  linalg::LinalgOp op;
  ArrayRef<OpFoldResult> extents;
  /// The position of the builder in each loop, 0 outside of the loop.
  SmallVector<OpFoldResult> positions;
  SmallVector<unsigned> sumLoops;
};

} // namespace mlir::pad

#endif // PAD_FLAT_LINALGELEMENT_H
