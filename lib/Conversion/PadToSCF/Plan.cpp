//===- Plan.cpp - How the loops of a pad are built ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Plan.h"
#include "LineBuffer.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// Longer rows lose nothing by being written exactly.
static constexpr int64_t kMaxShortRowBytes = 2048;

/// Longer rows lose nothing by two borders of their own; blocks of more vectors
/// are more code and not faster.
static constexpr int64_t kMaxRowVectors = 4, kMaxBlockVectors = 16;

static When getWhen(const Condition &condition) {
  if (condition.isTrue())
    return When::Always;
  return condition.isFalse() ? When::Never : When::AtRunTime;
}

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

/// What is worth it, as measured: where each row is on a page of its own and
/// these are more than the TLB holds, the first element; of what is filled and
/// not read, both ends where the rows fit the second cache but not the first.
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

RowPlan RowPlan::get(const FlatPad &pad,
                     const ConvertPadToSCFPassOptions &options) {
  RowPlan plan;
  plan.vectorUnits =
      std::max<int64_t>(options.vectorBytes / pad.storage.unitBytes, 1);
  plan.threeRuns = getWhen(pad.isRowWithinReach);
  if (pad.isInPlace) {
    plan.prefetch = getPrefetch(pad);
    // All else writes beyond a border, where the inside is written after it.
    return plan;
  }
  plan.classes = getRowClasses(pad, options.vectorBytes);
  chooseBlock(pad, plan);
  plan.fillsGaps = !plan.block && hasSharedGaps(pad);
  return plan;
}

RowPlan RowPlan::getPastCaches(const FlatPad &pad,
                               const ConvertPadToSCFPassOptions &options) {
  RowPlan plan;
  plan.vectorUnits =
      std::min(options.vectorBytes, kLineBytes) / pad.storage.unitBytes;
  plan.fillsGaps = hasSharedGaps(pad);
  // Runs that are in lines are much code, which runs of unknown sizes share.
  bool fills = pad.extension.isFill();
  if (!fills && !(getConstantIntValue(pad.pixel) &&
                  getConstantIntValue(pad.axes.back().resultExtent)))
    plan.threeRuns = When::Never;
  // A chunk may have a part of a row.
  plan.insideHasLine = !fills && !options.parallel;
  return plan;
}

//===----------------------------------------------------------------------===//
// The pad
//===----------------------------------------------------------------------===//

/// The bytes of the result, or as many as can be if that is not known.
static uint64_t getResultBytes(const FlatPad &pad) {
  std::optional<int64_t> pixel = getConstantIntValue(pad.pixel);
  uint64_t bytes = pixel ? *pixel * pad.storage.unitBytes : UINT64_MAX;
  for (const FlatAxis &axis : pad.axes) {
    std::optional<int64_t> m = getConstantIntValue(axis.resultExtent);
    bytes = m ? llvm::SaturatingMultiply<uint64_t>(bytes, *m) : UINT64_MAX;
  }
  return bytes;
}

/// When `bytes`, which may be as many as can be, are `least` or more.
static When isAtLeast(uint64_t bytes, int64_t least) {
  if (bytes == UINT64_MAX)
    return When::AtRunTime;
  return bytes < uint64_t(least) ? When::Never : When::Always;
}

