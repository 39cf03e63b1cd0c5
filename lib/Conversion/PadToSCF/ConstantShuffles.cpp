//===- ConstantShuffles.cpp - Static blocks of rows -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If a block is known completely, and its rows are short, a vector of the
// result spans several rows with their borders: it is a shuffle of vectors of
// the source. So a block takes as many stores as a copy of it.
//
//===----------------------------------------------------------------------===//

#include "RowNest.h"
#include "Vectors.h"
#include "VersionLowering.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// Longer rows lose nothing by two borders of their own; blocks of more vectors
/// are more code and not faster.
static constexpr int64_t kMaxRowVectors = 4, kMaxBlockVectors = 16;

/// The most vectors of a block of rows of a number that is not known.
static constexpr int64_t kMaxUnknownVectors = 8;

/// Units of the source that are further apart are none of a block: sums of
/// larger numbers might overflow.
static constexpr int64_t kMaxDistance = int64_t(1) << 40;

//===----------------------------------------------------------------------===//
// A block
//===----------------------------------------------------------------------===//

namespace {

/// A block without gaps of the result, and the part of the source that it comes
/// from, which may have gaps.
struct ShuffledBlock {
  /// For each unit of the result block, the unit of the source's part that it
  /// shows; a negative number -1 - k stands for unit k of the fill.
  SmallVector<int64_t> units;
  /// The units from the first one of the source's part to its last one.
  int64_t sourceUnits;

  /// The block of all positions of the axes of `pad` from `axis` on, or nullopt
  /// if something of it is not known, the result has gaps, it is empty or
  /// larger than `maxUnits`, or its part of the source has gaps and spans more
  /// than twice that.
  static std::optional<ShuffledBlock> get(const FlatPad &pad, size_t axis,
                                          int64_t maxUnits);

  /// `count` blocks, one after the other in the result, whose parts of the
  /// source begin `stride` units apart.
  ShuffledBlock repeat(int64_t count, int64_t stride) const;
};

} // namespace

std::optional<ShuffledBlock> ShuffledBlock::get(const FlatPad &pad, size_t axis,
                                                int64_t maxUnits) {
  std::optional<int64_t> position = getConstantIntValue(pad.unitsPerPosition);
  if (!position || *position > maxUnits)
    return std::nullopt;
  ShuffledBlock block;
  block.sourceUnits = *position;
  block.units = llvm::to_vector(llvm::seq<int64_t>(0, *position));

  // From the innermost axis outwards, each block is put together from blocks.
  for (const FlatAxis &outer :
       llvm::reverse(ArrayRef<FlatAxis>(pad.axes).drop_front(axis))) {
    std::optional<int64_t> n = getConstantIntValue(outer.sourceExtent);
    std::optional<int64_t> m = getConstantIntValue(outer.resultExtent);
    std::optional<int64_t> low = getConstantIntValue(outer.low);
    std::optional<int64_t> stride = getConstantIntValue(outer.sourceStride);
    int64_t size = block.units.size();
    if (!n || !m || !low || !stride || *n <= 0 || *m <= 0 || *stride <= 0 ||
        !outer.resultIsDense || *m > maxUnits / size ||
        *n > kMaxDistance / *stride || *low > kMaxDistance ||
        *low < -kMaxDistance ||
        (!outer.sourceIsDense && *n > 2 * maxUnits / *stride))
      return std::nullopt;
    SmallVector<int64_t> units;
    for (int64_t i : llvm::seq(-*low, *m - *low)) {
      if (pad.extension.isFill() && (i < 0 || i >= *n)) {
        for (int64_t k : llvm::seq(size))
          units.push_back(-1 - k % pad.storage.count);
        continue;
      }
      ConstantArith arith;
      int64_t begin = pad.extension.getSourceIndex(arith, i, *n) * *stride;
      for (int64_t unit : block.units)
        units.push_back(unit < 0 ? unit : begin + unit);
    }
    block.units = std::move(units);
    block.sourceUnits += (*n - 1) * *stride;
  }
  return block;
}

