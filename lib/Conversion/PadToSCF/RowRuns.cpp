//===- RowRuns.cpp - Patterns for rows as runs ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowRuns.h"
#include "VersionLowering.h"

using namespace mlir;
using namespace mlir::pad;

std::unique_ptr<RowRuns> RowRuns::get(OpBuilder &builder, const FlatPad &pad,
                                      RunBuilder &runs) {
  if (ThreeRuns::appliesTo(pad))
    return std::make_unique<ThreeRuns>(builder, pad, runs);
  return std::make_unique<RunByRun>(builder, pad, runs);
}

static StringRef getThreeRunsProblem(PadIntoOp, const FlatPad &shape, int64_t) {
  return ThreeRuns::appliesTo(shape) ? "" : "not known to be within reach";
}

// pad.pad_into m ins(%s) outs(%r) {pad.facts = <rows|...>}
//   -> scf.for %o = ... { ... } // see ThreeRuns, RunByRun
template <typename LeafT>
static std::string buildRuns(OpBuilder &builder, PadIntoOp, const FlatPad &pad,
                             int64_t vectorUnits) {
  RunBuilder runs(builder, pad, vectorUnits);
  LeafT leaf(builder, pad, runs);
  RowNest(builder, pad, runs, leaf).build();
  return leaf.describe().str();
}

const VersionLowering mlir::pad::kThreeRuns{
    "three-runs", Facts::Rows,
    lowerRows<buildRuns<ThreeRuns>, getThreeRunsProblem>};
const VersionLowering mlir::pad::kRunByRun{"run-by-run", Facts::Rows,
                                           lowerRows<buildRuns<RunByRun>>};
