//===- IndexProof.h - Proving index maps equal ------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides which modes an index map of unknown extents or amounts is the map of.
// A map that is made of sums, minima, maxima and selections is affine piece by
// piece, and so is that of a mode near the source; that they are equal is a
// question of integer arithmetic that MLIR's Presburger library answers.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_CONVERSION_RAISETOPAD_INDEXPROOF_H
#define PAD_LIB_CONVERSION_RAISETOPAD_INDEXPROOF_H

#include "IndexTable.h"

namespace mlir::pad {

/// One axis of a `tensor.pad` whose body reads `index` of the source.
struct ReadAxis {
  /// The source, and which of its axes this is.
  Value source;
  int64_t axis;
  /// How much is padded.
  OpFoldResult low;
  OpFoldResult high;
  /// The index of the result that the body is given, and what it makes of it.
  Value argument;
  Value index;
  /// Whether the body is run for indices that lie inside along this axis.
  bool insideMatters;
};

/// The modes that `read` is the map of at every index that the body is run for.
/// An index out of bounds, which no program may read, is taken for any other.
ModeSet proveModes(const ReadAxis &read);

} // namespace mlir::pad

#endif // PAD_LIB_CONVERSION_RAISETOPAD_INDEXPROOF_H
