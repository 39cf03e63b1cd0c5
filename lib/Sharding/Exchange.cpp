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
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "pad/Utils/ControlFlow.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

Exchange::Exchange(GridRank &rank, Value source,
                   MutableArrayRef<AxisShards> axes)
    : rank(rank), indices(rank.getIndices()), builder(indices.getBuilder()),
      loc(indices.getLoc()), axes(axes) {
  auto type = cast<RankedTensorType>(source.getType());
  Type elementType = type.getElementType();
  DataLayout layout = DataLayout::closest(rank.getGrid());
  elementBytes = llvm::alignTo(layout.getTypeSize(elementType).getFixedValue(),
                               layout.getTypeABIAlignment(elementType));
  isBounded =
      type.hasStaticShape() && llvm::all_of(axes, [](const AxisShards &axis) {
        return axis.getPlan().isKnown();
      });
  ownedSizes = tensor::getMixedSizes(builder, loc, source);
  SmallVector<int64_t> dynamic(type.getRank(), ShapedType::kDynamic);
  auto stridedType =
      MemRefType::get(type.getShape(), elementType,
                      StridedLayoutAttr::get(builder.getContext(),
                                             ShapedType::kDynamic, dynamic));
  owned = bufferization::ToBufferOp::create(builder, loc, stridedType, source,
                                            /*read_only=*/true);
  SmallVector<OpFoldResult> sizes = ownedSizes;
  for (AxisShards &axis : axes)
    sizes[axis.getPlan().axis] = axis.getExtent(rank.getShard(axis.getPlan()));
  needed = memref::AllocOp::create(builder, loc, sizes, elementType);
}

//===----------------------------------------------------------------------===//
// What two ranks share
//===----------------------------------------------------------------------===//

SmallVector<Exchange::Piece> Exchange::getPieces(AxisShards &axis,
                                                 OpFoldResult receiver,
                                                 OpFoldResult owner) {
  OpFoldResult ownedBegin = axis.getBegin(owner);
  OpFoldResult ownedEnd = axis.getEnd(owner);
  OpFoldResult position = indices.constant(0);
  SmallVector<Piece> pieces;
  for (auto [begin, length] : axis.getShare(receiver).stretches) {
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
    int64_t position = axis.getPlan().axis;
    SmallVector<Box> products;
    for (const Box &box : boxes) {
      for (const Piece &piece : pieces) {
        Box product = box;
        product.from[position] = piece.from;
        product.to[position] = piece.to;
        product.sizes[position] = piece.length;
        products.push_back(std::move(product));
      }
    }
    boxes = std::move(products);
  }
  return boxes;
}

Value Exchange::getRank(const Shards &shards) {
  auto position = llvm::to_vector(rank.getPosition());
  for (auto [axis, shard] : llvm::zip_equal(axes, shards))
    rank.move(position, axis.getPlan(), shard);
  return rank.getRank(position);
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
  if (!isBounded)
    cf::AssertOp::create(
        builder, loc,
        indices.materialize(
            indices.lessEqual(bytes, indices.constant(kMaxMessageBytes))),
        "a message of more than 2147483647 bytes, MPI counts up to that");
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

void Exchange::send(const Shards &self, const Shards &peer, Value receiver) {
  SmallVector<Box> boxes = getBoxes(peer, self);
  OpFoldResult bytes = getBytes(boxes);
  auto build = [&] {
    Value message = createMessage(bytes);
    forEachBox(message, boxes, [&](Value packed, const Box &box) {
      copy(getPart(owned, box.from, box.sizes), packed);
    });
    rank.send(message, receiver, GridRank::Tag::Pad);
  };
  buildIf(builder, loc, indices.lessThan(indices.constant(0), bytes), build,
          [] {});
}

void Exchange::receive(const Shards &self, const Shards &peer, Value sender) {
  SmallVector<Box> boxes = getBoxes(self, peer);
  OpFoldResult bytes = getBytes(boxes);
  auto build = [&] {
    Value message = createMessage(bytes);
    rank.receive(message, sender, GridRank::Tag::Pad);
    forEachBox(message, boxes, [&](Value packed, const Box &box) {
      copy(packed, getPart(needed, box.to, box.sizes));
    });
  };
  buildIf(builder, loc, indices.lessThan(indices.constant(0), bytes), build,
          [] {});
}

/// Sends to and receives from another rank, or neither.
void Exchange::meet(const Shards &self, const Shards &peer) {
  Value other = getRank(peer);
  pad::Condition isFirst = indices.lessThan(getRank(self), other);
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
                  [&] { send(self, peer, other); },
                  [&] { receive(self, peer, other); });
            });
}

//===----------------------------------------------------------------------===//
// The exchange
//===----------------------------------------------------------------------===//

Value Exchange::getShares() {
  Shards self;
  for (AxisShards &axis : axes)
    self.push_back(rank.getShard(axis.getPlan()));
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
    int64_t numShards = axes[position].getPlan().numShards;
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

  auto bufferType = cast<MemRefType>(needed.getType());
  auto neededType =
      RankedTensorType::get(bufferType.getShape(), bufferType.getElementType());
  return bufferization::ToTensorOp::create(builder, loc, neededType, needed,
                                           /*restrict=*/true,
                                           /*writable=*/true);
}
