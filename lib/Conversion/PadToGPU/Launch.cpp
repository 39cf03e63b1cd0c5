//===- Launch.cpp - Threads over the rows of an array ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Launch.h"
#include "Division.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace mlir::pad;

/// Threads of a block: enough to hide a block's start, and few enough that a
/// thread may have as many registers as it likes.
static constexpr int64_t kBlockThreads = 256;

/// The limits of CUDA, HIP and OpenCL devices.
static constexpr int64_t kMaxGridX = (int64_t(1) << 31) - 1;
static constexpr int64_t kMaxGridYZ = 65535;
static constexpr int64_t kMaxBlockZ = 64;

/// Sums of three such numbers and a few vectors fit 32 bits.
static constexpr int64_t kMaxSmallIndex = int64_t(1) << 29;

/// The number of threads side by side that matters more than the steps of each:
/// with 16 bytes each, they cover a cache line.
static constexpr int64_t kNeighbours = 8;

OpFoldResult mlir::pad::castTo(IndexBuilder &index, OpFoldResult number) {
  if (std::optional<int64_t> known = getConstantIntValue(number))
    return index.constant(*known);
  auto value = cast<Value>(number);
  if (value.getType() == index.getType())
    return value;
  return arith::IndexCastOp::create(index.getBuilder(), index.getLoc(),
                                    index.getType(), value)
      .getResult();
}

Condition mlir::pad::hasSmallIndices(IndexBuilder &index,
                                     ArrayRef<std::array<OpFoldResult, 3>> axes,
                                     OpFoldResult block) {
  Condition isSmall = true;
  OpFoldResult limit = index.constant(kMaxSmallIndex);
  OpFoldResult least = index.constant(-kMaxSmallIndex);
  auto check = [&](OpFoldResult number) {
    isSmall = index.conjunction(isSmall, index.lessEqual(number, limit));
    isSmall = index.conjunction(isSmall, index.lessEqual(least, number));
  };
  for (ArrayRef<OpFoldResult> axis : axes)
    llvm::for_each(axis, check);
  // Buffers of that size exist, so no product wraps.
  OpFoldResult outer = index.constant(1);
  for (const auto &[sourceExtent, resultExtent, low] : axes.drop_back())
    outer = index.mul(outer, resultExtent);
  check(outer);
  check(block);
  for (OpFoldResult number : axes.back())
    check(index.mul(number, block));
  return isSmall;
}

OpFoldResult mlir::pad::ceilPowerOfTwo(IndexBuilder &index, OpFoldResult a,
                                       int64_t largest) {
  OpFoldResult power = index.constant(largest);
  for (int64_t p = largest / 2; p >= 1; p /= 2)
    power = index.select(index.lessEqual(a, index.constant(p)),
                         index.constant(p), power);
  return power;
}

SmallVector<OpFoldResult>
mlir::pad::delinearize(IndexBuilder &index, OpFoldResult number,
                       ArrayRef<OpFoldResult> extents) {
  SmallVector<OpFoldResult> indices(extents.size());
  for (size_t k = extents.size(); k-- > 0;) {
    indices[k] = number;
    if (k == 0)
      break;
    OpFoldResult extent = castTo(index, extents[k]);
    number = index.div(number, extent);
    indices[k] = index.sub(indices[k], index.mul(number, extent));
  }
  return indices;
}

