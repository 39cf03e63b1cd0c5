//===- PadToSCF.cpp - Versions of pads to loops ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "RowPattern.h"

using namespace mlir;
using namespace mlir::pad;

void mlir::pad::populatePadToSCFPatterns(
    RewritePatternSet &patterns, const ConvertPadToSCFPassOptions &options,
    PatternBenefit benefit) {
  populateVersionPadsPatterns(patterns,
                              {options.vectorBytes, options.nontemporalBytes,
                               options.nontemporalRunBytes, options.parallel,
                               options.parallelBytes},
                              benefit);
  // Versions come first, so that only pads without facts get more of them. Of
  // the ways to write a version, the last one always applies.
  unsigned next = benefit.getBenefit();
  populateElementsPattern(patterns, ++next);
  populateBlocksPattern(patterns, options, ++next);
  populateRunByRunPattern(patterns, options, ++next);
  populateThreeRunsPattern(patterns, options, ++next);
  populateShortRowsPattern(patterns, options, ++next);
  populatePermutedBlocksPattern(patterns, ++next);
  populateConstantShufflesPattern(patterns, options, ++next);
  populateInPlacePattern(patterns, options, ++next);
  populatePastCachesPattern(patterns, options, ++next);
  populateChunksPattern(patterns, options, ++next);
}
