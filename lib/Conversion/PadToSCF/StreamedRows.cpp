//===- StreamedRows.cpp - Rows that go past the caches --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What takes its time here is the memory, so this is one loop for each axis
// and one row in it, without cases for sizes.
//
//===----------------------------------------------------------------------===//

#include "StreamedRows.h"
#include "LineBuffer.h"
#include "RowRuns.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// The row of `pad`, from its beginning to its end.
class StreamedRow {
public:
  /// With `hasLine`, the inside or what fills is known to have a line or more.
  StreamedRow(IndexBuilder &index, const FlatPad &pad, RunBuilder &runs,
              bool hasLine)
      : index(index), pad(pad), runs(runs), row(index, pad, runs),
        insideHasLine(hasLine && !pad.extension.isFill()) {}

  /// Builds a row that is inside of the source along the other axes if
  /// `isInside` holds.
  void build(OpFoldResult source, OpFoldResult result, Condition isInside);

private:
  /// Builds the row as one turn up to the end of its inside, and one after it.
  void buildInTurns(OpFoldResult source, OpFoldResult result,
                    Condition isInside);
  /// Builds the row as copies of its inside and of its borders, or of each
  /// pixel of these.
  void buildOfCopies(OpFoldResult source, OpFoldResult result, bool ofPixels);

  IndexBuilder &index;
  const FlatPad &pad;
  RunBuilder &runs;
  RowRuns row;
  bool insideHasLine;
};

class StreamedRows {
public:
  StreamedRows(OpBuilder &builder, const FlatPad &pad, const Stream &stream,
               int64_t vectorUnits, bool hasLines)
      : builder(builder), index(builder, pad.loc), pad(pad),
        lines(builder, pad, stream, vectorUnits),
        runs(builder, pad.loc, pad.storage.unit, vectorUnits, &lines),
        row(index, pad, runs, hasLines) {
    // The row has no gaps; that was checked.
    for (size_t k = 0; k + 1 < pad.axes.size(); ++k)
      if (!pad.axes[k].resultIsDense)
        denseAxis = k + 1;
  }

  /// Builds the positions of the axes from `k` on, which are inside of the
  /// source along the others if `isInside` holds.
  void build(size_t k, OpFoldResult source, OpFoldResult result,
             Condition isInside);

private:
  void buildPositions(size_t k, OpFoldResult source, OpFoldResult result,
                      Condition isInside);
  /// Calls `body` for what begins at `result` and has gaps before and after it.
  void buildDense(OpFoldResult result, function_ref<void()> body);

  OpBuilder &builder;
  IndexBuilder index;
  const FlatPad &pad;
  LineBuffer lines;
  RunBuilder runs;
  StreamedRow row;
  /// What is inside of the axes before this one has no gaps.
  size_t denseAxis = 0;
};

} // namespace

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void StreamedRow::build(OpFoldResult source, OpFoldResult result,
                        Condition isInside) {
  OpFoldResult extent = pad.axes.back().resultExtent;
  if (getConstantIntValue(index.mul(extent, pad.pixel)))
    return buildIf(
        index.getBuilder(), pad.loc, isInside,
        [&] { row.build(source, result); },
        [&] { row.fill(result, index.constant(0), extent); });
  // Runs of a size that is not known share their code.
  if (pad.extension.isFill())
    return buildInTurns(source, result, isInside);
  if (*pad.extension.getStepBeyond() > 0)
    return buildOfCopies(source, result, /*ofPixels=*/false);
  bool hasVectors = getConstantIntValue(pad.innerPixel).has_value();
  buildIf(
      index.getBuilder(), pad.loc, hasVectors ? pad.isMerged : Condition(true),
      [&] { buildOfCopies(source, result, /*ofPixels=*/true); },
      [&] { buildInTurns(source, result, /*isInside=*/true); });
}

