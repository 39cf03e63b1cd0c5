//===- ShuffledBlock.cpp - Small static blocks ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShuffledBlock.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

std::optional<ShuffledBlock> ShuffledBlock::get(const FlatPad &pad, size_t axis,
                                                int64_t maxUnits) {
  std::optional<int64_t> position = getConstantIntValue(pad.unitsPerPosition);
  if (!position || *position > maxUnits)
    return std::nullopt;
  ShuffledBlock block;
  block.sourceUnits = *position;
  block.units = llvm::to_vector(llvm::seq<int64_t>(0, *position));

  // From the innermost axis outwards, each block is put together from blocks.
  SmallVector<int64_t> fill;
  for (int64_t k : llvm::seq(*position))
    fill.push_back(-1 - k % pad.storage.count);
  for (const FlatAxis &outer :
       llvm::reverse(ArrayRef<FlatAxis>(pad.axes).drop_front(axis))) {
    std::optional<int64_t> n = getConstantIntValue(outer.sourceExtent);
    std::optional<int64_t> m = getConstantIntValue(outer.resultExtent);
    std::optional<int64_t> low = getConstantIntValue(outer.low);
    int64_t size = block.units.size();
    if (!n || !m || !low || *n <= 0 || *m <= 0 || !outer.sourceIsDense ||
        !outer.resultIsDense || *m > maxUnits / size)
      return std::nullopt;
    SmallVector<int64_t> units, filled;
    for (int64_t k = 0; k < *m; ++k)
      llvm::append_range(filled, fill);
    for (int64_t i : llvm::seq(-*low, *m - *low)) {
      if (pad.extension.isFill() && (i < 0 || i >= *n)) {
        llvm::append_range(units, fill);
        continue;
      }
      ConstantArith arith;
      int64_t begin =
          pad.extension.getSourceIndex(arith, i, *n) * block.sourceUnits;
      for (int64_t unit : block.units)
        units.push_back(unit < 0 ? unit : begin + unit);
    }
    block.units = std::move(units);
    block.sourceUnits *= *n;
    fill = std::move(filled);
  }
  return block;
}

ShuffledBlock ShuffledBlock::repeat(int64_t count) const {
  ShuffledBlock result;
  result.sourceUnits = count * sourceUnits;
  for (int64_t k : llvm::seq(count))
    for (int64_t unit : units)
      result.units.push_back(unit < 0 ? unit : unit + k * sourceUnits);
  return result;
}

namespace {

/// Builds the vectors of one block.
class BlockBuilder {
public:
  BlockBuilder(OpBuilder &builder, const FlatPad &pad,
               const ShuffledBlock &block, OpFoldResult source,
               int64_t vectorUnits)
      : builder(builder), loc(pad.loc), index(builder, pad.loc), pad(pad),
        block(block), source(source) {
    auto getWidth = [&](int64_t units) {
      return std::min<int64_t>(vectorUnits, llvm::bit_floor(uint64_t(units)));
    };
    width = getWidth(block.units.size());
    loadWidth = std::min(width, getWidth(block.sourceUnits));
  }

  void build(OpFoldResult result);

private:
  /// The vector of the units `lanes`.
  Value buildVector(ArrayRef<int64_t> lanes);
  Value load(int64_t unit);
  Value buildFill(ArrayRef<int64_t> lanes);
  Value shuffle(Value first, Value second, ArrayRef<int64_t> mask);

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  const FlatPad &pad;
  const ShuffledBlock &block;
  OpFoldResult source;
  int64_t width;
  int64_t loadWidth;
  /// The loaded vectors, by their first unit.
  DenseMap<int64_t, Value> loaded;
};

} // namespace

void BlockBuilder::build(OpFoldResult result) {
  int64_t size = block.units.size();
  for (int64_t begin = 0; begin < size; begin += width) {
    int64_t position = std::min(begin, size - width);
    Value vector =
        buildVector(ArrayRef<int64_t>(block.units).slice(position, width));
    vector::StoreOp::create(
        builder, loc, vector, pad.result,
        index.materialize(index.add(result, index.constant(position))));
  }
}

Value BlockBuilder::load(int64_t unit) {
  Value &vector = loaded[unit];
  if (!vector)
    vector = vector::LoadOp::create(
        builder, loc, VectorType::get(loadWidth, pad.storage.unit), pad.source,
        index.materialize(index.add(source, index.constant(unit))));
  return vector;
}

Value BlockBuilder::buildFill(ArrayRef<int64_t> lanes) {
  auto type = VectorType::get(width, pad.storage.unit);
  if (pad.fill.size() == 1)
    return vector::BroadcastOp::create(builder, loc, type, pad.fill[0]);
  SmallVector<Value> elements;
  for (auto [lane, unit] : llvm::enumerate(lanes))
    elements.push_back(pad.fill[unit < 0 ? -1 - unit : lane % pad.fill.size()]);
  return vector::FromElementsOp::create(builder, loc, type, elements);
}

Value BlockBuilder::shuffle(Value first, Value second, ArrayRef<int64_t> mask) {
  auto type = cast<VectorType>(first.getType());
  if (type.getNumElements() == static_cast<int64_t>(mask.size()) &&
      llvm::equal(mask, llvm::seq<int64_t>(0, mask.size())))
    return first;
  return vector::ShuffleOp::create(builder, loc, first, second, mask);
}

Value BlockBuilder::buildVector(ArrayRef<int64_t> lanes) {
  // The loads that together have every unit, each as far to the right as the
  // first unit that is missing lets it be.
  SmallVector<int64_t> needed;
  for (int64_t unit : lanes)
    if (unit >= 0)
      needed.push_back(unit);
  llvm::sort(needed);
  SmallVector<int64_t> windows;
  for (int64_t unit : needed)
    if (windows.empty() || unit >= windows.back() + loadWidth)
      windows.push_back(std::min(unit, block.sourceUnits - loadWidth));

  // The vector of fill has each unit of fill in its lane.
  Value vector;
  SmallVector<int64_t> mask(width);
  for (auto [lane, unit] : llvm::enumerate(lanes))
    mask[lane] = unit < 0 ? lane : -1;
  if (needed.size() < lanes.size())
    vector = buildFill(lanes);
  for (int64_t window : windows) {
    Value next = load(window);
    SmallVector<int64_t> nextMask(width, -1);
    for (auto [lane, unit] : llvm::enumerate(lanes))
      if (unit >= window && unit < window + loadWidth)
        nextMask[lane] = unit - window;
    if (!vector) {
      vector = shuffle(next, next, nextMask);
      for (int64_t lane : llvm::seq(width))
        mask[lane] = nextMask[lane] < 0 ? -1 : lane;
      continue;
    }
    // Both operands of one size: then LLVM has an instruction for it.
    if (loadWidth != width) {
      SmallVector<int64_t> widen = llvm::to_vector(llvm::seq(loadWidth));
      widen.resize(width, -1);
      next = shuffle(next, next, widen);
    }
    for (int64_t lane : llvm::seq(width))
      if (nextMask[lane] >= 0)
        mask[lane] = width + nextMask[lane];
    vector = shuffle(vector, next, mask);
    for (int64_t lane : llvm::seq(width))
      mask[lane] = mask[lane] < 0 ? -1 : lane;
  }
  return vector;
}

void ShuffledBlock::build(OpBuilder &builder, const FlatPad &pad,
                          OpFoldResult source, OpFoldResult result,
                          int64_t vectorUnits) const {
  BlockBuilder(builder, pad, *this, source, vectorUnits).build(result);
}
