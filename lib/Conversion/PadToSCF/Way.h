//===- Way.h - Which loops a pad becomes ------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The account that the lowering gives of itself: which loops were built for a
// pad, and why not the faster ones.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_WAY_H
#define LIB_CONVERSION_PADTOSCF_WAY_H

#include "FlatPad.h"
#include "pad/Conversion/PadToSCF/PadToSCF.h"

namespace mlir::pad {

/// Numbers of pads by the loops that were built for them.
struct WayCounts {
  /// Loops over rows, without or with loops over elements for what turns out at
  /// run time not to have rows.
  int64_t rows = 0;
  int64_t guardedRows = 0;
  int64_t elements = 0;
};

/// Counts `op`, which is `pad` if it could be read as one, in `counts`, unless
/// that is null, and emits remarks.
void reportWay(PadIntoOp op, const FailureOr<FlatPad> &pad, WayCounts *counts);

/// As the public function; with the pads counted in `counts`.
void populatePadToSCFPatterns(RewritePatternSet &patterns,
                              const ConvertPadToSCFPassOptions &options,
                              PatternBenefit benefit, WayCounts *counts);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_WAY_H