void StreamedRow::buildInTurns(OpFoldResult source, OpFoldResult result,
                               Condition isInside) {
  OpFoldResult extent = pad.axes.back().resultExtent;
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  auto [begin, end] = row.getInside();
  OpFoldResult before = index.select(isInside, begin, extent);
  OpFoldResult turns = index.select(isInside, index.constant(2), one);
  buildLoop(index, zero, turns, one, [&](OpFoldResult turn) {
    Condition isFirst = index.equal(turn, zero);
    row.buildBorder(
        RowRuns::Side::Before, source, result, index.select(isFirst, zero, end),
        index.select(isFirst, before,
                     pad.axes.back().getCountAfter(index, row.getInside())));
    buildIf(
        index.getBuilder(), pad.loc, index.conjunction(isInside, isFirst),
        [&] { row.buildInside(source, result, insideHasLine); }, [] {});
  });
}

void StreamedRow::buildOfCopies(OpFoldResult source, OpFoldResult result,
                                bool ofPixels) {
  const FlatAxis &axis = pad.axes.back();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  auto [begin, end] = row.getInside();
  OpFoldResult after = axis.getCountAfter(index, row.getInside());
  OpFoldResult numBefore = ofPixels ? begin : one;
  OpFoldResult numAfter = ofPixels ? after : one;
  OpFoldResult count = index.add(index.add(numBefore, one), numAfter);
  buildLoop(index, zero, count, one, [&](OpFoldResult k) {
    Condition isBefore = index.lessThan(k, numBefore);
    Condition isInside = index.equal(k, numBefore);
    auto select = [&](OpFoldResult a, OpFoldResult b, OpFoldResult c) {
      return index.select(isBefore, a, index.select(isInside, b, c));
    };
    OpFoldResult next = index.sub(k, index.add(numBefore, one));
    OpFoldResult position = select(k, begin, index.add(end, next));
    OpFoldResult pixels = select(ofPixels ? one : begin, index.sub(end, begin),
                                 ofPixels ? one : after);
    OpFoldResult i = axis.getSourceWithinReach(index, pad.extension, position);
    runs.copy(pad.source, index.add(source, index.mul(i, pad.pixel)),
              pad.result, index.add(result, index.mul(position, pad.pixel)),
              index.mul(pixels, pad.pixel));
  });
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

void StreamedRows::build(size_t k, OpFoldResult source, OpFoldResult result,
                         Condition isInside) {
  auto buildHere = [&] {
    if (k + 1 == pad.axes.size())
      return row.build(source, result, isInside);
    buildPositions(k, source, result, isInside);
  };
  if (k == denseAxis)
    return buildDense(result, buildHere);
  buildHere();
}

void StreamedRows::buildDense(OpFoldResult result, function_ref<void()> body) {
  lines.begin(result);
  body();
  lines.end();
}

void StreamedRows::buildPositions(size_t k, OpFoldResult source,
                                  OpFoldResult result, Condition isInside) {
  const FlatAxis &axis = pad.axes[k];
  auto [begin, end] = axis.getInside(index);
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  buildLoop(index, zero, axis.resultExtent, one, [&](OpFoldResult o) {
    Condition isInsideHere = isInside;
    OpFoldResult i = index.sub(o, axis.low);
    if (axis.isUnpadded()) {
      // As it is.
    } else if (pad.extension.isFill()) {
      isInsideHere = index.conjunction(
          isInside,
          index.conjunction(index.lessEqual(begin, o), index.lessThan(o, end)));
    } else {
      i = axis.getSourceWithinReach(index, pad.extension, o);
    }
    build(k + 1, index.add(source, index.mul(i, axis.sourceStride)),
          index.add(result, index.mul(o, axis.resultStride)), isInsideHere);
  });
}

void mlir::pad::buildStreamedRows(OpBuilder &builder, const FlatPad &pad,
                                  const Stream &stream,
                                  const ConvertPadToSCFPassOptions &options) {
  int64_t bytes = std::min(options.vectorBytes, Stream::lineBytes);
  // A chunk may have a part of a row.
  bool hasLines = !options.parallel;
  StreamedRows(builder, pad, stream, bytes / pad.storage.unitBytes, hasLines)
      .build(0, pad.sourceOffset, pad.resultOffset, /*isInside=*/true);
  // For those who read the result, the stores are ordered before what follows.
  // Weaker fences do not order non-temporal stores on x86-64.
  LLVM::FenceOp::create(builder, pad.loc, LLVM::AtomicOrdering::seq_cst);
}
