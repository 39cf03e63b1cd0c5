//===- PadSpec.h - A pad that is not an operation ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes a pad where no operation exists, so that none has to be built to be
// erased.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_PADSPEC_H
#define PAD_UTILS_PADSPEC_H

#include "pad/IR/Pad.h"

namespace mlir::pad {

/// A pad of `source` into `init`, by one amount for each axis and side.
struct PadSpec {
  Location loc;
  PadMode mode;
  Value source;
  Value init;
  SmallVector<OpFoldResult> low;
  SmallVector<OpFoldResult> high;
  /// The fill value, or null.
  Value value;

  /// The pad that `op` is.
  static PadSpec get(PadIntoOp op);

  /// Builds the pad as an operation.
  PadIntoOp build(OpBuilder &builder) const;
};

} // namespace mlir::pad

#endif // PAD_UTILS_PADSPEC_H
