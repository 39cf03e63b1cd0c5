//===- FlatPad.cpp - A pad on flat arrays ---------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Flat/FlatPad.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/FlatView.h"

using namespace mlir;
using namespace mlir::pad;

bool FlatAxis::isKnown() const {
  return llvm::all_of(std::array{sourceExtent, resultExtent, low, high},
                      [](OpFoldResult number) {
                        return getConstantIntValue(number).has_value();
                      });
}

bool FlatAxis::isUnpadded() const {
  return isZeroInteger(low) && isZeroInteger(high);
}

Condition FlatAxis::isUnpadded(IndexBuilder &index) const {
  // One after the other, so that compilers agree on the order.
  Condition isLowZero = index.equal(low, index.constant(0));
  return index.conjunction(isLowZero, index.equal(high, index.constant(0)));
}

OpFoldResult FlatAxis::getSourceWithinReach(IndexBuilder &index,
                                            const Extension &extension,
                                            OpFoldResult position) const {
  return extension.getSourceIndexWithinReach(index, index.sub(position, low),
                                             sourceExtent);
}

Condition FlatAxis::isWithinReach(IndexBuilder &index,
                                  const Extension &extension) const {
  Condition isWithin = true;
  for (auto [side, amount] : {std::pair(Extension::Side::Before, low),
                              std::pair(Extension::Side::After, high)})
    if (!isZeroInteger(amount))
      isWithin = index.conjunction(
          isWithin, extension.isWithinReach(index, side, amount, sourceExtent));
  return isWithin;
}

bool FlatAxis::isNeverCropped() const {
  return llvm::all_of(std::array{low, high}, [](OpFoldResult amount) {
    std::optional<int64_t> known = getConstantIntValue(amount);
    return known && *known >= 0;
  });
}

bool FlatAxis::isNeverExtended() const {
  return llvm::all_of(std::array{low, high}, [](OpFoldResult amount) {
    std::optional<int64_t> known = getConstantIntValue(amount);
    return known && *known <= 0;
  });
}

Inside FlatAxis::getInside(IndexBuilder &index) const {
  OpFoldResult end = index.add(low, sourceExtent);
  if (isNeverCropped())
    return {low, end};
  OpFoldResult begin = index.clamp(low, index.constant(0), resultExtent);
  return {begin, index.clamp(end, begin, resultExtent)};
}

OpFoldResult FlatAxis::getCountAfter(IndexBuilder &index,
                                     const Inside &inside) const {
  return isNeverCropped() ? high : index.sub(resultExtent, inside.end);
}

/// Sets the members of `flat` but for the view, in elements.
static void describeLayout(OpBuilder &builder, Location loc, Value buffer,
                           ArrayRef<OpFoldResult> sizes, FlatBuffer &flat) {
  auto type = cast<MemRefType>(buffer.getType());
  IndexBuilder index(builder, loc);
  int64_t rank = type.getRank();
  OpFoldResult span = index.constant(1);
  flat.offset = index.constant(0);
  flat.strides.resize(rank);
  if (type.getLayout().isIdentity()) {
    for (int64_t axis = rank - 1; axis >= 0; --axis) {
      flat.strides[axis] = span;
      span = index.mul(span, sizes[axis]);
    }
    flat.isDense.assign(rank, true);
    flat.end = span;
    return;
  }

  // Static numbers come from the type, dynamic ones from the descriptor.
  auto [staticStrides, staticOffset] = type.getStridesAndOffset();
  memref::ExtractStridedMetadataOp metadata;
  if (ShapedType::isDynamic(staticOffset) ||
      ShapedType::isDynamicShape(staticStrides))
    metadata = memref::ExtractStridedMetadataOp::create(builder, loc, buffer);
  flat.offset = ShapedType::isDynamic(staticOffset)
                    ? OpFoldResult(metadata.getOffset())
                    : index.constant(staticOffset);
  span = index.add(flat.offset, span);
  std::optional<int64_t> dense = 1;
  flat.isDense.resize(rank);
  for (int64_t axis = rank - 1; axis >= 0; --axis) {
    int64_t stride = staticStrides[axis];
    flat.strides[axis] = ShapedType::isDynamic(stride)
                             ? OpFoldResult(metadata.getStrides()[axis])
                             : index.constant(stride);
    flat.isDense[axis] = dense && stride == *dense;
    // The next axis is dense over this one if its stride is the size of this
    // one.
    std::optional<int64_t> size = getConstantIntValue(sizes[axis]);
    dense = size && !ShapedType::isDynamic(stride)
                ? std::optional(stride * *size)
                : std::nullopt;
    OpFoldResult last = index.sub(sizes[axis], index.constant(1));
    span = index.add(span, index.mul(last, flat.strides[axis]));
  }
  flat.end = span;
}

