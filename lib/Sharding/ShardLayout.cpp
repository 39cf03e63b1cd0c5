//===- ShardLayout.cpp - Where the parts of a tensor lie ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Sharding/ShardLayout.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace mlir::pad;

using shard::GridAxis;

/// Checks that `offsets` go from 0 to `extent`. Upstream's verifier has checked
/// their number and order.
static LogicalResult
checkOffsets(int64_t axis, int64_t extent, ArrayRef<int64_t> offsets,
             function_ref<InFlightDiagnostic()> emitError) {
  if (llvm::any_of(offsets, ShapedType::isDynamic))
    return emitError() << "axis " << axis
                       << ": sharded_dims_offsets must be known";
  if (offsets.front() != 0 ||
      (!ShapedType::isDynamic(extent) && offsets.back() != extent))
    return emitError() << "axis " << axis << ": sharded_dims_offsets go from "
                       << offsets.front() << " to " << offsets.back()
                       << ", expected 0 to " << extent;
  return success();
}

/// Whether each axis of `split` is one of `grid`.
static bool areAxesOf(shard::GridOp grid, ArrayRef<GridAxis> split) {
  return llvm::all_of(
      split, [&](GridAxis axis) { return axis >= 0 && axis < grid.getRank(); });
}

/// Whether offsets may say how an axis is divided by `split`. Upstream's local
/// types take one offset for each shard, and add up the sizes of the grid's
/// axes where it is their product that counts the shards.
static bool canHaveOffsets(shard::GridOp grid, ArrayRef<GridAxis> split) {
  int64_t sum = 0;
  for (GridAxis axis : split)
    sum += grid.getShape()[axis];
  return sum == shard::collectiveProcessGroupSize(split, grid);
}

LogicalResult
mlir::pad::checkEqualShards(ArrayRef<int64_t> shape, shard::Sharding sharding,
                            shard::GridOp grid, int64_t axis,
                            function_ref<InFlightDiagnostic()> emitError) {
  ArrayRef<GridAxis> split = sharding.getSplitAxes()[axis].asArrayRef();
  if (!areAxesOf(grid, split))
    return success();
  int64_t extent = shape[axis];
  int64_t numShards = shard::collectiveProcessGroupSize(split, grid);
  if (ShapedType::isDynamic(extent) || ShapedType::isDynamic(numShards) ||
      extent % numShards == 0)
    return success();
  InFlightDiagnostic error = emitError()
                             << "axis " << axis << ": extent " << extent
                             << " cannot be divided into " << numShards
                             << " shards without sharded_dims_offsets";
  // A sharding has offsets of all its axes or of none.
  for (auto [other, otherSplit] : llvm::enumerate(sharding.getSplitAxes())) {
    ArrayRef<GridAxis> gridAxes = otherSplit.asArrayRef();
    if (gridAxes.empty())
      continue;
    if (ShapedType::isDynamic(shape[other]))
      return error << ", which axis " << other
                   << " of unknown extent cannot have";
    if (areAxesOf(grid, gridAxes) && !canHaveOffsets(grid, gridAxes))
      return error << ", which axis " << other
                   << " cannot have: it is divided by the grid axes ["
                   << gridAxes << ']';
  }
  return error;
}

FailureOr<ShardLayout>
ShardLayout::get(ArrayRef<int64_t> shape, shard::Sharding sharding,
                 shard::GridOp grid,
                 function_ref<InFlightDiagnostic()> emitError) {
  ShardLayout layout;
  layout.axes.resize(shape.size());
  for (auto [axis, extent] : llvm::zip_equal(layout.axes, shape))
    if (!ShapedType::isDynamic(extent))
      axis.offsets = {0, extent};
  if (!sharding)
    return layout;

  layout.gridShape.assign(grid.getShape().begin(), grid.getShape().end());
  if (llvm::any_of(layout.gridShape, ShapedType::isDynamic))
    return emitError() << "the shape of grid '" << grid.getSymName()
                       << "' must be known";
  if (!sharding.getStaticHaloSizes().empty())
    return emitError() << "halo sizes in a sharding of a pad: its shards do "
                          "not overlap";
  if (sharding.getSplitAxes().size() > shape.size())
    return emitError() << "a sharding of " << sharding.getSplitAxes().size()
                       << " axes for a tensor of rank " << shape.size();

  ArrayRef<int64_t> given = sharding.getStaticShardedDimsOffsets();
  for (auto [index, split] : llvm::enumerate(sharding.getSplitAxes())) {
    if (split.empty())
      continue;
    if (!areAxesOf(grid, split.asArrayRef()))
      return emitError() << "axis " << index << " is divided by the grid axes ["
                         << split.asArrayRef() << "], and grid '"
                         << grid.getSymName() << "' has " << grid.getRank();
    Axis &axis = layout.axes[index];
    int64_t extent = shape[index];
    int64_t numShards =
        shard::collectiveProcessGroupSize(split.asArrayRef(), grid);
    axis.gridAxes.assign(split.asArrayRef().begin(), split.asArrayRef().end());
    axis.numShards = numShards;
    if (!given.empty()) {
      if (!canHaveOffsets(grid, split.asArrayRef()))
        return emitError()
               << "axis " << index
               << ": sharded_dims_offsets of an axis that is divided by the "
                  "grid axes ["
               << split.asArrayRef()
               << "] are not supported: the sum of their sizes is not "
               << numShards << ", the number of shards";
      axis.offsets = llvm::to_vector(given.take_front(numShards + 1));
      given = given.drop_front(numShards + 1);
      if (failed(checkOffsets(index, extent, axis.offsets, emitError)))
        return failure();
      continue;
    }
    axis.offsets.clear();
    if (ShapedType::isDynamic(extent))
      continue;
    if (failed(checkEqualShards(shape, sharding, grid, index, emitError)))
      return failure();
    for (int64_t i = 0; i <= numShards; ++i)
      axis.offsets.push_back(extent / numShards * i);
  }
  return layout;
}

