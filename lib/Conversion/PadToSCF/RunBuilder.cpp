//===- RunBuilder.cpp - Copies and fills of contiguous runs ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RunBuilder.h"
#include "Vectors.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/FlatView.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// A static run of more vectors than this becomes a loop: measured, code grows
/// and does not get faster.
static constexpr int64_t kMaxStraightVectors = 16;

/// Vectors in one step of such a loop.
static constexpr int64_t kUnroll = 4;

/// Up to so many are written one by one where their number is not known.
static constexpr int64_t kMaxSingles = 2;

/// Fill of up to so many vectors is not left to memset.
static constexpr int64_t kMaxShortFill = 64;

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

void RunBuilder::storeBlocks(const BlockRun &run, OpFoldResult position,
                             int64_t width, int64_t count) {
  SmallVector<std::pair<Value, OpFoldResult>> stores;
  for (int64_t k = 0; k < count; ++k) {
    OpFoldResult at = index.add(position, k * width);
    OpFoldResult offset = index.mul(at, run.units);
    Value block = run.body(at, width);
    stores.emplace_back(block, index.add(run.offset, offset));
  }
  int64_t bytes = width * run.units * pad.storage.unitBytes, bytesBefore = 0;
  for (auto [block, offset] : stores) {
    if (lineUnits == 0)
      prefetchAhead(index, pad, offset, bytes, bytesBefore);
    store(block, offset);
    bytesBefore += bytes;
  }
}

bool RunBuilder::isAligned(const BlockRun &run) const {
  // A vector of a whole line that is not aligned lies in two of them.
  int64_t bytes = run.maxWidth * run.units * pad.storage.unitBytes;
  return lineUnits == 0 && bytes >= kLineBytes && llvm::isPowerOf2_64(bytes);
}

OpFoldResult RunBuilder::getAlignedPosition(const BlockRun &run) {
  int64_t unitBytes = pad.storage.unitBytes;
  OpFoldResult address = getAddress(index, pad.result, run.offset, unitBytes);
  OpFoldResult head = index.modPowerOfTwo(index.sub(0, address),
                                          run.maxWidth * run.units * unitBytes);
  return index.div(head, run.units * unitBytes);
}

void RunBuilder::buildBlocks(const BlockRun &run) {
  if (std::optional<int64_t> count = getConstantIntValue(run.count))
    buildStaticBlocks(run, *count);
  else
    buildDynamicBlocks(run);
}

void RunBuilder::buildStaticBlocks(const BlockRun &run, int64_t count) {
  if (count <= 0)
    return;
  int64_t width =
      std::min<int64_t>(run.maxWidth, llvm::bit_floor(uint64_t(count)));
  int64_t begin = 0;
  if (count > kMaxStraightVectors * width) {
    int64_t step = kUnroll * width;
    OpFoldResult first = index.constant(0);
    begin = count - count % step;
    if (isAligned(run)) {
      // Aligned vectors begin within the first one. This number of steps fits
      // in any case; the rest is written as if they began at 0.
      storeBlocks(run, first, width);
      first = getAlignedPosition(run);
      begin = (count - width) / step * step;
    }
    buildLoop(index, first, index.add(first, begin), index.constant(step),
              [&](OpFoldResult position) {
                storeBlocks(run, position, width, kUnroll);
              });
  }
  // The sum with a width may leave 64 bits.
  for (; width <= count - begin; begin += width)
    storeBlocks(run, index.constant(begin), width);
  if (begin < count)
    storeBlocks(run, index.constant(count - width), width);
}

void RunBuilder::buildWideBlocks(const BlockRun &run) {
  int64_t width = run.maxWidth;
  OpFoldResult zero = index.constant(0);
  OpFoldResult last = index.sub(run.count, width);
  auto storeOne = [&](OpFoldResult position) {
    storeBlocks(run, position, width);
  };
  if (lineUnits > 0 && lineUnits / run.units <= 2 * width) {
    storeOne(zero);
    return storeOne(last);
  }
  auto storeTwo = [&](OpFoldResult position) {
    storeBlocks(run, position, width, /*count=*/2);
  };
  auto buildByTwo = [&] {
    buildBlocksByTwo(index, last, width, storeTwo, storeOne);
  };
  // Whole steps, and then the rest, if there is any after `first`.
  auto buildAligned = [&] {
    OpFoldResult first = getAlignedPosition(run);
    int64_t step = kUnroll * width;
    OpFoldResult size = index.max(zero, index.sub(last, first));
    OpFoldResult end =
        index.add(first, index.sub(size, index.modPowerOfTwo(size, step)));
    buildLoop(index, first, end, index.constant(step),
              [&](OpFoldResult position) {
                storeBlocks(run, position, width, kUnroll);
              });
    buildLoop(index, end, last, index.constant(width), storeOne);
  };
  auto buildLong = [&] {
    if (!isAligned(run))
      return buildByTwo();
    storeOne(zero);
    // Two vectors cover short runs.
    buildIf(index, index.lessThan(2 * width, run.count), buildAligned);
    storeOne(last);
  };
  if (!run.isFill || lineUnits > 0)
    return buildLong();
  // LLVM makes loops of fill calls of memset, which cost more than some stores,
  // but not a loop whose vectors stand at `last` at most.
  auto buildShortFill = [&] {
    buildLoop(index, zero, run.count, index.constant(2 * width),
              [&](OpFoldResult position) {
                storeOne(index.min(position, last));
                OpFoldResult next = index.min(index.add(position, width), last);
                OpFoldResult offset = index.mul(next, run.units);
                Value block = run.body(next, width);
                store(block, index.add(run.offset, offset));
              });
  };
  buildIf(index, index.lessEqual(run.count, kMaxShortFill * width),
          buildShortFill, buildLong);
}

