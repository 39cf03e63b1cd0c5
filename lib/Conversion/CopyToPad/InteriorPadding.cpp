//===- InteriorPadding.cpp - Fills between copied elements ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InteriorPadding.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/Storage.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// The most bytes between rows that are filled row by row. More are better
/// filled with the whole plane.
static constexpr int64_t kMaxBytesBetweenRows = 2048;

bool mlir::pad::isInteriorPadding(memref::SubViewOp slice) {
  auto isPositive = [](int64_t step) {
    return !ShapedType::isDynamic(step) && step > 0;
  };
  return !slice.hasUnitStride() &&
         slice.getType().getRank() == slice.getSourceType().getRank() &&
         slice.getSourceType().getLayout().isIdentity() &&
         getStorage(slice.getSourceType().getElementType()) &&
         llvm::all_of(slice.getStaticStrides(), isPositive);
}

/// The part of `array` from `begin` on, of `size` elements along the first
/// axis; without this axis if `size` is null.
static Value getPart(IndexBuilder &index, Value array, OpFoldResult begin,
                     OpFoldResult size) {
  OpBuilder &builder = index.getBuilder();
  auto type = cast<MemRefType>(array.getType());
  SmallVector<OpFoldResult> offsets(type.getRank(), index.constant(0));
  SmallVector<OpFoldResult> ones(type.getRank(), index.constant(1));
  SmallVector<OpFoldResult> sizes =
      memref::getMixedSizes(builder, index.getLoc(), array);
  offsets[0] = begin;
  sizes[0] = size ? size : index.constant(1);
  if (size)
    return memref::SubViewOp::create(builder, index.getLoc(), array, offsets,
                                     sizes, ones);
  return memref::SubViewOp::create(
      builder, index.getLoc(),
      memref::SubViewOp::inferRankReducedResultType(
          type.getShape().drop_front(), type, offsets, sizes, ones),
      array, offsets, sizes, ones);
}

/// Fills `count` parts of `array` along its first axis, from `begin` on.
static void fillParts(IndexBuilder &index, Value value, Value array,
                      OpFoldResult begin, OpFoldResult count) {
  if (!isZeroInteger(count))
    linalg::FillOp::create(index.getBuilder(), index.getLoc(), value,
                           getPart(index, array, begin, count));
}

/// How many of the axes of `slice` are a row or a plane. A row of a plane and
/// what is between it and the next row is a whole number of steps of the row.
static size_t countPlaneAxes(ArrayRef<ArithmeticSequence> slice) {
  if (slice.size() == 1)
    return 1;
  int64_t outer = *getConstantIntValue(slice[slice.size() - 2].distance);
  return outer % *getConstantIntValue(slice.back().distance) == 0 ? 2 : 1;
}

namespace {

/// Writes rows or planes that lie at equal distances.
class PlaneBuilder {
public:
  /// `slice` is where the elements of `source` are along each axis of `array`:
  /// of a plane, and of the axis around it if there is one.
  PlaneBuilder(IndexBuilder &index, Value value, Value array, Value source,
               ArrayRef<ArithmeticSequence> slice);

  void build();

private:
  void fillBetweenPlanes();
  void buildElements();
  void fillInPlanes(OpFoldResult begin, OpFoldResult count);
  void spreadRows(OpFoldResult first, OpFoldResult count, OpFoldResult elements,
                  OpFoldResult steps);
  /// The part of the array from its element `begin` on.
  Value getView(OpFoldResult begin, ArrayRef<OpFoldResult> sizes,
                ArrayRef<OpFoldResult> strides);
  OpFoldResult getLast(OpFoldResult count) { return index.sub(count, 1); }

  IndexBuilder &index;
  OpBuilder &builder;
  Location loc;
  Value value, array, source;
  /// Whether the array has an axis around planes or rows, and one of rows.
  bool isStack, hasRows;
  /// The planes along the first axis of the array, of which there is one if the
  /// array is one, and their size and distance in elements of the array.
  ArithmeticSequence planes;
  OpFoldResult planeSize, planeStride;
  /// Where the first row begins in the first plane, the rows, the distance from
  /// row to row, the elements of a row, and the distance from one to the next.
  OpFoldResult begin, rows, pitch, elements;
  int64_t step;
};

} // namespace

PlaneBuilder::PlaneBuilder(IndexBuilder &index, Value value, Value array,
                           Value source, ArrayRef<ArithmeticSequence> slice)
    : index(index), builder(index.getBuilder()), loc(index.getLoc()),
      value(value), array(array), source(source) {
  size_t numAxes = countPlaneAxes(slice);
  isStack = slice.size() > numAxes;
  hasRows = numAxes == 2;
  SmallVector<OpFoldResult> sizes = memref::getMixedSizes(builder, loc, array);
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  step = *getConstantIntValue(slice.back().distance);
  begin = slice.back().begin;
  elements = slice.back().count;
  planeSize = sizes.back();
  rows = one;
  pitch = zero;
  if (hasRows) {
    const ArithmeticSequence &axis = slice[slice.size() - 2];
    begin = index.add(index.mul(axis.begin, planeSize), begin);
    rows = axis.count;
    pitch = index.mul(axis.distance, planeSize);
    planeSize = index.mul(sizes[sizes.size() - 2], planeSize);
  }
  planes = isStack ? slice.front() : ArithmeticSequence{zero, one, one};
  planeStride = index.mul(planes.distance, planeSize);
}

