//===- BlockLoops.cpp - The loops over the blocks of a copy ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockCopy.h"
#include "Vectors.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/FlatView.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// Rows of a block that lie this far apart, or nearer, processors prefetch.
static constexpr int64_t kMaxNearBytes = 1024;

/// Addresses at an unknown distance from each other, up to this number, have
/// registers for the multiples of the distance.
static constexpr int64_t kMaxUnknownAddresses = 8;

namespace {

/// Builds the loops of a copy.
class BlockCopyBuilder : BlockCopy {
public:
  /// `row` is the axis along which the result has stride 1; others have no
  /// border in `result`.
  BlockCopyBuilder(OpBuilder &builder, Location loc, const BlockCopy &copy,
                   Value source, Value result, Value fill, FlatAxis row,
                   const Extension &extension)
      : BlockCopy(copy), index(builder, loc), fill(fill),
        source(getUnits(source)), result(getUnits(result)),
        extents(memref::getMixedSizes(builder, loc, source)), row(row),
        extension(extension) {}

  void build() { buildOuterAxis(0, source.offset, result.offset); }

private:
  /// The view of `buffer` with its elements as units.
  FlatView getUnits(Value buffer) {
    OpBuilder &builder = index.getBuilder();
    FlatView flat = FlatView::get(builder, index.getLoc(), buffer);
    flat.view = castToUnitBuffer(builder, index.getLoc(), flat.view, storage);
    return flat;
  }
  void buildOuterAxis(size_t axis, OpFoldResult from, OpFoldResult to);
  /// Builds the loop over the blocks of `units` along an axis of `extent`.
  void buildBlocks(OpFoldResult extent, int64_t units,
                   function_ref<void(OpFoldResult)> body);
  void buildBlock(OpFoldResult from, OpFoldResult to);

  void buildRow(OpFoldResult from, std::optional<OpFoldResult> ahead,
                OpFoldResult to);
  SmallVector<OpFoldResult> getOffsets(OpFoldResult first, int64_t count,
                                       OpFoldResult stride);
  void transposeRows(ArrayRef<OpFoldResult> rows, OpFoldResult to);
  OpFoldResult getSourceEnd() {
    return memref::getMixedSize(index.getBuilder(), index.getLoc(), source.view,
                                0);
  }
  std::optional<OpFoldResult> getPrefetchDistance(OpFoldResult from);
  void prefetchRows(ArrayRef<OpFoldResult> rows, OpFoldResult from,
                    OpFoldResult ahead);
  OpFoldResult getNextRows(OpFoldResult from, OpFoldResult begin);
  void prefetchBlock(OpFoldResult begin);

  Value load(OpFoldResult at, int64_t units) {
    return loadVector(index, source.view, at, units);
  }
  void store(Value vector, OpFoldResult at) {
    storeAt(index, vector, result.view, at);
  }

  IndexBuilder index;
  Value fill;
  FlatView source, result;
  SmallVector<OpFoldResult> extents;
  FlatAxis row;
  const Extension &extension;
};

} // namespace

void BlockCopyBuilder::buildOuterAxis(size_t axis, OpFoldResult from,
                                      OpFoldResult to) {
  if (axis < extents.size() &&
      llvm::is_contained({sourceAxis, resultAxis}, static_cast<int64_t>(axis)))
    return buildOuterAxis(axis + 1, from, to);
  if (axis < extents.size())
    return buildLoop(
        index, index.constant(0), extents[axis], index.constant(1),
        [&](OpFoldResult i) {
          OpFoldResult fromHere = index.offset(from, i, source.strides[axis]);
          buildOuterAxis(axis + 1, fromHere,
                         index.offset(to, i, result.strides[axis]));
        });
  std::optional<OpFoldResult> distance = getPrefetchDistance(from);
  auto buildBlocksOfRow = [&](OpFoldResult from, OpFoldResult to) {
    if (kind == Kind::Squares)
      return buildRow(from, distance, to);
    buildBlocks(row.resultExtent, resultUnits, [&](OpFoldResult position) {
      OpFoldResult block =
          index.offset(from, position, source.strides[resultAxis]);
      buildBlock(block, index.offset(to, position, result.strides[resultAxis]));
    });
  };
  if (kind == Kind::Slice || alongSource)
    return buildBlocksOfRow(from, to);
  buildBlocks(extents[sourceAxis], sourceUnits, [&](OpFoldResult i) {
    OpFoldResult fromHere = index.offset(from, i, source.strides[sourceAxis]);
    buildBlocksOfRow(fromHere, index.offset(to, i, result.strides[sourceAxis]));
  });
}