void RunBuilder::buildDynamicBlocks(const BlockRun &run) {
  std::function<void(int64_t)> buildFrom = [&](int64_t width) {
    // Shorter runs: at half the width or more, two blocks cover them.
    auto buildThese = [&] {
      if (width == run.maxWidth)
        return buildWideBlocks(run);
      storeBlocks(run, index.constant(0), width);
      storeBlocks(run, index.sub(run.count, width), width);
    };
    auto buildShorter = [&] {
      if (width / 2 > kMaxSingles)
        return buildFrom(width / 2);
      if (width > 1)
        buildLoop(
            index, index.constant(0), run.count, index.constant(1),
            [&](OpFoldResult position) { storeBlocks(run, position, 1); });
    };
    buildIf(index, index.lessEqual(width, run.count), buildThese, buildShorter);
  };
  buildFrom(run.maxWidth);
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

Value RunBuilder::load(Value from, OpFoldResult offset, int64_t size) {
  return size == 1 ? loadUnit(index, from, offset)
                   : loadVector(index, from, offset, size);
}

Value RunBuilder::repeat(ArrayRef<Value> units, int64_t size) {
  return size == 1 ? units.front() : repeatUnits(index, units, size);
}

void RunBuilder::store(Value value, OpFoldResult offset) {
  storeAt(index, value, pad.result, offset);
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

void RunBuilder::copy(Value source, OpFoldResult from, OpFoldResult to,
                      OpFoldResult size, bool hasLine) {
  auto build = [&](OpFoldResult position, int64_t width) {
    return load(source, index.add(from, position), width);
  };
  buildRun({to, size, /*units=*/1, vectorUnits, build, hasLine});
}

void RunBuilder::copyPositions(int64_t step, OpFoldResult from, OpFoldResult to,
                               OpFoldResult count, OpFoldResult units) {
  int64_t size = getConstantIntValue(units).value_or(0);
  if (size <= 0 || size > vectorUnits) {
    OpFoldResult zero = index.constant(0);
    OpFoldResult distance = step == 0 ? zero : index.sub(zero, units);
    return buildLoop(
        index, zero, count, index.constant(1), [&](OpFoldResult k) {
          OpFoldResult position = index.offset(from, k, distance);
          copy(pad.source, position, index.offset(to, k, units), units);
        });
  }

  int64_t maxWidth = llvm::bit_floor(uint64_t(vectorUnits / size));
  if (step == 0) {
    // A run that is known to be empty has no position to load.
    if (isZeroInteger(count))
      return;
    Value position = load(pad.source, from, size);
    auto build = [&](OpFoldResult, int64_t width) -> Value {
      if (size == 1)
        return repeat(position, width);
      SmallVector<int64_t> mask;
      for (int64_t k = 0; k < width; ++k)
        llvm::append_range(mask, llvm::seq<int64_t>(0, size));
      return shuffleVectors(index, position, position, mask);
    };
    return buildRun({to, count, size, maxWidth, build});
  }
  auto reverse = [&](OpFoldResult position, int64_t width) {
    OpFoldResult last = index.add(position, width - 1);
    Value block =
        load(pad.source, index.sub(from, index.mul(last, units)), width * size);
    SmallVector<int64_t> mask;
    for (int64_t k = width - 1; k >= 0; --k)
      llvm::append_range(mask, llvm::seq(k * size, (k + 1) * size));
    return width > 1 ? shuffleVectors(index, block, block, mask) : block;
  };
  buildRun({to, count, size, maxWidth, reverse});
}

void RunBuilder::fill(OpFoldResult to, OpFoldResult size) {
  int64_t units = pad.fill.size();
  int64_t maxWidth = std::max<int64_t>(vectorUnits / units, 1);
  auto build = [&](OpFoldResult, int64_t width) {
    return repeat(pad.fill, width * units);
  };
  buildRun({to, index.div(size, units), units, maxWidth, build,
            /*hasLine=*/false, /*isFill=*/true});
}
