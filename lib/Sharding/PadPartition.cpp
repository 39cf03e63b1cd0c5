//===- PadPartition.cpp - What each rank does of a pad --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadPartition.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

BlockWalk<WalkArith> AxisPartition::getWalk(WalkArith &arith,
                                            int64_t shard) const {
  return {arith,
          {extension, offsets.back(), windows.back(), *getConstantIntValue(low),
           hasTurns},
          windows[shard],
          windows[shard + 1]};
}

void AxisPartition::setShares() {
  locals.clear();
  if (kind == Kind::Adjoint) {
    WalkArith arith;
    for (int64_t shard : llvm::seq(numShards)) {
      auto walk = getWalk(arith, shard);
      locals.push_back(
          {walk.low, walk.high, walk.getSize(), walk.extent, walk.offset});
    }
    return;
  }
  int64_t before = *getConstantIntValue(low);
  bool isBorder = kind == Kind::Border;
  int64_t padded = offsets.back();
  if (isBorder)
    padded -= before + *getConstantIntValue(high);
  for (int64_t shard : llvm::seq(numShards)) {
    AxisShare share = getAxisShare(extension, padded, windows[shard] - before,
                                   windows[shard + 1] - before);
    LocalAxisOf<int64_t> local{share.low, share.high, /*needed=*/0};
    for (Stretch &stretch : share.stretches) {
      stretch.begin += isBorder ? before : 0;
      local.needed += stretch.length;
    }
    locals.push_back(local);
    shares.push_back(std::move(share));
  }
}

int64_t AxisPartition::countShared(int64_t receiver, int64_t owner) const {
  int64_t begin = offsets[owner], end = offsets[owner + 1], count = 0;
  if (kind == Kind::Adjoint) {
    WalkArith arith;
    return getWalk(arith, receiver).countPositions(begin, end);
  }
  for (Stretch stretch : shares[receiver].stretches)
    count += std::max<int64_t>(std::min(stretch.begin + stretch.length, end) -
                                   std::max(stretch.begin, begin),
                               0);
  return count;
}

bool AxisPartition::isLocal() const {
  return isKnown() && llvm::all_of(llvm::seq(numShards), [&](int64_t shard) {
           int64_t length = offsets[shard + 1] - offsets[shard];
           // A window of two stretches has the elements in another order.
           bool isInOrder =
               kind == Kind::Adjoint || shares[shard].stretches.size() <= 1;
           return isInOrder && locals[shard].needed == length &&
                  countShared(shard, shard) == length;
         });
}

int64_t AxisPartition::getMaxOverlap() const {
  int64_t most = 0;
  for (int64_t receiver : llvm::seq(numShards))
    for (int64_t owner : llvm::seq(numShards))
      most = std::max(most, countShared(receiver, owner));
  return most;
}

/// Whether some walk over a shard has positions only if it has turns. Expects
/// known extents and amounts.
static bool needsTurns(AxisPartition partition) {
  WalkArith arith;
  int64_t extent = partition.offsets.back();
  return llvm::any_of(llvm::seq(partition.numShards), [&](int64_t shard) {
    auto count = [&](bool hasTurns) {
      partition.hasTurns = hasTurns;
      return partition.getWalk(arith, shard).countPositions(0, extent);
    };
    return count(true) != count(false);
  });
}

FailureOr<std::vector<AxisPartition>> mlir::pad::planPartition(
    AxisPartition::Kind kind, PadMode mode, ArrayRef<OpFoldResult> lows,
    ArrayRef<OpFoldResult> highs, const ShardLayout &source,
    const ShardLayout &result, function_ref<InFlightDiagnostic()> emitError) {
  using Kind = AxisPartition::Kind;
  Extension extension = Extension::get(mode);
  std::vector<AxisPartition> partitions;
  for (int64_t axis : llvm::seq<int64_t>(lows.size())) {
    int64_t numShards = result.getNumShards(axis);
    if (source.getGridAxes(axis) != result.getGridAxes(axis))
      return emitError() << "axis " << axis
                         << ": the source is divided by the grid axes ["
                         << source.getGridAxes(axis) << "], the result by ["
                         << result.getGridAxes(axis) << ']';
    ArrayRef<int64_t> owned = source.getOffsets(axis);
    ArrayRef<int64_t> windows = result.getOffsets(axis);
    std::optional<int64_t> low = getConstantIntValue(lows[axis]);
    std::optional<int64_t> high = getConstantIntValue(highs[axis]);
    bool isKnown = !owned.empty() && !windows.empty() && low && high;
    // Equal shards of an axis without padding stay as they are. A rank has all
    // elements of an axis that is not divided, and needs all of them unless the
    // axis is cropped or filled.
    if (low == 0 && high == 0 && owned == windows)
      continue;
    bool needsAll = kind == Kind::Adjoint
                        ? !extension.isFill()
                        : kind == Kind::Pad && low.value_or(-1) >= 0 &&
                              high.value_or(-1) >= 0;
    if (!isKnown && numShards == 1 && needsAll)
      continue;

    AxisPartition partition{kind,
                            axis,
                            llvm::to_vector(source.getGridAxes(axis)),
                            numShards,
                            llvm::to_vector(owned),
                            llvm::to_vector(windows),
                            extension,
                            lows[axis],
                            highs[axis]};
    if (kind == Kind::Adjoint && BlockWalk<WalkArith>::canHaveTurns(extension))
      partition.hasTurns = !isKnown || needsTurns(partition);
    if (isKnown)
      partition.setShares();
    partitions.push_back(std::move(partition));
  }
  return partitions;
}
