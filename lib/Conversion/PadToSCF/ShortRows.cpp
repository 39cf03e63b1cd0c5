//===- ShortRows.cpp - Short rows in whole vectors ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShortRows.h"
#include "StackMemory.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::pad;

/// The table of the rows of a plane is no larger.
static constexpr int64_t kMaxRows = 512;

/// So many times the rows of a table are written, at least, if it is of several
/// planes.
static constexpr int64_t kMinTimesOfTable = 8;

/// So many planes that are filled are looked at together.
static constexpr int64_t kPlanesLookedAt = 64;

/// The name of the attribute on the memory that such tables share.
static constexpr StringLiteral kTableAttrName = "pad.rows";

/// In a smaller array few rows are not next to one of its ends.
static constexpr int64_t kMinRows = 16;

ShortRows::ShortRows(OpBuilder &builder, const FlatPad &outer,
                     ArrayRef<RowClass> classes)
    : builder(builder), loc(outer.loc), index(builder, outer.loc), pad(outer),
      classes(classes), rows(pad.axes[pad.axes.size() - 2]),
      row(pad.axes.back()), inside(row.getInside(index)),
      stepBeyond(*pad.extension.getStepBeyond()),
      maxWidth(classes.front().width) {
  pad.pixel = pad.innerPixel;
  auto getUnits = [&](OpFoldResult pixels) {
    return index.mul(pixels, pad.pixel);
  };
  auto getSource = [&](OpFoldResult position) {
    return getUnits(row.getSourceWithinReach(index, pad.extension, position));
  };
  before = getUnits(inside.begin);
  size = getUnits(index.sub(inside.end, inside.begin));
  after = getUnits(row.getCountAfter(index, inside));
  pitch = getUnits(row.resultExtent);
  sourceSize = getUnits(row.sourceExtent);
  firstInside = getUnits(index.sub(inside.begin, row.low));
  beforeSource = getSource(index.constant(0));
  afterSource = getSource(inside.end);
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  sourcePlane = getOffset(sourceSize, index.sub(rows.sourceExtent, one),
                          rows.sourceStride);
  resultPlane = index.mul(rows.resultExtent, rows.resultStride);
  planesAtOnce = one;
  if (pad.axes.size() > 2)
    planes = pad.axes[pad.axes.size() - 3];
  else
    planes = {one, one, zero, zero, sourcePlane, resultPlane, true, true};
  auto getMargin = [&](const FlatAxis &axis) {
    OpFoldResult least = index.min(axis.sourceStride, axis.resultStride);
    return index.add(
        index.div(index.constant(maxWidth - 1), index.max(least, one)), one);
  };
  rowMargin = getMargin(rows);
  planeMargin = index.mul(getMargin(planes), rows.resultExtent);
  buildViews();
}

Condition ShortRows::areShort() {
  Condition areShort = index.conjunction(
      index.lessThan(index.constant(0), size),
      index.conjunction(pad.isWithinReach, index.negation(pad.isMerged)));
  // What is before a row in its plane is before it in memory.
  areShort = index.conjunction(areShort,
                               index.lessEqual(sourceSize, rows.sourceStride));
  areShort = index.conjunction(
      areShort, index.lessEqual(rows.resultExtent, index.constant(kMaxRows)));
  OpFoldResult least = index.mul(pitch, index.constant(kMinRows));
  return index.conjunction(
      areShort,
      index.lessEqual(index.add(pad.resultOffset, least), pad.resultEnd));
}

Condition ShortRows::fits(const RowClass &candidate) {
  OpFoldResult width = index.constant(candidate.width);
  Condition fits = index.lessEqual(pitch, index.constant(candidate.maxPitch));
  auto require = [&](OpFoldResult less, OpFoldResult more) {
    fits = index.conjunction(fits, index.lessEqual(less, more));
  };
  if (candidate.vectors == 1) {
    // Each half has a part of one border at most.
    OpFoldResult half = index.constant(candidate.width / 2);
    require(before, half);
    require(half, index.sub(pitch, after));
    return fits;
  }
  // The borders lie in the first and in the last vector, and of two vectors
  // none has a part of both.
  require(before, width);
  require(after, width);
  require(width, index.sub(pitch, after));
  require(width, index.sub(pitch, before));
  return fits;
}

