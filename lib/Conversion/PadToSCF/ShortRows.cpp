//===- ShortRows.cpp - Short rows in whole vectors ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShortRows.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::pad;

/// The table of the rows of a plane is no larger.
static constexpr int64_t kMaxRows = 512;

/// In constant mode, which needs no table, vectors also pay for planes of more
/// than kMaxRows rows, if a row has no more bytes than this.
static constexpr int64_t kMaxBytesOfManyRows = 512;

/// The least number of times that the rows of a table for several planes are
/// written.
static constexpr int64_t kMinTimesOfTable = 8;

/// The name of the attribute on the memory that such tables share.
static constexpr StringLiteral kTableAttrName = "pad.rows";

/// Rows next to an end of the array are written element by element. An array is
/// to have so many rows, and one for each so many units of a row.
static constexpr int64_t kMinRows = 16, kMaxUnitsPerRow = 4;

ShortRows::ShortRows(OpBuilder &builder, const FlatPad &pad,
                     ArrayRef<RowClass> classes)
    : PadBuilder(builder, pad), classes(classes),
      rows(pad.axes[pad.axes.size() - 2]), row(pad.axes.back()),
      inside(row.getInside(index)), stepBeyond(*pad.extension.getStepBeyond()),
      maxWidth(classes.front().width) {
  auto getUnits = [&](OpFoldResult positions) {
    return index.mul(positions, pad.unitsPerPosition);
  };
  auto getSource = [&](OpFoldResult position) {
    return getUnits(row.getSourceWithinReach(index, pad.extension, position));
  };
  before = getUnits(inside.begin);
  size = getUnits(index.sub(inside.end, inside.begin));
  after = getUnits(row.getCountAfter(index, inside));
  resultRowUnits = getUnits(row.resultExtent);
  sourceSize = getUnits(row.sourceExtent);
  OpFoldResult firstInside = getUnits(index.sub(inside.begin, row.low));
  OpFoldResult beforeSource = getSource(index.constant(0));
  OpFoldResult afterSource = getSource(inside.end);
  OpFoldResult one = index.constant(1);
  sourcePlane = index.offset(sourceSize, index.sub(rows.sourceExtent, one),
                             rows.sourceStride);
  resultPlane = index.mul(rows.resultExtent, rows.resultStride);
  planesPerTable = one;
  planes = pad.getAxisAroundPlanes(index, sourcePlane, resultPlane);
  auto getMargin = [&](const FlatAxis &axis) {
    OpFoldResult least = index.min(axis.sourceStride, axis.resultStride);
    return index.add(
        index.div(index.constant(maxWidth - 1), index.max(least, one)), one);
  };
  rowMargin = getMargin(rows);
  planeMargin = getMargin(planes);
  buildViews(firstInside, beforeSource, afterSource);
  OpFoldResult chosen = choose();
  buildRowSourceTable(index.lessThan(0, chosen));
  rowClassIndex = index.materialize(chosen);
}

Condition ShortRows::areShort() {
  Condition areShort = index.lessThan(0, size);
  areShort = index.conjunction(
      areShort, index.conjunction(pad.isWithinReach,
                                  index.negation(pad.rowFoldedIntoPosition)));
  // Rows lie in memory in the order of their indices.
  areShort = index.conjunction(areShort,
                               index.lessEqual(sourceSize, rows.sourceStride));
  Condition areFew = index.lessEqual(rows.resultExtent, kMaxRows);
  if (pad.extension.isFill())
    areFew = index.disjunction(
        areFew, index.lessEqual(resultRowUnits,
                                kMaxBytesOfManyRows / pad.storage.unitBytes));
  areShort = index.conjunction(areShort, areFew);
  OpFoldResult numRows = index.max(index.constant(kMinRows),
                                   index.div(resultRowUnits, kMaxUnitsPerRow));
  OpFoldResult least = index.mul(resultRowUnits, numRows);
  return index.conjunction(
      areShort,
      index.lessEqual(index.add(pad.resultOffset, least), pad.resultEnd));
}

