//===- ConstantShuffles.cpp - Static blocks of rows -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowNest.h"
#include "RowPattern.h"
#include "ShuffledBlock.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// Longer rows lose nothing by two borders of their own; blocks of more vectors
/// are more code and not faster.
static constexpr int64_t kMaxRowVectors = 4, kMaxBlockVectors = 16;

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
  if (!m || !low)
    return std::nullopt;
  int64_t begin = std::clamp<int64_t>(*low, 0, *m);
  return std::max(std::min(*low + *n, *m), begin) - begin;
}

namespace {

/// A choice of a block: all positions of the axes from `axis` on. If `axis` is
/// the row, one shuffle covers `rows` rows inside of the source.
struct BlockChoice {
  ShuffledBlock block;
  size_t axis;
  int64_t rows = 1;
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
  if (!rows || !around.sourceIsDense || !around.resultIsDense)
    return choice;
  int64_t most = std::min(*rows, maxUnits / size);
  auto getVectors = [&](int64_t count) {
    return llvm::divideCeil(count * size, vectorUnits);
  };
  for (int64_t count = 1; count <= most; ++count)
    if (getVectors(count) * choice.rows <= getVectors(choice.rows) * count)
      choice.rows = count;
  return choice;
}

namespace {

/// Writes blocks:
///
///   %a = vector.load %x[...] : memref<?xi8>, vector<32xi8>
///   %b = vector.shuffle %a, %a [0, 0, 1, ...]
///   vector.store %b, %y[...]
class BlockLeaf final : public RowLeaf {
public:
  BlockLeaf(OpBuilder &builder, const FlatPad &pad, const BlockChoice &choice,
            int64_t vectorUnits)
      : builder(builder), index(builder, pad.loc), pad(pad), choice(choice),
        vectorUnits(vectorUnits) {}

  size_t getAxis() const final { return choice.axis; }

  void build(OpFoldResult source, OpFoldResult result) final {
    choice.block.build(builder, pad, source, result, vectorUnits);
  }

  bool buildsRowsInside() const final {
    return choice.axis + 1 == pad.axes.size();
  }

  void buildRowsInside(OpFoldResult source, OpFoldResult result) final {
    const FlatAxis &axis = pad.axes[pad.axes.size() - 2];
    Inside inside = axis.getInside(index);
    ShuffledBlock rows = choice.block.repeat(choice.rows);
    OpFoldResult count = index.constant(choice.rows), one = index.constant(1);
    OpFoldResult steps = index.div(
        index.add(index.sub(inside.end, inside.begin), index.sub(count, one)),
        count);
    buildLoop(index, index.constant(0), steps, one, [&](OpFoldResult step) {
      // The last block ends with the last row.
      OpFoldResult o =
          index.min(index.add(inside.begin, index.mul(step, count)),
                    index.sub(inside.end, count));
      OpFoldResult i = index.sub(o, axis.low);
      rows.build(
          builder, pad, index.add(source, index.mul(i, axis.sourceStride)),
          index.add(result, index.mul(o, axis.resultStride)), vectorUnits);
    });
  }

private:
  OpBuilder &builder;
  IndexBuilder index;
  const FlatPad &pad;
  const BlockChoice &choice;
  int64_t vectorUnits;
};

//===----------------------------------------------------------------------===//
// The pattern
//===----------------------------------------------------------------------===//

// pad.pad_into m ins(%s) outs(%r) {pad.facts = <rows|...>}, with rows of a
// known size
//   -> scf.for %o = ... { ... } // see BlockLeaf
struct LowerToConstantShuffles final : RowPattern {
  using RowPattern::RowPattern;

  StringRef getProblem(const FlatPad &shape, int64_t vectorUnits) const final {
    // A block is written with its inside.
    if (shape.has(Facts::InPlace))
      return "in place";
    return chooseBlock(shape, vectorUnits)
               ? ""
               : "rows are long, or their size is not known";
  }

  std::string build(OpBuilder &builder, const FlatPad &pad,
                    int64_t vectorUnits) const final {
    std::optional<BlockChoice> choice = chooseBlock(pad, vectorUnits);
    RunBuilder runs(builder, pad, vectorUnits);
    BlockLeaf leaf(builder, pad, *choice, vectorUnits);
    RowNest(builder, pad, runs, leaf).build();
    std::string size =
        std::to_string(choice->block.units.size() * pad.storage.unitBytes);
    if (!leaf.buildsRowsInside())
      return "blocks of " + size + " bytes as constant shuffles";
    return "rows of " + size + " bytes as constant shuffles, " +
           std::to_string(choice->rows) + " at a time";
  }
};

} // namespace

void mlir::pad::populateConstantShufflesPattern(
    RewritePatternSet &patterns, const ConvertPadToSCFPassOptions &options,
    PatternBenefit benefit) {
  patterns.addWithLabel<LowerToConstantShuffles>(
      {"constant-shuffles"}, patterns.getContext(), options, benefit);
}
