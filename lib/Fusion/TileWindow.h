//===- TileWindow.h - A tile of a pad as a pad of a window ------*- C++ -*-===//
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

/// A tile is the pad by `low` and `high`, in the mode of the pad that it is a
/// tile of, of the part of the source at `offsets` with extents `sizes`. All
/// have one entry for each axis. The part lies in the source whatever the
/// numbers are at run time.
struct TileWindow {
  SmallVector<OpFoldResult> offsets;
  SmallVector<OpFoldResult> sizes;
  SmallVector<OpFoldResult> low;
  SmallVector<OpFoldResult> high;
  /// Whether the part is the whole source.
  bool isWhole = true;
  /// Whether the part is the tile.
  bool isTile = true;
  /// Whether the part is as small as the tile makes it along every axis, so
  /// that tiles are not made from more than the source in all.
  bool isBlock = true;
};

/// The window for the tile of `op` at `offsets` with extents `sizes`. The tile
/// lies in the result. Bounds that are known for the numbers decide what has to
/// be computed; nothing is divided.
TileWindow getTileWindow(OpBuilder &builder, PadOp op,
                         ArrayRef<OpFoldResult> offsets,
                         ArrayRef<OpFoldResult> sizes);
TileWindow getTileWindow(OpBuilder &builder, PadIntoOp op,
                         ArrayRef<OpFoldResult> offsets,
                         ArrayRef<OpFoldResult> sizes);

/// The window for all of the result of `op`, which has extents `shape`, also
/// along axes of which a tile that has all would take all of the source.
TileWindow getSeenWindow(OpBuilder &builder, PadOp op,
                         ArrayRef<OpFoldResult> shape);

/// The destination with which those loops over tiles of `op` start that are
/// being built. It has the extents of that of `op`, of which they cannot tell.
Value getFirstInit(PadIntoOp op);

/// The part of `source` that is the window's: a slice or a subview, or `source`
/// itself.
Value getWindowSource(OpBuilder &builder, Location loc, Value source,
                      const TileWindow &window);

} // namespace mlir::pad

#endif // LIB_FUSION_TILEWINDOW_H