Condition ShortRows::fits(const RowClass &candidate) {
  OpFoldResult width = index.constant(candidate.width);
  Condition fits = index.lessEqual(resultRowUnits, candidate.maxRowUnits);
  auto require = [&](OpFoldResult less, OpFoldResult more) {
    fits = index.conjunction(fits, index.lessEqual(less, more));
  };
  if (candidate.vectors == 1) {
    // Each half has a part of one border at most.
    OpFoldResult half = index.constant(candidate.width / 2);
    require(before, half);
    require(half, index.sub(resultRowUnits, after));
    return fits;
  }
  // The borders lie in the first and in the last vector, and of two vectors
  // none has a part of both.
  require(before, width);
  require(after, width);
  require(width, index.sub(resultRowUnits, after));
  require(width, index.sub(resultRowUnits, before));
  if (candidate.vectors > 2)
    require(index.constant((candidate.vectors - 1) * candidate.width),
            resultRowUnits);
  return fits;
}

OpFoldResult ShortRows::choose() {
  auto getClass = [&]() -> SmallVector<OpFoldResult> {
    // The last class that fits is the narrowest one.
    OpFoldResult narrowest = index.constant(0);
    for (auto [k, candidate] : llvm::enumerate(classes))
      narrowest =
          index.select(fits(candidate), index.constant(k + 1), narrowest);
    return {narrowest};
  };
  auto getNone = [&]() -> SmallVector<OpFoldResult> {
    return {index.constant(0)};
  };
  return buildChoice(index, areShort(), getClass, getNone).front();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

std::pair<Inside, Inside> ShortRows::getPlanes(OpFoldResult source,
                                               OpFoldResult result,
                                               Condition isInside) {
  OpFoldResult zero = index.constant(0), vector = index.constant(maxWidth);
  Inside inside = planes.getInside(index);
  Inside all = {zero, planes.resultExtent};
  if (pad.extension.isFill())
    all = {index.select(isInside, inside.begin, planes.resultExtent),
           index.select(isInside, inside.end, planes.resultExtent)};
  OpFoldResult sourceSize = index.add(sourcePlane, vector);
  sourceSize = index.offset(sourceSize, index.sub(planes.sourceExtent, 1),
                            planes.sourceStride);
  OpFoldResult resultSize =
      index.offset(vector, planes.resultExtent, resultPlane);
  // Whatever the order of the planes in memory: then all of them are near.
  Condition ascends = index.lessThan(zero, planes.sourceStride);
  OpFoldResult margin = index.select(ascends, planeMargin, all.end);
  Condition areWhole = index.conjunction(
      ascends, index.lessEqual(index.add(pad.sourceOffset, vector), source));
  Condition fit = index.lessEqual(index.add(source, sourceSize), pad.sourceEnd);
  fit = index.conjunction(
      fit, index.lessEqual(index.add(result, resultSize), pad.resultEnd));
  areWhole = index.conjunction(areWhole, fit);
  OpFoldResult begin =
      index.max(index.min(index.add(inside.begin, margin), all.end), all.begin);
  OpFoldResult end =
      index.max(index.min(index.sub(inside.end, margin), all.end), begin);
  return {all, Inside{index.select(areWhole, all.begin, begin),
                      index.select(areWhole, all.end, end)}};
}

void ShortRows::build(OpFoldResult source, OpFoldResult result,
                      Condition isInside) {
  if (pad.axes.size() == 2)
    return buildPlanes(source, result, {index.constant(0), index.constant(1)},
                       /*areWhole=*/false);
  auto [all, whole] = getPlanes(source, result, isInside);
  auto fill = [&](OpFoldResult begin, OpFoldResult end) {
    if (!pad.extension.isFill())
      return;
    OpFoldResult to = index.offset(result, begin, resultPlane);
    buildFill(to, index.mul(index.sub(end, begin), resultPlane),
              /*inVectors=*/false, /*width=*/1);
  };
  fill(index.constant(0), all.begin);
  // The second iteration writes the whole planes.
  buildLoop(index, index.constant(0), index.constant(3), index.constant(1),
            [&, all = all, whole = whole](OpFoldResult turn) {
              Condition isFirst = index.equal(turn, 0);
              Condition isSecond = index.equal(turn, 1);
              auto choose = [&](OpFoldResult first, OpFoldResult second,
                                OpFoldResult third) {
                return index.select(isFirst, first,
                                    index.select(isSecond, second, third));
              };
              Inside part = {choose(all.begin, whole.begin, whole.end),
                             choose(whole.begin, whole.end, all.end)};
              buildPlanes(source, result, part, isSecond);
            });
  fill(all.end, planes.resultExtent);
}

void ShortRows::buildPlanes(OpFoldResult source, OpFoldResult result,
                            const Inside &part, Condition areWhole) {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  Inside inside = rows.getInside(index);
  Inside all = {zero, rows.resultExtent};
  if (pad.extension.isFill())
    all = inside;
  Inside vectors;
  vectors.begin = index.min(index.add(inside.begin, rowMargin), all.end);
  vectors.end = index.max(index.sub(inside.end, rowMargin), vectors.begin);
  vectors.begin = index.select(areWhole, all.begin, vectors.begin);
  vectors.end = index.select(areWhole, all.end, vectors.end);

  auto forEachPlanes =
      [&](OpFoldResult end, OpFoldResult step,
          function_ref<void(OpFoldResult, OpFoldResult, OpFoldResult)> body) {
        buildLoop(index, part.begin, end, step, [&](OpFoldResult o) {
          OpFoldResult i = getShownIndex(index, pad, planes, o);
          OpFoldResult from = index.offset(source, i, planes.sourceStride);
          body(from, index.offset(result, o, resultPlane), o);
        });
      };
  auto getRow = [&](OpFoldResult source, OpFoldResult result, OpFoldResult o) {
    OpFoldResult from = index.add(source, getRowSource(o));
    return std::pair(from, index.offset(result, o, rows.resultStride));
  };
  OpFoldResult step = index.select(areWhole, planesPerTable, one);
  forEachClass([&](const ClassVectors &classVectors) {
    forEachPlanes(
        part.end, step,
        [&](OpFoldResult source, OpFoldResult result, OpFoldResult o) {
          OpFoldResult end = vectors.end;
          if (rowSources) {
            OpFoldResult others =
                index.sub(index.min(step, index.sub(part.end, o)), one);
            end = index.offset(end, others, rows.resultExtent);
          }
          auto fill = [&](OpFoldResult begin, OpFoldResult end) {
            if (!pad.extension.isFill())
              return;
            OpFoldResult to = index.offset(result, begin, rows.resultStride);
            buildFill(to, index.mul(index.sub(end, begin), rows.resultStride),
                      areWhole, classVectors.width);
          };
          fill(zero, all.begin);
          buildLoop(index, vectors.begin, end, one, [&](OpFoldResult row) {
            auto [from, to] = getRow(source, result, row);
            buildVectors(classVectors, from, to);
          });
          fill(all.end, rows.resultExtent);
        });
  });

  // The others, over which vectors spill.
  OpFoldResult numVectors = index.sub(vectors.end, vectors.begin);
  OpFoldResult numOthers = index.sub(index.sub(all.end, all.begin), numVectors);
  forEachPlanes(index.select(areWhole, part.begin, part.end), one,
                [&](OpFoldResult source, OpFoldResult result, OpFoldResult) {
                  buildLoop(index, zero, numOthers, one, [&](OpFoldResult k) {
                    OpFoldResult row = index.add(all.begin, k);
                    Condition isBefore = index.lessThan(row, vectors.begin);
                    row = index.add(row,
                                    index.select(isBefore, zero, numVectors));
                    auto [from, to] = getRow(source, result, row);
                    buildElements(from, to);
                  });
                });
}

void ShortRows::forEachClass(function_ref<void(const ClassVectors &)> body) {
  SmallVector<int64_t> cases;
  for (size_t k : llvm::seq<size_t>(1, classes.size()))
    cases.push_back(k + 1);
  auto switchOp = scf::IndexSwitchOp::create(
      builder, loc, TypeRange(), rowClassIndex,
      builder.getDenseI64ArrayAttr(cases), cases.size());
  OpBuilder::InsertionGuard guard(builder);
  for (auto [k, rowClass] : llvm::enumerate(classes)) {
    Region &region =
        k == 0 ? switchOp.getDefaultRegion() : switchOp.getCaseRegions()[k - 1];
    builder.setInsertionPointToStart(&region.emplaceBlock());
    OpFoldResult width = index.constant(rowClass.width);
    OpFoldResult tail = index.sub(resultRowUnits, width);
    OpFoldResult afterLane = rowClass.vectors == 1 ? index.add(before, size)
                                                   : index.sub(width, after);
    body({rowClass.vectors, rowClass.width, tail, afterLane});
    scf::YieldOp::create(builder, loc);
  }
}

OpFoldResult ShortRows::getRowSource(OpFoldResult o) {
  if (rowSources)
    return loadUnit(index, rowSources, o);
  return index.mul(getShownIndex(index, pad, rows, o), rows.sourceStride);
}

void ShortRows::buildRowSourceTable(Condition isUsed) {
  // Around threads nothing gives memory of the stack back.
  if (!isOnThreadOfFunction(builder.getInsertionBlock()) ||
      pad.extension.isFill() || rows.isUnpadded())
    return;
  Value table = getStackMemory(
      builder, loc, MemRefType::get({kMaxRows}, builder.getIndexType()),
      kTableAttrName, /*alignment=*/8);
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  auto write = [&]() -> SmallVector<OpFoldResult> {
    // The table takes as long as a few planes do.
    OpFoldResult most = index.div(index.constant(kMaxRows), rows.resultExtent);
    most = index.min(most, index.div(planes.resultExtent, kMinTimesOfTable));
    Condition areSeveral = index.lessEqual(sourcePlane, planes.sourceStride);
    areSeveral = index.conjunction(areSeveral, planes.isUnpadded(index));
    OpFoldResult count = index.select(areSeveral, index.max(most, one), one);
    buildLoop(index, zero, count, one, [&](OpFoldResult plane) {
      buildLoop(index, zero, rows.resultExtent, one, [&](OpFoldResult o) {
        OpFoldResult from =
            index.offset(getRowSource(o), plane, planes.sourceStride);
        OpFoldResult to = index.offset(o, plane, rows.resultExtent);
        storeAt(index, from, table, to);
      });
    });
    return {count};
  };
  auto getOne = [&]() -> SmallVector<OpFoldResult> { return {one}; };
  planesPerTable = buildChoice(index, isUsed, write, getOne).front();
  rowSources = table;
}

void ShortRows::buildVectors(const ClassVectors &vectors, OpFoldResult source,
                             OpFoldResult result) {
  using Side = Extension::Side;
  OpFoldResult zero = index.constant(0), step = index.constant(vectors.width);
  int64_t bytes = vectors.width * pad.storage.unitBytes, bytesBefore = 0;
  auto build = [&](OpFoldResult position, ArrayRef<Side> sides) {
    OpFoldResult at = index.add(result, position);
    // Behind the loads of the vector, f32 7x7 take 1.05 to 1.09 of the time.
    prefetchAhead(index, pad, at, bytes, bytesBefore);
    storeAt(index, buildVector(vectors, source, position, sides), pad.result,
            at);
    bytesBefore += bytes;
  };
  if (vectors.count == 1)
    return build(zero, {Side::Before, Side::After});
  build(zero, Side::Before);
  for (int64_t k = 1; k < vectors.count - 1; ++k)
    build(index.constant(k * vectors.width), {});
  // Two in a turn, as many as are in a line.
  if (vectors.count == 0)
    buildLoop(index, step, vectors.tail, index.constant(2 * vectors.width),
              [&](OpFoldResult k) {
                build(k, {});
                build(index.min(index.add(k, step), vectors.tail), {});
              });
  build(vectors.tail, Side::After);
}

void ShortRows::buildElements(OpFoldResult source, OpFoldResult result) {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  buildLoop(index, zero, row.resultExtent, one, [&](OpFoldResult o) {
    OpFoldResult to = index.offset(result, o, pad.unitsPerPosition);
    auto build = [&](function_ref<Value(int64_t)> getUnit) {
      for (int64_t k : llvm::seq(pad.storage.count)) {
        Value unit = getUnit(k);
        storeAt(index, unit, pad.result, index.add(to, k));
      }
    };
    auto copy = [&] {
      OpFoldResult i = getShownIndex(index, pad, row, o);
      OpFoldResult from = index.offset(source, i, pad.unitsPerPosition);
      build([&](int64_t k) {
        return loadUnit(index, pad.source, index.add(from, k));
      });
    };
    Condition isInside = true;
    if (pad.extension.isFill())
      isInside = index.isIn(inside, o);
    buildIf(index, isInside, copy,
            [&] { build([&](int64_t k) { return pad.fill[k]; }); });
  });
}

void ShortRows::buildFill(OpFoldResult result, OpFoldResult size,
                          Condition inVectors, int64_t width) {
  OpFoldResult zero = index.constant(0);
  auto buildVectors = [&] {
    Value fill = repeatUnits(index, pad.fill, width);
    buildLoop(index, zero, size, index.constant(width), [&](OpFoldResult k) {
      storeAt(index, fill, pad.result, index.add(result, k));
    });
  };
  auto buildUnits = [&] {
    buildLoop(index, zero, size, pad.unitsPerPosition, [&](OpFoldResult k) {
      for (auto [unit, value] : llvm::enumerate(pad.fill))
        storeAt(index, value, pad.result,
                index.add(index.add(result, k), unit));
    });
  };
  buildIf(index, inVectors, buildVectors, buildUnits);
}
