//===- Stream.cpp - Stores that go past the caches ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stream.h"
#include "RunBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// Bytes in a line of the cache, on all of x86-64 and nearly all of AArch64.
/// Where lines are larger, what is streamed goes to memory in more pieces.
static constexpr int64_t kLineBytes = 64;

Condition mlir::pad::shouldStream(OpBuilder &builder, const FlatPad &pad,
                                  const ConvertPadToSCFPassOptions &options) {
  // Vectors of one unit are no vectors.
  if (options.nontemporalBytes <= 0 ||
      options.vectorBytes <= pad.storage.unitBytes)
    return false;
  IndexBuilder index(builder, pad.loc);
  OpFoldResult unitBytes = index.constant(pad.storage.unitBytes);
  OpFoldResult pixelBytes = index.mul(pad.pixel, unitBytes);

  // The longest run of a row: what it has of the source, and what fills.
  const FlatAxis &row = pad.axes.back();
  OpFoldResult copied = index.min(row.sourceExtent, row.resultExtent);
  OpFoldResult longest =
      pad.extension.isFill()
          ? index.max(copied, index.sub(row.resultExtent, copied))
          : copied;
  Condition hasLongRuns =
      index.lessEqual(index.constant(options.nontemporalRunBytes),
                      index.mul(longest, pixelBytes));
  if (hasLongRuns.isFalse())
    return false;

  OpFoldResult size = pixelBytes;
  for (const FlatAxis &axis : pad.axes)
    size = index.mul(size, axis.resultExtent);
  return index.conjunction(
      index.lessEqual(index.constant(options.nontemporalBytes), size),
      hasLongRuns);
}

Stream mlir::pad::openStream(OpBuilder &builder, const FlatPad &pad,
                             const ConvertPadToSCFPassOptions &options) {
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(
      builder, pad.loc, pad.result);
  // The shortest run that has a whole line wherever it lies.
  int64_t minBytes = std::max(options.nontemporalRunBytes, 2 * kLineBytes);
  return {address, pad.storage.unitBytes, minBytes};
}

void mlir::pad::closeStream(OpBuilder &builder, Location loc) {
  // Weaker fences do not order non-temporal stores on x86-64.
  LLVM::FenceOp::create(builder, loc, LLVM::AtomicOrdering::seq_cst);
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// `a` modulo `b`, a power of two, of an `a` that may be negative.
static OpFoldResult maskLow(IndexBuilder &index, OpFoldResult a, int64_t b) {
  Value mask = index.materialize(index.constant(b - 1));
  return arith::AndIOp::create(index.getBuilder(), index.getLoc(),
                               index.materialize(a), mask)
      .getResult();
}

std::optional<RunBuilder::Lines> RunBuilder::getLines(OpFoldResult toOffset,
                                                      OpFoldResult count,
                                                      int64_t maxWidth,
                                                      int64_t units) {
  if (!stream || maxWidth == 1)
    return std::nullopt;
  int64_t bytes = units * stream->unitBytes;
  if (!llvm::isPowerOf2_64(bytes) || bytes >= kLineBytes)
    return std::nullopt;
  Condition isLong = index.lessEqual(
      index.constant(llvm::divideCeil(stream->minBytes, bytes)), count);
  if (isLong.isFalse())
    return std::nullopt;

  OpFoldResult zero = index.constant(0);
  OpFoldResult address = index.add(
      stream->address, index.mul(toOffset, index.constant(stream->unitBytes)));
  if (bytes > 1)
    isLong = index.conjunction(
        isLong, index.equal(maskLow(index, address, bytes), zero));
  OpFoldResult head = maskLow(index, index.sub(zero, address), kLineBytes);
  OpFoldResult begin = index.div(head, index.constant(bytes));
  OpFoldResult step = index.constant(std::max(maxWidth, kLineBytes / bytes));
  OpFoldResult steps = index.div(index.sub(count, begin), step);
  OpFoldResult end = index.add(begin, index.mul(steps, step));
  return Lines{index.select(isLong, begin, count),
               index.select(isLong, end, count), step};
}

void RunBuilder::forEachStoredBlock(OpFoldResult toOffset, OpFoldResult count,
                                    int64_t maxWidth, int64_t units,
                                    BlockBody body) {
  std::optional<Lines> lines = getLines(toOffset, count, maxWidth, units);
  if (!lines)
    return forEachBlock(count, maxWidth, units, body);

  // What is before the lines and what is after them is the same code: the first
  // of two turns goes on to the lines, the second one starts behind them.
  Value linesEnd = index.materialize(lines->end);
  auto turns =
      scf::ForOp::create(builder, loc, index.materialize(index.constant(0)),
                         index.materialize(index.constant(2)),
                         index.materialize(index.constant(1)),
                         ValueRange{index.materialize(index.constant(0)),
                                    index.materialize(lines->begin)});
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(turns.getBody());
  Value begin = turns.getRegionIterArg(0), end = turns.getRegionIterArg(1);
  forEachBlock(index.sub(end, begin), maxWidth, units,
               [&](OpFoldResult position, int64_t width) {
                 body(index.add(begin, position), width);
               });
  auto loop = scf::ForOp::create(builder, loc, end, linesEnd,
                                 index.materialize(lines->step));
  scf::YieldOp::create(builder, loc,
                       ValueRange{linesEnd, index.materialize(count)});
  builder.setInsertionPointToStart(loop.getBody());
  storesLines = true;
  for (int64_t k = 0, step = *getConstantIntValue(lines->step); k < step;
       k += maxWidth)
    body(index.add(loop.getInductionVar(), index.constant(k)), maxWidth);
  storesLines = false;
}

void RunBuilder::storeToLines(Value vector, Value to, Value offset) {
  int64_t bytes =
      cast<VectorType>(vector.getType()).getNumElements() * stream->unitBytes;
  vector::StoreOp::create(builder, loc, vector, to, offset,
                          /*nontemporal=*/true,
                          llvm::Align(std::min(bytes, kLineBytes)));
}
