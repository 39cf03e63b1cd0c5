//===- Plan.cpp - How the loops of a pad are built ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Plan.h"
#include "LineBuffer.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// Longer rows lose nothing by being written exactly.
static constexpr int64_t kMaxShortRowBytes = 2048;

/// Longer rows lose nothing by two borders of their own; blocks of more vectors
/// are more code and not faster.
static constexpr int64_t kMaxRowVectors = 4, kMaxBlockVectors = 16;

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

static bool isKnown(const FlatAxis &axis) {
  return getConstantIntValue(axis.low) && getConstantIntValue(axis.high) &&
         getConstantIntValue(axis.sourceExtent) &&
         getConstantIntValue(axis.resultExtent);
}

static bool hasGaps(const FlatPad &pad) {
  return llvm::any_of(pad.axes,
                      [](const FlatAxis &axis) { return !axis.resultIsDense; });
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// The classes of the rows that `pad` may have at run time.
static SmallVector<RowClass, 0> getRowClasses(const FlatPad &pad,
                                              int64_t vectorBytes) {
  if (pad.axes.size() < 2 || isKnown(pad.axes.back()) || hasGaps(pad) ||
      !pad.extension.getStepBeyond() || pad.isWithinReach.isFalse() ||
      pad.isMerged.isTrue() ||
      getConstantIntValue(pad.innerPixel) != pad.storage.count)
    return {};
  SmallVector<RowClass, 0> classes;
  int64_t unitBytes = pad.storage.unitBytes;
  auto add = [&](int64_t vectors, int64_t bytes, int64_t maxBytes) {
    // Halves of a vector that are two elements or less gain nothing.
    if (bytes >= (vectors == 1 ? 8 : 4) * unitBytes)
      classes.push_back({vectors, bytes / unitBytes, maxBytes / unitBytes});
  };
  add(0, vectorBytes, kMaxShortRowBytes);
  add(4, vectorBytes, 4 * vectorBytes);
  add(2, vectorBytes, 2 * vectorBytes);
  add(1, vectorBytes, vectorBytes);
  add(1, vectorBytes / 2, vectorBytes / 2);
  return classes;
}

/// Sets the members of `plan` for blocks.
static void chooseBlock(const FlatPad &pad, RowPlan &plan) {
  size_t row = pad.axes.size() - 1;
  auto &block = plan.block;
  block = ShuffledBlock::get(pad, row, kMaxRowVectors * plan.vectorUnits);
  if (!block)
    return;
  int64_t maxUnits = kMaxBlockVectors * plan.vectorUnits;
  for (plan.blockAxis = row; plan.blockAxis > 0; --plan.blockAxis) {
    auto larger = ShuffledBlock::get(pad, plan.blockAxis - 1, maxUnits);
    if (!larger)
      break;
    block = std::move(larger);
  }
  if (block->units.size() == 1)
    block.reset();
  if (!block || plan.blockAxis == 0 || plan.blockAxis != row)
    return;

  // As many rows as fit, and leave least of the last vector unused.
  const FlatAxis &around = pad.axes[row - 1];
  std::optional<int64_t> rows = getInsideExtent(around);
  if (!rows || !around.sourceIsDense || !around.resultIsDense)
    return;
  int64_t size = block->units.size();
  int64_t most = std::min(*rows, maxUnits / size);
  auto getVectors = [&](int64_t count) {
    return llvm::divideCeil(count * size, plan.vectorUnits);
  };
  for (int64_t count = 1; count <= most; ++count)
    if (getVectors(count) * plan.blockRows <=
        getVectors(plan.blockRows) * count)
      plan.blockRows = count;
}

/// Whether a gap shares the code of all fills: it does where its size is not
/// known.
static bool hasSharedGaps(const FlatPad &pad) {
  size_t rank = pad.axes.size();
  return pad.extension.isFill() && rank >= 2 && !hasGaps(pad) &&
         !(isKnown(pad.axes.back()) && isKnown(pad.axes[rank - 2]));
}

/// Prefetches that pay, as measured. If each row is on a page of its own and
/// the TLB holds fewer pages: the first element. If the border is filled
/// without reading the row, and the rows fit the second-level cache but not the
/// first: both ends.
static RowPrefetch getPrefetch(const FlatPad &pad) {
  int64_t mebibyte = (int64_t(1) << 20) / pad.storage.unitBytes;
  RowPrefetch prefetch =
      pad.extension.isFill()
          ? RowPrefetch{8, /*atBothEnds=*/true, 4 * mebibyte, 16 * mebibyte}
          : RowPrefetch{32, /*atBothEnds=*/false, 32 * mebibyte, std::nullopt};
  std::optional<int64_t> end = getConstantIntValue(pad.resultEnd);
  bool isOutside = end && (*end < prefetch.minUnits ||
                           *end >= prefetch.maxUnits.value_or(INT64_MAX));
  return isOutside || pad.axes.size() == 1 ? RowPrefetch() : prefetch;
}

/// The plan for rows in non-temporal stores.
static RowPlan getPastCaches(const FlatPad &pad, int64_t vectorBytes) {
  RowPlan plan;
  plan.isPastCaches = true;
  plan.vectorUnits = std::min(vectorBytes, kLineBytes) / pad.storage.unitBytes;
  plan.fillsGaps = hasSharedGaps(pad);
  // Runs that are in lines are much code, which runs of unknown sizes share.
  bool fills = pad.extension.isFill();
  plan.areThreeRuns =
      fills || (getConstantIntValue(pad.pixel) &&
                getConstantIntValue(pad.axes.back().resultExtent));
  // A chunk may have a part of a row.
  plan.insideHasLine = !fills && !pad.has(Facts::Chunk);
  return plan;
}

RowPlan RowPlan::get(const FlatPad &pad,
                     const ConvertPadToSCFPassOptions &options) {
  // Long rows of a border are faster with more of them in one iteration.
  int64_t vectorBytes = options.vectorBytes * (pad.has(Facts::Border) ? 2 : 1);
  if (pad.has(Facts::PastCaches))
    return getPastCaches(pad, vectorBytes);
  RowPlan plan;
  plan.vectorUnits = std::max<int64_t>(vectorBytes / pad.storage.unitBytes, 1);
  plan.areThreeRuns = pad.isRowWithinReach.isTrue();
  if (pad.has(Facts::InPlace)) {
    plan.prefetch = getPrefetch(pad);
    // The other alternatives write past a border into the inside, which is not
    // written again.
    return plan;
  }
  plan.classes = getRowClasses(pad, vectorBytes);
  chooseBlock(pad, plan);
  plan.fillsGaps = !plan.block && hasSharedGaps(pad);
  return plan;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// "16, 32, 2 x 32, 4 x 32, any number of 32", from the narrowest class on.
static std::string describe(ArrayRef<RowClass> classes, int64_t unitBytes) {
  SmallVector<std::string> texts;
  for (const RowClass &rowClass : llvm::reverse(classes)) {
    std::string width = std::to_string(rowClass.width * unitBytes);
    if (rowClass.vectors == 0)
      texts.push_back("any number of " + width);
    else if (rowClass.vectors == 1)
      texts.push_back(width);
    else
      texts.push_back(std::to_string(rowClass.vectors) + " x " + width);
  }
  return llvm::join(texts, ", ") + " bytes";
}

std::string RowPlan::describe(const FlatPad &pad) const {
  if (isPastCaches)
    return ("non-temporal stores of lines of " + Twine(kLineBytes) + " bytes")
        .str();
  SmallVector<std::string> texts;
  auto add = [&](const Twine &text) { texts.push_back(text.str()); };
  int64_t unitBytes = pad.storage.unitBytes;
  if (!classes.empty())
    add("short rows in vectors of " + ::describe(classes, unitBytes) +
        ", if rows are short");
  if (block) {
    std::string size = std::to_string(int64_t(block->units.size()) * unitBytes);
    if (blockAxis + 1 == pad.axes.size())
      add("rows of " + size + " bytes as constant shuffles, " +
          Twine(blockRows) + " at a time");
    else
      add("blocks of " + size + " bytes as constant shuffles");
  } else if (!areThreeRuns) {
    add("rows run by run, and as copies of whole periods");
  } else if (fillsGaps) {
    add("rows as the inside and the fill up to the next");
  } else if (!pad.has(Facts::InPlace)) {
    add("rows as the border before, the inside and the border after");
  } else if (prefetch.rows == 0) {
    add("borders of rows alone");
  } else {
    add("borders of rows alone, " + Twine(prefetch.rows) +
        " rows ahead prefetched");
  }
  return llvm::join(texts, "; ");
}
