//===- InPlace.cpp - Borders of rows in place -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowRuns.h"
#include "Vectors.h"
#include "VersionLowering.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// How the borders of rows are prefetched: `rows` rows before they are written,
/// if the array ends at an offset in [minUnits, maxUnits).
struct RowPrefetch {
  int64_t rows, minUnits;
  std::optional<int64_t> maxUnits;
};

} // namespace

/// The prefetch that pays, as measured. If each row is on a page of its own and
/// the TLB holds fewer pages: the first element. If the border is filled
/// without reading the row, and the rows fit the second-level cache but not the
/// first: both ends.
static std::optional<RowPrefetch> getPrefetch(const FlatPad &pad) {
  int64_t mebibyte = (int64_t(1) << 20) / pad.storage.unitBytes;
  RowPrefetch prefetch = pad.extension.isFill()
                             ? RowPrefetch{8, 4 * mebibyte, 16 * mebibyte}
                             : RowPrefetch{32, 32 * mebibyte, std::nullopt};
  std::optional<int64_t> end = getConstantIntValue(pad.resultEnd);
  bool isOutside = end && (*end < prefetch.minUnits ||
                           *end >= prefetch.maxUnits.value_or(INT64_MAX));
  if (isOutside || pad.axes.size() == 1)
    return std::nullopt;
  return prefetch;
}

/// Builds `prefetch` for a row that is written later than that at `result`:
///
///   memref.prefetch %y[%row + %ahead], write, locality<3>, data
static void prefetchBorders(OpBuilder &builder, const FlatPad &pad,
                            const RowPrefetch &prefetch, OpFoldResult result) {
  IndexBuilder index(builder, pad.loc);
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  Condition isUsed = index.lessEqual(prefetch.minUnits, pad.resultEnd);
  if (prefetch.maxUnits)
    isUsed = index.conjunction(
        isUsed, index.lessThan(pad.resultEnd, *prefetch.maxUnits));
  auto build = [&](OpFoldResult position) {
    OpFoldResult ahead = index.add(
        result, index.mul(index.constant(prefetch.rows),
                          pad.axes[pad.axes.size() - 2].resultStride));
    ahead = index.offset(ahead, position, pad.unitsPerPosition);
    prefetchAt(index, pad.result,
               index.min(ahead, index.sub(pad.resultEnd, one)),
               /*isWrite=*/true);
  };
  buildIf(index, isUsed, [&] {
    build(zero);
    if (pad.extension.isFill())
      build(index.sub(pad.axes.back().resultExtent, one));
  });
}

// pad.pad_into m ins(%s) outs(%r) {pad.facts = <in_place|rows|...>}
//   -> scf.for %o = ... { ... } // a prefetch and the borders
static std::string buildInPlace(OpBuilder &builder, PadIntoOp,
                                const FlatPad &pad, int64_t vectorUnits) {
  RunBuilder runs(builder, pad, vectorUnits);
  std::optional<RowPrefetch> prefetch = getPrefetch(pad);
  std::unique_ptr<RowRuns> borders = RowRuns::get(runs);
  RowNest nest(*borders);
  if (prefetch)
    nest.prefetch = [&](OpFoldResult, OpFoldResult result) {
      prefetchBorders(builder, pad, *prefetch, result);
    };
  nest.build();
  if (!ThreeRuns::appliesTo(pad))
    return borders->describe().str();
  if (!prefetch)
    return "borders of rows alone";
  return "borders of rows alone, " + std::to_string(prefetch->rows) +
         " rows ahead prefetched";
}

const VersionLowering mlir::pad::kInPlace{
    "in-place", Facts::Rows | Facts::InPlace, lowerRows<buildInPlace>};
