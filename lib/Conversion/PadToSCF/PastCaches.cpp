//===- PastCaches.cpp - Rows in whole lines past the caches ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LineBuffer.h"
#include "RowRuns.h"
#include "Vectors.h"
#include "VersionLowering.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// How far ahead a source is prefetched, and how much of a row at most.
static constexpr int64_t kBytesAhead = 16 * 1024;

/// Prefetches the source of a row some rows after that at `source`. Processors
/// prefetch what is read in ascending order. A row that begins with the end of
/// its source, as in mode `wrap`, is not: it takes up to three times as long
/// without this.
///
///   scf.for %k = %c0 to %n step %line {
///     memref.prefetch %s[%row + %k + %ahead], read, locality<3>, data
///   }
static void prefetchSource(IndexBuilder &index, const FlatPad &pad,
                           OpFoldResult source) {
  OpFoldResult ahead = index.constant(kBytesAhead / pad.storage.unitBytes);
  OpFoldResult begin = index.add(source, ahead);
  OpFoldResult units = index.min(
      index.mul(pad.axes.back().sourceExtent, pad.unitsPerPosition), ahead);
  buildLoop(
      index, index.constant(0), units,
      index.constant(kLineBytes / pad.storage.unitBytes), [&](OpFoldResult k) {
        OpFoldResult last = index.sub(pad.sourceEnd, 1);
        prefetchAt(index, pad.source, index.min(index.add(begin, k), last),
                   /*isWrite=*/false);
      });
}

// pad.pad_into m ins(%s) outs(%r) {pad.facts = <rows|past_caches|...>}
//   -> %line = memref.alloca() {alignment = 64 : i64, pad.line}
//      scf.for %o = ... {
//        ... // runs, whose stores go to %line or are non-temporal
//      }
//      llvm.fence seq_cst
static std::string buildPastCaches(OpBuilder &builder, PadIntoOp,
                                   const FlatPad &pad, int64_t vectorUnits) {
  IndexBuilder index(builder, pad.loc);
  vectorUnits = std::min(vectorUnits, kLineBytes / pad.storage.unitBytes);
  LineBuffer lines(builder, pad, vectorUnits);
  RunBuilder runs(builder, pad, vectorUnits, &lines);
  bool beginsWithEnd =
      pad.extension.getNeighbour(Extension::Side::Before).nearest.scale != 0;
  auto buildNest = [&](RowLeaf &&leaf) {
    RowNest nest(leaf);
    if (beginsWithEnd)
      nest.prefetch = [&](OpFoldResult source, OpFoldResult) {
        prefetchSource(index, pad, source);
      };
    nest.build();
  };
  // Runs that are in lines are much code, which runs of unknown sizes share.
  if (pad.extension.isFill() ||
      (getConstantIntValue(pad.unitsPerPosition) &&
       getConstantIntValue(pad.axes.back().resultExtent)))
    buildNest(ThreeRuns(runs));
  else
    buildNest(RunByRun(runs));
  // The fence orders the stores before later reads of the result. Weaker
  // fences do not order non-temporal stores on x86-64.
  LLVM::FenceOp::create(builder, pad.loc, LLVM::AtomicOrdering::seq_cst);
  return "non-temporal stores of lines of " + std::to_string(kLineBytes) +
         " bytes";
}

static StringRef getPastCachesProblem(PadIntoOp, const FlatPad &,
                                      int64_t vectorUnits) {
  return vectorUnits < 2 ? "vectors of one unit are no vectors" : "";
}

const VersionLowering mlir::pad::kPastCaches{
    "past-caches", Facts::Rows | Facts::PastCaches,
    lowerRows<buildPastCaches, getPastCachesProblem>};
