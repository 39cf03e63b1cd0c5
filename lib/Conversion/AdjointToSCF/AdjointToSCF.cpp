//===- AdjointToSCF.cpp - Versions of adjoints to loops -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/AdjointToSCF/AdjointToSCF.h"
#include "Rows.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"
#include "pad/Flat/FlatPad.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/VectorBytes.h"

using namespace mlir;
using namespace mlir::pad;

/// Emits a remark: the facts of `op`, and the loops that it becomes.
static void report(AdjointIntoOp op, const Twine &loops) {
  remark::passed(
      op.getLoc(),
      remark::RemarkOpts::name("convert-adjoint-to-scf").category("pad"))
      << (stringifyFacts(getFacts(op)) + ": " + loops).str();
}

/// The loops that `rows` is for in words.
static std::string describe(const RowBuilder &rows) {
  const FlatAdjoint &adjoint = rows.adjoint;
  if (adjoint.has(Facts::UnitBorders))
    return "planes of rows as a few vectors, and their sums at both ends";
  std::string text = "rows run by run, added up in memory";
  if (rows.known)
    text = "rows as constant shuffles";
  else if (adjoint.has(Facts::DisjointRowBorders))
    text = "rows as copies, and the sums of their borders";
  if (adjoint.has(Facts::FewBorders))
    text += "; rows of borders written out";
  if (adjoint.has(Facts::WholeLines))
    text += "; non-temporal stores";
  else if (adjoint.has(Facts::PastCaches))
    text +=
        "; non-temporal stores of parts that are put together in the caches";
  if (adjoint.has(Facts::InChunks))
    text += "; chunks in parallel";
  return text;
}

/// Builds an `scf.parallel` over chunks of the outermost axes, of some
/// `chunkBytes` bytes each. `build` builds the elements in some ranges of them.
static void buildChunks(IndexBuilder &index, const FlatAdjoint &adjoint,
                        int64_t chunkBytes,
                        function_ref<void(ArrayRef<IndexRange>)> build) {
  SmallVector<OpFoldResult> ends, steps;
  SmallVector<Value> begins, endValues, stepValues;
  Condition isWhole = false;
  for (const OuterAxis &axis : ArrayRef(adjoint.outer).take_front(2)) {
    OpFoldResult n = axis.resultExtent;
    OpFoldResult bytes = index.mul(axis.resultStride, adjoint.unitBytes);
    OpFoldResult step =
        index.div(index.constant(chunkBytes), index.max(bytes, 1));
    // Behind an axis with several elements in a chunk, all.
    step = index.select(isWhole, n, index.min(step, n));
    step = index.max(step, 1);
    isWhole = index.disjunction(isWhole, index.lessThan(1, step));
    ends.push_back(n);
    steps.push_back(step);
    begins.push_back(index.materialize(index.constant(0)));
    endValues.push_back(index.materialize(n));
    stepValues.push_back(index.materialize(step));
  }
  scf::ParallelOp::create(
      index.getBuilder(), adjoint.loc, begins, endValues, stepValues,
      [&](OpBuilder &, Location, ValueRange chunk) {
        SmallVector<IndexRange> ranges;
        for (auto [begin, end, step] : llvm::zip_equal(chunk, ends, steps))
          ranges.push_back(
              {OpFoldResult(begin), index.min(end, index.add(begin, step))});
        build(ranges);
      });
}

