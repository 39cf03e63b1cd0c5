//===- Stream.cpp - Results that go past the caches -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stream.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// Bytes in the longest run of a row: its inside, or what fills.
static OpFoldResult getLongestRun(IndexBuilder &index, const FlatPad &pad) {
  const FlatAxis &row = pad.axes.back();
  auto [begin, end] = row.getInside(index);
  OpFoldResult longest = index.sub(end, begin);
  if (pad.extension.isFill())
    longest = index.max(longest, index.sub(row.resultExtent, longest));
  return index.mul(longest,
                   index.mul(pad.pixel, index.constant(pad.storage.unitBytes)));
}

std::optional<Stream> Stream::open(OpBuilder &builder, const FlatPad &pad,
                                   const ConvertPadToSCFPassOptions &options) {
  // Vectors of one unit are no vectors.
  int64_t unitBytes = pad.storage.unitBytes;
  if (options.nontemporalBytes == 0 || !pad.extension.getStepBeyond() ||
      options.vectorBytes <= unitBytes || unitBytes >= lineBytes ||
      !llvm::isPowerOf2_64(unitBytes))
    return std::nullopt;
  IndexBuilder index(builder, pad.loc);
  OpFoldResult bytes = getLongestRun(index, pad);
  int64_t minBytes = std::max(options.nontemporalRunBytes, lineBytes);
  Condition isOpen = index.lessEqual(index.constant(minBytes), bytes);
  if (isOpen.isFalse())
    return std::nullopt;

  OpFoldResult size = index.mul(pad.pixel, index.constant(unitBytes));
  for (const FlatAxis &axis : pad.axes)
    size = index.mul(size, axis.resultExtent);
  isOpen = index.conjunction(
      isOpen, index.lessEqual(index.constant(options.nontemporalBytes), size));
  // A border out of reach is copied from what has been written, which is to
  // stay in the caches for that.
  isOpen = index.conjunction(isOpen, pad.isWithinReach);
  if (isOpen.isFalse())
    return std::nullopt;
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(
      builder, pad.loc, pad.result);
  OpFoldResult rest = index.lowBits(address, unitBytes);
  return Stream{index.conjunction(isOpen, index.equal(rest, index.constant(0))),
                address};
}