static FlatBuffer getFlatBuffer(OpBuilder &builder, Location loc, Value buffer,
                                ArrayRef<OpFoldResult> sizes) {
  IndexBuilder index(builder, loc);
  FlatBuffer flat;
  describeLayout(builder, loc, buffer, sizes, flat);
  flat.end = getViewSize(index, flat.end);
  flat.view = getMemoryView(builder, loc, buffer, flat.end);
  return flat;
}

/// Where only one of the four numbers of `axis` is not known, the other three
/// give it, as the extents fit the amounts. Returns the condition that they do,
/// that the axis is not empty, and that no sum of them wraps.
static Condition resolveAxis(IndexBuilder &index, FlatAxis &axis) {
  OpFoldResult inferred =
      index.add(index.add(axis.sourceExtent, axis.low), axis.high);
  Condition fits = index.equal(axis.resultExtent, inferred);
  OpFoldResult pads = index.add(axis.low, axis.high);
  auto isKnown = [](OpFoldResult number) {
    return getConstantIntValue(number).has_value();
  };
  bool n = isKnown(axis.sourceExtent), m = isKnown(axis.resultExtent);
  bool low = isKnown(axis.low), high = isKnown(axis.high);
  if (!n && m && low && high)
    axis.sourceExtent = index.sub(axis.resultExtent, pads);
  else if (n && !m && low && high)
    axis.resultExtent = inferred;
  else if (n && m && !low && high)
    axis.low =
        index.sub(index.sub(axis.resultExtent, axis.sourceExtent), axis.high);
  else if (n && m && low && !high)
    axis.high =
        index.sub(index.sub(axis.resultExtent, axis.sourceExtent), axis.low);
  else if (isZeroInteger(pads))
    axis.resultExtent = axis.sourceExtent;

  OpFoldResult zero = index.constant(0);
  fits = index.conjunction(fits, index.lessThan(zero, axis.sourceExtent));
  if (axis.resultExtent != axis.sourceExtent)
    fits = index.conjunction(fits, index.lessThan(zero, axis.resultExtent));
  // If the low amount is in [-limit, limit), the high amount is the difference
  // of the extents exactly, not only modulo 2^64.
  OpFoldResult limit = index.constant(extentLimit);
  return index.conjunction(
      fits, index.lessEqual(index.constant(0), index.add(axis.low, limit)));
}

/// Drops axes of extent 1, and merges axes that are not padded with their inner
/// neighbours if there is no gap between. The innermost ones become one
/// position.
static void mergeAxes(IndexBuilder &index, FlatPad &pad) {
  SmallVector<FlatAxis> merged;
  for (const FlatAxis &inner : pad.axes) {
    if (merged.empty()) {
      merged.push_back(inner);
      continue;
    }
    FlatAxis &outer = merged.back();
    bool outerIsOne = outer.isUnpadded() && isOneInteger(outer.sourceExtent);
    bool innerIsOne = inner.isUnpadded() && isOneInteger(inner.sourceExtent);
    bool isDense = outer.sourceIsDense && outer.resultIsDense;
    if (outerIsOne) {
      outer = inner;
    } else if (innerIsOne) {
      outer.sourceIsDense &= inner.sourceIsDense;
      outer.resultIsDense &= inner.resultIsDense;
    } else if (outer.isUnpadded() && inner.isUnpadded() && isDense) {
      OpFoldResult extent = index.mul(outer.sourceExtent, inner.sourceExtent);
      outer = inner;
      outer.sourceExtent = outer.resultExtent = extent;
    } else {
      merged.push_back(inner);
    }
  }
  // The axis that becomes the row must have no gaps between its positions.
  auto isDense = [](const FlatAxis &axis) {
    return axis.sourceIsDense && axis.resultIsDense;
  };
  while (merged.size() > 1 && merged.back().isUnpadded() &&
         isDense(merged.back()) && isDense(merged[merged.size() - 2])) {
    pad.unitsPerPosition =
        index.mul(pad.unitsPerPosition, merged.back().sourceExtent);
    merged.pop_back();
  }
  pad.axes = std::move(merged);
}

