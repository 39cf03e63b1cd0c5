//===- RowNest.cpp - The rows of an adjoint -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowNest.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// Builds an `scf.parallel` over chunks of the outermost axes.
static void buildChunks(IndexBuilder &index, const FlatAdjoint &adjoint,
                        RowSums &rows, int64_t chunkBytes) {
  OpBuilder &builder = index.getBuilder();
  Location loc = adjoint.loc;
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  SmallVector<OpFoldResult> ends, steps;
  SmallVector<Value> begins, endValues, stepValues;
  Condition isWhole = false;
  for (const OuterAxis &axis : ArrayRef(adjoint.outer).take_front(2)) {
    OpFoldResult n = axis.axis.resultExtent;
    OpFoldResult bytes =
        index.mul(axis.resultStride, index.constant(adjoint.unitBytes));
    OpFoldResult step =
        index.div(index.constant(chunkBytes), index.max(bytes, one));
    // Behind an axis with several elements in a chunk, all.
    step = index.select(isWhole, n, index.min(step, n));
    step = index.max(step, one);
    isWhole = index.disjunction(isWhole, index.lessThan(one, step));
    ends.push_back(n);
    steps.push_back(step);
    begins.push_back(index.materialize(zero));
    endValues.push_back(index.materialize(n));
    stepValues.push_back(index.materialize(step));
  }
  auto loop =
      scf::ParallelOp::create(builder, loc, begins, endValues, stepValues);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  SmallVector<IndexRange> ranges;
  for (auto [begin, end, step] :
       llvm::zip_equal(loop.getInductionVars(), ends, steps))
    ranges.push_back(
        {OpFoldResult(begin), index.min(end, index.add(begin, step))});
  buildDynamicNest(builder, adjoint, rows, ranges);
}

/// Whether borders of all axes but the row are written out, and the row is not
/// one that may have borders beyond reach.
static bool isWrittenOut(IndexBuilder &index, const FlatAdjoint &adjoint,
                         const RowSums &rows) {
  return areBordersFew(index, adjoint) &&
         (rows.isKnown() ||
          hasDisjointBorders(index, adjoint.extension, adjoint.row).isTrue());
}

Condition
mlir::pad::canBuildRowNest(IndexBuilder &index, const FlatAdjoint &adjoint,
                           RowSums &rows,
                           const ConvertAdjointToSCFPassOptions &options) {
  Condition can = true;
  auto requireApart = [&](const AdjointAxis &axis) {
    can = index.conjunction(can,
                            hasDisjointBorders(index, adjoint.extension, axis));
  };
  // Borders that are not written out are added up in memory.
  bool isChunked = options.parallel && !adjoint.outer.empty();
  bool isInMemory = isChunked || !isWrittenOut(index, adjoint, rows);
  if (!rows.isKnown())
    requireApart(adjoint.row);
  if (isInMemory)
    can = index.disjunction(can, rows.canBuildFarRow());
  if (isInMemory)
    for (const OuterAxis &axis : adjoint.outer)
      requireApart(axis.axis);
  return can;
}

void mlir::pad::buildRowNest(OpBuilder &builder, const FlatAdjoint &adjoint,
                             RowSums &rows,
                             const ConvertAdjointToSCFPassOptions &options) {
  IndexBuilder index(builder, adjoint.loc);
  auto buildWhole = [&] {
    if (isWrittenOut(index, adjoint, rows))
      buildStaticNest(builder, adjoint, rows, options.nontemporalBytes);
    else
      buildDynamicNest(builder, adjoint, rows, {});
  };
  if (!options.parallel || adjoint.outer.empty())
    return buildWhole();
  const OuterAxis &outermost = adjoint.outer.front();
  OpFoldResult bytes =
      index.mul(index.mul(outermost.axis.resultExtent, outermost.resultStride),
                index.constant(adjoint.unitBytes));
  buildIf(
      builder, adjoint.loc,
      index.lessEqual(index.constant(options.parallelBytes), bytes),
      [&] { buildChunks(index, adjoint, rows, options.parallelChunkBytes); },
      buildWhole);
}
