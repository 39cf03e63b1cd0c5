//===- VectorRows.cpp - Rows that have a vector ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorRows.h"
#include "Vectors.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/PaddedRow.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// Longer rows are as fast as runs, which are aligned.
static constexpr int64_t kMaxVectorsOfRow = 64;

bool VectorRows::appliesTo(const FlatPad &pad, int64_t vectorUnits) {
  const FlatAxis &row = pad.axes.back();
  return pad.axes.size() >= 2 && !row.isKnown() &&
         isOneInteger(pad.unitsPerPosition) &&
         hasNarrowBorder(row, vectorUnits);
}

Condition VectorRows::hasVectors() {
  OpFoldResult units = pad.axes.back().sourceExtent;
  return index.conjunction(
      index.lessEqual(vectorUnits, units),
      index.lessEqual(units, kMaxVectorsOfRow * vectorUnits));
}

std::string VectorRows::describe() const {
  return ("rows of 1 to " + Twine(kMaxVectorsOfRow) + " vectors of " +
          Twine(vectorUnits * pad.storage.unitBytes) + " bytes, and their ends")
      .str();
}

void VectorRows::build(OpFoldResult source, OpFoldResult result) {
  auto load = [&](OpFoldResult at) {
    return loadVector(index, pad.source, index.add(source, at), vectorUnits);
  };
  auto store = [&](Value vector, OpFoldResult position) {
    storeAt(index, vector, pad.result, index.add(result, position));
  };
  Value fill;
  if (pad.extension.isFill())
    fill = repeatUnits(index, pad.fill, vectorUnits);
  buildPaddedRow(index, pad.axes.back(), pad.extension,
                 {vectorUnits, fill, load, store, most});
}

void VectorRows::buildRowsInside(OpFoldResult source, OpFoldResult result) {
  const FlatAxis &rows = pad.axes[pad.axes.size() - 2];
  Inside inside = rows.getInside(index);
  buildLoop(
      index, inside.begin, inside.end, index.constant(1), [&](OpFoldResult o) {
        build(index.offset(source, index.sub(o, rows.low), rows.sourceStride),
              index.offset(result, o, rows.resultStride));
      });
}