/// Whether the borders of `axis` are known to be of a few positions.
static bool isNarrow(const FlatAxis &axis) {
  constexpr int64_t maxPositions = 64;
  std::optional<int64_t> low = getConstantIntValue(axis.low);
  std::optional<int64_t> high = getConstantIntValue(axis.high);
  return low && high && *low <= maxPositions && *high <= maxPositions &&
         !(getConstantIntValue(axis.sourceExtent));
}

/// If it is only known at run time whether the row is padded, and there are no
/// gaps around it: makes the row one position if it turns out not to be padded.
/// The axis around it is then the row, and has one position itself.
static void mergeRowIfUnpadded(IndexBuilder &index, FlatPad &pad) {
  if (pad.axes.size() == 1)
    return;
  const FlatAxis row = pad.axes.back();
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  Condition rowFoldedIntoPosition = row.isUnpadded(index);
  if (!rowFoldedIntoPosition.value || !row.sourceIsDense || !row.resultIsDense)
    return;
  OpFoldResult folded = index.mul(pad.unitsPerPosition, row.sourceExtent);
  // The new rows are runs only if there is no gap between the old ones.
  const FlatAxis &around = pad.axes[pad.axes.size() - 2];
  if (!around.sourceIsDense)
    rowFoldedIntoPosition = index.conjunction(
        rowFoldedIntoPosition, index.equal(around.sourceStride, folded));
  if (!around.resultIsDense)
    rowFoldedIntoPosition = index.conjunction(
        rowFoldedIntoPosition, index.equal(around.resultStride, folded));

  auto select = [&](OpFoldResult ifMerged, OpFoldResult ifNot) {
    return index.select(rowFoldedIntoPosition, ifMerged, ifNot);
  };
  FlatAxis &inner = pad.axes.back(), &outer = pad.axes[pad.axes.size() - 2];
  inner.sourceExtent = select(outer.sourceExtent, row.sourceExtent);
  inner.resultExtent = select(outer.resultExtent, row.resultExtent);
  inner.low = select(outer.low, row.low);
  inner.high = select(outer.high, row.high);
  inner.sourceStride = select(outer.sourceStride, row.sourceStride);
  inner.resultStride = select(outer.resultStride, row.resultStride);
  inner.sourceIsDense &= outer.sourceIsDense;
  inner.resultIsDense &= outer.resultIsDense;
  // One position of the size of the whole axis.
  auto getSpan = [&](OpFoldResult stride, OpFoldResult extent) {
    return select(index.mul(stride, extent), stride);
  };
  outer.sourceStride = getSpan(outer.sourceStride, outer.sourceExtent);
  outer.resultStride = getSpan(outer.resultStride, outer.resultExtent);
  outer.sourceExtent = select(one, outer.sourceExtent);
  outer.resultExtent = select(one, outer.resultExtent);
  outer.low = select(zero, outer.low);
  outer.high = select(zero, outer.high);
  pad.unitsPerPosition = select(folded, pad.unitsPerPosition);
  pad.rowFoldedIntoPosition = rowFoldedIntoPosition;
}

void FlatPad::computeReach(IndexBuilder &index) {
  bool areWithin = has(Facts::WithinReach);
  const FlatAxis &row = axes.back();
  isRowWithinReach = areWithin || has(Facts::RowWithinReach)
                         ? Condition(true)
                         : row.isWithinReach(index, extension);
  if (isNarrow(row)) {
    preconditionsHold = index.conjunction(preconditionsHold, isRowWithinReach);
    isRowWithinReach = true;
  }
  isWithinReach = isRowWithinReach;
  if (!areWithin)
    for (const FlatAxis &axis : ArrayRef<FlatAxis>(axes).drop_back())
      isWithinReach = index.conjunction(isWithinReach,
                                        axis.isWithinReach(index, extension));
}

void FlatPad::setBuffers(const FlatBuffer &newSource,
                         const FlatBuffer &newResult) {
  source = newSource.view;
  sourceOffset = newSource.offset;
  sourceEnd = newSource.end;
  result = newResult.view;
  resultOffset = newResult.offset;
  resultEnd = newResult.end;
}

