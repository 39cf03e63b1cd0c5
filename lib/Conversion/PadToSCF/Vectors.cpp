//===- Vectors.cpp - Memory, loads, stores and shuffles -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Vectors.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::pad;

OpFoldResult mlir::pad::getShownIndex(IndexBuilder &index, const FlatPad &pad,
                                      const FlatAxis &axis, OpFoldResult o) {
  return pad.extension.isFill()
             ? index.sub(o, axis.low)
             : axis.getSourceWithinReach(index, pad.extension, o);
}

Value mlir::pad::loadUnit(IndexBuilder &index, Value array, OpFoldResult at) {
  return memref::LoadOp::create(index.getBuilder(), index.getLoc(), array,
                                index.materialize(at));
}

Value mlir::pad::loadVector(IndexBuilder &index, Value array, OpFoldResult at,
                            int64_t width) {
  auto type = VectorType::get(
      width, cast<MemRefType>(array.getType()).getElementType());
  return vector::LoadOp::create(index.getBuilder(), index.getLoc(), type, array,
                                index.materialize(at));
}

void mlir::pad::storeAt(IndexBuilder &index, OpFoldResult value, Value array,
                        OpFoldResult at) {
  Value stored = index.materialize(value), offset = index.materialize(at);
  if (isa<VectorType>(stored.getType()))
    vector::StoreOp::create(index.getBuilder(), index.getLoc(), stored, array,
                            offset);
  else
    memref::StoreOp::create(index.getBuilder(), index.getLoc(), stored, array,
                            offset);
}

void mlir::pad::prefetchAt(IndexBuilder &index, Value array, OpFoldResult at,
                           bool isWrite) {
  memref::PrefetchOp::create(index.getBuilder(), index.getLoc(), array,
                             index.materialize(at), isWrite,
                             /*localityHint=*/3, /*isDataCache=*/true);
}

void mlir::pad::prefetchAhead(IndexBuilder &index, const FlatPad &pad,
                              OpFoldResult at, int64_t bytes,
                              int64_t bytesBefore) {
  if (pad.prefetchesResult && 2 * bytes >= kLineBytes &&
      bytesBefore % kLineBytes == 0)
    prefetchAt(index, pad.result,
               index.add(at, kPrefetchedBytes / pad.storage.unitBytes),
               /*isWrite=*/true);
}

Value mlir::pad::repeatUnits(IndexBuilder &index, ArrayRef<Value> units,
                             int64_t width) {
  auto type = VectorType::get(width, units.front().getType());
  if (units.size() == 1)
    return vector::BroadcastOp::create(index.getBuilder(), index.getLoc(), type,
                                       units.front());
  SmallVector<Value> lanes;
  for (int64_t lane : llvm::seq(width))
    lanes.push_back(units[lane % units.size()]);
  return vector::FromElementsOp::create(index.getBuilder(), index.getLoc(),
                                        type, lanes);
}

Value mlir::pad::shuffleVectors(IndexBuilder &index, Value first, Value second,
                                ArrayRef<int64_t> mask) {
  return index.getBuilder().createOrFold<vector::ShuffleOp>(
      index.getLoc(), first, second, mask);
}

Value mlir::pad::gatherLanes(IndexBuilder &index, ArrayRef<Value> vectors,
                             ArrayRef<Lane> lanes) {
  int64_t width = cast<VectorType>(vectors[0].getType()).getDimSize(0);
  // The lanes of the vectors before `k` are in their places.
  Value gathered = vectors[0];
  for (int64_t k : llvm::seq<int64_t>(1, vectors.size())) {
    SmallVector<int64_t> mask;
    for (auto [place, lane] : llvm::enumerate(lanes))
      mask.push_back(lane.vector == k  ? width + lane.lane
                     : lane.vector > k ? vector::ShuffleOp::kPoisonIndex
                     : k == 1          ? lane.lane
                                       : static_cast<int64_t>(place));
    gathered = vector::ShuffleOp::create(index.getBuilder(), index.getLoc(),
                                         gathered, vectors[k], mask);
  }
  return gathered;
}

Value mlir::pad::concatenateVectors(IndexBuilder &index,
                                    ArrayRef<Value> vectors) {
  if (vectors.size() == 1)
    return vectors.front();
  size_t half = vectors.size() / 2;
  Value low = concatenateVectors(index, vectors.take_front(half));
  Value high = concatenateVectors(index, vectors.drop_front(half));
  int64_t width = cast<VectorType>(low.getType()).getDimSize(0);
  return shuffleVectors(index, low, high,
                        llvm::to_vector(llvm::seq(2 * width)));
}

SmallVector<Value> mlir::pad::transposeSquares(IndexBuilder &index,
                                               SmallVector<Value> rows) {
  int64_t width = rows.size();
  int64_t units = cast<VectorType>(rows[0].getType()).getDimSize(0);
  for (int64_t k = 1; k < width; k *= 2) {
    SmallVector<Value> next;
    for (int64_t row : llvm::seq(width / 2))
      for (int64_t begin : {int64_t(0), width / 2}) {
        SmallVector<Lane> lanes;
        for (int64_t square = 0; square < units; square += width)
          for (int64_t unit : llvm::seq(width / 2))
            for (int64_t half : {0, 1})
              lanes.push_back({half, square + begin + unit});
        next.push_back(
            gatherLanes(index, {rows[row], rows[row + width / 2]}, lanes));
      }
    rows = std::move(next);
  }
  return rows;
}

/// The function that runs the code in `block` on one thread, or nullptr.
static FunctionOpInterface getFunction(Block *block) {
  Operation *op = block->getParentOp();
  while (isa_and_nonnull<scf::ForOp, scf::WhileOp, scf::IfOp,
                         scf::IndexSwitchOp, scf::ExecuteRegionOp>(op))
    op = op->getParentOp();
  return dyn_cast_if_present<FunctionOpInterface>(op);
}

bool mlir::pad::isOnThreadOfFunction(Block *block) {
  return getFunction(block) != nullptr;
}

Value mlir::pad::getStackMemory(OpBuilder &builder, Location loc,
                                MemRefType type, StringRef name,
                                int64_t alignment) {
  OpBuilder::InsertionGuard guard(builder);
  FunctionOpInterface function = getFunction(builder.getInsertionBlock());
  if (function) {
    Block &entry = function.getFunctionBody().front();
    for (Operation &op : entry) {
      auto alloca = dyn_cast<memref::AllocaOp>(op);
      if (!alloca)
        break;
      if (alloca.getType() == type && alloca->hasAttr(name))
        return alloca;
    }
    builder.setInsertionPointToStart(&entry);
  }
  auto alloca = memref::AllocaOp::create(builder, loc, type,
                                         builder.getI64IntegerAttr(alignment));
  if (function)
    alloca->setAttr(name, builder.getUnitAttr());
  return alloca;
}
