//===- Chunks.cpp - Parts of a pad for threads ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A window of a pad is a pad of the same source, so what one thread writes is a
// pad like any other: a range of positions of the outermost axis, or where one
// of these is much on its own, a range of the next axis in one of them. Nothing
// that is written for a chunk lies outside of it, spilling vectors included.
//
//===----------------------------------------------------------------------===//

#include "VersionLowering.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/FlatView.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// The `count` positions of an axis of the result from `begin` on.
struct Window {
  OpFoldResult begin, count;
};

} // namespace

/// At most `most` positions of an axis of `extent`, as evenly as can be.
static OpFoldResult getEvenStep(IndexBuilder &index, OpFoldResult extent,
                                OpFoldResult most) {
  // No sum here is larger than the extent; of an empty axis it is 1.
  OpFoldResult one = index.constant(1);
  extent = index.max(extent, one);
  auto ceilDiv = [&](OpFoldResult a, OpFoldResult b) {
    return index.add(index.div(index.sub(a, one), b), one);
  };
  return ceilDiv(extent, ceilDiv(extent, most));
}

/// Positions in a chunk of each of the outermost axes that are divided; of an
/// axis that is behind one with more than one position, all.
static SmallVector<OpFoldResult>
getSteps(IndexBuilder &index, const FlatPad &pad, int64_t chunkBytes) {
  size_t rank = pad.axes.size();
  size_t numDivided =
      std::min<size_t>(2, pad.isWithinReach.isFalse() ? rank - 1 : rank);
  SmallVector<OpFoldResult> steps(numDivided);
  OpFoldResult chunk = index.constant(chunkBytes), one = index.constant(1);
  OpFoldResult bytes = index.mul(pad.unitsPerPosition,
                                 pad.storage.unitBytes * pad.storage.count);
  for (size_t k = rank; k-- > 0;) {
    if (k < numDivided)
      steps[k] = getEvenStep(index, pad.axes[k].resultExtent,
                             index.max(index.div(chunk, bytes), one));
    // A wide row is written from its beginning.
    if (k < numDivided && k + 1 == rank)
      steps[k] = index.select(pad.isWithinReach, steps[k],
                              index.max(pad.axes[k].resultExtent, one));
    bytes = index.mul(bytes, pad.axes[k].resultExtent);
  }
  if (numDivided == 2) {
    OpFoldResult all = pad.axes[1].resultExtent;
    Condition hasSeveral = index.lessThan(one, steps[0]);
    steps[1] = index.select(hasSeveral, all, index.min(steps[1], all));
    if (isEqualConstantIntOrValue(steps[1], all))
      steps.pop_back();
  }
  return steps;
}

/// The part of `pad` with `windows` of its outermost axes. A window of several
/// positions is the last one, or the window after it has its whole axis.
static FlatPad getChunk(OpBuilder &builder, const FlatPad &pad,
                        ArrayRef<Window> windows) {
  IndexBuilder index(builder, pad.loc);
  FlatPad chunk = pad;
  OpFoldResult resultSize;
  for (size_t k = windows.size(); k-- > 0;) {
    FlatAxis &axis = chunk.axes[k];
    OpFoldResult begin = windows[k].begin, count = windows[k].count;
    chunk.resultOffset =
        index.offset(chunk.resultOffset, begin, axis.resultStride);
    if (axis.isUnpadded()) {
      chunk.sourceOffset =
          index.offset(chunk.sourceOffset, begin, axis.sourceStride);
      axis.sourceExtent = count;
    } else {
      OpFoldResult end = index.add(begin, count);
      axis.high = index.sub(axis.high, index.sub(axis.resultExtent, end));
      axis.low = index.sub(axis.low, begin);
    }
    axis.resultExtent = count;
    // The stride of an axis of one position is its size (see
    // mergeRowIfUnpadded), which is smaller in a chunk.
    if (k + 1 < windows.size()) {
      axis.sourceIsDense = false;
      if (axis.resultIsDense)
        axis.resultStride = resultSize;
    }
    resultSize = index.mul(count, axis.resultStride);
  }
  if (chunk.hasDenseResult()) {
    chunk.resultEnd = index.add(chunk.resultOffset, resultSize);
    chunk.result = getMemoryView(builder, pad.loc, pad.result, chunk.resultEnd);
  }
  return chunk;
}

/// Divides `op`, read as `pad`, into chunks of some `chunkBytes` bytes of the
/// result, each a pad with the facts of `op`:
///
///   scf.parallel (%begin) = (0) to (extent) step (step) {
///     ... // views of [%begin, %begin + step) of source and result
///     pad.pad_into m ins(%s0) outs(%r0) low[l0] high[h0]
///       {pad.facts = #pad.facts<...|chunk>}
///   }
static void buildChunks(OpBuilder &builder, PadIntoOp op, const FlatPad &pad,
                        int64_t chunkBytes) {
  IndexBuilder index(builder, pad.loc);
  SmallVector<OpFoldResult> steps = getSteps(index, pad, chunkBytes);
  SmallVector<Value> begins, ends, strides;
  for (auto [axis, step] : llvm::zip(pad.axes, steps)) {
    begins.push_back(index.materialize(index.constant(0)));
    ends.push_back(index.materialize(axis.resultExtent));
    strides.push_back(index.materialize(step));
  }
  auto loop = scf::ParallelOp::create(builder, pad.loc, begins, ends, strides);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  SmallVector<Window> windows;
  for (auto [begin, step, axis] :
       llvm::zip(loop.getInductionVars(), steps, pad.axes)) {
    OpFoldResult left = index.sub(axis.resultExtent, OpFoldResult(begin));
    std::optional<int64_t> extent = getConstantIntValue(axis.resultExtent);
    std::optional<int64_t> count = getConstantIntValue(step);
    bool isWhole = count && (*count == 1 || (extent && *extent % *count == 0));
    OpFoldResult size = isWhole ? step : index.min(step, left);
    windows.push_back({OpFoldResult(begin), size});
  }
  FlatPad chunk = getChunk(builder, pad, windows);
  constexpr Facts ofAll =
      Facts::InChunks | Facts::DenseSource | Facts::DenseResult;
  chunk.build(builder, chunk.getVersion(builder, op.getValue()),
              (pad.facts & ~ofAll) | Facts::Chunk);
}

static FailureOr<std::string>
lowerToChunks(PatternRewriter &rewriter, PadIntoOp op,
              const ConvertPadToSCFPassOptions &options) {
  FailureOr<FlatPad> pad = FlatPad::read(rewriter, op);
  if (failed(pad))
    return rewriter.notifyMatchFailure(op, kRowsProblem);
  buildChunks(rewriter, op, *pad, options.parallelChunkBytes);
  return "chunks of " + std::to_string(options.parallelChunkBytes) +
         " bytes in parallel";
}

const VersionLowering mlir::pad::kChunks{
    "chunks", Facts::Rows | Facts::InChunks, lowerToChunks};
