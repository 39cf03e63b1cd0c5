//===- PixelBorders.h - Borders of pixels of any size -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the size of a pixel is known at run time, the channels of an image say,
// a border that does not go forwards moves pixel by pixel. Each is written as
// one vector, which spills towards the inside of its row: that is written last.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_PIXELBORDERS_H
#define LIB_CONVERSION_PADTOSCF_PIXELBORDERS_H

#include "FlatPad.h"

namespace mlir::pad {

/// Writes both borders of a row. Up to a vector at each end of the row's inside
/// is overwritten, so that is to be written after them.
class PixelBorders {
public:
  /// `inside` is that of the row; no border is wider than the reach of the
  /// extension.
  PixelBorders(OpBuilder &builder, const FlatPad &pad, const Inside &inside,
               int64_t vectorUnits);

  /// Where the pixels fit into a vector, and vectors into the row.
  Condition isPossible() const { return possible; }

  /// Builds the borders of the row at `source` and `result`.
  void build(OpFoldResult source, OpFoldResult result);

private:
  /// Builds `count` copies of a vector at `from` to `to`; the next one is
  /// `fromStep` and `toStep` units on.
  void copyVectors(OpFoldResult from, OpFoldResult fromStep, OpFoldResult to,
                   OpFoldResult toStep, OpFoldResult count);

  OpBuilder &builder;
  IndexBuilder index;
  const FlatPad &pad;
  Inside inside;
  int64_t vectorUnits;
  Condition possible = false;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_PIXELBORDERS_H
