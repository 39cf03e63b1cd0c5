//===- RunBuilder.cpp - Copies and fills of contiguous runs ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RunBuilder.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
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

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

void RunBuilder::storeBlocks(const Target &target, OpFoldResult position,
                             int64_t width, BlockBody body, int64_t count) {
  SmallVector<std::pair<Value, OpFoldResult>> stores;
  for (int64_t k = 0; k < count; ++k) {
    OpFoldResult at = index.add(position, index.constant(k * width));
    OpFoldResult offset = index.mul(at, index.constant(target.units));
    stores.emplace_back(body(at, width), index.add(target.offset, offset));
  }
  for (auto [block, offset] : stores)
    store(block, target.to, offset);
}

void RunBuilder::forEachBlock(const Target &target, OpFoldResult count,
                              int64_t maxWidth, BlockBody body,
                              std::optional<int64_t> maxCount,
                              AlignedPosition getAligned) {
  if (std::optional<int64_t> known = getConstantIntValue(count))
    return forEachStaticBlock(target, *known, maxWidth, body, getAligned);
  forEachDynamicBlock(target, cast<Value>(count), maxWidth, body,
                      maxCount && *maxCount <= 2 * maxWidth, getAligned);
}

void RunBuilder::forEachStaticBlock(const Target &target, int64_t count,
                                    int64_t maxWidth, BlockBody body,
                                    AlignedPosition getAligned) {
  if (count <= 0)
    return;
  int64_t width = std::min<int64_t>(maxWidth, llvm::bit_floor(uint64_t(count)));
  int64_t begin = 0;
  if (count > kMaxStraightVectors * width) {
    int64_t step = kUnroll * width;
    OpFoldResult first = index.constant(0);
    begin = count - count % step;
    if (getAligned) {
      // Aligned vectors begin within the first one. This number of steps fits
      // in any case; the rest is written as if they began at 0.
      storeBlocks(target, first, width, body);
      first = getAligned();
      begin = (count - width) / step * step;
    }
    auto loop = scf::ForOp::create(
        builder, loc, index.materialize(first),
        index.materialize(index.add(first, index.constant(begin))),
        index.materialize(index.constant(step)));
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    storeBlocks(target, loop.getInductionVar(), width, body, kUnroll);
  }
  // The sum with a width may leave 64 bits.
  for (; width <= count - begin; begin += width)
    storeBlocks(target, index.constant(begin), width, body);
  if (begin < count)
    storeBlocks(target, index.constant(count - width), width, body);
}

