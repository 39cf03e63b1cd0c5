//===- Exchange.cpp - Messages between the ranks of a pad -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In round r the shard at i meets the one at i xor r, which so meets it too; of
// the two the one of lower rank sends before it receives. Nobody waits in a
// circle, however little is sent eagerly: see docs/Rationale.md.
//
//===----------------------------------------------------------------------===//

#include "Exchange.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MPI/IR/MPI.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "pad/Utils/ControlFlow.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// All messages have one tag: two ranks receive in the order they send in.
static constexpr int32_t kTag = 0;

Exchange::Exchange(IndexBuilder &indices, shard::GridOp grid)
    : indices(indices), builder(indices.getBuilder()), loc(indices.getLoc()),
      grid(grid) {
  ResultRange position =
      shard::ProcessMultiIndexOp::create(builder, loc, grid).getResult();
  coordinates.assign(position.begin(), position.end());
}

OpFoldResult Exchange::getShard(const AxisPartition &axis) {
  OpFoldResult shard = indices.constant(0);
  for (shard::GridAxis gridAxis : axis.gridAxes) {
    int64_t size = grid.getShape()[gridAxis];
    shard = indices.add(indices.mul(shard, indices.constant(size)),
                        coordinates[gridAxis]);
  }
  return shard;
}

OpFoldResult Exchange::lookUp(ArrayRef<int64_t> column, OpFoldResult shard) {
  if (llvm::all_equal(column))
    return indices.constant(column.front());
  auto type =
      RankedTensorType::get(int64_t(column.size()), builder.getIndexType());
  Value table = arith::ConstantOp::create(builder, loc,
                                          DenseElementsAttr::get(type, column));
  return tensor::ExtractOp::create(builder, loc, table,
                                   indices.materialize(shard))
      .getResult();
}

//===----------------------------------------------------------------------===//
// What two ranks share
//===----------------------------------------------------------------------===//

SmallVector<Exchange::Piece> Exchange::getPieces(const AxisPartition &axis,
                                                 OpFoldResult receiver,
                                                 OpFoldResult owner) {
  ArrayRef<int64_t> offsets = axis.offsets;
  OpFoldResult ownedBegin = lookUp(offsets.drop_back(), owner);
  OpFoldResult ownedEnd = lookUp(offsets.drop_front(), owner);
  OpFoldResult position = indices.constant(0);
  SmallVector<Piece> pieces;
  for (size_t k : llvm::seq(axis.getMaxStretches())) {
    SmallVector<int64_t> begins, lengths;
    for (const AxisShare &share : axis.shares) {
      bool exists = k < share.stretches.size();
      begins.push_back(exists ? share.stretches[k].begin : 0);
      lengths.push_back(exists ? share.stretches[k].length : 0);
    }
    OpFoldResult begin = lookUp(begins, receiver);
    OpFoldResult length = lookUp(lengths, receiver);
    OpFoldResult first = indices.max(begin, ownedBegin);
    OpFoldResult end = indices.min(indices.add(begin, length), ownedEnd);
    pieces.push_back(
        {indices.sub(first, ownedBegin),
         indices.add(position, indices.sub(first, begin)),
         indices.max(indices.sub(end, first), indices.constant(0))});
    position = indices.add(position, length);
  }
  return pieces;
}

SmallVector<Exchange::Box> Exchange::getBoxes(const Shards &receiver,
                                              const Shards &owner) {
  // What is not exchanged along an axis is all of it.
  SmallVector<OpFoldResult> zeros(ownedSizes.size(), indices.constant(0));
  SmallVector<Box> boxes = {{zeros, zeros, ownedSizes}};
  for (auto [axis, to, from] : llvm::zip_equal(axes, receiver, owner)) {
    SmallVector<Piece> pieces = getPieces(axis, to, from);
    SmallVector<Box> products;
    for (const Box &box : boxes) {
      for (const Piece &piece : pieces) {
        Box product = box;
        product.from[axis.axis] = piece.from;
        product.to[axis.axis] = piece.to;
        product.sizes[axis.axis] = piece.length;
        products.push_back(std::move(product));
      }
    }
    boxes = std::move(products);
  }
  return boxes;
}