ShuffledBlock ShuffledBlock::repeat(int64_t count, int64_t stride) const {
  ShuffledBlock result;
  result.sourceUnits = sourceUnits + (count - 1) * stride;
  for (int64_t k : llvm::seq(count))
    for (int64_t unit : units)
      result.units.push_back(unit < 0 ? unit : unit + k * stride);
  return result;
}

namespace {

/// Builds the block at `source` of `pad`, in vectors of at most `vectorUnits`
/// units, a power of two.
class BlockBuilder : PadBuilder {
public:
  BlockBuilder(OpBuilder &builder, const FlatPad &pad,
               const ShuffledBlock &block, OpFoldResult source,
               int64_t vectorUnits)
      : PadBuilder(builder, pad), block(block), source(source) {
    auto getWidth = [&](int64_t units) {
      return std::min<int64_t>(vectorUnits, llvm::bit_floor(uint64_t(units)));
    };
    width = getWidth(block.units.size());
    loadWidth = std::min(width, getWidth(block.sourceUnits));
  }

  /// Builds the block at `result`.
  void build(OpFoldResult result);

private:
  /// The vector of the units `lanes`.
  Value buildVector(ArrayRef<int64_t> lanes);
  Value load(int64_t unit);
  Value buildFill(ArrayRef<int64_t> lanes);

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
    OpFoldResult at = index.add(result, position);
    int64_t unitBytes = pad.storage.unitBytes;
    prefetchAhead(index, pad, at, width * unitBytes, begin * unitBytes);
    storeAt(index, vector, pad.result, at);
  }
}

Value BlockBuilder::load(int64_t unit) {
  Value &vector = loaded[unit];
  if (!vector)
    vector = loadVector(index, pad.source, index.add(source, unit), loadWidth);
  return vector;
}

Value BlockBuilder::buildFill(ArrayRef<int64_t> lanes) {
  if (pad.fill.size() == 1)
    return repeatUnits(index, pad.fill, width);
  SmallVector<Value> elements;
  for (auto [lane, unit] : llvm::enumerate(lanes))
    elements.push_back(pad.fill[unit < 0 ? -1 - unit : lane % pad.fill.size()]);
  return vector::FromElementsOp::create(
      builder, loc, VectorType::get(width, pad.storage.unit), elements);
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
      vector = shuffleVectors(index, next, next, nextMask);
      for (int64_t lane : llvm::seq(width))
        mask[lane] = nextMask[lane] < 0 ? -1 : lane;
      continue;
    }
    // Both operands of one size: then LLVM has an instruction for it.
    if (loadWidth != width) {
      SmallVector<int64_t> widen = llvm::to_vector(llvm::seq(loadWidth));
      widen.resize(width, -1);
      next = shuffleVectors(index, next, next, widen);
    }
    for (int64_t lane : llvm::seq(width))
      if (nextMask[lane] >= 0)
        mask[lane] = width + nextMask[lane];
    vector = shuffleVectors(index, vector, next, mask);
    for (int64_t lane : llvm::seq(width))
      mask[lane] = mask[lane] < 0 ? -1 : lane;
  }
  return vector;
}

//===----------------------------------------------------------------------===//
// The leaf
//===----------------------------------------------------------------------===//

/// How many positions of `axis` are inside of the source, if that is known.
static std::optional<int64_t> getInsideExtent(const FlatAxis &axis) {
  std::optional<int64_t> n = getConstantIntValue(axis.sourceExtent);
  std::optional<int64_t> m = getConstantIntValue(axis.resultExtent);
  std::optional<int64_t> low = getConstantIntValue(axis.low);
  if (!n || axis.isNeverCropped())
    return n;
  if (!m || !low || *low > kMaxDistance || *low < -kMaxDistance)
    return std::nullopt;
  int64_t begin = std::clamp<int64_t>(*low, 0, *m);
  return std::max(std::min(*low + *n, *m), begin) - begin;
}

