//===- PaddedRow.cpp - A row whose ends are lanes of its vectors ----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Flat/PaddedRow.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// Vectors of a row that are not in a loop.
static constexpr int64_t kMaxUnrolled = 8;

bool mlir::pad::hasNarrowBorder(const FlatAxis &row, int64_t lanes) {
  return llvm::all_of(std::array{row.low, row.high}, [&](OpFoldResult amount) {
    std::optional<int64_t> known = getConstantIntValue(amount);
    return known && *known >= 0 && *known < lanes;
  });
}

/// Calls `body` for every `step`th position from `begin` on that is less than
/// `end`.
static void forEachStep(IndexBuilder &index, OpFoldResult begin,
                        OpFoldResult end, int64_t step,
                        function_ref<void(OpFoldResult)> body) {
  std::optional<int64_t> first = getConstantIntValue(begin);
  std::optional<int64_t> last = getConstantIntValue(end);
  if (!first || !last || *last - *first > kMaxUnrolled * step)
    return buildLoop(index, begin, end, index.constant(step), body);
  for (int64_t position = *first; position < *last; position += step)
    body(index.constant(position));
}

/// The lanes of two vectors that `lanes` positions of an extended axis of
/// `extent` elements show, from `begin` on: of the first and the last `lanes`
/// elements, or in a mode that fills of the nearer of these and the fill.
static SmallVector<int64_t> getShuffle(const Extension &extension,
                                       int64_t lanes, int64_t begin,
                                       int64_t extent) {
  ConstantArith numbers;
  SmallVector<int64_t> shuffle;
  for (int64_t i = begin; i < begin + lanes; ++i) {
    if (extension.isFill()) {
      bool isInside = i >= 0 && i < extent;
      int64_t lane = i < lanes ? i : i - (extent - lanes);
      shuffle.push_back(isInside ? lane : lanes);
      continue;
    }
    int64_t source = extension.getSourceIndexWithinReach(numbers, i, extent);
    shuffle.push_back(source < lanes ? source : source - extent + 2 * lanes);
  }
  return shuffle;
}

void mlir::pad::buildPaddedRow(IndexBuilder &index, const FlatAxis &row,
                               const Extension &extension,
                               const RowVectors &vectors) {
  int64_t lanes = vectors.lanes;
  int64_t low = *getConstantIntValue(row.low);
  int64_t high = *getConstantIntValue(row.high);
  OpFoldResult end = index.sub(row.sourceExtent, lanes);
  Value first = vectors.load(index.constant(0)), last = vectors.load(end);
  // Borders are in the same lanes whatever the extent is.
  int64_t extent = 4 * lanes;
  auto storeEnd = [&](Value nearest, int64_t begin, OpFoldResult position) {
    bool isFill = extension.isFill();
    vectors.store(vector::ShuffleOp::create(
                      index.getBuilder(), index.getLoc(),
                      isFill ? nearest : first, isFill ? vectors.fill : last,
                      getShuffle(extension, lanes, begin, extent)),
                  position);
  };
  // The places of a loop with one vector are all before `end` + `high`.
  bool mayPassEnd = vectors.most > 0 || vectors.perTurn > 1 || high > 1;
  auto storeInside = [&](OpFoldResult begin) {
    if (mayPassEnd)
      begin = index.min(begin, end);
    Value vector = vectors.load(begin);
    vectors.store(vector, index.add(row.low, begin));
  };
  storeEnd(first, -low, index.constant(0));
  int64_t second = lanes - low;
  if (vectors.standBySource) {
    vectors.store(first, row.low);
    second = lanes;
  }
  if (vectors.most > 0)
    for (int64_t k : llvm::seq<int64_t>(1, vectors.most - 1))
      storeInside(index.constant(k * lanes - low));
  else
    forEachStep(index, index.constant(second), index.add(end, high),
                vectors.perTurn * lanes, [&](OpFoldResult begin) {
                  for (int64_t k : llvm::seq(vectors.perTurn))
                    storeInside(index.add(begin, k * lanes));
                });
  storeEnd(last, extent + high - lanes, index.sub(row.resultExtent, lanes));
}
