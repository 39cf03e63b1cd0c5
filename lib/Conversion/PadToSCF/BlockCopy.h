//===- BlockCopy.h - Copies between different strides -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A transposition and a slice with a step copy between arrays whose elements
// are not neighbours in both. Blocks of them are loaded as vectors, shuffled in
// registers and stored as vectors.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_BLOCKCOPY_H
#define LIB_CONVERSION_PADTOSCF_BLOCKCOPY_H

#include "pad/Flat/FlatPad.h"

namespace mlir::pad {

/// The copy of the source of a pad to the inside of its result, in blocks of
/// `sourceUnits` elements along `sourceAxis` and `resultUnits` along
/// `resultAxis`, the axes along which the source and the result have stride 1.
struct BlockCopy {
  enum class Kind {
    /// The elements of a block along each axis are a power of two.
    Squares,
    /// The source has 2 to 4 elements along its axis, all of a block, and no
    /// gap behind them: the pixels of an image with its channels last.
    FewInSource,
    /// The result has so few along its axis, all of a block, and no gap.
    FewInResult,
    /// Both axes are one, along which the source has a stride of `sourceUnits`,
    /// 2 to 4.
    Slice,
  };

  Kind kind;
  int64_t sourceAxis, resultAxis;
  int64_t sourceUnits, resultUnits;
  Storage storage;
  /// Whether blocks follow each other along `sourceAxis`, and not along
  /// `resultAxis`.
  bool alongSource = false;

  /// Whether the rows of a block follow each other in the source: they are
  /// pixels with many channels.
  bool arePixels() const { return sourceAxis + 1 != resultAxis; }

  /// How many blocks side by side read the same lines of the source.
  int64_t getBlocksPerLine() const {
    return kLineBytes / std::min(kLineBytes, sourceUnits * storage.unitBytes);
  }
};

/// Builds the loops over the blocks of `copy`, from the memref `source` to
/// `result`, its inside. `row` is the axis along which the result has stride 1,
/// and the only one with a border in `result`, which Squares alone write: it
/// shows `fill`, a unit, or what `extension` says.
void buildBlockLoops(OpBuilder &builder, Location loc, const BlockCopy &copy,
                     Value source, Value result, Value fill,
                     const FlatAxis &row, const Extension &extension);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_BLOCKCOPY_H
