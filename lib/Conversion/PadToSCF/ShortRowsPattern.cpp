//===- ShortRowsPattern.cpp - Rows in classes of vectors ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowRuns.h"
#include "ShortRows.h"
#include "VersionLowering.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/PaddedRow.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/VectorBytes.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Rows that have a vector
//===----------------------------------------------------------------------===//

/// Longer rows are as fast as runs, which are aligned.
static constexpr int64_t kMaxVectorsOfRow = 64;

bool mlir::pad::areVectorRows(const FlatPad &pad, int64_t vectorUnits) {
  const FlatAxis &row = pad.axes.back();
  return pad.axes.size() >= 2 && !row.isKnown() &&
         isOneInteger(pad.unitsPerPosition) &&
         hasNarrowBorder(row, vectorUnits);
}

namespace {

/// Writes a row of one vector or more, whose border is narrower, as
/// `buildPaddedRow`. Nothing is written beside the row, and nothing read beside
/// its source.
class VectorRows final : public RowLeaf {
public:
  /// The most vectors of the result of a row that is written without a loop.
  static constexpr int64_t kMaxShort = 4;

  /// `most` is that of RowVectors: 0, or kMaxShort for rows that are so short.
  VectorRows(RunBuilder &runs, int64_t vectorUnits, int64_t most,
             bool storesLinesWhole)
      : RowLeaf(runs), vectorUnits(vectorUnits), most(most),
        storesLinesWhole(storesLinesWhole) {}

  /// Whether rows are so long, and not longer than it pays.
  Condition hasVectors() {
    OpFoldResult units = pad.axes.back().sourceExtent;
    Condition isLong = index.lessEqual(vectorUnits, units);
    return index.conjunction(
        isLong, index.lessEqual(units, kMaxVectorsOfRow * vectorUnits));
  }

  void build(OpFoldResult source, OpFoldResult result) final {
    auto load = [&](OpFoldResult at) {
      return loadVector(index, pad.source, index.add(source, at), vectorUnits);
    };
    int64_t bytes = vectorUnits * pad.storage.unitBytes, bytesBefore = 0;
    auto store = [&](Value vector, OpFoldResult position) {
      OpFoldResult at = index.add(result, position);
      prefetchAhead(index, pad, at, bytes, bytesBefore);
      storeAt(index, vector, pad.result, at);
      bytesBefore += bytes;
    };
    Value fill;
    if (pad.extension.isFill())
      fill = repeatUnits(index, pad.fill, vectorUnits);
    RowVectors vectors{vectorUnits, fill, load, store, most};
    // See storesLinesWhole: there, a load that lies in two lines costs more
    // than a turn of the loop.
    vectors.perTurn = storesLinesWhole ? 1 : 2;
    vectors.standBySource = storesLinesWhole && most == 0;
    buildPaddedRow(index, pad.axes.back(), pad.extension, vectors);
  }

  /// Rows inside of the source need no index map.
  bool buildsRowsInside() const final { return true; }
  void buildRowsInside(OpFoldResult source, OpFoldResult result) final {
    const FlatAxis &rows = pad.axes[pad.axes.size() - 2];
    Inside inside = rows.getInside(index);
    buildLoop(index, inside.begin, inside.end, index.constant(1),
              [&](OpFoldResult o) {
                OpFoldResult from = index.offset(source, index.sub(o, rows.low),
                                                 rows.sourceStride);
                build(from, index.offset(result, o, rows.resultStride));
              });
  }

  /// Two vectors from each end, without the branches of a run of any length,
  /// and without the call of memset that LLVM makes of its loop.
  bool fillsRows() const final { return most > 0; }
  void fillRow(OpFoldResult result) final {
    Value fill = repeatUnits(index, pad.fill, vectorUnits);
    OpFoldResult width = index.constant(vectorUnits);
    OpFoldResult last = index.sub(pad.axes.back().resultExtent, width);
    for (OpFoldResult at :
         {index.constant(0), index.min(width, last),
          index.max(index.sub(last, width), index.constant(0)), last})
      storeAt(index, fill, pad.result, index.add(result, at));
  }

private:
  int64_t vectorUnits, most;
  bool storesLinesWhole;
};

} // namespace

//===----------------------------------------------------------------------===//
// The way to write rows
//===----------------------------------------------------------------------===//

/// A smaller result is faster by VectorRows, since ShortRows writes the first
/// and last rows of an array element by element.
static constexpr int64_t kMinClassBytes = 32 * 1024;

/// Longer rows lose nothing by being written exactly.
static constexpr int64_t kMaxShortRowBytes = 2048;