void BlockCopyBuilder::buildBlocks(OpFoldResult extent, int64_t units,
                                   function_ref<void(OpFoldResult)> body) {
  OpFoldResult width = index.constant(units);
  std::optional<int64_t> known = getConstantIntValue(extent);
  buildLoop(index, index.constant(0), extent, width, [&](OpFoldResult i) {
    if (!known || *known % units != 0)
      i = index.min(i, index.sub(extent, width));
    body(i);
  });
}

/// How far ahead of each block of the plane at `from` to prefetch, in units;
/// nullopt if that does not pay. If rows lie far apart, a plane has more of
/// them than processors follow by themselves: a line. The addresses of more
/// rows than a few, with a stride that is not known, take more than that gains.
/// Blocks that follow each other along the source read its lines as they lie,
/// or prefetch pixels, see buildRow.
std::optional<OpFoldResult>
BlockCopyBuilder::getPrefetchDistance(OpFoldResult from) {
  if (kind != Kind::Squares || alongSource)
    return std::nullopt;
  OpFoldResult stride = source.strides[resultAxis];
  std::optional<int64_t> known = getConstantIntValue(stride);
  if (known ? *known * storage.unitBytes <= kMaxNearBytes
            : getBlocksPerLine() == 1 && resultUnits > kMaxUnknownAddresses)
    return std::nullopt;
  // The last plane ends with the array.
  OpFoldResult lastRow =
      index.offset(from, index.sub(extents[resultAxis], 1), stride);
  OpFoldResult last = index.max(from, lastRow);
  last = index.add(last, index.sub(extents[sourceAxis], 1));
  return index.min(index.constant(kLineBytes / storage.unitBytes),
                   index.sub(index.sub(getSourceEnd(), 1), last));
}

/// Prefetches `ahead` of a block of the row that begins at `from` as many lines
/// as it reads. If blocks side by side read the same lines, each of them
/// prefetches others. The rows of the block that are inside are at `rows`.
void BlockCopyBuilder::prefetchRows(ArrayRef<OpFoldResult> rows,
                                    OpFoldResult from, OpFoldResult ahead) {
  int64_t step = getBlocksPerLine();
  OpFoldResult first =
      index.div(index.modPowerOfTwo(from, step * sourceUnits), sourceUnits);
  ahead = index.offset(ahead, first, source.strides[resultAxis]);
  for (size_t k = 0; k + step <= rows.size(); k += step)
    prefetchAt(index, source.view, index.add(rows[k], ahead),
               /*isWrite=*/false);
}

/// Where the rows behind the block at position `begin` of the row at `from`
/// begin, as many as it has, or the last ones of the source.
OpFoldResult BlockCopyBuilder::getNextRows(OpFoldResult from,
                                           OpFoldResult begin) {
  OpFoldResult stride = source.strides[resultAxis];
  OpFoldResult next = index.offset(from, index.add(begin, resultUnits), stride);
  OpFoldResult size = index.offset(extents[sourceAxis],
                                   index.constant(resultUnits - 1), stride);
  return index.min(next, index.sub(getSourceEnd(), size));
}

/// Prefetches as many units behind `begin` as a block has.
void BlockCopyBuilder::prefetchBlock(OpFoldResult begin) {
  for (int64_t k = 0; k < sourceUnits * resultUnits;
       k += kLineBytes / storage.unitBytes)
    prefetchAt(index, source.view, index.add(begin, k), /*isWrite=*/false);
}

