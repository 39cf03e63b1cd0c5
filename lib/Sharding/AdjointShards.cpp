//===- AdjointShards.cpp - What shards of an adjoint need along an axis ---===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AxisShards.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// A shard is a block, and needs the walk over it.
class AdjointShards final : public AxisShards {
public:
  using AxisShards::AxisShards;

  LocalAxis getLocalAxis(OpFoldResult shard) override;
  void forEachPiece(OpFoldResult receiver, OpFoldResult owner,
                    function_ref<void(const Piece &)> visit) override;
  OpFoldResult countShared(OpFoldResult receiver, OpFoldResult owner) override;

private:
  BlockWalk<IndexBuilder> getWalk(OpFoldResult shard) {
    OpFoldResult n = plan->windows.empty()
                         ? indices->max(resultExtent, indices->constant(0))
                         : indices->constant(plan->windows.back());
    return {*indices,
            {plan->extension, extent, n, plan->low, plan->hasTurns},
            getWindow(shard),
            getNextWindow(shard)};
  }
};

} // namespace

LocalAxis AdjointShards::getLocalAxis(OpFoldResult shard) {
  if (plan->isKnown())
    return lookUpLocal(shard);
  auto walk = getWalk(shard);
  return {walk.low, walk.high, walk.getSize(), walk.extent, walk.offset};
}

void AdjointShards::forEachPiece(OpFoldResult receiver, OpFoldResult owner,
                                 function_ref<void(const Piece &)> visit) {
  auto walk = getWalk(receiver);
  OpFoldResult begin = getBegin(owner), end = getEnd(owner);
  buildLoop(
      *indices, indices->constant(0), walk.countPieces(begin, end),
      indices->constant(1), [&](OpFoldResult k) {
        auto piece = walk.getPiece(begin, end, k);
        visit({piece.from, piece.to, piece.offsetInMessage, piece.length});
      });
}

OpFoldResult AdjointShards::countShared(OpFoldResult receiver,
                                        OpFoldResult owner) {
  auto walk = getWalk(receiver);
  OpFoldResult begin = getBegin(owner), end = getEnd(owner);
  return walk.countPositions(begin, end);
}

std::unique_ptr<AxisShards>
mlir::pad::createAdjointShards(GridRank &rank, const AxisPartition &plan,
                               Value source) {
  return std::make_unique<AdjointShards>(rank, plan, source);
}