/// Why there are no loops for the facts of the adjoint in `rows`, or an empty
/// string. Builds no IR.
static StringRef getProblem(RowBuilder &rows, int64_t vectorBytes) {
  const FlatAdjoint &adjoint = rows.adjoint;
  bool isAnyRow = !rows.known && !adjoint.has(Facts::DisjointRowBorders);
  if (adjoint.outer.empty() &&
      (adjoint.has(Facts::UnitBorders) || adjoint.has(Facts::InChunks)))
    return "the facts 'unit_borders' and 'in_chunks' demand an axis outside of "
           "the row";
  if (adjoint.has(Facts::UnitBorders) && rows.copyUnits < 4)
    return "the fact 'unit_borders' demands vectors of 4 elements or more";
  if (!adjoint.has(Facts::FewBorders)) {
    if (!adjoint.has(Facts::DisjointBorders))
      return "the fact 'rows' demands 'disjoint_borders' or 'few_borders'";
    if (isAnyRow && !isOneInteger(adjoint.block))
      return "positions of several elements demand 'disjoint_row_borders'";
    return "";
  }
  if (!areBordersFew(rows.index, adjoint))
    return "the fact 'few_borders' demands few borders, of known extents";
  if (isAnyRow)
    return "the fact 'few_borders' demands 'disjoint_row_borders' or a row of "
           "known extents";
  if (adjoint.has(Facts::WholeLines) &&
      !canBeWholeLines(rows.known, adjoint, vectorBytes))
    return "the fact 'whole_lines' demands rows of whole lines, of known "
           "extents";
  if (adjoint.has(Facts::PastCaches) && !getStagedAxis(adjoint))
    return "the fact 'past_caches' demands an axis whose elements fit the "
           "caches";
  return "";
}

/// Builds all rows, in chunks of `chunkBytes` bytes if there are chunks.
static void buildLoops(RowBuilder &rows, int64_t chunkBytes) {
  const FlatAdjoint &adjoint = rows.adjoint;
  if (adjoint.has(Facts::UnitBorders))
    return buildUnitPlanes(rows);
  if (adjoint.has(Facts::FewBorders))
    return buildFewBorders(rows);
  auto buildRanges = [&](ArrayRef<IndexRange> ranges) {
    Value sums;
    if (!rows.known && !adjoint.has(Facts::DisjointRowBorders))
      sums = rows.allocateSums(adjoint.row.resultExtent);
    buildOuterLoops(rows, ranges, adjoint.outer.size(), [&](const RowSum &row) {
      if (sums)
        buildFarRow(rows, sums, row);
      else
        buildRow(rows, row);
    });
    if (sums)
      memref::DeallocOp::create(rows.builder, rows.loc, sums);
  };
  if (adjoint.has(Facts::InChunks))
    buildChunks(rows.index, adjoint, chunkBytes, buildRanges);
  else
    buildRanges({});
}

//===----------------------------------------------------------------------===//
// Element by element
//===----------------------------------------------------------------------===//

/// Keeps LLVM from unrolling the loops in `nest` that have loops in them. In a
/// mode that holds the ends, each axis has a loop over three ranges of
/// positions, one in the other: unrolled, they were 3^rank copies of the
/// innermost one.
static void forbidUnrolling(Operation *nest) {
  nest->walk([&](scf::ForOp loop) {
    WalkResult inner = loop.getBody()->walk(
        [](scf::ForOp) { return WalkResult::interrupt(); });
    if (inner.wasInterrupted())
      forbidLoopTransforms(loop);
  });
}

