//===- ShortRows.cpp - Vectors that cross the ends of rows ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row of nine bytes has no whole vector of 16 bytes. Where rows lie without a
// gap, the result is written as one array: a thread finds the row where its
// vector begins by division, and goes on from there unit by unit.
//
//===----------------------------------------------------------------------===//

#include "RowKernel.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// Longer rows have nine tenths of their bytes in whole vectors.
static constexpr int64_t kMaxRowBytes = 160;

/// The rows that a vector has units of, at most, where extents are not known
/// and rows have half a vector at least; and where they are known.
static constexpr int64_t kMaxRowsOfVector = 3;
static constexpr int64_t kMaxKnownRowsOfVector = 8;

/// Units of a result that 32 bits count, with a few vectors more.
static constexpr int64_t kMaxUnits = int64_t(1) << 30;

Condition mlir::pad::shouldVectorsCrossRows(IndexBuilder &index,
                                            const FlatPad &pad) {
  // The rows of a border are those of its faces, which lie apart.
  if (pad.has(Facts::InPlace))
    return false;
  if (pad.axes.size() == 1 || !llvm::all_of(pad.axes, [](const FlatAxis &axis) {
        return axis.resultIsDense;
      }))
    return false;
  int64_t lanes = kVectorBytes / pad.storage.unitBytes;
  OpFoldResult rowUnits =
      index.mul(pad.axes.back().resultExtent, pad.unitsPerPosition);
  int64_t least = getConstantIntValue(rowUnits)
                      ? llvm::divideCeil(lanes - 1, kMaxKnownRowsOfVector - 1)
                      : lanes / 2;
  Condition isShort = index.conjunction(
      index.lessEqual(least, rowUnits),
      index.lessEqual(rowUnits, kMaxRowBytes / pad.storage.unitBytes));
  OpFoldResult units = rowUnits;
  for (const FlatAxis &axis : ArrayRef(pad.axes).drop_back())
    units = index.mul(units, axis.resultExtent);
  return index.conjunction(isShort, index.lessEqual(units, kMaxUnits));
}

/// The rows that a vector has units of, at most: if it begins with the last
/// unit of one, (lanes - 1) / rowUnits more, rounded up.
int64_t RowKernel::countRowsOfVector() {
  if (std::optional<int64_t> extent = getConstantIntValue(rowUnits))
    return (*extent + lanes - 2) / *extent + 1;
  return kMaxRowsOfVector;
}

/// The vector from unit `begin` of the result on, which has `count` units.
/// Lanes beside the result repeat the unit at its end.
///
///   %source0, %source1 = ...  // of the row of the first lane, and the next
///   scf.for %lane = %c0 to %lanes {
///     %unit = ... %begin + %lane
///     %isPast = %begin1 <= %unit
///     %source = arith.select %isPast, %source1, %source0
///   }
Value RowKernel::gatherRows(OpFoldResult begin, OpFoldResult count) {
  OpFoldResult zero = index.constant(0), last = index.sub(count, 1);
  OpFoldResult number = index.div(index.clamp(begin, zero, last), rowUnits);
  SmallVector<KernelRow> rows;
  SmallVector<OpFoldResult> begins;
  for (int64_t k = 0, end = countRowsOfVector(); k < end; ++k) {
    OpFoldResult here = index.add(number, k);
    rows.push_back(getRow(here));
    begins.push_back(index.mul(here, rowUnits));
  }
  return buildGather([&](OpFoldResult lane) {
    OpFoldResult unit = index.clamp(index.add(begin, lane), zero, last);
    KernelRow row = rows.front();
    OpFoldResult rowBegin = begins.front();
    for (auto [next, nextBegin] : llvm::drop_begin(llvm::zip(rows, begins))) {
      Condition isPast = index.lessEqual(nextBegin, unit);
      row.source = wide.select(isPast, next.source, row.source);
      if (pad.extension.isFill())
        row.isInside = index.disjunction(
            index.conjunction(isPast, next.isInside),
            index.conjunction(index.negation(isPast), row.isInside));
      rowBegin = index.select(isPast, nextBegin, rowBegin);
    }
    auto [position, part] = getPosition(index.sub(unit, rowBegin));
    return getUnit(row, position, part);
  });
}

void RowKernel::buildAcrossRows() {
  OpFoldResult one = wide.constant(1);
  OpFoldResult units =
      wide.mul(countRows(wide),
               wide.mul(pad.axes.back().resultExtent, pad.unitsPerPosition));
  OpFoldResult steps = getMaxVectors(units);
  Inside inside = pad.axes.back().getInside(wide);
  Launch(builder, loc, {steps, one, one}, [&](Launch &launch) {
    enterLaunch(inside);
    OpFoldResult count = narrow(units), width = index.constant(lanes);
    OpFoldResult misalignment = narrow(getResultMisalignment(pad.resultOffset));
    OpFoldResult vectors = countVectors(count, misalignment);
    launch.getSteps(index, gpu::Dimension::x)
        .forEach(index, vectors, [&](OpFoldResult step) {
          OpFoldResult begin = index.sub(index.mul(step, width), misalignment);
          storePart(gatherRows(begin, count), pad.resultOffset, begin, count);
        });
  });
}
