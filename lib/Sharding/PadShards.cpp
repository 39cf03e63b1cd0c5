//===- PadShards.cpp - What shards of a pad need along an axis ------------===//
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

/// A shard shows at most two stretches.
class PadShards final : public AxisShards {
public:
  PadShards(GridRank &rank, const AxisPartition &plan, Value source);

  LocalAxis getLocalAxis(OpFoldResult shard) override;
  void forEachPiece(OpFoldResult receiver, OpFoldResult owner,
                    function_ref<void(const Piece &)> visit) override;
  OpFoldResult countShared(OpFoldResult receiver, OpFoldResult owner) override;

private:
  AxisShareOf<OpFoldResult> getShare(OpFoldResult shard);
  SmallVector<Piece, 2> getPieces(OpFoldResult receiver, OpFoldResult owner);

  /// The extent of the padded array, its begin in the source (not 0 for a
  /// border in place), and its low amount.
  OpFoldResult paddedExtent, inset, low;
};

} // namespace

PadShards::PadShards(GridRank &rank, const AxisPartition &plan, Value source)
    : AxisShards(rank, plan, source), paddedExtent(extent),
      inset(indices->constant(0)), low(plan.low) {
  if (plan.kind == AxisPartition::Kind::Border) {
    // Negative amounts of a border are an error that is only checked with
    // runtime-checks; without these, accesses stay in bounds.
    low = indices->max(low, indices->constant(0));
    OpFoldResult high = indices->max(plan.high, indices->constant(0));
    paddedExtent = indices->sub(indices->sub(extent, low), high);
    inset = low;
  }
}

AxisShareOf<OpFoldResult> PadShards::getShare(OpFoldResult shard) {
  AxisShareOf<OpFoldResult> share;
  if (!plan->isKnown()) {
    OpFoldResult begin = getWindow(shard), end = getNextWindow(shard);
    begin = indices->sub(begin, low);
    end = indices->sub(end, low);
    share = getAxisShare(*indices, plan->extension, paddedExtent, begin, end);
    for (auto &stretch : share.stretches)
      stretch.begin = indices->add(stretch.begin, inset);
    return share;
  }
  size_t numStretches = 0;
  for (const AxisShare &known : plan->shares)
    numStretches = std::max(numStretches, known.stretches.size());
  for (size_t k : llvm::seq(numStretches)) {
    auto getColumn = [&](int64_t Stretch::*member) {
      return lookUp(llvm::map_to_vector(plan->shares,
                                        [&](const AxisShare &known) -> int64_t {
                                          return k < known.stretches.size()
                                                     ? known.stretches[k].*
                                                           member
                                                     : 0;
                                        }),
                    shard);
    };
    share.stretches.push_back(
        {getColumn(&Stretch::begin), getColumn(&Stretch::length)});
  }
  return share;
}

LocalAxis PadShards::getLocalAxis(OpFoldResult shard) {
  if (plan->isKnown())
    return lookUpLocal(shard);
  AxisShareOf<OpFoldResult> share = getShare(shard);
  OpFoldResult needed = indices->constant(0);
  for (auto stretch : share.stretches)
    needed = indices->add(needed, stretch.length);
  return {share.low, share.high, needed};
}

SmallVector<AxisShards::Piece, 2> PadShards::getPieces(OpFoldResult receiver,
                                                       OpFoldResult owner) {
  OpFoldResult ownedBegin = getBegin(owner), ownedEnd = getEnd(owner);
  OpFoldResult zero = indices->constant(0), needed = zero, inMessage = zero;
  SmallVector<Piece, 2> pieces;
  for (auto [begin, length] : getShare(receiver).stretches) {
    OpFoldResult first = indices->max(begin, ownedBegin);
    OpFoldResult end = indices->min(indices->add(begin, length), ownedEnd);
    OpFoldResult shared = indices->max(indices->sub(end, first), zero);
    pieces.push_back({indices->sub(first, ownedBegin),
                      indices->add(needed, indices->sub(first, begin)),
                      inMessage, shared});
    needed = indices->add(needed, length);
    inMessage = indices->add(inMessage, shared);
  }
  return pieces;
}

void PadShards::forEachPiece(OpFoldResult receiver, OpFoldResult owner,
                             function_ref<void(const Piece &)> visit) {
  SmallVector<Piece, 2> pieces = getPieces(receiver, owner);
  // The code for both pieces is generated once, in a loop.
  buildLoop(*indices, indices->constant(0), indices->constant(pieces.size()),
            indices->constant(1), [&](OpFoldResult k) {
              auto isFirst = indices->lessThan(k, indices->constant(1));
              auto pick = [&](OpFoldResult Piece::*member) {
                return indices->select(isFirst, pieces.front().*member,
                                       pieces.back().*member);
              };
              visit({pick(&Piece::from), pick(&Piece::to),
                     pick(&Piece::inMessage), pick(&Piece::length)});
            });
}

OpFoldResult PadShards::countShared(OpFoldResult receiver, OpFoldResult owner) {
  OpFoldResult count = indices->constant(0);
  for (const Piece &piece : getPieces(receiver, owner))
    count = indices->add(count, piece.length);
  return count;
}

std::unique_ptr<AxisShards>
mlir::pad::createPadShards(GridRank &rank, const AxisPartition &plan,
                           Value source) {
  return std::make_unique<PadShards>(rank, plan, source);
}
