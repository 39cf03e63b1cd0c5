//===- FlatView.h - Memrefs as views of rank 1 ------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream lowers `memref.load` and its like by products of indices and strides
// that are undefined where they are negative (`nuw`). An element of a buffer
// with a negative stride is reached by one index of a flat view instead.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_FLAT_FLATVIEW_H
#define PAD_FLAT_FLATVIEW_H

#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// The number of elements `size` that a flat view is given. One that is known
/// and beyond 64 bits, which no memory has, becomes the largest: the least
/// number would be upstream's for an extent that is not known.
OpFoldResult getViewSize(IndexBuilder &index, OpFoldResult size);

/// A view of rank 1 of `size` elements from where the memory of `buffer`
/// begins, whatever its offset; the type does not say how many.
Value getMemoryView(OpBuilder &builder, Location loc, Value buffer,
                    OpFoldResult size);

/// The address of the unit at `offset` of `array`, a memref of rank 1 of units
/// of `unitBytes` bytes.
OpFoldResult getAddress(IndexBuilder &index, Value array, OpFoldResult offset,
                        int64_t unitBytes);

/// A view of rank 1 that begins at the lowest element of a buffer.
struct FlatView {
  Value view;
  SmallVector<OpFoldResult> strides;
  /// Where in the view the first element of the buffer is.
  OpFoldResult offset;

  /// The view of `buffer`, a memref with strides.
  static FlatView get(OpBuilder &builder, Location loc, Value buffer);

  /// The index in the view of the element of the buffer at `indices`.
  Value getIndex(IndexBuilder &index, ValueRange indices) const;
};

/// Whether `buffer`, a memref with strides, has no gaps between its elements,
/// which lie in the order of their indices.
Condition isDense(IndexBuilder &index, Value buffer);

/// Whether a stride of `buffer`, a memref, is negative or not known not to be.
/// False for layouts that have no strides.
bool mayHaveNegativeStride(Value buffer);

} // namespace mlir::pad

#endif // PAD_FLAT_FLATVIEW_H
