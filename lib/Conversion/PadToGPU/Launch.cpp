//===- Launch.cpp - Threads over the rows of an array ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Launch.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Conversion/PadToGPU/PadToGPU.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// The limits of CUDA, HIP and OpenCL devices.
static constexpr int64_t kMaxGridX = (int64_t(1) << 31) - 1;
static constexpr int64_t kMaxGridYZ = 65535;
static constexpr int64_t kMaxBlockZ = 64;

/// Steps along x where their number is known: such a kernel has little to
/// compute for the row, and more threads wait for memory together.
static constexpr int64_t kKnownStepsPerThread = 2;

/// The number of threads side by side that matters more than the steps of each:
/// with 16 bytes each, they cover a cache line. Rows of fewer vectors lie in
/// one line or two, and to find out where a row lies takes longer than to store
/// it.
static constexpr int64_t kNeighbours = 8;

OpFoldResult mlir::pad::castIndex(IndexBuilder &index, OpFoldResult number) {
  if (std::optional<int64_t> known = getConstantIntValue(number))
    return index.constant(*known);
  return getValueOrCreateCastToIndexLike(index.getBuilder(), index.getLoc(),
                                         index.getType(), cast<Value>(number));
}

OpFoldResult mlir::pad::ceilPowerOfTwo(IndexBuilder &index, OpFoldResult a,
                                       int64_t largest) {
  OpFoldResult power = index.constant(largest);
  for (int64_t p = largest / 2; p >= 1; p /= 2)
    power = index.select(index.lessEqual(a, p), index.constant(p), power);
  return power;
}

void ThreadSteps::forEach(IndexBuilder &index, OpFoldResult count,
                          function_ref<void(OpFoldResult)> body) const {
  buildLoop(index, first, count, stride, body);
}

Launch::Launch(OpBuilder &builder, Location loc, const Counts &counts,
               function_ref<void(Launch &)> body) {
  IndexBuilder index(builder, loc);
  auto [x, y, z] = counts;
  OpFoldResult steps = index.constant(
      getConstantIntValue(x) ? kKnownStepsPerThread : kStepsPerThread);
  OpFoldResult neighbours = index.constant(kNeighbours);
  Condition isShort = index.lessEqual(x, neighbours);
  OpFoldResult ofShort = index.ceilDiv(x, kStepsPerThread);
  OpFoldResult along = index.select(
      isShort, ofShort, index.max(neighbours, index.ceilDiv(x, steps)));
  OpFoldResult blockX = ceilPowerOfTwo(index, along, kMaxBlockThreads);
  OpFoldResult left = index.div(index.constant(kMaxBlockThreads), blockX);
  OpFoldResult blockY =
      index.min(ceilPowerOfTwo(index, y, kMaxBlockThreads), left);
  left = index.div(left, blockY);
  OpFoldResult blockZ = index.min(ceilPowerOfTwo(index, z, kMaxBlockZ), left);
  blockSizes = {blockX, blockY, blockZ};

  OpFoldResult threadsX = index.max(along, blockX);
  auto getGridSize = [&](OpFoldResult threads, OpFoldResult block,
                         int64_t largest) {
    return index.clamp(index.ceilDiv(threads, block), index.constant(1),
                       index.constant(largest));
  };
  gridSizes = {getGridSize(threadsX, blockX, kMaxGridX),
               getGridSize(y, blockY, kMaxGridYZ),
               getGridSize(z, blockZ, kMaxGridYZ)};

  SmallVector<Value> sizes;
  for (const Counts &each : {gridSizes, blockSizes})
    for (OpFoldResult size : each)
      sizes.push_back(index.materialize(size));
  auto module = FlatSymbolRefAttr::get(builder.getContext(), kKernelModuleName);
  op = gpu::LaunchOp::create(
      builder, loc, sizes[0], sizes[1], sizes[2], sizes[3], sizes[4], sizes[5],
      /*dynamicSharedMemorySize=*/nullptr, /*asyncTokenType=*/nullptr,
      /*asyncDependencies=*/{}, /*workgroupAttributions=*/{},
      /*privateAttributions=*/{}, /*clusterSizeX=*/nullptr,
      /*clusterSizeY=*/nullptr, /*clusterSizeZ=*/nullptr, module);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&op.getBody().front());
  body(*this);
  gpu::TerminatorOp::create(builder, loc);
  replaceDivisions(builder, op);
}

ThreadSteps Launch::getSteps(IndexBuilder &index, gpu::Dimension dimension) {
  size_t k = static_cast<size_t>(dimension);
  auto getId = [&](const gpu::KernelDim3 &ids, OpFoldResult size) {
    return isOneInteger(size)
               ? index.constant(0)
               : castIndex(index, std::array{ids.x, ids.y, ids.z}[k]);
  };
  OpFoldResult gridSize = castIndex(index, gridSizes[k]);
  OpFoldResult blockSize = castIndex(index, blockSizes[k]);
  OpFoldResult block = getId(op.getBlockIds(), gridSize);
  OpFoldResult thread = getId(op.getThreadIds(), blockSize);
  return {index.add(index.mul(block, blockSize), thread),
          index.mul(gridSize, blockSize)};
}
