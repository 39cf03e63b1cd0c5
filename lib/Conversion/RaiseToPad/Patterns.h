//===- Patterns.h - The patterns of --raise-to-pad --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_CONVERSION_RAISETOPAD_PATTERNS_H
#define PAD_LIB_CONVERSION_RAISETOPAD_PATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::pad {

void populateRaiseTensorPadPatterns(RewritePatternSet &patterns,
                                    PatternBenefit benefit);
void populateRaiseTosaPadPatterns(RewritePatternSet &patterns,
                                  PatternBenefit benefit);
void populateRaiseFilledSlicePatterns(RewritePatternSet &patterns,
                                      PatternBenefit benefit);

/// Patterns for pads of an inside to the array that it is of.
void populateRaiseBorderPatterns(RewritePatternSet &patterns,
                                 PatternBenefit benefit = 1);

/// Whether `pad.pad` can be of these types.
bool isPaddable(RankedTensorType source, RankedTensorType result);

} // namespace mlir::pad

#endif // PAD_LIB_CONVERSION_RAISETOPAD_PATTERNS_H
