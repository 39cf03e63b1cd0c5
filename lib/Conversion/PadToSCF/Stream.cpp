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

std::optional<Stream> Stream::open(OpBuilder &builder, const FlatPad &pad,
                                   const ConvertPadToSCFPassOptions &options) {
  // Vectors of one unit are no vectors.
  if (options.nontemporalBytes == 0 ||
      options.vectorBytes <= pad.storage.unitBytes)
    return std::nullopt;
  IndexBuilder index(builder, pad.loc);
  OpFoldResult pixelBytes =
      index.mul(pad.pixel, index.constant(pad.storage.unitBytes));

  // The longest run of a row: what it has of the source, or what fills.
  const FlatAxis &row = pad.axes.back();
  OpFoldResult longest = index.min(row.sourceExtent, row.resultExtent);
  if (pad.extension.isFill())
    longest = index.max(longest, index.sub(row.resultExtent, longest));
  Condition hasLongRuns =
      index.lessEqual(index.constant(options.nontemporalRunBytes),
                      index.mul(longest, pixelBytes));
  if (hasLongRuns.isFalse())
    return std::nullopt;

  OpFoldResult size = pixelBytes;
  for (const FlatAxis &axis : pad.axes)
    size = index.mul(size, axis.resultExtent);
  Condition isOpen = index.conjunction(
      index.lessEqual(index.constant(options.nontemporalBytes), size),
      hasLongRuns);
  if (isOpen.isFalse())
    return std::nullopt;
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(
      builder, pad.loc, pad.result);
  // Once most of a result goes past the caches all of it should that can: runs
  // that have a whole line wherever they lie.
  return Stream{isOpen, address, pad.storage.unitBytes,
                /*minBytes=*/2 * kLineBytes};
}