void ThreadSteps::forEach(IndexBuilder &index, OpFoldResult count,
                          function_ref<void(OpFoldResult)> body) const {
  if (isOneInteger(count) && isConstantIntValue(first, 0))
    return body(first);
  OpBuilder &builder = index.getBuilder();
  auto loop =
      scf::ForOp::create(builder, index.getLoc(), index.materialize(first),
                         index.materialize(count), index.materialize(stride));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

static OpFoldResult ceilDiv(IndexBuilder &index, OpFoldResult a,
                            OpFoldResult b) {
  return index.div(index.add(a, index.sub(b, index.constant(1))), b);
}

void mlir::pad::reportKernel(Location loc, Facts facts) {
  auto has = [&](Facts some) { return bitEnumContainsAny(facts, some); };
  StringRef how = !has(Facts::Rows) ? "element by element"
                  : has(Facts::VectorsCrossRows)
                      ? "vectors of 16 bytes "
                        "across the ends of rows"
                      : "rows in vectors of 16 bytes";
  StringRef where = has(Facts::InPlace) ? "all faces of the border, " : "";
  remark::passed(loc,
                 remark::RemarkOpts::name("convert-pad-to-gpu").category("pad"))
      << (stringifyFacts(facts) + ": " + where + how).str();
}

Launch::Launch(OpBuilder &builder, Location loc, const Counts &counts,
               function_ref<void(const Launch &)> body) {
  IndexBuilder index(builder, loc);
  auto [x, y, z] = counts;
  OpFoldResult steps = index.constant(kStepsPerThread);
  OpFoldResult neighbours = index.constant(kNeighbours);
  OpFoldResult along =
      index.max(index.min(x, neighbours), ceilDiv(index, x, steps));
  OpFoldResult blockX = ceilPowerOfTwo(index, along, kBlockThreads);
  OpFoldResult left = index.div(index.constant(kBlockThreads), blockX);
  OpFoldResult blockY =
      index.min(ceilPowerOfTwo(index, y, kBlockThreads), left);
  left = index.div(left, blockY);
  OpFoldResult blockZ = index.min(ceilPowerOfTwo(index, z, kMaxBlockZ), left);
  blockSizes = {blockX, blockY, blockZ};

  OpFoldResult threadsX = ceilDiv(index, x, steps);
  threadsX = index.max(threadsX, blockX);
  auto getGridSize = [&](OpFoldResult threads, OpFoldResult block,
                         int64_t largest) {
    return index.clamp(ceilDiv(index, threads, block), index.constant(1),
                       index.constant(largest));
  };
  gridSizes = {getGridSize(threadsX, blockX, kMaxGridX),
               getGridSize(y, blockY, kMaxGridYZ),
               getGridSize(z, blockZ, kMaxGridYZ)};

  SmallVector<Value> sizes;
  for (const Counts &each : {gridSizes, blockSizes})
    for (OpFoldResult size : each)
      sizes.push_back(index.materialize(size));
  // All kernels become one module, which is loaded once.
  auto module = FlatSymbolRefAttr::get(builder.getContext(), "pad_kernels");
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
  replaceDivisions(op);
}

ThreadSteps Launch::getSteps(IndexBuilder &index,
                             gpu::Dimension dimension) const {
  auto select = [&](gpu::KernelDim3 ids) -> OpFoldResult {
    return dimension == gpu::Dimension::x   ? ids.x
           : dimension == gpu::Dimension::y ? ids.y
                                            : ids.z;
  };
  size_t k = static_cast<size_t>(dimension);
  auto getId = [&](OpFoldResult id, OpFoldResult size) {
    return isOneInteger(size) ? index.constant(0) : castTo(index, id);
  };
  OpFoldResult gridSize = castTo(index, gridSizes[k]);
  OpFoldResult blockSize = castTo(index, blockSizes[k]);
  OpFoldResult block = getId(select(op.getBlockIds()), gridSize);
  OpFoldResult thread = getId(select(op.getThreadIds()), blockSize);
  return {index.add(index.mul(block, blockSize), thread),
          index.mul(gridSize, blockSize)};
}

void mlir::pad::buildRowLaunch(IndexBuilder &index,
                               ArrayRef<OpFoldResult> extents,
                               OpFoldResult rowSteps,
                               const RowLaunchBody &body) {
  OpBuilder &builder = index.getBuilder();
  IndexBuilder wide(builder, index.getLoc());
  OpFoldResult around = extents.empty() ? wide.constant(1) : extents.back();
  ArrayRef<OpFoldResult> outer =
      extents.drop_back(std::min(extents.size(), size_t(1)));
  OpFoldResult planes = wide.constant(1);
  for (OpFoldResult extent : outer)
    planes = wide.mul(planes, extent);
  auto buildPlanes = [&](const Launch &launch) {
    body.enterLaunch();
    auto buildPlane = [&](OpFoldResult plane) {
      body.enterPlane(delinearize(index, plane, outer));
      launch.getSteps(index, gpu::Dimension::y)
          .forEach(index, castTo(index, around), [&](OpFoldResult row) {
            body.buildRow(extents.empty() ? OpFoldResult() : row,
                          launch.getSteps(index, gpu::Dimension::x));
          });
    };
    launch.getSteps(index, gpu::Dimension::z)
        .forEach(index, castTo(index, planes), buildPlane);
  };
  Launch(builder, index.getLoc(), {rowSteps, around, planes}, buildPlanes);
}