FailureOr<FlatPad> FlatPad::get(OpBuilder &builder, const PadSpec &spec,
                                Facts facts) {
  auto sourceType = cast<MemRefType>(spec.source.getType());
  auto resultType = cast<MemRefType>(spec.init.getType());
  std::optional<Storage> storage = getStorage(sourceType.getElementType());
  if (!storage || !sourceType.isStrided() || !resultType.isStrided())
    return failure();

  IndexBuilder index(builder, spec.loc);
  SmallVector<OpFoldResult> sourceSizes =
      memref::getMixedSizes(builder, spec.loc, spec.source);
  SmallVector<OpFoldResult> resultSizes =
      memref::getMixedSizes(builder, spec.loc, spec.init);
  FlatBuffer source =
      getFlatBuffer(builder, spec.loc, spec.source, sourceSizes);
  FlatBuffer result = getFlatBuffer(builder, spec.loc, spec.init, resultSizes);
  FlatPad pad(spec.loc, spec.mode, *storage);
  pad.facts = facts;
  pad.setBuffers(source, result);
  pad.unitsPerPosition = index.constant(1);

  int64_t rank = sourceType.getRank();
  for (int64_t position : llvm::seq(rank)) {
    FlatAxis axis{sourceSizes[position],    resultSizes[position],
                  spec.low[position],       spec.high[position],
                  source.strides[position], result.strides[position],
                  source.isDense[position], result.isDense[position]};
    pad.preconditionsHold =
        index.conjunction(pad.preconditionsHold, resolveAxis(index, axis));
    // The arrays begin at their first element. Along a row that is checked.
    for (auto [buffer, stride] : {std::pair(spec.source, axis.sourceStride),
                                  std::pair(spec.init, axis.resultStride)})
      if (position + 1 < rank && mayHaveNegativeStride(buffer))
        pad.preconditionsHold = index.conjunction(
            pad.preconditionsHold, index.lessEqual(index.constant(0), stride));
    pad.axes.push_back(axis);
  }
  if (pad.axes.empty()) {
    OpFoldResult one = index.constant(1), zero = index.constant(0);
    pad.axes.push_back({one, one, zero, zero, one, one});
  }
  mergeAxes(index, pad);

  // A row is one run in both buffers.
  FlatAxis &row = pad.axes.back();
  if (!row.sourceIsDense)
    pad.preconditionsHold =
        index.conjunction(pad.preconditionsHold,
                          index.equal(row.sourceStride, pad.unitsPerPosition));
  if (!row.resultIsDense)
    pad.preconditionsHold =
        index.conjunction(pad.preconditionsHold,
                          index.equal(row.resultStride, pad.unitsPerPosition));
  pad.staticUnitsPerPosition = pad.unitsPerPosition;
  // In place, a row that is not padded is not written at all.
  if (!pad.has(Facts::InPlace))
    mergeRowIfUnpadded(index, pad);
  if (pad.has(Facts::Fits))
    pad.preconditionsHold = true;
  pad.computeReach(index);
  return pad;
}

FlatPad FlatPad::getInUnits(OpBuilder &builder, Value value) const {
  FlatPad pad = *this;
  IndexBuilder index(builder, loc);
  auto scale = [&](OpFoldResult &number) {
    number = index.mul(number, index.constant(storage.count));
  };
  for (OpFoldResult *number :
       {&pad.sourceOffset, &pad.resultOffset, &pad.sourceEnd, &pad.resultEnd,
        &pad.unitsPerPosition})
    scale(*number);
  if (staticUnitsPerPosition == unitsPerPosition)
    pad.staticUnitsPerPosition = pad.unitsPerPosition;
  else
    scale(pad.staticUnitsPerPosition);
  for (FlatAxis &axis : pad.axes) {
    scale(axis.sourceStride);
    scale(axis.resultStride);
  }
  pad.source = castToUnitBuffer(builder, loc, source, storage);
  pad.result = castToUnitBuffer(builder, loc, result, storage);
  if (value)
    pad.fill = castToUnits(builder, loc, value, storage);
  return pad;
}

OpFoldResult FlatPad::getResultBytes(IndexBuilder &index) const {
  OpFoldResult bytes = index.mul(
      unitsPerPosition, index.constant(storage.unitBytes * storage.count));
  for (const FlatAxis &axis : axes)
    bytes = index.mul(bytes, axis.resultExtent);
  return bytes;
}
