//===- BlockCopyLoops.cpp - Loops over blocks and their shuffles ----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockCopy.h"
#include "Vectors.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
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

/// A lane of one of several vectors.
struct Lane {
  int64_t vector, lane;
};

/// Builds the loops of a copy.
class BlockCopyBuilder {
public:
  /// `row` is the axis along which the result has stride 1; others have no
  /// border in `result`.
  BlockCopyBuilder(OpBuilder &builder, Location loc, const BlockCopy &copy,
                   Value source, Value result, Value fill, FlatAxis row,
                   const Extension &extension)
      : index(builder, loc), copy(copy), fill(fill), source(getUnits(source)),
        result(getUnits(result)),
        extents(memref::getMixedSizes(builder, loc, source)), row(row),
        extension(extension) {}

  void build() { buildOuterAxis(0, source.offset, result.offset); }

private:
  /// The view of `buffer` with its elements as units.
  FlatView getUnits(Value buffer) {
    OpBuilder &builder = index.getBuilder();
    FlatView flat = FlatView::get(builder, index.getLoc(), buffer);
    flat.view =
        castToUnitBuffer(builder, index.getLoc(), flat.view, copy.storage);
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
  Value loadRow(OpFoldResult row, int64_t begin, int64_t units);
  void transposeRows(ArrayRef<OpFoldResult> rows,
                     std::optional<OpFoldResult> ahead, OpFoldResult to);
  std::optional<OpFoldResult> getPrefetchDistance(OpFoldResult from);

  SmallVector<Value> transpose(SmallVector<Value> rows);
  Value concatenate(ArrayRef<Value> vectors);
  Value gather(ArrayRef<Value> vectors, ArrayRef<Lane> lanes);
  Value load(OpFoldResult at, int64_t units) {
    return loadVector(index, source.view, at, units);
  }
  void store(Value vector, OpFoldResult at) {
    storeAt(index, vector, result.view, at);
  }

  IndexBuilder index;
  const BlockCopy &copy;
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
      llvm::is_contained({copy.sourceAxis, copy.resultAxis},
                         static_cast<int64_t>(axis)))
    return buildOuterAxis(axis + 1, from, to);
  if (axis < extents.size())
    return buildLoop(
        index, index.constant(0), extents[axis], index.constant(1),
        [&](OpFoldResult i) {
          buildOuterAxis(axis + 1, index.offset(from, i, source.strides[axis]),
                         index.offset(to, i, result.strides[axis]));
        });
  std::optional<OpFoldResult> distance = getPrefetchDistance(from);
  auto buildBlocksOfRow = [&](OpFoldResult from, OpFoldResult to) {
    if (copy.kind == BlockCopy::Kind::Squares)
      return buildRow(from, distance, to);
    buildBlocks(row.resultExtent, copy.resultUnits, [&](OpFoldResult position) {
      buildBlock(index.offset(from, position, source.strides[copy.resultAxis]),
                 index.offset(to, position, result.strides[copy.resultAxis]));
    });
  };
  if (copy.kind == BlockCopy::Kind::Slice)
    return buildBlocksOfRow(from, to);
  buildBlocks(extents[copy.sourceAxis], copy.sourceUnits, [&](OpFoldResult i) {
    buildBlocksOfRow(index.offset(from, i, source.strides[copy.sourceAxis]),
                     index.offset(to, i, result.strides[copy.sourceAxis]));
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

/// The lanes of `vectors` that `lanes` names, as one vector.
Value BlockCopyBuilder::gather(ArrayRef<Value> vectors, ArrayRef<Lane> lanes) {
  OpBuilder &builder = index.getBuilder();
  int64_t width = cast<VectorType>(vectors[0].getType()).getDimSize(0);
  // The lanes of the vectors before `k` are in their places.
  Value gathered = vectors[0];
  for (int64_t k : llvm::seq<int64_t>(1, vectors.size())) {
    SmallVector<int64_t> mask;
    for (auto [place, lane] : llvm::enumerate(lanes))
      mask.push_back(lane.vector == k  ? width + lane.lane
                     : lane.vector > k ? vector::ShuffleOp::kPoisonIndex
                     : k == 1          ? lane.lane
                                       : static_cast<int64_t>(place));
    gathered = vector::ShuffleOp::create(builder, index.getLoc(), gathered,
                                         vectors[k], mask);
  }
  return gathered;
}

/// The vectors of one length as one vector; their number is a power of two.
Value BlockCopyBuilder::concatenate(ArrayRef<Value> vectors) {
  if (vectors.size() == 1)
    return vectors.front();
  size_t half = vectors.size() / 2;
  Value low = concatenate(vectors.take_front(half));
  Value high = concatenate(vectors.drop_front(half));
  int64_t width = cast<VectorType>(low.getType()).getDimSize(0);
  return shuffleVectors(index, low, high,
                        llvm::to_vector(llvm::seq(2 * width)));
}

/// The columns of squares of `rows`, a power of two, which lie side by side in
/// vectors. Two rows of the halves of a square become two by taking an element
/// of one and an element of the other by turns, which rotates the bits of the
/// number of each element in the square by one.
SmallVector<Value> BlockCopyBuilder::transpose(SmallVector<Value> rows) {
  int64_t width = rows.size();
  int64_t units = cast<VectorType>(rows[0].getType()).getDimSize(0);
  for (int64_t k = 1; k < width; k *= 2) {
    SmallVector<Value> next;
    for (int64_t row : llvm::seq(width / 2))
      for (int64_t begin : {int64_t(0), width / 2}) {
        SmallVector<Lane> lanes;
        for (int64_t square = 0; square < units; square += width)
          for (int64_t unit : llvm::seq(width / 2))
            for (int64_t half : {0, 1})
              lanes.push_back({half, square + begin + unit});
        next.push_back(gather({rows[row], rows[row + width / 2]}, lanes));
      }
    rows = std::move(next);
  }
  return rows;
}

/// How far behind the rows of each block of the plane at `from` to prefetch, in
/// units; nullopt if that does not pay. If rows lie far apart, a plane has more
/// of them than processors follow by themselves. The addresses of more rows
/// than a few, with a stride that is not known, take more than that gains.
std::optional<OpFoldResult>
BlockCopyBuilder::getPrefetchDistance(OpFoldResult from) {
  OpFoldResult stride = source.strides[copy.resultAxis];
  std::optional<int64_t> known = getConstantIntValue(stride);
  if (copy.kind != BlockCopy::Kind::Squares ||
      (known ? *known * copy.storage.unitBytes <= kMaxNearBytes
             : copy.resultUnits > kMaxUnknownAddresses))
    return std::nullopt;
  // The last plane ends with the array.
  OpFoldResult lastRow =
      index.offset(from, index.sub(extents[copy.resultAxis], 1), stride);
  OpFoldResult last = index.add(index.max(from, lastRow),
                                index.sub(extents[copy.sourceAxis], 1));
  OpFoldResult end =
      memref::getMixedSize(index.getBuilder(), index.getLoc(), source.view, 0);
  return index.min(index.constant(kLineBytes / copy.storage.unitBytes),
                   index.sub(index.sub(end, 1), last));
}

/// Builds the squares of the row that begins at `from`. A block lies inside of
/// the extended axis and is wider than a border, so the first `low` rows of the
/// first block and the last `high` ones of the last block are the border: of
/// the fill value, or read at the index that they show. These blocks have code
/// of their own: with a branch in one loop, LLVM keeps the addresses of all
/// rows in memory.
void BlockCopyBuilder::buildRow(OpFoldResult from,
                                std::optional<OpFoldResult> ahead,
                                OpFoldResult to) {
  int64_t units = copy.resultUnits;
  OpFoldResult stride = source.strides[copy.resultAxis];
  auto buildBlock = [&](OpFoldResult position, int64_t before, int64_t after) {
    OpFoldResult begin = index.sub(position, row.low);
    SmallVector<OpFoldResult> rows =
        getOffsets(index.offset(from, begin, stride), units, stride);
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
    transposeRows(rows, ahead,
                  index.offset(to, position, result.strides[copy.resultAxis]));
  };
  int64_t low = *getConstantIntValue(row.low);
  int64_t high = *getConstantIntValue(row.high);
  OpFoldResult begin = index.constant(low > 0 ? units : 0);
  OpFoldResult end = index.sub(row.resultExtent, high > 0 ? units : 0);
  if (low > 0)
    buildBlock(index.constant(0), low, 0);
  // The last block inside ends with the source.
  OpFoldResult last = index.sub(index.add(row.low, row.sourceExtent), units);
  buildLoop(index, begin, end, index.constant(units),
            [&](OpFoldResult i) { buildBlock(index.min(i, last), 0, 0); });
  if (high > 0)
    buildBlock(end, 0, high);
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

/// `units` elements from `begin` on of the row at `row`; the fill value if that
/// is null.
Value BlockCopyBuilder::loadRow(OpFoldResult row, int64_t begin,
                                int64_t units) {
  return row ? load(index.add(row, begin), units)
             : repeatUnits(index, fill, units);
}

/// Transposes squares of the block whose rows are at `rows`, or of the fill
/// value where that is null. Rows of squares have at most 16 bytes, several in
/// each vector: shuffles across the 16 bytes of which the vectors of processors
/// are made are slow.
void BlockCopyBuilder::transposeRows(ArrayRef<OpFoldResult> rows,
                                     std::optional<OpFoldResult> ahead,
                                     OpFoldResult to) {
  if (ahead)
    for (OpFoldResult row : rows)
      if (row)
        prefetchAt(index, source.view, index.add(row, *ahead),
                   /*isWrite=*/false);

  int64_t width = std::min(
      {copy.sourceUnits, copy.resultUnits, 16 / copy.storage.unitBytes});
  SmallVector<OpFoldResult> offsets =
      getOffsets(to, copy.sourceUnits, result.strides[copy.sourceAxis]);
  ArrayRef<OpFoldResult> columns = offsets;
  for (int64_t begin = 0; begin < copy.sourceUnits; begin += width) {
    SmallVector<Value> vectors;
    for (int64_t first : llvm::seq(width)) {
      SmallVector<Value> parts;
      for (int64_t k = first; k < copy.resultUnits; k += width)
        parts.push_back(loadRow(rows[k], begin, width));
      vectors.push_back(concatenate(parts));
    }
    for (auto [vector, offset] :
         llvm::zip_equal(transpose(vectors), columns.take_front(width)))
      store(vector, offset);
    columns = columns.drop_front(width);
  }
}

void BlockCopyBuilder::buildBlock(OpFoldResult from, OpFoldResult to) {
  int64_t p = copy.sourceUnits, q = copy.resultUnits;
  SmallVector<Value> vectors;
  switch (copy.kind) {
  case BlockCopy::Kind::Squares:
    llvm_unreachable("built by its rows");
  case BlockCopy::Kind::FewInSource:
    for (int64_t k : llvm::seq(p))
      vectors.push_back(load(index.add(from, k * q), q));
    for (int64_t column : llvm::seq(p)) {
      SmallVector<Lane> lanes;
      for (int64_t k : llvm::seq(q))
        lanes.push_back({(k * p + column) / q, (k * p + column) % q});
      store(gather(vectors, lanes),
            index.offset(to, index.constant(column),
                         result.strides[copy.sourceAxis]));
    }
    return;
  case BlockCopy::Kind::FewInResult:
    for (int64_t row : llvm::seq(q))
      vectors.push_back(load(index.offset(from, index.constant(row),
                                          source.strides[copy.resultAxis]),
                             p));
    for (int64_t begin = 0; begin < p * q; begin += p) {
      SmallVector<Lane> lanes;
      for (int64_t unit : llvm::seq(begin, begin + p))
        lanes.push_back({unit % q, unit / q});
      store(gather(vectors, lanes), index.add(to, begin));
    }
    return;
  case BlockCopy::Kind::Slice:
    // The last vector ends with the last element, and begins in the one before.
    int64_t last = (q - 1) * p + 1 - q;
    for (int64_t k : llvm::seq(p))
      vectors.push_back(load(index.add(from, std::min(k * q, last)), q));
    SmallVector<Lane> lanes;
    for (int64_t unit = 0; unit < p * q; unit += p) {
      int64_t k = unit / q;
      lanes.push_back({k, unit - std::min(k * q, last)});
    }
    return store(gather(vectors, lanes), to);
  }
}

void BlockCopy::buildLoops(OpBuilder &builder, Location loc, Value source,
                           Value result, Value fill, const FlatAxis &row,
                           const Extension &extension) const {
  BlockCopyBuilder(builder, loc, *this, source, result, fill, row, extension)
      .build();
}
