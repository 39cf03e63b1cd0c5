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
  // the ways to write a version, the one that always applies has the least
  // benefit.
  unsigned next = benefit.getBenefit();
  populateElementsPattern(patterns, options, ++next);
  populateBlocksPattern(patterns, options, ++next);
  for (const RowLowering *lowering :
       {&kRunByRun, &kThreeRuns, &kShortRows, &kPermutedBlocks,
        &kConstantShuffles, &kInPlace, &kPastCaches})
    populateRowPattern(patterns, *lowering, options, ++next);
  populateChunksPattern(patterns, options, ++next);
}