void Stream::close(OpBuilder &builder, Location loc) const {
  OpBuilder::InsertionGuard guard(builder);
  if (!isOpen.isTrue()) {
    auto ifOp = scf::IfOp::create(builder, loc, isOpen.value);
    builder.setInsertionPointToStart(ifOp.thenBlock());
  }
  // Weaker fences do not order non-temporal stores on x86-64.
  LLVM::FenceOp::create(builder, loc, LLVM::AtomicOrdering::seq_cst);
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

/// `a` modulo `b`, a power of two, of an `a` that may be negative.
static OpFoldResult maskLow(IndexBuilder &index, OpFoldResult a, int64_t b) {
  Value mask = index.materialize(index.constant(b - 1));
  return arith::AndIOp::create(index.getBuilder(), index.getLoc(),
                               index.materialize(a), mask)
      .getResult();
}

int64_t Stream::getStep(int64_t units, int64_t width) const {
  return std::max(width, kLineBytes / (units * unitBytes));
}

Condition Stream::isLong(IndexBuilder &index, OpFoldResult count, int64_t units,
                         int64_t width) const {
  int64_t bytes = units * unitBytes;
  if (width == 1 || !llvm::isPowerOf2_64(bytes) || bytes >= kLineBytes)
    return false;
  return index.conjunction(
      isOpen, index.lessEqual(index.constant(llvm::divideCeil(minBytes, bytes)),
                              count));
}

Stream::Lines Stream::getLines(IndexBuilder &index, OpFoldResult offset,
                               OpFoldResult count, int64_t units,
                               int64_t step) const {
  int64_t bytes = units * unitBytes;
  OpFoldResult zero = index.constant(0);
  OpFoldResult at =
      index.add(address, index.mul(offset, index.constant(unitBytes)));
  OpFoldResult head = maskLow(index, index.sub(zero, at), kLineBytes);
  OpFoldResult begin = index.div(head, index.constant(bytes));
  OpFoldResult steps = index.div(index.sub(count, begin), index.constant(step));
  OpFoldResult end = index.add(begin, index.mul(steps, index.constant(step)));
  if (bytes == 1)
    return {begin, end, index.constant(2)};
  Condition isAligned = index.equal(maskLow(index, at, bytes), zero);
  return {index.select(isAligned, begin, count),
          index.select(isAligned, end, count),
          index.select(isAligned, index.constant(2), index.constant(1))};
}

void RunBuilder::forEachStoredBlock(OpFoldResult toOffset, OpFoldResult count,
                                    int64_t maxWidth, int64_t units,
                                    BlockBody body) {
  Condition isLong = false;
  if (stream)
    isLong = stream->isLong(index, count, units, maxWidth);
  if (isLong.isFalse())
    return forEachBlock(count, maxWidth, body);
  // Runs of a size that is not known share their code with those that are not
  // streamed; of one that is known there is better code.
  bool isStatic = getConstantIntValue(count).has_value();
  if (!isStatic || isLong.isTrue())
    return forEachStreamedBlock(isLong, toOffset, count, maxWidth, units, body);
  auto ifOp = scf::IfOp::create(builder, loc, isLong.value,
                                /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(ifOp.elseBlock());
  forEachBlock(count, maxWidth, body);
  builder.setInsertionPointToStart(ifOp.thenBlock());
  forEachStreamedBlock(true, toOffset, count, maxWidth, units, body);
}

void RunBuilder::forEachStreamedBlock(Condition isLong, OpFoldResult toOffset,
                                      OpFoldResult count, int64_t maxWidth,
                                      int64_t units, BlockBody body) {
  int64_t step = stream->getStep(units, maxWidth);
  auto materialize = [&](const Stream::Lines &lines) {
    return SmallVector<Value>{index.materialize(lines.begin),
                              index.materialize(lines.end),
                              index.materialize(lines.numTurns)};
  };
  auto getLines = [&] {
    return materialize(stream->getLines(index, toOffset, count, units, step));
  };
  SmallVector<Value> lines;
  if (isLong.isTrue()) {
    lines = getLines();
  } else {
    // Of short runs nothing is computed.
    auto ifOp = scf::IfOp::create(
        builder, loc, isLong.value,
        [&](OpBuilder &, Location) {
          scf::YieldOp::create(builder, loc, getLines());
        },
        [&](OpBuilder &, Location) {
          scf::YieldOp::create(builder, loc,
                               materialize({count, count, index.constant(1)}));
        });
    llvm::append_range(lines, ifOp.getResults());
  }
  Value linesBegin = lines[0], linesEnd = lines[1], numTurns = lines[2];

  // What is before the lines and what is after them is the same code: the first
  // of two turns goes on to the lines, the second one starts behind them. The
  // only turn of a run that is not streamed covers it.
  Value zero = index.materialize(index.constant(0));
  Value one = index.materialize(index.constant(1));
  auto turns = scf::ForOp::create(builder, loc, zero, numTurns, one,
                                  ValueRange{zero, linesBegin});
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(turns.getBody());
  Value begin = turns.getRegionIterArg(0), end = turns.getRegionIterArg(1);
  forEachBlock(index.sub(end, begin), maxWidth,
               [&](OpFoldResult position, int64_t width) {
                 body(index.add(begin, position), width);
               });
  auto loop = scf::ForOp::create(builder, loc, end, linesEnd,
                                 index.materialize(index.constant(step)));
  scf::YieldOp::create(builder, loc,
                       ValueRange{linesEnd, index.materialize(count)});
  builder.setInsertionPointToStart(loop.getBody());
  storesLines = true;
  for (int64_t k = 0; k < step; k += maxWidth)
    body(index.add(loop.getInductionVar(), index.constant(k)), maxWidth);
  storesLines = false;
}

void RunBuilder::storeToLine(Value vector, Value to, Value offset) {
  int64_t bytes =
      cast<VectorType>(vector.getType()).getNumElements() * stream->unitBytes;
  vector::StoreOp::create(builder, loc, vector, to, offset,
                          /*nontemporal=*/true,
                          llvm::Align(std::min(bytes, kLineBytes)));
}
