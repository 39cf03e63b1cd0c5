//===- ShuffledBlock.h - Small static blocks ---------------------*- C++
//-*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If a block is known completely, and its rows are short, a vector of the
// result spans several rows with their borders: it is a shuffle of vectors of
// the source. So a block takes as many stores as a copy of it.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_SHUFFLEDBLOCK_H
#define LIB_CONVERSION_PADTOSCF_SHUFFLEDBLOCK_H

#include "pad/Flat/FlatPad.h"

namespace mlir::pad {

/// A block without gaps of the result, and the block without gaps of the source
/// that it comes from.
struct ShuffledBlock {
  /// For each unit of the result block, the unit of the source block that it
  /// shows; a negative number -1 - k stands for unit k of the fill.
  SmallVector<int64_t> units;
  /// The size of the source block, in units.
  int64_t sourceUnits;

  /// The block of all positions of the axes of `pad` from `axis` on, or nullopt
  /// if something of it is not known, it has gaps, is empty or is larger than
  /// `maxUnits`.
  static std::optional<ShuffledBlock> get(const FlatPad &pad, size_t axis,
                                          int64_t maxUnits);

  /// `count` blocks, one after the other in source and result.
  ShuffledBlock repeat(int64_t count) const;

  /// Builds the block that begins at `source` and `result` of `pad`, in vectors
  /// of at most `vectorUnits` units, a power of two.
  void build(OpBuilder &builder, const FlatPad &pad, OpFoldResult source,
             OpFoldResult result, int64_t vectorUnits) const;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_SHUFFLEDBLOCK_H
