//===- FusionCost.h - Whether a pad is worth fusing ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_FUSION_FUSIONCOST_H
#define LIB_FUSION_FUSIONCOST_H

#include "ConsumerCuts.h"

namespace mlir::pad {

/// A `linalg` operation's operand, a pad or a shifted slice of one, and where
/// the operation is to be cut.
struct CutRead {
  OpOperand *operand;
  ArrayRef<Cut> cuts;
};

/// Whether what computes the source of `pad` for it alone can write it where it
/// lies in the pad, as --compute-into-pads arranges.
bool isComputedInPlace(PadOp pad);

/// Whether writing `pad`, if its shape is static, takes as long as one that
/// stays in no cache.
bool exceedsCache(PadOp pad);

/// Whether an operation that reads `numElements` of `pad`, which has a static
/// shape, is not worth a cut: they are not most of it, and stay in a cache.
bool isSmallPart(PadOp pad, int64_t numElements);

/// The reason why writing `pad`, which has a static shape, is expected to take
/// no longer than cutting its consumers; empty if that is not expected.
std::string getReasonNotToCut(PadOp pad, ArrayRef<CutRead> reads);

} // namespace mlir::pad

#endif // LIB_FUSION_FUSIONCOST_H