namespace {

/// A choice of a block: all positions of the axes from `axis` on. If `axis` is
/// the row, one shuffle covers `rows` rows inside of the source, which begin
/// `stride` units apart there; it may not be known that there are so many.
struct BlockChoice {
  ShuffledBlock block;
  size_t axis;
  int64_t rows = 1, stride = 0;
};

} // namespace

/// The largest block of `pad` that is worth a constant shuffle, or nullopt.
static std::optional<BlockChoice> chooseBlock(const FlatPad &pad,
                                              int64_t vectorUnits) {
  size_t row = pad.axes.size() - 1;
  auto block = ShuffledBlock::get(pad, row, kMaxRowVectors * vectorUnits);
  if (!block)
    return std::nullopt;
  BlockChoice choice{std::move(*block), row};
  int64_t maxUnits = kMaxBlockVectors * vectorUnits;
  for (; choice.axis > 0; --choice.axis) {
    auto larger = ShuffledBlock::get(pad, choice.axis - 1, maxUnits);
    if (!larger)
      break;
    choice.block = std::move(*larger);
  }
  int64_t size = choice.block.units.size();
  if (size == 1)
    return std::nullopt;
  if (choice.axis == 0 || choice.axis != row)
    return choice;

  // As many rows as fit, and leave least of the last vector unused.
  const FlatAxis &around = pad.axes[row - 1];
  std::optional<int64_t> rows = getInsideExtent(around);
  std::optional<int64_t> stride = getConstantIntValue(around.sourceStride);
  if (!stride || *stride <= 0 || *stride > kMaxDistance ||
      !around.resultIsDense)
    return choice;
  choice.stride = *stride;
  auto getVectors = [&](int64_t count) -> int64_t {
    return llvm::divideCeil(count * size, vectorUnits);
  };
  auto choose = [&](int64_t most) {
    if (!around.sourceIsDense)
      most = std::min(most, 2 * maxUnits / *stride);
    for (int64_t count = 1; count <= most; ++count)
      if (getVectors(count) * choice.rows <= getVectors(choice.rows) * count)
        choice.rows = count;
  };
  if (rows) {
    choose(std::min(*rows, maxUnits / size));
    return choice;
  }
  // Where few vectors are almost full, more are as fast.
  choose(kMaxUnknownVectors / 2 * vectorUnits / size);
  if (16 * choice.rows * size < 15 * getVectors(choice.rows) * vectorUnits)
    choose(kMaxUnknownVectors * vectorUnits / size);
  return choice;
}

namespace {

/// How the rows inside of the axis around rows are written: in blocks of
/// `rows`, in a loop, or in two of them, which may share rows.
struct RowBlocks {
  int64_t rows;
  bool areTwo;
};

/// Writes blocks:
///
///   %a = vector.load %x[...] : memref<?xi8>, vector<32xi8>
///   %b = vector.shuffle %a, %a [0, 0, 1, ...]
///   vector.store %b, %y[...]
class BlockLeaf final : public RowLeaf {
public:
  BlockLeaf(RunBuilder &runs, const BlockChoice &choice, RowBlocks blocks,
            int64_t vectorUnits)
      : RowLeaf(runs), choice(choice), blocks(blocks),
        vectorUnits(vectorUnits) {}

  size_t getAxis() const final { return choice.axis; }

  void build(OpFoldResult source, OpFoldResult result) final {
    BlockBuilder(builder, pad, choice.block, source, vectorUnits).build(result);
  }

  bool buildsRowsInside() const final {
    return choice.axis + 1 == pad.axes.size();
  }

  void buildRowsInside(OpFoldResult source, OpFoldResult result) final {
    const FlatAxis &axis = pad.axes[pad.axes.size() - 2];
    ShuffledBlock block = choice.block.repeat(blocks.rows, choice.stride);
    Inside inside = axis.getInside(index);
    OpFoldResult last = index.sub(inside.end, blocks.rows);
    auto buildFrom = [&](OpFoldResult o) {
      OpFoldResult i = index.sub(o, axis.low);
      BlockBuilder(builder, pad, block,
                   index.offset(source, i, axis.sourceStride), vectorUnits)
          .build(index.offset(result, o, axis.resultStride));
    };
    if (blocks.areTwo) {
      buildFrom(inside.begin);
      return buildFrom(last);
    }
    // The last block ends with the last row.
    OpFoldResult steps =
        index.ceilDiv(index.sub(inside.end, inside.begin), blocks.rows);
    buildLoop(index, index.constant(0), steps, index.constant(1),
              [&](OpFoldResult step) {
                OpFoldResult o =
                    index.add(inside.begin, index.mul(step, blocks.rows));
                buildFrom(index.min(o, last));
              });
  }

private:
  const BlockChoice &choice;
  RowBlocks blocks;
  int64_t vectorUnits;
};

} // namespace

