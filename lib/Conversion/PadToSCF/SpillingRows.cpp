//===- SpillingRows.cpp - Short rows in whole vectors ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpillingRows.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// Longer rows lose nothing by being written exactly.
static constexpr int64_t kMaxRowBytes = 2048;

SpillingRows::SpillingRows(OpBuilder &builder, const FlatPad &pad,
                           ArrayRef<Inside> inside, int64_t vectorBytes)
    : builder(builder), loc(pad.loc), index(builder, pad.loc), pad(pad) {
  if (pad.axes.size() < 2)
    return;
  const FlatAxis &row = pad.axes.back();
  auto [begin, end] = inside.back();
  rows = pad.axes[pad.axes.size() - 2];
  insideRows = inside[pad.axes.size() - 2];
  before = index.mul(begin, pad.pixel);
  size = index.mul(index.sub(end, begin), pad.pixel);
  after = index.mul(index.sub(row.resultExtent, end), pad.pixel);
  pitch = index.mul(row.resultExtent, pad.pixel);
  firstInside = index.mul(index.sub(begin, row.low), pad.pixel);
  chooseClass(vectorBytes);
}

void SpillingRows::chooseClass(int64_t vectorBytes) {
  bool isDynamic = llvm::any_of(
      ArrayRef<OpFoldResult>{before, size, after},
      [](OpFoldResult count) { return !getConstantIntValue(count); });
  bool isDense = llvm::all_of(
      pad.axes, [](const FlatAxis &axis) { return axis.resultIsDense; });
  if (!isDynamic || !isDense ||
      getConstantIntValue(pad.pixel) != pad.storage.count)
    return;
  Condition hasInside = index.lessThan(index.constant(0), size);
  if (pad.extension.isFill())
    hasInside = index.conjunction(
        hasInside, index.lessThan(insideRows.begin, insideRows.end));
  if (hasInside.isFalse())
    return;

  // From the widest to the narrowest; the last one that fits is chosen.
  int64_t unitBytes = pad.storage.unitBytes;
  chosen = index.constant(0);
  auto addClass = [&](int64_t vectors, int64_t bytes, int64_t lastBytes,
                      int64_t maxBytes, bool isMixed) {
    if (lastBytes < 4 * unitBytes)
      return;
    int64_t width = bytes / unitBytes, lastWidth = lastBytes / unitBytes;
    classes.push_back({vectors, width, lastWidth, isMixed});
    slack = std::max(slack, (vectors + 1) * width);

    OpFoldResult first = index.constant(width);
    OpFoldResult last = index.constant(lastWidth);
    Condition fits =
        index.lessEqual(pitch, index.constant(maxBytes / unitBytes));
    fits = index.conjunction(fits, index.lessEqual(before, first));
    fits = index.conjunction(fits, index.lessEqual(after, last));
    // Of two vectors, the first one may have nothing of the border after the
    // row, and the last one nothing of the one before it.
    if (vectors == 2 && !isMixed) {
      OpFoldResult untilAfter = index.sub(pitch, after);
      OpFoldResult sinceBefore = index.sub(pitch, before);
      fits = index.conjunction(fits, index.lessEqual(first, untilAfter));
      fits = index.conjunction(fits, index.lessEqual(last, sinceBefore));
    }
    chosen = index.select(fits, index.constant(classes.size()), chosen);
  };
  int64_t half = vectorBytes / 2;
  addClass(0, vectorBytes, vectorBytes, kMaxRowBytes, /*isMixed=*/false);
  addClass(4, vectorBytes, vectorBytes, 4 * vectorBytes, /*isMixed=*/false);
  addClass(2, vectorBytes, vectorBytes, 2 * vectorBytes, /*isMixed=*/true);
  addClass(2, vectorBytes, vectorBytes, 2 * vectorBytes, /*isMixed=*/false);
  addClass(2, vectorBytes, half, 3 * half, /*isMixed=*/false);
  addClass(1, vectorBytes, vectorBytes, vectorBytes, /*isMixed=*/false);
  addClass(1, half, half, half, /*isMixed=*/false);
  // In a small array few rows are not at one of its ends.
  Condition isLarge = index.lessEqual(
      index.add(pad.resultOffset, index.constant(4 * slack)), pad.resultEnd);
  chosen = index.select(index.conjunction(hasInside, isLarge), chosen,
                        index.constant(0));
}

