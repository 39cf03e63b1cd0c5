//===- GridRank.cpp - This rank and the others of its grid ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GridRank.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MPI/IR/MPI.h"

using namespace mlir;
using namespace mlir::pad;

GridRank::GridRank(IndexBuilder &indices, shard::GridOp grid)
    : indices(indices), builder(indices.getBuilder()), loc(indices.getLoc()),
      grid(grid) {
  ResultRange position =
      shard::ProcessMultiIndexOp::create(builder, loc, grid).getResult();
  coordinates.assign(position.begin(), position.end());
}

OpFoldResult GridRank::getShard(const AxisPartition &axis) {
  OpFoldResult shard = indices.constant(0);
  for (shard::GridAxis gridAxis : axis.gridAxes) {
    int64_t size = grid.getShape()[gridAxis];
    shard = indices.add(indices.mul(shard, indices.constant(size)),
                        coordinates[gridAxis]);
  }
  return shard;
}

void GridRank::move(SmallVectorImpl<OpFoldResult> &position,
                    const AxisPartition &axis, OpFoldResult shard) {
  for (shard::GridAxis gridAxis : llvm::reverse(axis.gridAxes)) {
    OpFoldResult size = indices.constant(grid.getShape()[gridAxis]);
    bool isSlowest = gridAxis == axis.gridAxes.front();
    position[gridAxis] = isSlowest ? shard : indices.floorMod(shard, size);
    if (!isSlowest)
      shard = indices.div(shard, size);
  }
}

Value GridRank::getRank(ArrayRef<OpFoldResult> position) {
  OpFoldResult rank = indices.constant(0);
  for (auto [coordinate, size] : llvm::zip_equal(position, grid.getShape()))
    rank = indices.add(indices.mul(rank, indices.constant(size)), coordinate);
  return indices.materialize(rank);
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

/// `index` as MPI takes it.
static Value toInt32(OpBuilder &builder, Location loc, Value index) {
  return arith::IndexCastOp::create(builder, loc, builder.getI32Type(), index);
}

Value GridRank::getTag(Tag tag) {
  return arith::ConstantIntOp::create(builder, loc, int64_t(tag), 32);
}

Value GridRank::getWorld() {
  return mpi::CommWorldOp::create(builder, loc,
                                  mpi::CommType::get(builder.getContext()));
}

void GridRank::send(Value message, Value rank, Tag tag) {
  Value number = getTag(tag), receiver = toInt32(builder, loc, rank);
  mpi::SendOp::create(builder, loc, TypeRange(), message, number, receiver,
                      getWorld());
}

void GridRank::receive(Value message, Value rank, Tag tag) {
  Value number = getTag(tag), sender = toInt32(builder, loc, rank);
  mpi::RecvOp::create(builder, loc, TypeRange(), message, number, sender,
                      getWorld());
}