/// Builds the squares of the row that begins at `from`. A block lies inside of
/// the extended axis and is wider than a border, so the first `low` rows of the
/// first block and the last `high` ones of the last block are the border: of
/// the fill value, or read at the index that they show. These blocks have code
/// of their own: with a branch in one loop, LLVM keeps the addresses of all
/// rows in memory.
///
/// Blocks of pixels that follow each other along the source prefetch the pixels
/// behind theirs, each its share: they have no gaps, so all shares together are
/// these pixels.
void BlockCopyBuilder::buildRow(OpFoldResult from,
                                std::optional<OpFoldResult> ahead,
                                OpFoldResult to) {
  int64_t units = resultUnits;
  OpFoldResult stride = source.strides[resultAxis];
  auto buildBlock = [&](OpFoldResult from, OpFoldResult to,
                        OpFoldResult position, int64_t before, int64_t after) {
    OpFoldResult begin = index.sub(position, row.low);
    SmallVector<OpFoldResult> rows =
        getOffsets(index.offset(from, begin, stride), units, stride);
    if (ahead)
      prefetchRows(ArrayRef(rows).drop_front(before).drop_back(after), from,
                   *ahead);
    auto setBorder = [&](int64_t k) {
      rows[k] = {};
      if (!extension.isFill())
        rows[k] =
            index.offset(from,
                         extension.getSourceIndexWithinReach(
                             index, index.add(begin, k), row.sourceExtent),
                         stride);
    };
    for (int64_t k : llvm::seq(before))
      setBorder(k);
    for (int64_t k : llvm::seq(after))
      setBorder(units - 1 - k);
    // With the position added to `to` before the column, bytes of unknown
    // extents take 1.1 of the time: LLVM has more addresses to keep.
    transposeRows(rows, index.offset(to, position, result.strides[resultAxis]));
  };
  auto buildColumns = [&](OpFoldResult position, int64_t before,
                          int64_t after) {
    if (!alongSource)
      return buildBlock(from, to, position, before, after);
    // Processors prefetch what is read twice by themselves.
    std::optional<OpFoldResult> next;
    if (arePixels() && getBlocksPerLine() > 2)
      next = getNextRows(
          from, index.add(index.sub(position, row.low), before - after));
    buildBlocks(extents[sourceAxis], sourceUnits, [&](OpFoldResult column) {
      if (next)
        prefetchBlock(index.offset(*next, column, index.constant(resultUnits)));
      OpFoldResult block =
          index.offset(from, column, source.strides[sourceAxis]);
      buildBlock(block, index.offset(to, column, result.strides[sourceAxis]),
                 position, before, after);
    });
  };
  int64_t low = *getConstantIntValue(row.low);
  int64_t high = *getConstantIntValue(row.high);
  OpFoldResult begin = index.constant(low > 0 ? units : 0);
  OpFoldResult end = index.sub(row.resultExtent, high > 0 ? units : 0);
  if (low > 0)
    buildColumns(index.constant(0), low, 0);
  // The last block inside ends with the source.
  OpFoldResult last = index.sub(index.add(row.low, row.sourceExtent), units);
  buildLoop(index, begin, end, index.constant(units),
            [&](OpFoldResult i) { buildColumns(index.min(i, last), 0, 0); });
  if (high > 0)
    buildColumns(end, 0, high);
}

/// `first` and what follows it at a distance of `stride`, `count` in all. From
/// each fourth one to the next is an addition: LLVM would keep the multiples of
/// a stride that is not known in memory, of which processors load as many in a
/// cycle as of vectors.
SmallVector<OpFoldResult> BlockCopyBuilder::getOffsets(OpFoldResult first,
                                                       int64_t count,
                                                       OpFoldResult stride) {
  constexpr int64_t group = 4;
  bool areGrouped =
      !getConstantIntValue(stride) && count > kMaxUnknownAddresses;
  SmallVector<OpFoldResult> offsets;
  for (int64_t k : llvm::seq(count)) {
    int64_t inGroup = areGrouped ? k % group : k;
    if (k > 0 && inGroup == 0)
      first = index.offset(first, index.constant(group), stride);
    offsets.push_back(index.offset(first, index.constant(inGroup), stride));
  }
  return offsets;
}