//===----------------------------------------------------------------------===//
// Planes
//===----------------------------------------------------------------------===//

Condition SpillingRows::isAmidst(OpFoldResult source, OpFoldResult result) {
  OpFoldResult beyond = index.constant(slack);
  OpFoldResult lastRow =
      scale(source, index.sub(rows.sourceExtent, index.constant(1)),
            rows.sourceStride);
  OpFoldResult sourceEnd =
      index.add(lastRow, index.mul(pad.axes.back().sourceExtent, pad.pixel));
  OpFoldResult resultEnd = scale(result, rows.resultExtent, rows.resultStride);
  Condition isAfterStart = index.conjunction(
      index.lessThan(index.constant(0), chosen),
      index.lessEqual(index.add(pad.sourceOffset, beyond), source));
  return index.conjunction(
      isAfterStart,
      index.conjunction(
          index.lessEqual(index.add(sourceEnd, beyond), pad.sourceEnd),
          index.lessEqual(index.add(resultEnd, beyond), pad.resultEnd)));
}

void SpillingRows::forEachClass(function_ref<void()> buildPlanes) {
  SmallVector<int64_t> cases =
      llvm::to_vector(llvm::seq<int64_t>(1, classes.size() + 1));
  auto switchOp = scf::IndexSwitchOp::create(
      builder, loc, TypeRange(), index.materialize(chosen),
      builder.getDenseI64ArrayAttr(cases), cases.size());
  OpBuilder::InsertionGuard guard(builder);
  for (auto [region, candidate] :
       llvm::zip_equal(switchOp.getCaseRegions(), classes)) {
    builder.setInsertionPointToStart(&region.emplaceBlock());
    current = &candidate;
    width = candidate.width;
    tail = candidate.vectors == 1
               ? index.constant(0)
               : index.sub(pitch, index.constant(candidate.lastWidth));
    buildPlanes();
    scf::YieldOp::create(builder, loc);
  }
  current = nullptr;
  builder.setInsertionPointToStart(&switchOp.getDefaultRegion().emplaceBlock());
  scf::YieldOp::create(builder, loc);
}

Inside SpillingRows::getWrittenRows() {
  // The number of rows, or somewhat more, that the slack is at most; where rows
  // run backwards or over each other, all of them.
  OpFoldResult stride = index.min(rows.sourceStride, rows.resultStride);
  OpFoldResult margin = rows.sourceExtent;
  for (int64_t count : {16, 4, 1}) {
    OpFoldResult least = index.constant(llvm::divideCeil(slack, count));
    margin = index.select(index.lessEqual(least, stride), index.constant(count),
                          margin);
  }
  margin = index.select(index.lessThan(index.constant(0), chosen), margin,
                        rows.sourceExtent);
  auto [begin, end] = insideRows;
  OpFoldResult first = index.min(index.add(begin, margin), end);
  return {first, index.max(index.sub(end, margin), first)};
}

Inside SpillingRows::getAmidst(const PlaneRange &planes) {
  // Offsets grow or fall from plane to plane, so what is between two that are
  // amidst is too.
  auto build = [&](Value first, function_ref<Condition(Value)> isEnd,
                   function_ref<OpFoldResult(Value)> getPlane, int64_t step) {
    auto loop = scf::WhileOp::create(
        builder, loc, builder.getIndexType(), first,
        [&](OpBuilder &, Location, ValueRange args) {
          OpFoldResult o = getPlane(args[0]);
          Condition isOutside = index.negation(
              isAmidst(planes.getSource(index, o), planes.getResult(index, o)));
          Condition goesOn =
              index.conjunction(index.negation(isEnd(args[0])), isOutside);
          scf::ConditionOp::create(builder, loc, index.materialize(goesOn),
                                   args[0]);
        },
        [&](OpBuilder &, Location, ValueRange args) {
          Value next =
              index.materialize(index.add(args[0], index.constant(step)));
          scf::YieldOp::create(builder, loc, next);
        });
    return loop.getResult(0);
  };
  Value begin = index.materialize(planes.range.begin);
  Value end = index.materialize(planes.range.end);
  Value first = build(
      begin, [&](Value o) { return index.lessEqual(end, o); },
      [&](Value o) { return OpFoldResult(o); }, 1);
  Value last = build(
      end, [&](Value o) { return index.lessEqual(o, first); },
      [&](Value o) { return index.sub(o, index.constant(1)); }, -1);
  return {first, last};
}

