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

  /// The blocks of `op`, a pad on memrefs, in vectors of at most `vectorBytes`
  /// bytes; nullopt if its types have other strides, or elements of two units.
  static std::optional<BlockCopy> get(PadIntoOp op, int64_t vectorBytes);

  /// Builds the loops over the blocks of `op`, and its border. Blocks at the
  /// end of an axis share elements with the blocks before them. If the extents
  /// are smaller than a block, or contradict the amounts, or an amount is
  /// negative, elements are copied one by one; a branch decides if that is not
  /// known. Squares are of rows with their border, if that is narrow:
  ///
  ///   scf.for %w = ... {
  ///     scf.for %c = ... {
  ///       %x0 = vector.load %x[...] : memref<?xf32>, vector<4xf32>
  ///       ...
  ///       %y0 = vector.shuffle ...
  ///       vector.store %y0, %y[...] : memref<?xf32>, vector<8xf32>
  ///       ...
  ///     }
  ///   }
  ///   pad.fill_border m %y low[l] high[h]
  void build(OpBuilder &builder, PadIntoOp op) const;

  /// Builds the loops that copy `source` to `result`, memrefs. The axis along
  /// which `result` has stride 1 is `row`, and no other has a border. `fill` is
  /// a unit.
  void buildLoops(OpBuilder &builder, Location loc, Value source, Value result,
                  Value fill, const FlatAxis &row,
                  const Extension &extension) const;

  Kind kind;
  int64_t sourceAxis, resultAxis;
  int64_t sourceUnits, resultUnits;
  Storage storage;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_BLOCKCOPY_H
