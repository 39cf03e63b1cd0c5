//===- KnownRow.cpp - Rows of known extents -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KnownRow.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// Beyond these a row is written as runs.
static constexpr int64_t kMaxVectors = 8, kMaxTermsOfUnit = 4;

std::optional<KnownRow> KnownRow::get(IndexBuilder &index,
                                      const FlatAdjoint &adjoint,
                                      int64_t vectorBytes) {
  int64_t maxWidth = vectorBytes / adjoint.unitBytes;
  // `vector.shuffle` needs vectors, and loads of one unit are scalars.
  if (maxWidth < 2)
    return std::nullopt;
  const AdjointAxis &axis = adjoint.row;
  std::optional<int64_t> n = getConstantIntValue(axis.resultExtent);
  std::optional<int64_t> m = getConstantIntValue(axis.sourceExtent);
  std::optional<int64_t> low = getConstantIntValue(axis.low);
  std::optional<int64_t> block = getConstantIntValue(adjoint.block);
  if (!n || !m || !low || !block || *n * *block < 2 || *low < 0 ||
      *low > *m - *n)
    return std::nullopt;
  IndexRange shownOnce = getElementsShownOnce(index, adjoint.extension, axis);
  int64_t begin = *getConstantIntValue(shownOnce.begin) * *block;
  int64_t end = *getConstantIntValue(shownOnce.end) * *block;

  KnownRow row{*n * *block, *m * *block, *low * *block, 0, 0, {}, {}, 0, 0};
  row.width = std::min<int64_t>(maxWidth, llvm::bit_floor<uint64_t>(row.size));
  row.window =
      std::min<int64_t>(maxWidth, llvm::bit_floor<uint64_t>(row.paddedSize));
  int64_t front = llvm::divideCeil(begin, row.width);
  int64_t back = llvm::divideCeil(row.size - end, row.width);
  row.middleBegin = front * row.width;
  row.middleEnd = row.size - back * row.width;
  if (front + back > kMaxVectors)
    return std::nullopt;
  if (row.middleBegin < row.middleEnd) {
    for (int64_t k = 0; k < front; ++k)
      row.vectors.push_back(k * row.width);
    for (int64_t k = back; k > 0; --k)
      row.vectors.push_back(row.size - k * row.width);
  } else {
    for (int64_t unit = 0; unit < row.size; unit += row.width)
      row.vectors.push_back(std::min(unit, row.size - row.width));
    row.middleBegin = row.middleEnd = row.size;
  }

  auto addElement = [&](int64_t element) {
    auto positions = getKnownPositions(adjoint.extension, axis, element,
                                       /*maxCount=*/kMaxTermsOfUnit);
    if (!positions)
      return false;
    for (int64_t unit = 0; positions->size() > 1 && unit < *block; ++unit)
      for (int64_t position : *positions)
        row.sums[element * *block + unit].push_back(position * *block + unit);
    return true;
  };
  for (int64_t element = 0; element < *n; ++element) {
    if (element * *block == begin)
      element = end / *block;
    if (element < *n && !addElement(element))
      return std::nullopt;
  }
  return row;
}