Inside SpillingRows::build(const PlaneRange &planes) {
  Inside amidst = getAmidst(planes);
  forEachClass([&] {
    buildLoop(planes.range.begin, planes.range.end, index.constant(1),
              [&](OpFoldResult o) {
                Condition isWhole =
                    index.conjunction(index.lessEqual(amidst.begin, o),
                                      index.lessThan(o, amidst.end));
                buildPlane(planes.getSource(index, o),
                           planes.getResult(index, o), isWhole);
              });
  });
  return amidst;
}

void SpillingRows::buildPlane(OpFoldResult source, OpFoldResult result,
                              Condition isWhole) {
  auto ifOp = scf::IfOp::create(builder, loc, index.materialize(isWhole),
                                /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  OpFoldResult forwards = index.constant(1);
  builder.setInsertionPointToStart(ifOp.elseBlock());
  buildRows(source, forwards, result, getWrittenRows());

  builder.setInsertionPointToStart(ifOp.thenBlock());
  Inside above{index.constant(0), insideRows.begin};
  Inside below{insideRows.end, rows.resultExtent};
  if (pad.extension.isFill()) {
    buildFill(result, above);
    buildRows(source, forwards, result, insideRows);
    buildFill(result, below);
    return;
  }
  OpFoldResult outwards = index.constant(pad.extension.getStepBeyond());
  buildRows(source, outwards, result, above);
  buildRows(source, forwards, result, insideRows);
  buildRows(source, outwards, result, below);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void SpillingRows::buildLoop(OpFoldResult begin, OpFoldResult end,
                             OpFoldResult step,
                             function_ref<void(OpFoldResult)> body) {
  auto loop =
      scf::ForOp::create(builder, loc, index.materialize(begin),
                         index.materialize(end), index.materialize(step));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

void SpillingRows::buildRows(OpFoldResult source, OpFoldResult step,
                             OpFoldResult result, const Inside &part) {
  OpFoldResult first = pad.extension.getSourceIndexWithinReach(
      index, index.sub(part.begin, rows.low), rows.sourceExtent);
  OpFoldResult begin = scale(source, first, rows.sourceStride);
  OpFoldResult stride = index.mul(step, rows.sourceStride);
  buildLoop(part.begin, part.end, index.constant(1), [&](OpFoldResult o) {
    buildRow(scale(begin, index.sub(o, part.begin), stride),
             scale(result, o, rows.resultStride));
  });
}

void SpillingRows::buildRow(OpFoldResult source, OpFoldResult result) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult step = index.constant(width);
  bool hasOneVector = current->vectors == 1;
  auto build = [&](OpFoldResult position, bool hasBefore, bool hasAfter) {
    store(buildVector(source, position, hasBefore, hasAfter),
          index.add(result, position));
  };
  build(zero, /*hasBefore=*/true,
        /*hasAfter=*/hasOneVector || current->isMixed);
  if (hasOneVector)
    return;
  auto copy = [&](OpFoldResult position) { build(position, false, false); };
  if (current->vectors == 0)
    buildLoop(step, tail, step, copy);
  for (int64_t k = 1; k + 1 < current->vectors; ++k)
    copy(index.constant(k * width));
  width = current->lastWidth;
  build(tail, /*hasBefore=*/current->isMixed, /*hasAfter=*/true);
  width = current->width;
}

Value SpillingRows::buildVector(OpFoldResult source, OpFoldResult position,
                                bool hasBefore, bool hasAfter) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult inside = index.sub(firstInside, before);
  Value vector = load(index.add(source, index.add(inside, position)));
  if (hasBefore && !isZeroInteger(before)) {
    OpFoldResult end = index.max(index.sub(before, position), zero);
    Value border = buildBorder(source, zero, index.sub(zero, position));
    vector = blend(end, border, vector);
  }
  if (hasAfter && !isZeroInteger(after)) {
    OpFoldResult begin = index.add(before, size);
    OpFoldResult lane = index.sub(begin, position);
    vector = blend(lane, vector, buildBorder(source, begin, lane));
  }
  return vector;
}

void SpillingRows::buildFill(OpFoldResult result, const Inside &part) {
  OpFoldResult begin = scale(result, part.begin, rows.resultStride);
  OpFoldResult units =
      index.mul(index.sub(part.end, part.begin), rows.resultStride);
  Value vector = buildFillVector();
  buildLoop(index.constant(0), units, index.constant(width),
            [&](OpFoldResult k) { store(vector, index.add(begin, k)); });
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

Value SpillingRows::load(OpFoldResult offset) {
  return vector::LoadOp::create(builder, loc,
                                VectorType::get(width, pad.storage.unit),
                                pad.source, index.materialize(offset));
}

void SpillingRows::store(Value vector, OpFoldResult offset) {
  vector::StoreOp::create(builder, loc, vector, pad.result,
                          index.materialize(offset));
}

Value SpillingRows::buildFillVector() {
  SmallVector<Value> elements;
  while (static_cast<int64_t>(elements.size()) < width)
    llvm::append_range(elements, pad.fill);
  auto type = VectorType::get(width, pad.storage.unit);
  if (pad.fill.size() == 1)
    return vector::BroadcastOp::create(builder, loc, type, pad.fill[0]);
  return vector::FromElementsOp::create(builder, loc, type, elements);
}

Value SpillingRows::buildBorder(OpFoldResult source, OpFoldResult position,
                                OpFoldResult lane) {
  if (pad.extension.isFill())
    return buildFillVector();
  int64_t pixel = pad.storage.count;
  const FlatAxis &row = pad.axes.back();
  OpFoldResult i = pad.extension.getSourceIndexWithinReach(
      index, index.sub(index.div(position, pad.pixel), row.low),
      row.sourceExtent);
  OpFoldResult from = scale(source, i, pad.pixel);

  SmallVector<int64_t> mask;
  auto addPixel = [&](int64_t first) {
    llvm::append_range(mask, llvm::seq(first, first + pixel));
  };
  if (pad.extension.kind == Extension::Kind::Clamp) {
    // The same pixel in all lanes.
    auto type = VectorType::get(width, pad.storage.unit);
    Value at = index.materialize(from);
    if (pixel == 1)
      return vector::BroadcastOp::create(
          builder, loc, type,
          memref::LoadOp::create(builder, loc, pad.source, at));
    Value one = vector::LoadOp::create(
        builder, loc, VectorType::get(pixel, pad.storage.unit), pad.source, at);
    for (int64_t k = 0; k < width; k += pixel)
      addPixel(0);
    return vector::ShuffleOp::create(builder, loc, one, one, mask);
  }

  if (!pad.extension.mirrors)
    return load(index.sub(from, lane));
  Value vector =
      load(index.add(from, index.sub(lane, index.constant(width - pixel))));
  for (int64_t k = width - pixel; k >= 0; k -= pixel)
    addPixel(k);
  return vector::ShuffleOp::create(builder, loc, vector, vector, mask);
}

Value SpillingRows::blend(OpFoldResult count, Value first, Value second) {
  // Lanes are numbered in integers as wide as a unit, for which targets have
  // the comparison that a blend wants.
  auto laneType =
      VectorType::get(width, builder.getIntegerType(8 * pad.storage.unitBytes));
  SmallVector<APInt> numbers;
  for (int64_t k = 0; k < width; ++k)
    numbers.emplace_back(8 * pad.storage.unitBytes, k);
  Value lanes = arith::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(laneType, numbers));
  Value limit = arith::IndexCastOp::create(
      builder, loc, laneType.getElementType(), index.materialize(count));
  limit = vector::BroadcastOp::create(builder, loc, laneType, limit);
  Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                        lanes, limit);
  return arith::SelectOp::create(builder, loc, isFirst, first, second);
}
