//===- Stream.cpp - Results that go past the caches -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stream.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

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

Stream Stream::get(OpBuilder &builder, const FlatPad &pad,
                   const ConvertPadToSCFPassOptions &options) {
  IndexBuilder index(builder, pad.loc);
  OpFoldResult unitBytes = index.constant(pad.storage.unitBytes);
  OpFoldResult size = index.mul(pad.pixel, unitBytes);
  for (const FlatAxis &axis : pad.axes)
    size = index.mul(size, axis.resultExtent);
  Condition isUsed = index.conjunction(
      index.lessEqual(index.constant(getMinRunBytes(options)),
                      getLongestRun(index, pad)),
      index.lessEqual(index.constant(options.nontemporalBytes), size));
  isUsed = index.conjunction(isUsed, pad.isWithinReach);
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(
      builder, pad.loc, pad.result);
  OpFoldResult rest = index.modPowerOfTwo(address, pad.storage.unitBytes);
  return Stream{index.conjunction(isUsed, index.equal(rest, index.constant(0))),
                address};
}
