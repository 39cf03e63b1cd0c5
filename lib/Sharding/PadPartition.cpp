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

bool AxisPartition::isLocal() const {
  for (auto [i, share] : llvm::enumerate(shares)) {
    Stretch owned{offsets[i], offsets[i + 1] - offsets[i]};
    bool isEmpty = owned.length == 0 && share.stretches.empty();
    if (!isEmpty && !llvm::equal(share.stretches, ArrayRef<Stretch>(owned)))
      return false;
  }
  return true;
}

size_t AxisPartition::getMaxStretches() const {
  size_t most = 0;
  for (const AxisShare &share : shares)
    most = std::max(most, share.stretches.size());
  return most;
}

int64_t AxisPartition::getMaxOverlap() const {
  int64_t most = 0;
  for (const AxisShare &share : shares) {
    for (int64_t owner : llvm::seq(getNumShards())) {
      int64_t overlap = 0;
      for (Stretch stretch : share.stretches)
        overlap += std::max<int64_t>(
            std::min(stretch.begin + stretch.length, offsets[owner + 1]) -
                std::max(stretch.begin, offsets[owner]),
            0);
      most = std::max(most, overlap);
    }
  }
  return most;
}

FailureOr<SmallVector<AxisPartition>> mlir::pad::planPartition(
    PadMode mode, ArrayRef<int64_t> sourceShape, ArrayRef<OpFoldResult> lows,
    ArrayRef<OpFoldResult> highs, const ShardLayout &source,
    const ShardLayout &result, function_ref<InFlightDiagnostic()> emitError) {
  Extension extension = Extension::get(mode);
  SmallVector<AxisPartition> partitions;
  for (auto [axis, extent] : llvm::enumerate(sourceShape)) {
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
    // Equal shards that are not padded stay what they are.
    if (low == 0 && high == 0 && owned == windows)
      continue;
    bool isKnown = !owned.empty() && !windows.empty() && low && high;
    if (!isKnown && numShards == 1)
      continue;
    if (!isKnown)
      return emitError() << "axis " << axis
                         << " is divided and padded: its extents and amounts "
                            "must be known";

    AxisPartition partition;
    partition.axis = axis;
    partition.gridAxes = llvm::to_vector(source.getGridAxes(axis));
    partition.offsets = llvm::to_vector(owned);
    for (int64_t i : llvm::seq(numShards))
      partition.shares.push_back(getAxisShare(
          extension, extent, windows[i] - *low, windows[i + 1] - *low));
    partitions.push_back(std::move(partition));
  }
  return partitions;
}
