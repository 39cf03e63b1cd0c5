//===- Exchange.cpp - Messages between the ranks of a pad -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In round r, the shards i and i xor r exchange messages; the lower rank of the
// two sends before it receives. Nobody waits in a circle, however little is
// sent eagerly: see docs/Rationale.md.
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

int64_t Exchange::getElementBytes(Operation *op, Type type) {
  DataLayout layout = DataLayout::closest(op);
  return llvm::alignTo(layout.getTypeSize(type).getFixedValue(),
                       layout.getTypeABIAlignment(type));
}

Exchange::Exchange(GridRank &rank, Value source, ArrayRef<AxisShards *> axes)
    : rank(rank), indices(rank.getIndices()), builder(indices.getBuilder()),
      loc(indices.getLoc()), axes(axes) {
  auto type = cast<RankedTensorType>(source.getType());
  Type elementType = type.getElementType();
  elementBytes = getElementBytes(rank.getGrid(), elementType);
  isBounded =
      type.hasStaticShape() && llvm::all_of(axes, [](const AxisShards *axis) {
        return axis->getPlan().isKnown();
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
  for (AxisShards *axis : axes)
    sizes[axis->getPlan().axis] =
        axis->getLocalAxis(rank.getShard(axis->getPlan())).needed;
  needed = memref::AllocOp::create(builder, loc, sizes, elementType);
}

//===----------------------------------------------------------------------===//
// Sizes of messages
//===----------------------------------------------------------------------===//

SmallVector<OpFoldResult> Exchange::getSharedSizes(const Shards &receiver,
                                                   const Shards &owner) {
  // Along the other axes, messages have the whole extent.
  SmallVector<OpFoldResult> sizes = ownedSizes;
  for (auto [axis, to, from] : llvm::zip_equal(axes, receiver, owner))
    sizes[axis->getPlan().axis] = axis->countShared(to, from);
  return sizes;
}

void Exchange::forEachBox(const Shards &receiver, const Shards &owner,
                          function_ref<void(const Box &)> visit) {
  SmallVector<OpFoldResult> zeros(ownedSizes.size(), indices.constant(0));
  Box box{zeros, zeros, zeros, ownedSizes};
  std::function<void(size_t)> build = [&](size_t k) {
    if (k == axes.size())
      return visit(box);
    int64_t axis = axes[k]->getPlan().axis;
    axes[k]->forEachPiece(
        receiver[k], owner[k], [&](const AxisShards::Piece &piece) {
          buildIf(indices, indices.lessThan(indices.constant(0), piece.length),
                  [&] {
                    box.from[axis] = piece.from;
                    box.to[axis] = piece.to;
                    box.inMessage[axis] = piece.inMessage;
                    box.sizes[axis] = piece.length;
                    build(k + 1);
                  });
        });
  };
  build(0);
}

Value Exchange::getRank(const Shards &shards) {
  auto position = llvm::to_vector(rank.getPosition());
  for (auto [axis, shard] : llvm::zip_equal(axes, shards))
    rank.move(position, axis->getPlan(), shard);
  return rank.getRank(position);
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

OpFoldResult Exchange::getBytes(ArrayRef<OpFoldResult> sizes) {
  OpFoldResult count = indices.constant(elementBytes);
  for (OpFoldResult size : sizes)
    count = indices.mul(count, size);
  return count;
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

/// `message` as an array of `sizes`.
Value Exchange::getArray(Value message, ArrayRef<OpFoldResult> sizes) {
  auto [shape, dynamicSizes] = decomposeMixedValues(sizes);
  auto type = MemRefType::get(
      shape, cast<MemRefType>(needed.getType()).getElementType());
  return memref::ViewOp::create(builder, loc, type, message,
                                indices.materialize(indices.constant(0)),
                                dynamicSizes);
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

/// Builds `body` with the sizes of the message from `owner` to `receiver`,
/// behind a test that the message is not empty.
void Exchange::buildIfShared(
    const Shards &receiver, const Shards &owner,
    function_ref<void(ArrayRef<OpFoldResult> sizes, OpFoldResult bytes)> body) {
  SmallVector<OpFoldResult> sizes = getSharedSizes(receiver, owner);
  OpFoldResult bytes = getBytes(sizes);
  buildIf(indices, indices.lessThan(indices.constant(0), bytes),
          [&] { body(sizes, bytes); });
}

void Exchange::copyOwnShare(const Shards &self) {
  buildIfShared(self, self, [&](ArrayRef<OpFoldResult>, OpFoldResult) {
    forEachBox(self, self, [&](const Box &box) {
      Value from = getPart(owned, box.from, box.sizes);
      copy(from, getPart(needed, box.to, box.sizes));
    });
  });
}

void Exchange::send(const Shards &self, const Shards &peer, Value receiver) {
  buildIfShared(
      peer, self, [&](ArrayRef<OpFoldResult> sizes, OpFoldResult bytes) {
        Value message = createMessage(bytes), array = getArray(message, sizes);
        forEachBox(peer, self, [&](const Box &box) {
          Value from = getPart(owned, box.from, box.sizes);
          copy(from, getPart(array, box.inMessage, box.sizes));
        });
        rank.send(message, receiver, GridRank::Tag::Pad);
      });
}

void Exchange::receive(const Shards &self, const Shards &peer, Value sender) {
  buildIfShared(
      self, peer, [&](ArrayRef<OpFoldResult> sizes, OpFoldResult bytes) {
        Value message = createMessage(bytes), array = getArray(message, sizes);
        rank.receive(message, sender, GridRank::Tag::Pad);
        forEachBox(self, peer, [&](const Box &box) {
          Value from = getPart(array, box.inMessage, box.sizes);
          copy(from, getPart(needed, box.to, box.sizes));
        });
      });
}

/// Sends a message to `peer` and receives one, each if it is not empty.
void Exchange::exchangeWithPeer(const Shards &self, const Shards &peer) {
  Value other = getRank(peer);
  pad::Condition isFirst = indices.lessThan(getRank(self), other);
  // A loop of two steps, one of which sends: the code of each exists once.
  buildLoop(indices, indices.constant(0), builder.getIndexAttr(2),
            indices.constant(1), [&](OpFoldResult step) {
              pad::Condition isSecondStep =
                  indices.lessThan(indices.constant(0), step);
              Value sendsFirst = indices.materialize(isFirst);
              Value sends = arith::XOrIOp::create(
                  builder, loc, sendsFirst, indices.materialize(isSecondStep));
              buildIf(
                  indices, pad::Condition(sends),
                  [&] { send(self, peer, other); },
                  [&] { receive(self, peer, other); });
            });
}

//===----------------------------------------------------------------------===//
// The exchange
//===----------------------------------------------------------------------===//

/// Fills `needed` with elements of this rank and of received messages, and
/// sends the messages for other ranks.
void Exchange::exchange() {
  Shards self;
  for (AxisShards *axis : axes)
    self.push_back(rank.getShard(axis->getPlan()));
  copyOwnShare(self);

  Shards peer;
  pad::Condition isThere(true), isOther(false);
  std::function<void()> buildRounds = [&] {
    if (peer.size() == axes.size()) {
      buildIf(indices, indices.conjunction(isThere, isOther),
              [&] { exchangeWithPeer(self, peer); });
      return;
    }
    size_t position = peer.size();
    int64_t numShards = axes[position]->getPlan().numShards;
    buildLoop(indices, indices.constant(0),
              indices.constant(llvm::PowerOf2Ceil(numShards)),
              indices.constant(1), [&](OpFoldResult round) {
                OpFoldResult shard = self[position];
                if (!isZeroInteger(round)) {
                  Value ours = indices.materialize(shard);
                  shard = arith::XOrIOp::create(builder, loc, ours,
                                                indices.materialize(round))
                              .getResult();
                }
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
}

Value Exchange::getShares() {
  // An empty array has no subviews: even an empty subview may not begin at its
  // end.
  auto isEmpty = [](Value buffer) {
    return llvm::is_contained(cast<MemRefType>(buffer.getType()).getShape(), 0);
  };
  if (!isEmpty(owned) && !isEmpty(needed))
    exchange();
  auto bufferType = cast<MemRefType>(needed.getType());
  auto neededType =
      RankedTensorType::get(bufferType.getShape(), bufferType.getElementType());
  return bufferization::ToTensorOp::create(builder, loc, neededType, needed,
                                           /*restrict=*/true,
                                           /*writable=*/true);
}
