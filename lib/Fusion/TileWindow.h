//===- TileWindow.h - The part of a source that a tile reads ----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A slice of a pad is a pad: the tile at offset `o` shows the extended source
// from position `o - low` on. This finds the smallest part of the source, in
// one block, that shows the same where it is extended in the same mode.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_FUSION_TILEWINDOW_H
#define LIB_FUSION_TILEWINDOW_H

#include "pad/IR/Pad.h"

namespace mlir::pad {

/// The window of a tile of a pad: the part of the source at `offsets` with
/// extents `sizes` that the tile is computed from. The tile is a pad of its
/// window by `low` and `high` in the same mode. All lists have one entry for
/// each axis. The window lies inside of the source whatever the numbers are at
/// run time.
struct TileWindow {
  SmallVector<OpFoldResult> offsets;
  SmallVector<OpFoldResult> sizes;
  SmallVector<OpFoldResult> low;
  SmallVector<OpFoldResult> high;
  /// Whether the window is the whole source.
  bool isWhole = true;
  /// Whether the tile is the window itself, a pad by nothing.
  bool isTile = true;
  /// Whether the window is no larger than the tile along every axis that the
  /// tile divides, so that the windows of all tiles are not more than the
  /// source.
  bool isBlock = true;
};

/// The window of the tile of `op` at `offsets` with extents `sizes`, which lies
/// in the result. Numbers that ValueBounds can compare are not computed; there
/// are no divisions.
TileWindow getTileWindow(OpBuilder &builder, PadOp op,
                         ArrayRef<OpFoldResult> offsets,
                         ArrayRef<OpFoldResult> sizes);
TileWindow getTileWindow(OpBuilder &builder, PadIntoOp op,
                         ArrayRef<OpFoldResult> offsets,
                         ArrayRef<OpFoldResult> sizes);

/// The window of the whole result of `op`, whose extents are `shape`. It has
/// the visible part of the source where getTileWindow would take the whole
/// axis.
TileWindow getResultWindow(OpBuilder &builder, PadOp op,
                           ArrayRef<OpFoldResult> shape);

/// The initial destination of the loops over tiles of `op` that are being
/// built. It has the extents of the init of `op`.
Value getFirstInit(PadIntoOp op);

/// The part of `source` in the window: a slice or a subview, or `source`
/// itself.
Value getWindowSource(OpBuilder &builder, Location loc, Value source,
                      const TileWindow &window);

} // namespace mlir::pad

#endif // LIB_FUSION_TILEWINDOW_H