Value PlaneBuilder::getView(OpFoldResult begin, ArrayRef<OpFoldResult> sizes,
                            ArrayRef<OpFoldResult> strides) {
  int64_t known =
      cast<MemRefType>(array.getType()).getStridesAndOffset().second;
  OpFoldResult offset = index.constant(known);
  if (ShapedType::isDynamic(known))
    offset = memref::ExtractStridedMetadataOp::create(builder, loc, array)
                 .getOffset();
  return memref::ReinterpretCastOp::create(
      builder, loc, array, index.add(offset, begin), sizes, strides);
}

/// Fills `count` elements of each plane, from its element `begin` on.
void PlaneBuilder::fillInPlanes(OpFoldResult begin, OpFoldResult count) {
  if (isZeroInteger(count))
    return;
  OpFoldResult first = index.mul(planes.begin, planeSize);
  SmallVector<OpFoldResult> sizes{count}, strides{index.constant(1)};
  if (isStack) {
    sizes.insert(sizes.begin(), planes.count);
    strides.insert(strides.begin(), planeStride);
  }
  linalg::FillOp::create(builder, loc, value,
                         getView(index.add(first, begin), sizes, strides));
}

void PlaneBuilder::fillBetweenPlanes() {
  OpFoldResult extent = memref::getMixedSize(builder, loc, array, 0);
  OpFoldResult last = getLast(planes.count);
  fillParts(index, value, array, index.constant(0), planes.begin);
  if (!isOneInteger(planes.distance) && !isZeroInteger(last)) {
    OpFoldResult begin = index.mul(index.add(planes.begin, 1), planeSize);
    linalg::FillOp::create(builder, loc, value,
                           getView(begin,
                                   {last, index.sub(planeStride, planeSize)},
                                   {planeStride, index.constant(1)}));
  }
  OpFoldResult end =
      index.add(index.offset(planes.begin, last, planes.distance), 1);
  fillParts(index, value, array, end, index.sub(extent, end));
}

/// Writes `count` rows of each plane from row `first` on, as `elements`
/// elements each, and fill up to the number of `steps`.
void PlaneBuilder::spreadRows(OpFoldResult first, OpFoldResult count,
                              OpFoldResult elements, OpFoldResult steps) {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  SmallVector<OpFoldResult> places, from, strides;
  auto addAxis = [&](OpFoldResult place, OpFoldResult size,
                     OpFoldResult stride) {
    places.push_back(place);
    from.push_back(size);
    strides.push_back(stride);
  };
  if (isStack)
    addAxis(zero, planes.count, planeStride);
  if (hasRows)
    addAxis(first, count, pitch);
  addAxis(zero, elements, index.constant(step));
  int64_t rank = from.size();
  Value part = memref::SubViewOp::create(builder, loc, source, places, from,
                                         SmallVector<OpFoldResult>(rank, one));
  SmallVector<OpFoldResult> low(rank, zero), high = low, to = from;
  to.back() = steps;
  high.back() = index.sub(steps, elements);
  if (step > 1) {
    SmallVector<ReassociationIndices> axes;
    for (int64_t axis : llvm::seq(rank))
      axes.push_back({axis});
    axes.back().push_back(rank);
    from.push_back(one);
    part = memref::ExpandShapeOp::create(
        builder, loc, decomposeMixedValues(from).first, part, axes, from);
    to.push_back(index.constant(step));
    strides.push_back(one);
    low.push_back(zero);
    high.push_back(index.constant(step - 1));
  }
  OpFoldResult plane = index.mul(planes.begin, planeSize);
  OpFoldResult place = index.add(plane, index.offset(begin, first, pitch));
  PadIntoOp::create(builder, loc, PadMode::Constant, part,
                    getView(place, to, strides), low, high, value,
                    DenseI64ArrayAttr());
}