/// Transposes squares of the block whose rows are at `rows`, or of the fill
/// value where that is null. Rows of squares have at most 16 bytes, several in
/// each vector: shuffles across the 16 bytes of which the vectors of processors
/// are made are slow.
void BlockCopyBuilder::transposeRows(ArrayRef<OpFoldResult> rows,
                                     OpFoldResult to) {
  int64_t width = std::min({sourceUnits, resultUnits, 16 / storage.unitBytes});
  SmallVector<OpFoldResult> offsets =
      getOffsets(to, sourceUnits, result.strides[sourceAxis]);
  ArrayRef<OpFoldResult> columns = offsets;
  for (int64_t begin = 0; begin < sourceUnits; begin += width) {
    SmallVector<Value> vectors;
    for (int64_t first : llvm::seq(width)) {
      SmallVector<Value> parts;
      for (int64_t k = first; k < resultUnits; k += width)
        parts.push_back(rows[k] ? load(index.add(rows[k], begin), width)
                                : repeatUnits(index, fill, width));
      vectors.push_back(concatenateVectors(index, parts));
    }
    for (auto [vector, offset] : llvm::zip_equal(
             transposeSquares(index, vectors), columns.take_front(width)))
      store(vector, offset);
    columns = columns.drop_front(width);
  }
}

void BlockCopyBuilder::buildBlock(OpFoldResult from, OpFoldResult to) {
  int64_t p = sourceUnits, q = resultUnits;
  SmallVector<Value> vectors;
  switch (kind) {
  case Kind::Squares:
    llvm_unreachable("built by its rows");
  case Kind::FewInSource:
    for (int64_t k : llvm::seq(p))
      vectors.push_back(load(index.add(from, k * q), q));
    for (int64_t column : llvm::seq(p)) {
      SmallVector<Lane> lanes;
      for (int64_t k : llvm::seq(q))
        lanes.push_back({(k * p + column) / q, (k * p + column) % q});
      Value vector = gatherLanes(index, vectors, lanes);
      store(vector, index.offset(to, index.constant(column),
                                 result.strides[sourceAxis]));
    }
    return;
  case Kind::FewInResult:
    for (int64_t row : llvm::seq(q))
      vectors.push_back(load(
          index.offset(from, index.constant(row), source.strides[resultAxis]),
          p));
    for (int64_t begin = 0; begin < p * q; begin += p) {
      SmallVector<Lane> lanes;
      for (int64_t unit : llvm::seq(begin, begin + p))
        lanes.push_back({unit % q, unit / q});
      Value vector = gatherLanes(index, vectors, lanes);
      store(vector, index.add(to, begin));
    }
    return;
  case Kind::Slice:
    // The last vector ends with the last element, and begins in the one before.
    int64_t last = (q - 1) * p + 1 - q;
    for (int64_t k : llvm::seq(p))
      vectors.push_back(load(index.add(from, std::min(k * q, last)), q));
    SmallVector<Lane> lanes;
    for (int64_t unit = 0; unit < p * q; unit += p) {
      int64_t k = unit / q;
      lanes.push_back({k, unit - std::min(k * q, last)});
    }
    return store(gatherLanes(index, vectors, lanes), to);
  }
}

void mlir::pad::buildBlockLoops(OpBuilder &builder, Location loc,
                                const BlockCopy &copy, Value source,
                                Value result, Value fill, const FlatAxis &row,
                                const Extension &extension) {
  BlockCopyBuilder(builder, loc, copy, source, result, fill, row, extension)
      .build();
}
