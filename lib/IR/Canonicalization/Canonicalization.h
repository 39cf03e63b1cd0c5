//===- Canonicalization.h - Patterns of the pad dialect ---------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declarations that the files of the canonicalization share. Every pattern
// preserves the result of a pad, even if the program breaks a constraint at run
// time and runs without checks (docs/Semantics.md): other ops may have read the
// extents of the result, so these do not change. Each pattern has a label, by
// which `canonicalize{disable-patterns=...}` knows it.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_IR_CANONICALIZATION_CANONICALIZATION_H
#define LIB_IR_CANONICALIZATION_CANONICALIZATION_H

#include "mlir/IR/PatternMatch.h"
#include "pad/IR/Constants.h"
#include "pad/IR/Pad.h"

namespace mlir::pad {

/// Patterns that simplify amounts, axes and value in place, for each op.
template <typename OpTy>
void populateOperandPatterns(RewritePatternSet &patterns);

/// Patterns that refine operand or result types of an `OpTy` by static extents
/// known on its other side.
template <typename OpTy>
void populateTypePatterns(RewritePatternSet &patterns);

/// Patterns that evaluate a pad of a constant or of a splat.
void populateConstantPatterns(RewritePatternSet &patterns);

/// Patterns that merge pads with pads and slices.
void populateCompositionPatterns(RewritePatternSet &patterns);

/// Patterns that turn `pad.dynamic_pad` into `pad.pad`.
void populateDynamicPadPatterns(RewritePatternSet &patterns);

/// Patterns that make pads of adjoints, and one adjoint of two.
void populateAdjointPatterns(RewritePatternSet &patterns);

/// Patterns that make borders of pads into the array that they are of.
void populateBorderPatterns(RewritePatternSet &patterns);

/// Whether an op like `op` of `source` to `result` by these amounts would
/// verify, as wouldVerify.
bool wouldVerifyLike(PadWindowOpInterface op, ShapedType source,
                     ShapedType result, ArrayRef<int64_t> low,
                     ArrayRef<int64_t> high);

/// Whether a pad of `source` to `result` would verify, with one amount for each
/// axis or for each of `axes`; ShapedType::kDynamic stands for a dynamic one.
bool wouldVerify(PadMode mode, ShapedType source, ShapedType result,
                 ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                 std::optional<ArrayRef<int64_t>> axes = std::nullopt);

/// The amount if it is static. A constant operand is not, yet.
std::optional<int64_t> getStaticAmount(OpFoldResult amount);

/// Whether both amounts of an axis are static and 0.
bool areZero(OpFoldResult low, OpFoldResult high);

/// Whether both amounts of an axis are static and 0 or less.
bool areCrops(OpFoldResult low, OpFoldResult high);

/// The fill of `op`: a constant attribute if it is known, else the value; null
/// if there is no value and the type has no zero attribute.
OpFoldResult getFillScalar(PadOp op);

} // namespace mlir::pad

#endif // LIB_IR_CANONICALIZATION_CANONICALIZATION_H
