//===- Patterns.h - The patterns of --raise-to-pad --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_CONVERSION_RAISETOPAD_PATTERNS_H
#define PAD_LIB_CONVERSION_RAISETOPAD_PATTERNS_H

#include "Provenance.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::pad {

/// Patterns for pads of an inside to the array that it is of.
void populateRaiseBorderPatterns(RewritePatternSet &patterns,
                                 PatternBenefit benefit = 1);

/// Patterns for pads of signless integers between casts from and to others.
void populateRaiseSignCastsPatterns(RewritePatternSet &patterns,
                                    PatternBenefit benefit = 1);

/// Whether the result of `op`, by its name, may be put together from elements
/// of other tensors.
bool isMovement(Operation *op);

/// Whether `op` adds two tensors, one of them padded.
bool isSumOfParts(Operation *op);

/// Whether all elements of a sum have 0.0 added to them, which differs from
/// none in the sign of 0.0 alone; fails if some have, and integers never.
FailureOr<bool> findAddedZero(ArrayRef<Piece> pieces, Type type);

/// Builds `value` + 0.0 in place of the sum `op`, or `value` where adjoints
/// that read it have 0.0 added to them anyway.
Value addZero(OpBuilder &builder, Value value, Operation *op);

/// Builds the adjoint that the sum `root` is, which consists of `pieces`; null
/// if it is none. Takes steps from `budget`.
Value buildAdjoint(OpBuilder &builder, Operation *root, ArrayRef<Piece> pieces,
                   int64_t &budget);

/// Whether `op`, or the function that it calls, does nothing but give a result.
bool isWithoutEffects(Operation *op);

/// Replaces `op` by the pads that its result is, if it is any; see
/// RaiseToPadPass. Takes steps from `budget`. If it fails, `reason` says why.
LogicalResult raiseMovement(RewriterBase &rewriter, Operation *op,
                            int64_t &budget, std::string &reason);

} // namespace mlir::pad

#endif // PAD_LIB_CONVERSION_RAISETOPAD_PATTERNS_H