/// The ways to write any number of rows, from the largest blocks to the
/// smallest: where there are fewer rows than a block of `choice` has, two
/// blocks of half as many vectors, or of a half of that, hold them.
static SmallVector<RowBlocks> getRowBlocks(const BlockChoice &choice,
                                           int64_t vectorUnits) {
  SmallVector<RowBlocks> all{{choice.rows, /*areTwo=*/false}};
  if (choice.rows == 1)
    return all;
  int64_t size = choice.block.units.size();
  int64_t most = llvm::PowerOf2Ceil(choice.rows * size);
  for (int64_t units = most / 2; units / size > 1 && 4 * units >= vectorUnits;
       units /= 2)
    all.push_back({units / size, /*areTwo=*/true});
  all.push_back({1, /*areTwo=*/false});
  return all;
}

/// Builds the loops over all rows of `pad` in the first of `ways` for which it
/// has enough rows. A branch around all loops keeps each of them short.
static void buildRowBlocks(OpBuilder &builder, const FlatPad &pad,
                           const BlockChoice &choice, ArrayRef<RowBlocks> ways,
                           int64_t vectorUnits) {
  RowBlocks blocks = ways.front();
  IndexBuilder index(builder, pad.loc);
  // Also no rows are blocks of one.
  Condition areEnough = true;
  if (blocks.rows > 1) {
    Inside inside = pad.axes[pad.axes.size() - 2].getInside(index);
    areEnough =
        index.lessEqual(blocks.rows, index.sub(inside.end, inside.begin));
  }
  buildIf(
      index, areEnough,
      [&] {
        RunBuilder runs(builder, pad, vectorUnits);
        BlockLeaf leaf(runs, choice, blocks, vectorUnits);
        RowNest(leaf).build();
      },
      [&] {
        buildRowBlocks(builder, pad, choice, ways.drop_front(), vectorUnits);
      });
}

//===----------------------------------------------------------------------===//
// The way to write rows
//===----------------------------------------------------------------------===//

static StringRef getConstantShufflesProblem(PadIntoOp, const FlatPad &shape,
                                            int64_t vectorUnits) {
  // A block is written with its inside.
  if (shape.has(Facts::InPlace))
    return "in place";
  return chooseBlock(shape, vectorUnits)
             ? ""
             : "rows are long, or their size is not known";
}

// pad.pad_into m ins(%s) outs(%r) {pad.facts = <rows|...>}, with rows of a
// known size
//   -> scf.for %o = ... { ... } // see BlockLeaf
static std::string buildConstantShuffles(OpBuilder &builder, PadIntoOp,
                                         const FlatPad &pad,
                                         int64_t vectorUnits) {
  std::optional<BlockChoice> choice = chooseBlock(pad, vectorUnits);
  assert(choice && "units are those of the shape that was looked at");
  buildRowBlocks(builder, pad, *choice, getRowBlocks(*choice, vectorUnits),
                 vectorUnits);
  std::string size =
      std::to_string(choice->block.units.size() * pad.storage.unitBytes);
  if (choice->axis + 1 != pad.axes.size())
    return "blocks of " + size + " bytes as constant shuffles";
  return "rows of " + size + " bytes as constant shuffles, " +
         std::to_string(choice->rows) + " at a time";
}

const VersionLowering mlir::pad::kConstantShuffles{
    "constant-shuffles", Facts::Rows,
    lowerRows<buildConstantShuffles, getConstantShufflesProblem>};