void PlaneBuilder::buildElements() {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  Storage storage =
      *getStorage(cast<MemRefType>(array.getType()).getElementType());
  // Runs of a length that is not known are shorter code without fills between.
  if (step == 1 && !getConstantIntValue(elements)) {
    linalg::FillOp::create(builder, loc, value, array);
    return spreadRows(zero, rows, elements, elements);
  }
  if (isStack)
    fillBetweenPlanes();

  OpFoldResult lastRow = getLast(rows), lastElement = getLast(elements);
  OpFoldResult written = index.add(index.mul(lastElement, step), 1);
  Condition areClose = true;
  if (!isZeroInteger(lastRow))
    areClose = index.lessEqual(
        index.mul(index.sub(pitch, written), storage.count * storage.unitBytes),
        kMaxBytesBetweenRows);
  auto ifClose = [&](OpFoldResult a, OpFoldResult b) {
    return index.select(areClose, a, b);
  };
  OpFoldResult steps = ifClose(index.div(pitch, step), elements);

  // Behind the last element of a plane there may be less than a step.
  OpFoldResult lastBegin = index.offset(begin, lastRow, pitch);
  OpFoldResult room = index.div(index.sub(planeSize, lastBegin), step);
  Condition areWhole = index.lessEqual(elements, room);
  OpFoldResult whole = index.select(areWhole, elements, lastElement);
  OpFoldResult lastSteps =
      index.select(areWhole, ifClose(room, elements), lastElement);
  OpFoldResult end = index.add(lastBegin, index.mul(lastSteps, step));
  end = index.add(end, index.select(areWhole, zero, one));
  fillInPlanes(zero, ifClose(begin, planeSize));
  fillInPlanes(end, ifClose(index.sub(planeSize, end), zero));

  if (getConstantIntValue(rows)) {
    if (!isZeroInteger(lastRow))
      spreadRows(zero, lastRow, elements, steps);
    if (!isZeroInteger(whole))
      spreadRows(lastRow, one, whole, lastSteps);
  } else {
    // One code for both.
    buildLoop(index, zero, index.constant(2), one, [&](OpFoldResult part) {
      Condition isLast = index.equal(part, 1);
      OpFoldResult first = index.select(isLast, lastRow, zero);
      OpFoldResult count = index.select(isLast, one, lastRow);
      OpFoldResult inRow = index.select(isLast, whole, elements);
      spreadRows(first, count, inRow, index.select(isLast, lastSteps, steps));
    });
  }
  OpFoldResult place = index.add(index.mul(planes.begin, planeSize), lastBegin);
  place = index.add(place, index.mul(lastElement, step));
  OpFoldResult count = index.select(areWhole, zero, planes.count);
  buildLoop(index, zero, count, one, [&](OpFoldResult plane) {
    SmallVector<Value> at;
    if (isStack)
      at.push_back(index.materialize(plane));
    if (hasRows)
      at.push_back(index.materialize(lastRow));
    at.push_back(index.materialize(lastElement));
    Value element = memref::LoadOp::create(builder, loc, source, at);
    Value to = getView(index.offset(place, plane, planeStride), {}, {});
    memref::StoreOp::create(builder, loc, element, to, ValueRange());
  });
}

void PlaneBuilder::build() {
  Condition hasElements = true;
  for (OpFoldResult count : {planes.count, rows, elements})
    hasElements = index.conjunction(hasElements, index.lessThan(0, count));
  buildIf(
      index, hasElements, [&] { buildElements(); },
      [&] { linalg::FillOp::create(builder, loc, value, array); });
}

/// Writes `array`: the elements of `source` where `slice` says, `value`
/// elsewhere.
static void buildAxes(IndexBuilder &index, Value value, Value array,
                      Value source, ArrayRef<ArithmeticSequence> slice) {
  if (slice.size() <= countPlaneAxes(slice) + 1)
    return PlaneBuilder(index, value, array, source, slice).build();
  const ArithmeticSequence &outer = slice.front();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult extent =
      memref::getMixedSize(index.getBuilder(), index.getLoc(), array, 0);
  bool areNeighbours = isOneInteger(outer.distance);
  fillParts(index, value, array, zero, outer.begin);
  buildLoop(index, zero, outer.count, one, [&](OpFoldResult i) {
    OpFoldResult at = index.offset(outer.begin, i, outer.distance);
    // In this order, whatever the compiler.
    Value to = getPart(index, array, at, {});
    Value from = getPart(index, source, i, {});
    buildAxes(index, value, to, from, slice.drop_front());
    if (areNeighbours)
      return;
    OpFoldResult next = index.add(at, one);
    OpFoldResult between = index.sub(outer.distance, one);
    fillParts(index, value, array, next,
              index.min(between, index.sub(extent, next)));
  });
  OpFoldResult end = index.offset(outer.begin, outer.count, outer.distance);
  if (!areNeighbours)
    end = index.min(end, extent);
  fillParts(index, value, array, end, index.sub(extent, end));
}

void mlir::pad::buildInteriorPadding(IndexBuilder &index, Value value,
                                     Value source, memref::SubViewOp slice) {
  SmallVector<ArithmeticSequence> axes;
  for (auto [begin, distance, count] :
       llvm::zip_equal(slice.getMixedOffsets(), slice.getMixedStrides(),
                       slice.getMixedSizes()))
    axes.push_back({begin, distance, count});
  buildAxes(index, value, slice.getSource(), source, axes);
}
