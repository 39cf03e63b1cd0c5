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
        runs(builder, pad.loc, pad.storage, vectorUnits, &lines),
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
  /// Builds what follows `position` in a row: `copied` positions of the source
  /// if `isCopy` holds, else those of a border along which the source index
  /// moves by `step`; with `hasLine`, a copy is known to have a line or more.
  void buildPiece(OpFoldResult source, OpFoldResult result,
                  OpFoldResult position, OpFoldResult copied,
                  OpFoldResult border, Condition isCopy, int64_t step,
                  bool hasLine);

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
  const FlatAxis &axis = pad.axes.back();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  auto [begin, end] = row.getInside();
  OpFoldResult after = axis.getCountAfter(index, row.getInside());
  int64_t step = pad.extension.isFill() ? 0 : *pad.extension.getStepBeyond();
  // Pixels of a size that is not known are copied one by one.
  Condition ofPixels = false;
  if (!pad.extension.isFill() && step <= 0)
    ofPixels = getConstantIntValue(pad.innerPixel) ? pad.isMerged : true;
  OpFoldResult numBefore = index.select(ofPixels, begin, one);
  OpFoldResult numAfter = index.select(ofPixels, after, one);
  OpFoldResult count = index.select(
      isInside, index.add(index.add(numBefore, one), numAfter), one);
  buildLoop(index, zero, count, one, [&](OpFoldResult k) {
    Condition isBefore = index.lessThan(k, numBefore);
    Condition isMiddle = index.equal(k, numBefore);
    auto select = [&](OpFoldResult a, OpFoldResult b, OpFoldResult c) {
      return index.select(isBefore, a, index.select(isMiddle, b, c));
    };
    OpFoldResult next = index.sub(k, index.add(numBefore, one));
    OpFoldResult position = select(k, begin, index.add(end, next));
    // Borders that are known to be equal have a known size.
    OpFoldResult border =
        index.select(isBefore, index.select(isInside, begin, extent), after);
    OpFoldResult copied = index.select(isMiddle, index.sub(end, begin),
                                       index.select(ofPixels, one, border));
    buildPiece(
        source, result, position, copied, border,
        step > 0 ? Condition(true) : index.disjunction(ofPixels, isMiddle),
        step, /*hasLine=*/insideHasLine && step <= 0 && ofPixels.isFalse());
  });
}

void StreamedRows::buildPiece(OpFoldResult source, OpFoldResult result,
                              OpFoldResult position, OpFoldResult copied,
                              OpFoldResult border, Condition isCopy,
                              int64_t step, bool hasLine) {
  bool fills = pad.extension.isFill();
  const FlatAxis &axis = pad.axes.back();
  OpFoldResult i =
      fills ? index.sub(position, axis.low)
            : axis.getSourceWithinReach(index, pad.extension, position);
  OpFoldResult from = index.add(source, index.mul(i, pad.pixel));
  OpFoldResult to = index.add(result, index.mul(position, pad.pixel));
  auto copy = [&] {
    runs.copy(pad.source, from, pad.result, to, index.mul(copied, pad.pixel),
              hasLine);
  };
  buildIf(index.getBuilder(), pad.loc, isCopy, copy, [&] {
    if (fills)
      row.fill(result, position, border);
    else if (step == 0)
      runs.repeat(pad.source, from, pad.result, to, border, pad.innerPixel);
    else
      runs.copyReversed(pad.source, from, pad.result, to, border,
                        pad.innerPixel);
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
