//===- PastCaches.cpp - Rows in whole lines past the caches ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LineBuffer.h"
#include "RowPattern.h"
#include "RowRuns.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

static StringRef getPastCachesProblem(PadIntoOp, const FlatPad &shape,
                                      int64_t) {
  return shape.has(Facts::PastCaches) ? "" : "not written past the caches";
}

// pad.pad_into m ins(%s) outs(%r) {pad.facts = <rows|past_caches|...>}
//   -> %line = memref.alloca() {alignment = 64 : i64, pad.line}
//      scf.for %o = ... {
//        ... // runs, whose stores go to %line or are non-temporal
//      }
//      llvm.fence seq_cst
static std::string buildPastCaches(OpBuilder &builder, PadIntoOp,
                                   const FlatPad &pad, int64_t vectorUnits) {
  vectorUnits = std::min(vectorUnits, kLineBytes / pad.storage.unitBytes);
  LineBuffer lines(builder, pad, vectorUnits);
  RunBuilder runs(builder, pad, vectorUnits, &lines);
  auto buildNest = [&](RowLeaf &&leaf) {
    RowNest(builder, pad, runs, leaf).build();
  };
  // Runs that are in lines are much code, which runs of unknown sizes share.
  if (pad.extension.isFill() ||
      (getConstantIntValue(pad.unitsPerPosition) &&
       getConstantIntValue(pad.axes.back().resultExtent)))
    buildNest(ThreeRuns(builder, pad, runs));
  else
    buildNest(RunByRun(builder, pad, runs));
  // The fence orders the stores before later reads of the result. Weaker
  // fences do not order non-temporal stores on x86-64.
  LLVM::FenceOp::create(builder, pad.loc, LLVM::AtomicOrdering::seq_cst);
  return "non-temporal stores of lines of " + std::to_string(kLineBytes) +
         " bytes";
}

const RowLowering mlir::pad::kPastCaches{"past-caches", getPastCachesProblem,
                                         buildPastCaches};