void RunBuilder::forEachDynamicBlock(const Target &target, Value count,
                                     int64_t maxWidth, BlockBody body,
                                     bool isTwoBlocks,
                                     AlignedPosition getAligned) {
  auto storeAt = [&](OpFoldResult position, int64_t width) {
    storeBlocks(target, position, width, body);
  };
  auto buildLong = [&] {
    OpFoldResult last = index.sub(count, index.constant(maxWidth));
    if (isTwoBlocks || getAligned)
      storeAt(index.constant(0), maxWidth);
    if (isTwoBlocks)
      return storeAt(last, maxWidth);
    if (getAligned) {
      // Whole steps, and then the rest, if there is any after `first`.
      OpFoldResult first = getAligned();
      int64_t step = kUnroll * maxWidth;
      OpFoldResult size = index.max(index.constant(0), index.sub(last, first));
      OpFoldResult end =
          index.add(first, index.sub(size, index.modPowerOfTwo(size, step)));
      buildLoop(index, first, end, index.constant(step),
                [&](OpFoldResult position) {
                  storeBlocks(target, position, maxWidth, body, kUnroll);
                });
      buildLoop(index, end, last, index.constant(maxWidth),
                [&](OpFoldResult position) { storeAt(position, maxWidth); });
      return storeAt(last, maxWidth);
    }
    buildBlocksByTwo(
        index, last, maxWidth,
        [&](OpFoldResult position) {
          storeBlocks(target, position, maxWidth, body, /*count=*/2);
        },
        [&](OpFoldResult position) { storeAt(position, maxWidth); });
  };
  auto fits = index.lessEqual(index.constant(maxWidth), count);
  auto ifOp = scf::IfOp::create(builder, loc, fits.value,
                                /*withElseRegion=*/maxWidth > 1);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(ifOp.thenBlock());
  buildLong();
  if (maxWidth == 1)
    return;

  // Shorter runs: at half the width or more, two blocks cover them.
  builder.setInsertionPointToStart(ifOp.elseBlock());
  for (int64_t width = maxWidth / 2; width > kMaxSingles; width /= 2) {
    auto atLeast = index.lessEqual(index.constant(width), count);
    auto shorter = scf::IfOp::create(builder, loc, atLeast.value,
                                     /*withElseRegion=*/true);
    builder.setInsertionPointToStart(shorter.thenBlock());
    storeAt(index.constant(0), width);
    storeAt(index.sub(count, index.constant(width)), width);
    builder.setInsertionPointToStart(shorter.elseBlock());
  }
  buildLoop(index, index.constant(0), count, index.constant(1),
            [&](OpFoldResult position) { storeAt(position, 1); });
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

void RunBuilder::forEachStoredBlock(const Target &target, OpFoldResult count,
                                    int64_t maxWidth, BlockBody body,
                                    bool hasLine) {
  int64_t units = target.units;
  if (!lines) {
    int64_t pixelBytes = units * storage.unitBytes;
    int64_t bytes = maxWidth * pixelBytes;
    auto getAligned = [&] {
      Value base = memref::ExtractAlignedPointerAsIndexOp::create(builder, loc,
                                                                  target.to);
      OpFoldResult address = index.add(
          OpFoldResult(base),
          index.mul(target.offset, index.constant(storage.unitBytes)));
      OpFoldResult head =
          index.modPowerOfTwo(index.sub(index.constant(0), address), bytes);
      return index.div(head, index.constant(pixelBytes));
    };
    // A vector of a whole line that is not aligned lies in two of them.
    bool fillsLine = bytes >= kLineBytes && llvm::isPowerOf2_64(bytes);
    return forEachBlock(target, count, maxWidth, body,
                        /*maxCount=*/std::nullopt,
                        fillsLine ? AlignedPosition(getAligned) : nullptr);
  }
  if (isZeroInteger(count))
    return;
  // Runs of a line or more, if no position lies in two lines.
  int64_t size = lines->getSize() / units;
  Condition isLong = false;
  if (size * units == lines->getSize() && llvm::isPowerOf2_64(units))
    isLong = index.conjunction(
        index.lessEqual(index.constant(size), count),
        units == 1
            ? Condition(true)
            : index.equal(index.modPowerOfTwo(lines->getOffsetInLine(), units),
                          index.constant(0)));
  if (units == 1)
    return forEachBlockOfLines(target, hasLine ? true : isLong, count, maxWidth,
                               body);
  buildIf(
      builder, loc, isLong,
      [&] { forEachBlockOfLines(target, true, count, maxWidth, body); },
      [&] {
        OpFoldResult most = index.constant(size);
        buildLoop(index, index.constant(0), count, most, [&](OpFoldResult k) {
          Target line = target;
          line.offset =
              index.add(target.offset, index.mul(k, index.constant(units)));
          forEachBlockOfLines(line, false, index.min(most, index.sub(count, k)),
                              maxWidth, [&](OpFoldResult block, int64_t width) {
                                return body(index.add(k, block), width);
                              });
        });
      });
}

void RunBuilder::forEachBlockOfLines(const Target &target, Condition isLong,
                                     OpFoldResult count, int64_t maxWidth,
                                     BlockBody body) {
  int64_t units = target.units;
  int64_t size = lines->getSize() / units;
  OpFoldResult line = index.constant(size);
  OpFoldResult unitsOfRun = index.mul(count, index.constant(units));
  auto buildLine = [&](OpFoldResult position) {
    for (int64_t k = 0; k < size; k += maxWidth)
      storeBlocks(target, index.add(position, index.constant(k)), maxWidth,
                  body);
  };
  auto buildRest = [&](OpFoldResult place) {
    OpFoldResult begin =
        index.sub(line, index.div(place, index.constant(units)));
    OpFoldResult whole = index.div(index.sub(count, begin), line);
    OpFoldResult end = index.add(begin, index.mul(whole, line));
    lines->storeLines();
    buildLoop(index, begin, end, line, buildLine);
    lines->restartAtLineBegin(index.mul(end, index.constant(units)));
    buildLine(index.sub(count, line));
  };

  OpFoldResult place = lines->beginRun(target.offset);
  buildIf(
      builder, loc, isLong, [&] { buildLine(index.constant(0)); },
      [&] { forEachBlock(target, count, maxWidth, body, size); });
  Condition fillsLine = index.lessEqual(index.constant(lines->getSize()),
                                        index.add(place, unitsOfRun));
  buildIf(
      builder, loc, isLong.isTrue() ? isLong : fillsLine,
      [&] {
        lines->flush();
        buildIf(
            builder, loc, isLong, [&] { buildRest(place); },
            [&] { lines->advance(); });
      },
      [] {});
  lines->endRun(unitsOfRun);
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

Value RunBuilder::load(Value from, OpFoldResult offset, int64_t size) {
  Value at = index.materialize(offset);
  if (size == 1)
    return memref::LoadOp::create(builder, loc, from, at);
  return vector::LoadOp::create(builder, loc,
                                VectorType::get(size, storage.unit), from, at);
}

void RunBuilder::store(Value value, Value to, OpFoldResult offset) {
  if (lines)
    return lines->store(value, offset);
  Value at = index.materialize(offset);
  if (isa<VectorType>(value.getType()))
    vector::StoreOp::create(builder, loc, value, to, at);
  else
    memref::StoreOp::create(builder, loc, value, to, at);
}

Value RunBuilder::shuffle(Value vector, ArrayRef<int64_t> mask) {
  if (llvm::equal(mask, llvm::seq<int64_t>(0, mask.size())))
    return vector;
  return vector::ShuffleOp::create(builder, loc, vector, vector, mask);
}

std::optional<int64_t> RunBuilder::getPixelsPerVector(OpFoldResult pixelSize) {
  std::optional<int64_t> size = getConstantIntValue(pixelSize);
  if (!size || *size <= 0 || *size > vectorUnits)
    return std::nullopt;
  return llvm::bit_floor(uint64_t(vectorUnits / *size));
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

void RunBuilder::copy(Value from, OpFoldResult fromOffset, Value to,
                      OpFoldResult toOffset, OpFoldResult size, bool hasLine) {
  forEachStoredBlock(
      {to, toOffset, /*units=*/1}, size, vectorUnits,
      [&](OpFoldResult position, int64_t width) {
        return load(from, index.add(fromOffset, position), width);
      },
      hasLine);
}

void RunBuilder::copyPixels(Value from, OpFoldResult fromOffset,
                            OpFoldResult fromStep, Value to,
                            OpFoldResult toOffset, OpFoldResult pixels,
                            OpFoldResult pixelSize) {
  buildLoop(index, index.constant(0), pixels, index.constant(1),
            [&](OpFoldResult k) {
              copy(from, index.add(fromOffset, index.mul(k, fromStep)), to,
                   index.add(toOffset, index.mul(k, pixelSize)), pixelSize);
            });
}

void RunBuilder::copyReversed(Value from, OpFoldResult fromOffset, Value to,
                              OpFoldResult toOffset, OpFoldResult pixels,
                              OpFoldResult pixelSize) {
  std::optional<int64_t> maxWidth = getPixelsPerVector(pixelSize);
  if (!maxWidth)
    return copyPixels(from, fromOffset, index.sub(index.constant(0), pixelSize),
                      to, toOffset, pixels, pixelSize);

  int64_t size = *getConstantIntValue(pixelSize);
  forEachStoredBlock(
      {to, toOffset, size}, pixels, *maxWidth,
      [&](OpFoldResult position, int64_t width) {
        OpFoldResult last = index.add(position, index.constant(width - 1));
        Value block =
            load(from, index.sub(fromOffset, index.mul(last, pixelSize)),
                 width * size);
        SmallVector<int64_t> mask;
        for (int64_t k = width - 1; k >= 0; --k)
          llvm::append_range(mask, llvm::seq(k * size, (k + 1) * size));
        return width > 1 ? shuffle(block, mask) : block;
      });
}

void RunBuilder::repeat(Value from, OpFoldResult fromOffset, Value to,
                        OpFoldResult toOffset, OpFoldResult pixels,
                        OpFoldResult pixelSize) {
  std::optional<int64_t> maxWidth = getPixelsPerVector(pixelSize);
  if (!maxWidth)
    return copyPixels(from, fromOffset, index.constant(0), to, toOffset, pixels,
                      pixelSize);

  // A run that is known to be empty has no pixel to load.
  if (isZeroInteger(pixels))
    return;
  int64_t size = *getConstantIntValue(pixelSize);
  Value pixel = load(from, fromOffset, size);
  forEachStoredBlock(
      {to, toOffset, size}, pixels, *maxWidth,
      [&](OpFoldResult position, int64_t width) {
        Value block = pixel;
        if (size == 1 && width > 1)
          block = vector::BroadcastOp::create(
              builder, loc, VectorType::get(width, storage.unit), pixel);
        if (size > 1) {
          SmallVector<int64_t> mask;
          for (int64_t k = 0; k < width; ++k)
            llvm::append_range(mask, llvm::seq<int64_t>(0, size));
          block = shuffle(pixel, mask);
        }
        return block;
      });
}

void RunBuilder::fill(ArrayRef<Value> pattern, Value to, OpFoldResult toOffset,
                      OpFoldResult size) {
  int64_t units = pattern.size();
  OpFoldResult step = index.constant(units);
  int64_t maxWidth = std::max<int64_t>(vectorUnits / units, 1);
  forEachStoredBlock(
      {to, toOffset, units}, index.div(size, step), maxWidth,
      [&](OpFoldResult position, int64_t width) -> Value {
        auto type = VectorType::get(width * units, storage.unit);
        if (units > 1) {
          SmallVector<Value> elements;
          for (int64_t k = 0; k < width; ++k)
            llvm::append_range(elements, pattern);
          return vector::FromElementsOp::create(builder, loc, type, elements);
        }
        if (width == 1)
          return pattern[0];
        return vector::BroadcastOp::create(builder, loc, type, pattern[0]);
      });
}