Value ShortRows::choose() {
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
  OpFoldResult chosen =
      buildChoice(index, areShort(), getClass, getNone).front();
  tabulate(index.lessThan(index.constant(0), chosen));
  return index.materialize(chosen);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

Condition ShortRows::endsBeforeResult(OpFoldResult result, OpFoldResult count) {
  OpFoldResult size =
      index.add(index.constant(maxWidth), index.mul(count, resultPlane));
  return index.lessEqual(result, index.sub(pad.resultEnd, size));
}

Condition ShortRows::isWhole(OpFoldResult source, OpFoldResult result,
                             OpFoldResult count) {
  OpFoldResult vector = index.constant(maxWidth), one = index.constant(1);
  OpFoldResult size = getOffset(index.add(vector, sourcePlane),
                                index.sub(count, one), planes.sourceStride);
  Condition isWhole = index.conjunction(
      index.lessEqual(index.add(pad.sourceOffset, vector), source),
      index.lessEqual(source, index.sub(pad.sourceEnd, size)));
  return index.conjunction(isWhole, endsBeforeResult(result, count));
}

void ShortRows::forEachPlanes(OpFoldResult source, OpFoldResult result,
                              Condition isInside, const Inside &range,
                              PlanesBody body) {
  if (pad.axes.size() == 2)
    return body(source, result, index.constant(1), isInside);
  Inside inside = planes.getInside(index);
  buildLoop(index, range.begin, range.end, planesAtOnce, [&](OpFoldResult o) {
    OpFoldResult i = index.sub(o, planes.low), count = planesAtOnce;
    if (rowSources)
      count = index.min(count, index.sub(range.end, o));
    Condition isInsideHere = true;
    if (pad.extension.isFill())
      isInsideHere = index.conjunction(
          isInside, index.conjunction(index.lessEqual(inside.begin, o),
                                      index.lessThan(o, inside.end)));
    else
      i = planes.getSourceWithinReach(index, pad.extension, o);
    body(getOffset(source, i, planes.sourceStride),
         getOffset(result, o, planes.resultStride), count, isInsideHere);
  });
}

ShortRows::PlaneRows ShortRows::getRows(OpFoldResult source,
                                        OpFoldResult result, OpFoldResult count,
                                        Condition isInside) {
  OpFoldResult numRows = index.mul(count, rows.resultExtent);
  Inside inside = rows.getInside(index);
  Inside all =
      pad.extension.isFill() ? inside : Inside{index.constant(0), numRows};
  OpFoldResult begin = index.add(inside.begin, rowMargin);
  OpFoldResult end = index.sub(inside.end, rowMargin);
  if (rowSources) {
    Condition areSeveral = index.lessThan(index.constant(1), count);
    begin = index.select(areSeveral, planeMargin, begin);
    end = index.select(areSeveral, index.sub(numRows, planeMargin), end);
  }
  begin = index.min(begin, all.end);
  end = index.max(end, begin);
  Condition areAll = isWhole(source, result, count);
  if (pad.extension.isFill()) {
    // A plane that is not inside of the source is filled.
    all.begin = index.select(isInside, all.begin, rows.resultExtent);
    all.end = index.select(isInside, all.end, rows.resultExtent);
    areAll = index.disjunction(areAll, index.negation(isInside));
  }
  return {all,
          {index.select(areAll, all.begin, begin),
           index.select(areAll, all.end, end)}};
}

void ShortRows::build(const RowClass &rowClass, OpFoldResult source,
                      OpFoldResult result, Condition isInside) {
  current = &rowClass;
  width = rowClass.width;
  tail = index.sub(pitch, index.constant(width));
  afterLane = rowClass.vectors == 1 ? index.add(before, size)
                                    : index.sub(index.constant(width), after);
  forEachPlanes(
      source, result, isInside, {index.constant(0), planes.resultExtent},
      [&](OpFoldResult source, OpFoldResult result, OpFoldResult count,
          Condition isInside) {
        auto [all, vectors] = getRows(source, result, count, isInside);
        auto getResult = [&](OpFoldResult o) {
          return getOffset(result, o, rows.resultStride);
        };
        auto fill = [&](OpFoldResult begin, OpFoldResult end) {
          if (pad.extension.isFill())
            buildFill(begin, index.sub(end, begin),
                      endsBeforeResult(result, count));
        };
        fill(result, getResult(all.begin));
        buildLoop(index, vectors.begin, vectors.end, index.constant(1),
                  [&](OpFoldResult o) {
                    buildVectors(index.add(source, getRowSource(o)),
                                 getResult(o));
                  });
        fill(getResult(all.end), getOffset(result, count, resultPlane));
      });
}

void ShortRows::buildRest(OpFoldResult source, OpFoldResult result,
                          Condition isInside) {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  auto build = [&](OpFoldResult source, OpFoldResult result, OpFoldResult count,
                   Condition isInside) {
    PlaneRows part = getRows(source, result, count, isInside);
    auto [begin, end] = part.vectors;
    OpFoldResult numVectors = index.sub(end, begin);
    OpFoldResult numOthers =
        index.sub(index.sub(part.all.end, part.all.begin), numVectors);
    buildLoop(index, zero, numOthers, one,
              [&, begin = begin](OpFoldResult row) {
                OpFoldResult o = index.add(part.all.begin, row);
                Condition isBefore = index.lessThan(o, begin);
                o = index.add(o, index.select(isBefore, zero, numVectors));
                buildElements(index.add(source, getRowSource(o)),
                              getOffset(result, o, rows.resultStride));
              });
  };
  OpFoldResult extent = planes.resultExtent;
  if (!pad.extension.isFill() || pad.axes.size() == 2)
    return forEachPlanes(source, result, isInside, {zero, extent}, build);
  // Nearly all planes are whole, and so are many next to each other.
  OpFoldResult step = index.constant(kPlanesLookedAt);
  buildLoop(index, zero, extent, step, [&](OpFoldResult o) {
    OpFoldResult count = index.min(step, index.sub(extent, o));
    Condition areWhole = isWhole(
        getOffset(source, index.sub(o, planes.low), planes.sourceStride),
        getOffset(result, o, planes.resultStride), count);
    buildIf(
        builder, loc, areWhole, [] {},
        [&] {
          forEachPlanes(source, result, isInside, {o, index.add(o, count)},
                        build);
        });
  });
}

OpFoldResult ShortRows::getRowSource(OpFoldResult o) {
  if (rowSources)
    return memref::LoadOp::create(builder, loc, rowSources,
                                  index.materialize(o))
        .getResult();
  return index.mul(pad.extension.isFill()
                       ? index.sub(o, rows.low)
                       : rows.getSourceWithinReach(index, pad.extension, o),
                   rows.sourceStride);
}

void ShortRows::tabulate(Condition isUsed) {
  // Around threads nothing gives memory of the stack back.
  if (!isOnThreadOfFunction(builder) || pad.extension.isFill() ||
      rows.isUnpadded())
    return;
  Value table = getStackMemory(
      builder, loc, MemRefType::get({kMaxRows}, builder.getIndexType()),
      kTableAttrName, /*alignment=*/8);
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  auto write = [&]() -> SmallVector<OpFoldResult> {
    // The table takes as long as a few planes do.
    OpFoldResult most = index.min(
        index.div(index.constant(kMaxRows), rows.resultExtent),
        index.div(planes.resultExtent, index.constant(kMinTimesOfTable)));
    Condition areSeveral =
        index.conjunction(index.lessEqual(sourcePlane, planes.sourceStride),
                          index.conjunction(index.equal(planes.low, zero),
                                            index.equal(planes.high, zero)));
    OpFoldResult count = index.select(areSeveral, index.max(most, one), one);
    buildLoop(index, zero, count, one, [&](OpFoldResult plane) {
      buildLoop(index, zero, rows.resultExtent, one, [&](OpFoldResult o) {
        OpFoldResult from =
            getOffset(getRowSource(o), plane, planes.sourceStride);
        OpFoldResult to = getOffset(o, plane, rows.resultExtent);
        memref::StoreOp::create(builder, loc, index.materialize(from), table,
                                index.materialize(to));
      });
    });
    return {count};
  };
  auto getOne = [&]() -> SmallVector<OpFoldResult> { return {one}; };
  planesAtOnce = buildChoice(index, isUsed, write, getOne).front();
  rowSources = table;
}

void ShortRows::buildVectors(OpFoldResult source, OpFoldResult result) {
  OpFoldResult zero = index.constant(0), step = index.constant(width);
  bool isOne = current->vectors == 1;
  auto build = [&](OpFoldResult position, bool hasBefore, bool hasAfter) {
    store(buildVector(source, position, hasBefore, hasAfter),
          index.add(result, position));
  };
  build(zero, /*hasBefore=*/true, /*hasAfter=*/isOne);
  if (isOne)
    return;
  if (current->vectors == 0)
    buildLoop(index, step, tail, step,
              [&](OpFoldResult k) { build(k, false, false); });
  build(tail, /*hasBefore=*/false, /*hasAfter=*/true);
}

void ShortRows::buildElements(OpFoldResult source, OpFoldResult result) {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  buildLoop(index, zero, row.resultExtent, one, [&](OpFoldResult o) {
    OpFoldResult to = index.add(result, index.mul(o, pad.pixel));
    auto build = [&](function_ref<Value(int64_t)> getUnit) {
      for (int64_t k : llvm::seq(pad.storage.count))
        memref::StoreOp::create(
            builder, loc, getUnit(k), pad.result,
            index.materialize(index.add(to, index.constant(k))));
    };
    auto copy = [&] {
      OpFoldResult i = pad.extension.isFill()
                           ? index.sub(o, row.low)
                           : row.getSourceWithinReach(index, pad.extension, o);
      OpFoldResult from = index.add(source, index.mul(i, pad.pixel));
      build([&](int64_t k) -> Value {
        return memref::LoadOp::create(
            builder, loc, pad.source,
            index.materialize(index.add(from, index.constant(k))));
      });
    };
    Condition isInside = true;
    if (pad.extension.isFill())
      isInside = index.conjunction(index.lessEqual(inside.begin, o),
                                   index.lessThan(o, inside.end));
    buildIf(builder, loc, isInside, copy,
            [&] { build([&](int64_t k) { return pad.fill[k]; }); });
  });
}

void ShortRows::buildFill(OpFoldResult result, OpFoldResult size,
                          Condition inVectors) {
  OpFoldResult zero = index.constant(0), vector = index.constant(width);
  auto buildVectors = [&] {
    Value fill = buildFillVector();
    buildLoop(index, zero, size, vector,
              [&](OpFoldResult k) { store(fill, index.add(result, k)); });
  };
  auto buildUnits = [&] {
    buildLoop(index, zero, size, pad.pixel, [&](OpFoldResult k) {
      for (auto [unit, value] : llvm::enumerate(pad.fill))
        memref::StoreOp::create(
            builder, loc, value, pad.result,
            index.materialize(
                index.add(index.add(result, k), index.constant(unit))));
    });
  };
  buildIf(builder, loc, inVectors, buildVectors, buildUnits);
}