/// The classes of the rows that `pad` may have at run time.
static SmallVector<RowClass, 0> getRowClasses(const FlatPad &pad,
                                              int64_t vectorUnits) {
  if (pad.axes.size() < 2 || pad.axes.back().isKnown() ||
      !pad.hasDenseResult() || !pad.extension.getStepBeyond() ||
      pad.isWithinReach.isFalse() || pad.rowFoldedIntoPosition.isTrue() ||
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
  // Longer ones are VectorRows.
  if (!areVectorRows(pad, vectorUnits)) {
    add(0, vectorBytes, kMaxShortRowBytes);
    add(4, vectorBytes, 4 * vectorBytes);
  }
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

static StringRef getShortRowsProblem(PadIntoOp, const FlatPad &shape,
                                     int64_t vectorUnits) {
  // Vectors write beyond a border.
  if (shape.has(Facts::InPlace))
    return "in place";
  return getRowClasses(shape, vectorUnits).empty() &&
                 !areVectorRows(shape, vectorUnits)
             ? "the size of rows is known, or there are gaps between them"
             : "";
}

// pad.pad_into m ins(%s) outs(%r) {pad.facts = <rows|dense_result|...>}
//   -> scf.if %haveVectors {
//        scf.if %areShort {
//          scf.for %o = ... { ... } // see VectorRows, if it applies
//        } else {
//          scf.for %o = ... { ... }
//        }
//      } else {
//        %class = ... // 1 + the class of the rows, or 0
//        scf.if %class > 0 {
//          scf.index_switch %class ... // see ShortRows
//        } else {
//          scf.for %o = ... { ... } // see ThreeRuns, RunByRun
//        }
//      }
static std::string buildShortRows(OpBuilder &builder, PadIntoOp op,
                                  const FlatPad &pad, int64_t vectorUnits) {
  SmallVector<RowClass, 0> classes = getRowClasses(pad, vectorUnits);
  RunBuilder runs(builder, pad, vectorUnits);
  // The two share the loops around planes, so one pattern builds both.
  std::unique_ptr<RowRuns> others = RowRuns::get(runs);
  auto buildClasses = [&] {
    if (classes.empty())
      return RowNest(*others).build();
    FlatPad positions = pad;
    positions.unitsPerPosition = pad.staticUnitsPerPosition;
    ShortRows shortRows(builder, positions, classes);
    RowNest(*others, &shortRows).build();
  };
  std::string text = others->describe().str();
  if (!classes.empty())
    text = "short rows in vectors of " +
           describe(classes, pad.storage.unitBytes) + ", if rows are short; " +
           text;
  if (!areVectorRows(pad, vectorUnits)) {
    buildClasses();
    return text;
  }
  IndexBuilder index(builder, pad.loc);
  OpFoldResult extent = pad.axes.back().resultExtent;
  constexpr int64_t kMaxShort = VectorRows::kMaxShort;
  bool wholeLines = storesLinesWhole(op);
  bool hasWide = getWideVectorBytes(op, /*option=*/0) == kLineBytes &&
                 2 * vectorUnits * pad.storage.unitBytes == kLineBytes;
  VectorRows anyRows(runs, vectorUnits, /*most=*/0, wholeLines);
  VectorRows shortRows(runs, vectorUnits, kMaxShort, wholeLines);
  VectorRows shortWideRows(runs, 2 * vectorUnits, kMaxShort, wholeLines);
  // Each has loops over rows of its own, without a branch in them.
  auto buildLongerRows = [&] {
    // Rows longer than kMaxShort vectors have a wide one: borders are narrower
    // than a vector.
    Condition areWide =
        hasWide ? index.lessEqual(extent, 2 * kMaxShort * vectorUnits)
                : Condition(false);
    buildIf(
        index, areWide, [&] { RowNest(shortWideRows).build(); },
        [&] { RowNest(anyRows).build(); });
  };
  auto buildVectorRows = [&] {
    buildIf(
        index, index.lessEqual(extent, kMaxShort * vectorUnits),
        [&] { RowNest(shortRows).build(); }, buildLongerRows);
  };
  Condition haveVectors = anyRows.hasVectors();
  // Rows of up to two vectors fit a class better: if they are not filled, in a
  // large result, and unless each of them is a line, as two whole vectors are.
  if (!classes.empty()) {
    Condition areLong = index.lessThan(2 * vectorUnits, extent);
    if (!pad.extension.isFill()) {
      OpFoldResult resultUnits = index.sub(pad.resultEnd, pad.resultOffset);
      Condition isSmall =
          index.lessThan(resultUnits, kMinClassBytes / pad.storage.unitBytes);
      areLong =
          index.disjunction(index.lessEqual(2 * vectorUnits, extent), isSmall);
    }
    haveVectors = index.conjunction(haveVectors, areLong);
  }
  buildIf(index, haveVectors, buildVectorRows, buildClasses);
  return ("rows of 1 to " + Twine(kMaxVectorsOfRow) + " vectors of " +
          Twine(vectorUnits * pad.storage.unitBytes) +
          (hasWide ? " bytes or up to 4 of 64, and their ends; else "
                   : " bytes, and their ends; else ") +
          text)
      .str();
}

const VersionLowering mlir::pad::kShortRows{
    "short-rows", Facts::Rows, lowerRows<buildShortRows, getShortRowsProblem>};