Plan Plan::get(PadIntoOp op, const FailureOr<FlatPad> &pad,
               const ConvertPadToSCFPassOptions &options) {
  Plan plan;
  plan.options = options;
  // What runs in parallel already has its threads.
  if (op->getParentOfType<scf::ParallelOp>() ||
      op->getParentOfType<scf::ForallOp>())
    plan.options.parallel = false;
  if (failed(pad))
    return plan;
  plan.inRows = getWhen(pad->isFlat);
  if (plan.inRows == When::Never)
    return plan;
  plan.pastCaches = getWhen(pad->isPastCaches);
  if (plan.options.parallel)
    plan.inChunks = isAtLeast(getResultBytes(*pad), options.parallelBytes);
  plan.rows = RowPlan::get(*pad, options);
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

SmallVector<std::string> Plan::describe(const FlatPad &pad) const {
  SmallVector<std::string> lines;
  auto add = [&](When when, const Twine &what, StringRef condition) {
    if (when != When::Never)
      lines.push_back(
          (when == When::Always ? what : what + ", if " + condition).str());
  };
  if (inRows == When::Never) {
    add(When::Always, "element by element", "");
    return lines;
  }
  int64_t unitBytes = pad.storage.unitBytes;
  add(inChunks,
      "chunks of " + Twine(options.parallelChunkBytes) + " bytes in parallel",
      "the result has " + std::to_string(options.parallelBytes) +
          " bytes or more");
  add(pastCaches,
      "rows in non-temporal stores of lines of " + Twine(kLineBytes) + " bytes",
      "the result has " + std::to_string(options.nontemporalBytes) +
          " bytes or more, and runs of " +
          std::to_string(std::max(options.nontemporalRunBytes, kLineBytes)));
  if (pastCaches == When::Always)
    return lines;
  if (!rows.classes.empty())
    add(When::AtRunTime,
        "short rows in vectors of " + ::describe(rows.classes, unitBytes),
        "rows are short");
  if (rows.block) {
    Twine size(int64_t(rows.block->units.size()) * unitBytes);
    bool isRow = rows.blockAxis + 1 == pad.axes.size();
    add(When::Always,
        isRow ? "rows of " + size + " bytes as constant shuffles, " +
                    Twine(rows.blockRows) + " at a time"
              : "blocks of " + size + " bytes as constant shuffles",
        "");
    if (!isRow)
      return lines;
  }
  if (!rows.block)
    add(rows.threeRuns,
        pad.isInPlace
            ? rows.prefetch.rows == 0
                  ? "borders of rows alone"
                  : "borders of rows alone, " + Twine(rows.prefetch.rows) +
                        " rows ahead prefetched"
        : rows.fillsGaps
            ? "rows as the inside and the fill up to the next"
            : "rows as the border before, the inside and the border after",
        "borders are within the reach of the mode");
  if (rows.threeRuns != When::Always)
    add(When::Always, "rows run by run, and as copies of whole periods", "");
  if (inRows != When::Always)
    add(When::Always, "element by element", "");
  return lines;
}

void mlir::pad::reportPlan(PadIntoOp op, const FailureOr<FlatPad> &pad,
                           const Plan &plan) {
  auto remarkOptions =
      remark::RemarkOpts::name("convert-pad-to-scf").category("pad");
  Location loc = op.getLoc();
  auto passed = [&](StringRef what) {
    remark::passed(loc, remarkOptions) << what;
  };
  auto missed = [&] { return remark::missed(loc, remarkOptions); };
  if (failed(pad)) {
    passed("element by element");
    missed() << remark::reason("loops over rows: the storage of the element "
                               "type or the strides of a memref are not "
                               "known");
    return;
  }
  for (const std::string &line : plan.describe(*pad))
    passed(line);
  if (plan.inRows == When::Never) {
    missed() << remark::reason("loops over rows: an innermost stride is not 1, "
                               "or an extent is 0 or contradicts the amounts");
    return;
  }
  if (plan.inRows == When::AtRunTime)
    missed() << remark::reason("loops over rows alone: that extents are not 0 "
                               "and fit the amounts, and innermost strides are "
                               "1, is only known at run time")
             << remark::suggest("static extents and strides");
  if (plan.rows.threeRuns == When::Never)
    missed() << remark::reason("rows as three runs: an amount is larger than "
                               "the reach of the mode");
  else if (plan.rows.threeRuns == When::AtRunTime)
    missed() << remark::reason("rows as three runs alone: an amount or extent "
                               "is not known")
             << remark::suggest("static amounts and extents");
}
