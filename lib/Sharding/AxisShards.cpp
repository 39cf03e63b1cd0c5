//===- AxisShards.cpp - What shards of an axis own and need ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AxisShards.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

std::unique_ptr<AxisShards>
AxisShards::create(GridRank &rank, const AxisPartition &plan, Value source) {
  return plan.kind == AxisPartition::Kind::Adjoint
             ? createAdjointShards(rank, plan, source)
             : createPadShards(rank, plan, source);
}

AxisShards::AxisShards(GridRank &rank, const AxisPartition &plan, Value source)
    : indices(&rank.getIndices()), plan(&plan) {
  if (!plan.offsets.empty()) {
    extent = indices->constant(plan.offsets.back());
  } else {
    OpBuilder &builder = indices->getBuilder();
    Location loc = indices->getLoc();
    extent = tensor::getMixedSize(builder, loc, source, plan.axis);
    if (plan.numShards > 1) {
      offsets = gatherSizes(rank, extent);
      Value last = indices->materialize(indices->constant(plan.numShards));
      extent = memref::LoadOp::create(builder, loc, offsets, last).getResult();
    }
  }
  OpFoldResult change = indices->add(plan.low, plan.high);
  switch (plan.kind) {
  case AxisPartition::Kind::Pad:
    resultExtent = indices->add(extent, change);
    break;
  case AxisPartition::Kind::Border:
    resultExtent = extent;
    break;
  case AxisPartition::Kind::Adjoint:
    resultExtent = indices->sub(extent, change);
    break;
  }
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// Returns a memref of the begins of all shards, with the extent of the axis as
/// its last entry. This rank's shard has `size` elements. The first shard
/// receives the sizes of all other shards along the axis and sends them the
/// whole list.
Value AxisShards::gatherSizes(GridRank &rank, OpFoldResult size) {
  OpBuilder &builder = indices->getBuilder();
  Location loc = indices->getLoc();
  OpFoldResult zero = indices->constant(0), one = indices->constant(1);
  OpFoldResult numShards = indices->constant(plan->numShards);
  OpFoldResult self = rank.getShard(*plan);
  Type type = builder.getI64Type();
  Value sizes = memref::AllocOp::create(
      builder, loc, MemRefType::get({plan->numShards}, type));
  auto getEntry = [&](OpFoldResult shard) -> Value {
    return memref::SubViewOp::create(builder, loc, sizes, shard, one, one);
  };
  auto getRank = [&](OpFoldResult shard) {
    auto position = llvm::to_vector(rank.getPosition());
    rank.move(position, *plan, shard);
    return rank.getRank(position);
  };
  auto cast = [&](Type to, Value value) {
    return arith::IndexCastOp::create(builder, loc, to, value);
  };
  Value ownSize = cast(type, indices->materialize(size));
  memref::StoreOp::create(builder, loc, ownSize, sizes,
                          indices->materialize(self));
  constexpr GridRank::Tag tag = GridRank::Tag::Sizes;
  buildIf(
      *indices, indices->equal(self, zero),
      [&] {
        buildLoop(*indices, one, numShards, one, [&](OpFoldResult shard) {
          Value entry = getEntry(shard);
          rank.receive(entry, getRank(shard), tag);
        });
        buildLoop(*indices, one, numShards, one, [&](OpFoldResult shard) {
          rank.send(sizes, getRank(shard), tag);
        });
      },
      [&] {
        Value entry = getEntry(self);
        rank.send(entry, getRank(zero), tag);
        rank.receive(sizes, getRank(zero), tag);
      });

  Value begins = memref::AllocOp::create(
      builder, loc,
      MemRefType::get({plan->numShards + 1}, builder.getIndexType()));
  Value first = indices->materialize(zero);
  memref::StoreOp::create(builder, loc, first, begins, first);
  buildLoop(*indices, zero, numShards, one, [&](OpFoldResult shard) {
    Value here = indices->materialize(shard);
    Value next = indices->materialize(indices->add(shard, one));
    Value begin = memref::LoadOp::create(builder, loc, begins, here);
    Value length = cast(builder.getIndexType(),
                        memref::LoadOp::create(builder, loc, sizes, here));
    memref::StoreOp::create(builder, loc,
                            arith::AddIOp::create(builder, loc, begin, length),
                            begins, next);
  });
  return begins;
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

OpFoldResult AxisShards::lookUp(ArrayRef<int64_t> column, OpFoldResult shard) {
  if (llvm::all_equal(column))
    return indices->constant(column.front());
  OpBuilder &builder = indices->getBuilder();
  Location loc = indices->getLoc();
  auto type =
      RankedTensorType::get(int64_t(column.size()), builder.getIndexType());
  Value table = arith::ConstantOp::create(builder, loc,
                                          DenseElementsAttr::get(type, column));
  return tensor::ExtractOp::create(builder, loc, table,
                                   indices->materialize(shard))
      .getResult();
}

OpFoldResult AxisShards::getBegin(OpFoldResult shard) {
  if (!plan->offsets.empty())
    return lookUp(ArrayRef(plan->offsets).drop_back(), shard);
  if (!offsets)
    return indices->constant(0);
  return memref::LoadOp::create(indices->getBuilder(), indices->getLoc(),
                                offsets, indices->materialize(shard))
      .getResult();
}

OpFoldResult AxisShards::getEnd(OpFoldResult shard) {
  if (!plan->offsets.empty())
    return lookUp(ArrayRef(plan->offsets).drop_front(), shard);
  if (!offsets)
    return extent;
  return getBegin(indices->add(shard, indices->constant(1)));
}

OpFoldResult AxisShards::getWindow(OpFoldResult shard) {
  if (!plan->windows.empty())
    return lookUp(plan->windows, shard);
  // Parts are as long as each other; the first ones are one longer.
  OpFoldResult whole = indices->max(resultExtent, indices->constant(0));
  OpFoldResult numShards = indices->constant(plan->numShards);
  OpFoldResult part = indices->div(whole, numShards);
  OpFoldResult rest = indices->sub(whole, indices->mul(part, numShards));
  OpFoldResult parts = indices->mul(part, shard);
  return indices->add(parts, indices->min(shard, rest));
}

LocalAxis AxisShards::lookUpLocal(OpFoldResult shard) {
  using Local = LocalAxisOf<int64_t>;
  auto getColumn = [&](int64_t Local::*member) {
    return lookUp(
        llvm::map_to_vector(plan->locals,
                            [&](const Local &local) { return local.*member; }),
        shard);
  };
  return {getColumn(&Local::low), getColumn(&Local::high),
          getColumn(&Local::needed), getColumn(&Local::extent),
          getColumn(&Local::offset)};
}