OpFoldResult Exchange::getRank(const Shards &shards) {
  SmallVector<OpFoldResult> position = coordinates;
  for (auto [axis, shard] : llvm::zip_equal(axes, shards)) {
    OpFoldResult rest = shard;
    for (shard::GridAxis gridAxis : llvm::reverse(axis.gridAxes)) {
      OpFoldResult size = indices.constant(grid.getShape()[gridAxis]);
      bool isSlowest = gridAxis == axis.gridAxes.front();
      position[gridAxis] = isSlowest ? rest : indices.floorMod(rest, size);
      if (!isSlowest)
        rest = indices.div(rest, size);
    }
  }
  OpFoldResult rank = indices.constant(0);
  for (auto [coordinate, size] : llvm::zip_equal(position, grid.getShape()))
    rank = indices.add(indices.mul(rank, indices.constant(size)), coordinate);
  return rank;
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

OpFoldResult Exchange::getNumElements(const Box &box) {
  OpFoldResult count = indices.constant(1);
  for (OpFoldResult size : box.sizes)
    count = indices.mul(count, size);
  return count;
}

OpFoldResult Exchange::getBytes(ArrayRef<Box> boxes) {
  OpFoldResult count = indices.constant(0);
  for (const Box &box : boxes)
    count = indices.add(count, getNumElements(box));
  return indices.mul(count, indices.constant(elementBytes));
}

Value Exchange::createMessage(OpFoldResult bytes) {
  return memref::AllocOp::create(builder, loc, ArrayRef<OpFoldResult>(bytes),
                                 builder.getI8Type());
}

/// Calls `visit` with each of `boxes` that is not empty, and where it lies in
/// `message`.
void Exchange::forEachBox(
    Value message, ArrayRef<Box> boxes,
    function_ref<void(Value packed, const Box &box)> visit) {
  auto bufferType = cast<MemRefType>(needed.getType());
  OpFoldResult position = indices.constant(0);
  for (const Box &box : boxes) {
    OpFoldResult bytes = getBytes(box);
    auto build = [&] {
      SmallVector<int64_t> shape;
      SmallVector<Value> sizes;
      dispatchIndexOpFoldResults(box.sizes, sizes, shape);
      auto type = MemRefType::get(shape, bufferType.getElementType());
      visit(memref::ViewOp::create(builder, loc, type, message,
                                   indices.materialize(position), sizes),
            box);
    };
    // A message has one that is not empty.
    if (boxes.size() == 1)
      build();
    else
      buildIf(builder, loc, indices.lessThan(indices.constant(0), bytes), build,
              [] {});
    position = indices.add(position, bytes);
  }
}

void Exchange::copy(Value from, Value to) {
  memref::CopyOp::create(builder, loc, from, to);
}

Value Exchange::getPart(Value buffer, ArrayRef<OpFoldResult> offsets,
                        ArrayRef<OpFoldResult> sizes) {
  SmallVector<OpFoldResult> strides(sizes.size(), indices.constant(1));
  return memref::SubViewOp::create(builder, loc, buffer, offsets, sizes,
                                   strides);
}

void Exchange::copyOwnShare(const Shards &self) {
  for (const Box &box : getBoxes(self, self))
    buildIf(
        builder, loc,
        indices.lessThan(indices.constant(0), getNumElements(box)),
        [&] {
          copy(getPart(owned, box.from, box.sizes),
               getPart(needed, box.to, box.sizes));
        },
        [] {});
}

/// `index` as MPI takes it.
static Value toInt32(OpBuilder &builder, Location loc, Value index) {
  return arith::IndexCastOp::create(builder, loc, builder.getI32Type(), index);
}

void Exchange::send(const Shards &self, const Shards &peer, Value rank) {
  SmallVector<Box> boxes = getBoxes(peer, self);
  OpFoldResult bytes = getBytes(boxes);
  auto build = [&] {
    Value message = createMessage(bytes);
    forEachBox(message, boxes, [&](Value packed, const Box &box) {
      copy(getPart(owned, box.from, box.sizes), packed);
    });
    Value tag = arith::ConstantIntOp::create(builder, loc, kTag, 32);
    Value world = mpi::CommWorldOp::create(
        builder, loc, mpi::CommType::get(builder.getContext()));
    mpi::SendOp::create(builder, loc, TypeRange(), message, tag,
                        toInt32(builder, loc, rank), world);
  };
  buildIf(builder, loc, indices.lessThan(indices.constant(0), bytes), build,
          [] {});
}

void Exchange::receive(const Shards &self, const Shards &peer, Value rank) {
  SmallVector<Box> boxes = getBoxes(self, peer);
  OpFoldResult bytes = getBytes(boxes);
  auto build = [&] {
    Value message = createMessage(bytes);
    Value tag = arith::ConstantIntOp::create(builder, loc, kTag, 32);
    Value world = mpi::CommWorldOp::create(
        builder, loc, mpi::CommType::get(builder.getContext()));
    mpi::RecvOp::create(builder, loc, TypeRange(), message, tag,
                        toInt32(builder, loc, rank), world);
    forEachBox(message, boxes, [&](Value packed, const Box &box) {
      copy(packed, getPart(needed, box.to, box.sizes));
    });
  };
  buildIf(builder, loc, indices.lessThan(indices.constant(0), bytes), build,
          [] {});
}

/// Sends to and receives from another rank, or neither.
void Exchange::meet(const Shards &self, const Shards &peer) {
  Value rank = indices.materialize(getRank(peer));
  Value own = indices.materialize(getRank(self));
  pad::Condition isFirst = indices.lessThan(own, rank);
  // Two steps, one of which sends, so that there is one copy of either.
  buildLoop(indices, indices.constant(0), builder.getIndexAttr(2),
            indices.constant(1), [&](OpFoldResult step) {
              pad::Condition isSecondStep =
                  indices.lessThan(indices.constant(0), step);
              Value sends = arith::XOrIOp::create(
                  builder, loc, indices.materialize(isFirst),
                  indices.materialize(isSecondStep));
              buildIf(
                  builder, loc, pad::Condition(sends),
                  [&] { send(self, peer, rank); },
                  [&] { receive(self, peer, rank); });
            });
}

//===----------------------------------------------------------------------===//
// The exchange
//===----------------------------------------------------------------------===//

Value Exchange::getShares(Value source, ArrayRef<AxisPartition> exchanged) {
  axes = exchanged;
  auto type = cast<RankedTensorType>(source.getType());
  Type elementType = type.getElementType();
  DataLayout layout = DataLayout::closest(grid);
  elementBytes = llvm::alignTo(layout.getTypeSize(elementType).getFixedValue(),
                               layout.getTypeABIAlignment(elementType));

  ownedSizes = tensor::getMixedSizes(builder, loc, source);
  SmallVector<int64_t> dynamic(type.getRank(), ShapedType::kDynamic);
  auto stridedType =
      MemRefType::get(type.getShape(), elementType,
                      StridedLayoutAttr::get(builder.getContext(),
                                             ShapedType::kDynamic, dynamic));
  owned = bufferization::ToBufferOp::create(builder, loc, stridedType, source,
                                            /*read_only=*/true);
  SmallVector<OpFoldResult> sizes = ownedSizes;
  Shards self;
  for (const AxisPartition &axis : axes) {
    self.push_back(getShard(axis));
    SmallVector<int64_t> extents;
    for (const AxisShare &share : axis.shares)
      extents.push_back(share.getExtent());
    sizes[axis.axis] = lookUp(extents, self.back());
  }
  needed = memref::AllocOp::create(builder, loc, sizes, elementType);
  copyOwnShare(self);

  Shards peer;
  pad::Condition isThere(true), isOther(false);
  std::function<void()> buildRounds = [&] {
    if (peer.size() == axes.size()) {
      buildIf(
          builder, loc, indices.conjunction(isThere, isOther),
          [&] { meet(self, peer); }, [] {});
      return;
    }
    size_t position = peer.size();
    int64_t numShards = axes[position].getNumShards();
    buildLoop(indices, indices.constant(0),
              indices.constant(llvm::PowerOf2Ceil(numShards)),
              indices.constant(1), [&](OpFoldResult round) {
                OpFoldResult shard = self[position];
                if (!isZeroInteger(round))
                  shard = arith::XOrIOp::create(builder, loc,
                                                indices.materialize(shard),
                                                indices.materialize(round))
                              .getResult();
                pad::Condition wasThere = isThere, wasOther = isOther;
                if (!llvm::isPowerOf2_64(numShards))
                  isThere = indices.conjunction(
                      isThere,
                      indices.lessThan(shard, indices.constant(numShards)));
                isOther = indices.disjunction(
                    isOther, indices.lessThan(indices.constant(0), round));
                peer.push_back(shard);
                buildRounds();
                peer.pop_back();
                isThere = wasThere;
                isOther = wasOther;
              });
  };
  buildRounds();

  auto neededType = RankedTensorType::get(
      cast<MemRefType>(needed.getType()).getShape(), elementType);
  return bufferization::ToTensorOp::create(builder, loc, neededType, needed,
                                           /*restrict=*/true,
                                           /*writable=*/true);
}
