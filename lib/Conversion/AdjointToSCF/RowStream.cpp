//===- RowStream.cpp - Rows past the caches -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowSums.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::pad;

bool RowSums::fillsLines() {
  return known && known->size * adjoint.unitBytes % lineBytes == 0 &&
         known->width == copyUnits &&
         isConstantIntValue(adjoint.resultOffset, 0);
}

Condition RowSums::beginsWithLine() {
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(
      builder, loc, adjoint.result);
  return index.equal(index.modPowerOfTwo(address, lineBytes),
                     index.constant(0));
}

void RowSums::stream(Value buffer, OpFoldResult resultOffset, int64_t size) {
  int64_t lineUnits = lineBytes / adjoint.unitBytes;
  // Units in front of the first whole line, and where the last one ends.
  Value pointer = memref::ExtractAlignedPointerAsIndexOp::create(
      builder, loc, adjoint.result);
  OpFoldResult address = index.add(
      pointer, index.mul(resultOffset, index.constant(adjoint.unitBytes)));
  OpFoldResult head = index.div(
      index.modPowerOfTwo(index.sub(index.constant(0), address), lineBytes),
      index.constant(adjoint.unitBytes));
  OpFoldResult all = index.constant(size);
  OpFoldResult rest = index.modPowerOfTwo(index.sub(all, head), lineUnits);
  OpFoldResult end = index.sub(all, rest);
  auto copy = [&](OpFoldResult begin, OpFoldResult count) {
    forEachBlock(count, std::min(copyUnits, lineUnits),
                 [&](OpFoldResult position, int64_t width) {
                   OpFoldResult at = index.add(begin, position);
                   storeUnits(loadUnits(buffer, at, width), adjoint.result,
                              index.add(resultOffset, at));
                 });
  };
  copy(index.constant(0), head);
  int64_t width = std::min(copyUnits, lineUnits);
  auto loop = scf::ForOp::create(builder, loc, index.materialize(head),
                                 index.materialize(end),
                                 index.materialize(index.constant(lineUnits)));
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    for (int64_t unit = 0; unit < lineUnits; unit += width) {
      OpFoldResult at = index.add(loop.getInductionVar(), index.constant(unit));
      Value units = loadUnits(buffer, at, width);
      Value to = index.materialize(index.add(resultOffset, at));
      vector::StoreOp::create(builder, loc, units, adjoint.result, to,
                              /*nontemporal=*/true,
                              llvm::MaybeAlign(width * adjoint.unitBytes));
    }
  }
  copy(end, rest);
}