/// Builds a loop nest over the destination of `op`, which is on memrefs, that
/// gathers one element a step. With `parallel`, the nest is an `scf.parallel`
/// over all axes. Takes any layout, extents that do not fit the amounts, and
/// amounts of any width.
static void buildElementSums(OpBuilder &builder, AdjointIntoOp op,
                             const Addition &addition, bool parallel) {
  Location loc = op.getLoc();
  IndexBuilder index(builder, loc);
  Extension extension = Extension::get(op.getMode());
  SmallVector<OpFoldResult> sourceSizes =
      memref::getMixedSizes(builder, loc, op.getSource());
  SmallVector<AdjointAxis> axes = getAdjointAxes(
      sourceSizes, memref::getMixedSizes(builder, loc, op.getInit()),
      op.getLowPerAxis());
  if (llvm::any_of(axes, [](const AdjointAxis &axis) {
        return isZeroInteger(axis.resultExtent);
      }))
    return;

  SmallVector<bool> isShownOnce;
  SmallVector<Value> begins, ends, steps;
  for (const AdjointAxis &axis : axes) {
    isShownOnce.push_back(axis.isUnpadded());
    begins.push_back(index.materialize(index.constant(0)));
    ends.push_back(index.materialize(axis.resultExtent));
    steps.push_back(index.materialize(index.constant(1)));
  }
  auto buildBody = [&](OpBuilder &nested, Location loc, ValueRange indices) {
    IndexBuilder index(nested, loc);
    auto load = [&](ValueRange position) -> Value {
      return memref::LoadOp::create(nested, loc, op.getSource(), position);
    };
    Value sum = buildElementSum(index, extension, axes, isShownOnce,
                                getAsOpFoldResult(indices), addition, load);
    memref::StoreOp::create(nested, loc, sum, op.getInit(), indices);
  };
  if (axes.empty())
    return buildBody(builder, loc, {});
  if (parallel)
    forbidUnrolling(
        scf::ParallelOp::create(builder, loc, begins, ends, steps, buildBody));
  else
    forbidUnrolling(
        scf::buildLoopNest(builder, loc, begins, ends, steps, buildBody)
            .loops.front());
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {

// pad.adjoint_into m ins(%g) outs(%y) {pad.facts = #pad.facts<elements>}
//   -> scf.for ... {
//        ... // %sum of the positions in %g that show an element
//        memref.store %sum, %y[...]
//      }
// pad.adjoint_into m ins(%s) outs(%r) {pad.facts = #pad.facts<rows|...>}
//   -> scf.for ... {
//        ... // a row: vector.load, additions, vector.store
//      }
struct LowerAdjointVersion final : OpRewritePattern<AdjointIntoOp> {
  LowerAdjointVersion(MLIRContext *context,
                      const ConvertPadToSCFPassOptions &options,
                      PatternBenefit benefit)
      : OpRewritePattern(context, benefit), options(options) {}

  LogicalResult matchAndRewrite(AdjointIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (!isVersion(op))
      return rewriter.notifyMatchFailure(op, "no facts say how to compute it");
    if (bitEnumContainsAll(getFacts(op), Facts::Elements)) {
      std::optional<Addition> addition =
          Addition::get(op.getSourceType().getElementType());
      if (!addition)
        return rewriter.notifyMatchFailure(op, "elements have no addition");
      report(op, "element by element");
      buildElementSums(rewriter, op, *addition,
                       options.parallel && !isInParallelLoop(op));
      rewriter.eraseOp(op);
      return success();
    }
    FailureOr<FlatAdjoint> adjoint = FlatAdjoint::read(rewriter, op);
    if (failed(adjoint))
      return rewriter.notifyMatchFailure(
          op, "the fact 'rows' demands a source and a destination of numbers "
              "by memref.reinterpret_cast, and a last axis that is not padded");
    int64_t vectorBytes = getVectorBytes(op, options.vectorBytes);
    RowBuilder rows(rewriter, *adjoint, vectorBytes);
    if (StringRef problem = getProblem(rows, vectorBytes); !problem.empty())
      return rewriter.notifyMatchFailure(op, problem);
    report(op, describe(rows));
    buildLoops(rows, options.parallelChunkBytes);
    rewriter.eraseOp(op);
    return success();
  }

private:
  ConvertPadToSCFPassOptions options;
};

} // namespace

void mlir::pad::populateAdjointToSCFPatterns(
    RewritePatternSet &patterns, const ConvertPadToSCFPassOptions &options,
    PatternBenefit benefit) {
  populateVersionAdjointsPatterns(patterns, options, benefit);
  // Versions come first, so that only adjoints without facts get more of them.
  PatternBenefit ofVersions(benefit.getBenefit() + 1);
  patterns.add<LowerAdjointVersion>(patterns.getContext(), options, ofVersions);
}
