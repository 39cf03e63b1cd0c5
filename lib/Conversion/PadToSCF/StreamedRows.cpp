//===- StreamedRows.cpp - Rows that go past the caches --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What takes its time here is the memory, so there is one row in the loops over
// the axes, without cases for sizes.
//
//===----------------------------------------------------------------------===//

#include "StreamedRows.h"
#include "LineBuffer.h"
#include "RowNest.h"
#include "RowRuns.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// Writes rows from their beginning to their end.
class StreamedRows final : public RowWriter {
public:
  /// With `hasLine`, the inside or what fills is known to have a line or more.
  StreamedRows(OpBuilder &builder, const FlatPad &pad, const Stream &stream,
               int64_t vectorUnits, bool hasLine)
      : index(builder, pad.loc), pad(pad),
        lines(builder, pad, stream, vectorUnits),
        runs(builder, pad.loc, pad.storage.unit, vectorUnits, &lines),
        row(index, pad, runs),
        insideHasLine(hasLine && !pad.extension.isFill()) {}

  void buildRow(OpFoldResult source, OpFoldResult result,
                Condition isInside) final;
  /// What fills rows shares its code with what fills borders.
  bool fillsRowByRow() const final { return true; }
  void buildFill(OpFoldResult result, OpFoldResult size) final {
    runs.fill(pad.fill, pad.result, result, size);
  }
  void begin(OpFoldResult result) final { lines.begin(result); }
  void end() final { lines.end(); }

private:
  /// Builds the row as one turn up to the end of its inside, and one after it.
  void buildInTurns(OpFoldResult source, OpFoldResult result,
                    Condition isInside);
  /// Builds the row as copies of its inside and of its borders, or of each
  /// pixel of these.
  void buildOfCopies(OpFoldResult source, OpFoldResult result, bool ofPixels);

  IndexBuilder index;
  const FlatPad &pad;
  LineBuffer lines;
  RunBuilder runs;
  RowRuns row;
  bool insideHasLine;
};

} // namespace

void StreamedRows::buildRow(OpFoldResult source, OpFoldResult result,
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

void StreamedRows::buildInTurns(OpFoldResult source, OpFoldResult result,
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

void StreamedRows::buildOfCopies(OpFoldResult source, OpFoldResult result,
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

void mlir::pad::buildStreamedRows(OpBuilder &builder, const FlatPad &pad,
                                  const Stream &stream,
                                  const ConvertPadToSCFPassOptions &options) {
  int64_t bytes = std::min(options.vectorBytes, Stream::lineBytes);
  // A chunk may have a part of a row.
  bool hasLines = !options.parallel;
  StreamedRows rows(builder, pad, stream, bytes / pad.storage.unitBytes,
                    hasLines);
  buildRowNest(builder, pad, rows, /*isWithinReach=*/true);
  // For those who read the result, the stores are ordered before what follows.
  // Weaker fences do not order non-temporal stores on x86-64.
  LLVM::FenceOp::create(builder, pad.loc, LLVM::AtomicOrdering::seq_cst);
}
