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
  if (!isKnown())
    return false;
  for (auto [i, share] : llvm::enumerate(shares)) {
    Stretch owned{offsets[i], offsets[i + 1] - offsets[i]};
    bool isEmpty = owned.length == 0 && share.stretches.empty();
    if (!isEmpty && !llvm::equal(share.stretches, ArrayRef<Stretch>(owned)))
      return false;
  }
  return true;
}

int64_t AxisPartition::getMaxOverlap() const {
  int64_t most = 0;
  for (const AxisShare &share : shares) {
    for (int64_t owner : llvm::seq(numShards)) {
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

FailureOr<std::vector<AxisPartition>> mlir::pad::planPartition(
    PadMode mode, bool isBorder, ArrayRef<OpFoldResult> lows,
    ArrayRef<OpFoldResult> highs, const ShardLayout &source,
    const ShardLayout &result, function_ref<InFlightDiagnostic()> emitError) {
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
    // Equal shards that are not padded stay what they are; of an axis that is
    // neither divided nor cropped a rank has what it needs.
    if (low == 0 && high == 0 && owned == windows)
      continue;
    if (!isKnown && !isBorder && numShards == 1 && low.value_or(-1) >= 0 &&
        high.value_or(-1) >= 0)
      continue;

    AxisPartition partition{axis,
                            llvm::to_vector(source.getGridAxes(axis)),
                            numShards,
                            llvm::to_vector(owned),
                            llvm::to_vector(windows),
                            extension,
                            lows[axis],
                            highs[axis],
                            isBorder,
                            /*shares=*/{}};
    if (isKnown) {
      int64_t inset = isBorder ? *low : 0;
      int64_t padded = owned.back() - (isBorder ? *low + *high : 0);
      for (int64_t i : llvm::seq(numShards)) {
        AxisShare share = getAxisShare(extension, padded, windows[i] - *low,
                                       windows[i + 1] - *low);
        for (Stretch &stretch : share.stretches)
          stretch.begin += inset;
        partition.shares.push_back(std::move(share));
      }
    }
    partitions.push_back(std::move(partition));
  }
  return partitions;
}
