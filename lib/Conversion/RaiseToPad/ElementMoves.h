//===- ElementMoves.h - Operations that move elements -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The index maps of operations that only move elements of tensors: slices,
// reversals, gathers written as `linalg.generic`, and concatenations.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_CONVERSION_RAISETOPAD_ELEMENTMOVES_H
#define PAD_LIB_CONVERSION_RAISETOPAD_ELEMENTMOVES_H

#include "IndexTable.h"

namespace mlir::pad {

/// For each axis the index that is read, or nothing for a whole axis of unknown
/// extent.
using Gather = SmallVector<std::optional<IndexTable>>;

/// Reads every index of `value`, a ranked tensor, along each axis. Fails if one
/// is longer than maxTableSize.
FailureOr<Gather> getIdentityGather(Value value);

/// What a slice of `value` of unit strides reads. Fails if it is not known.
FailureOr<Gather> getSliceGather(Value value, ArrayRef<OpFoldResult> offsets,
                                 ArrayRef<OpFoldResult> sizes);

/// What `op` reads of the one tensor `source`, which is set, if it only moves
/// elements of it.
FailureOr<Gather> getGather(Operation *op, Value &source);

/// The tensors that `op` puts together along `axis`, which is set; none if it
/// is no concatenation.
ValueRange getConcatenated(Operation *op, int64_t &axis);

} // namespace mlir::pad

#endif // PAD_LIB_CONVERSION_RAISETOPAD_ELEMENTMOVES_H
