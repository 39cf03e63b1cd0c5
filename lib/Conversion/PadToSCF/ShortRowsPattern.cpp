//===- ShortRowsPattern.cpp - Rows in classes of vectors ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowPattern.h"
#include "RowRuns.h"
#include "ShortRows.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// Longer rows lose nothing by being written exactly.
static constexpr int64_t kMaxShortRowBytes = 2048;

/// The classes of the rows that `pad` may have at run time.
static SmallVector<RowClass, 0> getRowClasses(const FlatPad &pad,
                                              int64_t vectorUnits) {
  bool hasGaps = llvm::any_of(
      pad.axes, [](const FlatAxis &axis) { return !axis.resultIsDense; });
  if (pad.axes.size() < 2 || pad.axes.back().isKnown() || hasGaps ||
      !pad.extension.getStepBeyond() || pad.isWithinReach.isFalse() ||
      pad.rowFoldedIntoPosition.isTrue() ||
      getConstantIntValue(pad.staticUnitsPerPosition) != pad.storage.count)
    return {};
  SmallVector<RowClass, 0> classes;
  int64_t unitBytes = pad.storage.unitBytes;
  int64_t vectorBytes = vectorUnits * unitBytes;
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

namespace {

// pad.pad_into m ins(%s) outs(%r) {pad.facts = <rows|dense_result|...>}
//   -> %class = ... // 1 + the class of the rows, or 0
//      scf.if %class > 0 {
//        scf.index_switch %class ... // see ShortRows
//      } else {
//        scf.for %o = ... { ... } // see ThreeRuns, RunByRun
//      }
struct LowerShortRows final : RowPattern {
  using RowPattern::RowPattern;

  StringRef getProblem(PadIntoOp, const FlatPad &shape,
                       int64_t vectorUnits) const final {
    // Vectors write beyond a border.
    if (shape.has(Facts::InPlace))
      return "in place";
    return getRowClasses(shape, vectorUnits).empty()
               ? "the size of rows is known, or there are gaps between them"
               : "";
  }

  std::string build(OpBuilder &builder, PadIntoOp, const FlatPad &pad,
                    int64_t vectorUnits) const final {
    SmallVector<RowClass, 0> classes = getRowClasses(pad, vectorUnits);
    RunBuilder runs(builder, pad, vectorUnits);
    ShortRows shortRows(builder, pad, classes);
    std::string text = "short rows in vectors of " +
                       describe(classes, pad.storage.unitBytes) +
                       ", if rows are short; ";
    // The two share the loops around planes, so one pattern builds both.
    if (!pad.has(Facts::RowWithinReach) && !pad.has(Facts::WithinReach)) {
      RunByRun leaf(builder, pad, runs);
      RowNest(builder, pad, runs, leaf, &shortRows).build();
      return text + "rows run by run, and as copies of whole periods";
    }
    ThreeRuns leaf(builder, pad, runs);
    RowNest(builder, pad, runs, leaf, &shortRows).build();
    return text +
           (leaf.fusesFillAcrossRows()
                ? "rows as the inside and the fill up to the next"
                : "rows as the border before, the inside and the border after");
  }
};

} // namespace

void mlir::pad::populateShortRowsPattern(
    RewritePatternSet &patterns, const ConvertPadToSCFPassOptions &options,
    PatternBenefit benefit) {
  patterns.addWithLabel<LowerShortRows>({"short-rows"}, patterns.getContext(),
                                        options, benefit);
}
