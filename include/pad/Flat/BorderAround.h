//===- BorderAround.h - Borders around what an op writes --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_FLAT_BORDERAROUND_H
#define PAD_FLAT_BORDERAROUND_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "pad/Flat/FlatPad.h"
#include "pad/IR/Extension.h"
#include "pad/IR/FillBorder.h"

namespace mlir::pad {

/// A border around what an op writes, element by element, which may be filled
/// with it: each element is computed from inputs alone, which are known to be
/// other memory, and nothing happens in between.
struct BorderAround {
  FillBorderOp op;
  /// The extension of the mode, and the value that it fills with, if it does.
  Extension extension;
  Value fill;
  /// The array, with the rank of the op's destination, and the amounts for each
  /// of its axes.
  Value array;
  SmallVector<OpFoldResult> low = {}, high = {};
};

/// The border that is filled next after `op`, on memrefs, around the slice that
/// it writes. May build a view of the array in front of the border.
std::optional<BorderAround> findBorder(OpBuilder &builder, linalg::LinalgOp op);

/// The border that is filled next after `op` around `destination`, of which
/// `op` writes each element once, from elements of `inputs`.
std::optional<BorderAround> findBorder(OpBuilder &builder, Operation *op,
                                       Value destination, ValueRange inputs);

/// The loops of `op` in the order of the axes of its first result, if these are
/// its parallel loops, and else the parallel loops.
SmallVector<unsigned> getLoopsOfResult(linalg::LinalgOp op);

/// The axes that `loops` write, with `border` if there is one, without strides.
/// `extents` are those of all loops.
SmallVector<FlatAxis> getWrittenAxes(IndexBuilder &index,
                                     ArrayRef<OpFoldResult> extents,
                                     ArrayRef<unsigned> loops,
                                     const BorderAround *border);

/// Whether `axes` have the extents of the array of `border`, and its amounts
/// are not negative. Builds at the border.
Condition hasExtents(IndexBuilder &index, const BorderAround &border,
                     ArrayRef<FlatAxis> axes);

} // namespace mlir::pad

#endif // PAD_FLAT_BORDERAROUND_H