/// Appends the begins of the shards of an axis that is divided as evenly as
/// possible (the first shards may be one element longer), and then `extent`.
static void addBalancedOffsets(int64_t extent, int64_t numShards,
                               SmallVectorImpl<int64_t> &offsets) {
  for (int64_t i = 0; i <= numShards; ++i)
    offsets.push_back(extent / numShards * i + std::min(i, extent % numShards));
}

LogicalResult
ShardLayout::setShape(ArrayRef<int64_t> shape,
                      function_ref<InFlightDiagnostic()> emitError) {
  for (auto [index, extent] : llvm::enumerate(shape)) {
    Axis &axis = axes[index];
    if (axis.offsets.empty())
      addBalancedOffsets(extent, axis.numShards, axis.offsets);
    else if (failed(checkOffsets(index, extent, axis.offsets, emitError)))
      return failure();
  }
  return success();
}

void ShardLayout::setSizes(int64_t axis, ArrayRef<int64_t> sizes) {
  axes[axis].offsets = {0};
  for (int64_t size : sizes)
    axes[axis].offsets.push_back(axes[axis].offsets.back() + size);
}

/// The coordinates of `rank` in a grid.
static SmallVector<int64_t> getCoordinates(ArrayRef<int64_t> gridShape,
                                           int64_t rank) {
  SmallVector<int64_t> coordinates(gridShape.size());
  for (size_t axis = gridShape.size(); axis-- != 0; rank /= gridShape[axis])
    coordinates[axis] = rank % gridShape[axis];
  return coordinates;
}

int64_t ShardLayout::getShard(int64_t rank, int64_t axis) const {
  SmallVector<int64_t> coordinates = getCoordinates(gridShape, rank);
  int64_t shard = 0;
  for (GridAxis gridAxis : axes[axis].gridAxes)
    shard = shard * gridShape[gridAxis] + coordinates[gridAxis];
  return shard;
}

bool ShardLayout::isFirstCopy(int64_t rank) const {
  if (gridShape.empty())
    return rank == 0;
  SmallVector<int64_t> coordinates = getCoordinates(gridShape, rank);
  for (const Axis &axis : axes)
    for (GridAxis gridAxis : axis.gridAxes)
      coordinates[gridAxis] = 0;
  return llvm::all_of(coordinates, [](int64_t c) { return c == 0; });
}

shard::Sharding
mlir::pad::getBalancedSharding(ArrayRef<int64_t> shape,
                               FlatSymbolRefAttr gridName, shard::GridOp grid,
                               ArrayRef<SmallVector<GridAxis>> splitAxes) {
  SmallVector<shard::GridAxesAttr> attributes;
  SmallVector<int64_t> offsets;
  bool isKnown = true, isEven = true;
  for (auto [axis, split] : llvm::enumerate(splitAxes)) {
    attributes.push_back(
        shard::GridAxesAttr::get(gridName.getContext(), split));
    if (split.empty())
      continue;
    // The partition says so.
    if (!areAxesOf(grid, split)) {
      isKnown = false;
      continue;
    }
    int64_t numShards = shard::collectiveProcessGroupSize(split, grid);
    int64_t extent = shape[axis];
    if (ShapedType::isDynamic(numShards) || ShapedType::isDynamic(extent) ||
        !canHaveOffsets(grid, split)) {
      isKnown = false;
      continue;
    }
    isEven &= extent % numShards == 0;
    addBalancedOffsets(extent, numShards, offsets);
  }
  // A sharding has offsets for all divided axes or for none.
  if (isEven || !isKnown)
    offsets.clear();
  return shard::Sharding::get(gridName, attributes, /*static_halo_sizes=*/{},
                              offsets);
}
