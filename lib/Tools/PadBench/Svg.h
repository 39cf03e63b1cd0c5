//===- Svg.h - Results as a picture -----------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_SVG_H
#define PAD_LIB_TOOLS_PADBENCH_SVG_H

#include "Result.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::pad::bench {

/// Writes the ratios to memcpy as an SVG picture: a band for each workload with
/// a line for each mode, a mark for each contender, and a logarithmic axis.
/// Results that have no ratio are left out.
void writeSVG(ArrayRef<ResultRow> rows, llvm::raw_ostream &os);

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_SVG_H
