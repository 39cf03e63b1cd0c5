//===- FlatPad.cpp - A pad on flat arrays ---------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Flat/FlatPad.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/FlatView.h"

using namespace mlir;
using namespace mlir::pad;

/// Whether all of `numbers` are known and, if it is given, `holds` for each.
static bool areKnown(ArrayRef<OpFoldResult> numbers,
                     function_ref<bool(int64_t)> holds = {}) {
  return llvm::all_of(numbers, [&](OpFoldResult number) {
    std::optional<int64_t> known = getConstantIntValue(number);
    return known && (!holds || holds(*known));
  });
}

bool FlatAxis::isKnown() const {
  return areKnown({sourceExtent, resultExtent, low, high});
}

bool FlatAxis::isUnpadded() const {
  return isZeroInteger(low) && isZeroInteger(high);
}

Condition FlatAxis::isUnpadded(IndexBuilder &index) const {
  // One after the other, so that compilers agree on the order.
  Condition isLowZero = index.equal(low, 0);
  return index.conjunction(isLowZero, index.equal(high, 0));
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
  return areKnown({low, high}, [](int64_t amount) { return amount >= 0; });
}

bool FlatAxis::isNeverExtended() const {
  return areKnown({low, high}, [](int64_t amount) { return amount <= 0; });
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

bool mlir::pad::spansInnerAxis(OpFoldResult outer, OpFoldResult extent,
                               OpFoldResult inner) {
  std::optional<int64_t> step = getConstantIntValue(outer);
  std::optional<int64_t> size = getConstantIntValue(extent);
  std::optional<int64_t> innerStep = getConstantIntValue(inner);
  return step && size && innerStep && *step == *size * *innerStep;
}

namespace {

/// A memref as a flat array; `strides` and `offset` count elements.
struct FlatBuffer {
  Value view;
  OpFoldResult offset;
  /// The offset after the last element.
  OpFoldResult end;
  SmallVector<OpFoldResult> strides;
  /// See FlatAxis::sourceIsDense.
  SmallVector<bool> isDense;
};

} // namespace

/// Builds the flat array that `buffer`, of extents `sizes`, lies in.
static FlatBuffer getFlatBuffer(OpBuilder &builder, Location loc, Value buffer,
                                ArrayRef<OpFoldResult> sizes) {
  auto type = cast<MemRefType>(buffer.getType());
  IndexBuilder index(builder, loc);
  int64_t rank = type.getRank();
  OpFoldResult one = index.constant(1);
  FlatBuffer flat;
  flat.strides.resize(rank);
  flat.isDense.assign(rank, true);
  if (type.getLayout().isIdentity()) {
    flat.offset = index.constant(0);
    flat.end = one;
    for (int64_t axis = rank - 1; axis >= 0; --axis) {
      flat.strides[axis] = flat.end;
      flat.end = index.mul(flat.end, sizes[axis]);
    }
  } else {
    // Static numbers come from the type, dynamic ones from the descriptor.
    auto [strides, offset] = type.getStridesAndOffset();
    flat.strides = getAsIndexOpFoldResult(builder.getContext(), strides);
    flat.offset = index.constant(offset);
    if (ShapedType::isDynamic(offset) || ShapedType::isDynamicShape(strides)) {
      auto metadata =
          memref::ExtractStridedMetadataOp::create(builder, loc, buffer);
      flat.strides = metadata.getConstifiedMixedStrides();
      flat.offset = metadata.getConstifiedMixedOffset();
    }
    flat.end = index.add(flat.offset, 1);
    for (int64_t axis = rank - 1; axis >= 0; --axis) {
      bool isLast = axis + 1 == rank;
      flat.isDense[axis] =
          spansInnerAxis(flat.strides[axis], isLast ? one : sizes[axis + 1],
                         isLast ? one : flat.strides[axis + 1]);
      OpFoldResult last = index.sub(sizes[axis], 1);
      flat.end = index.offset(flat.end, last, flat.strides[axis]);
    }
  }
  flat.end = getViewSize(index, flat.end);
  flat.view = getMemoryView(builder, loc, buffer, flat.end);
  return flat;
}

/// If one of the four numbers of `axis` is not known, computes it from the
/// others. If neither extent is known, loops keep one number less if they
/// compute the extent of the result, unless that is a stride of a dense result,
/// which they keep anyway. Returns the condition that the extents fit the
/// amounts, that the axis is not empty, and that no sum of the numbers wraps.
static Condition resolveAxis(IndexBuilder &index, FlatAxis &axis,
                             bool isResultDense) {
  OpFoldResult inferred =
      index.add(index.add(axis.sourceExtent, axis.low), axis.high);
  Condition fits = index.equal(axis.resultExtent, inferred);
  OpFoldResult pads = index.add(axis.low, axis.high);
  bool n = areKnown(axis.sourceExtent), m = areKnown(axis.resultExtent);
  bool low = areKnown(axis.low), high = areKnown(axis.high);
  if (!n && m && low && high)
    axis.sourceExtent = index.sub(axis.resultExtent, pads);
  else if (isZeroInteger(pads))
    axis.resultExtent = axis.sourceExtent;
  else if ((n || !isResultDense) && !m && low && high)
    axis.resultExtent = index.add(axis.sourceExtent, pads);
  else if (n && m && !low && high)
    axis.low =
        index.sub(index.sub(axis.resultExtent, axis.sourceExtent), axis.high);
  else if (n && m && low && !high)
    axis.high =
        index.sub(index.sub(axis.resultExtent, axis.sourceExtent), axis.low);

  fits = index.conjunction(fits, index.lessThan(0, axis.sourceExtent));
  if (axis.resultExtent != axis.sourceExtent)
    fits = index.conjunction(fits, index.lessThan(0, axis.resultExtent));
  // If the low amount is in [-extentLimit, extentLimit), the high amount is the
  // difference of the extents exactly, not only modulo 2^64.
  return index.conjunction(
      fits, index.lessEqual(0, index.add(axis.low, extentLimit)));
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
    if (outerIsOne) {
      outer = inner;
    } else if (innerIsOne) {
      outer.sourceIsDense &= inner.sourceIsDense;
      outer.resultIsDense &= inner.resultIsDense;
    } else if (outer.isUnpadded() && inner.isUnpadded() && outer.isDense()) {
      OpFoldResult extent = index.mul(outer.sourceExtent, inner.sourceExtent);
      outer = inner;
      outer.sourceExtent = outer.resultExtent = extent;
    } else {
      merged.push_back(inner);
    }
  }
  // The axis that becomes the row must have no gaps between its positions.
  while (merged.size() > 1 && merged.back().isUnpadded() &&
         merged.back().isDense() && merged[merged.size() - 2].isDense()) {
    pad.unitsPerPosition =
        index.mul(pad.unitsPerPosition, merged.back().sourceExtent);
    merged.pop_back();
  }
  pad.axes = std::move(merged);
}

/// Whether the borders of `axis` are known to be of a few positions.
static bool isNarrow(const FlatAxis &axis) {
  constexpr int64_t maxPositions = 64;
  return areKnown({axis.low, axis.high},
                  [](int64_t amount) { return amount <= maxPositions; }) &&
         !getConstantIntValue(axis.sourceExtent);
}

/// If it is only known at run time whether the row is padded, and there are no
/// gaps around it: makes the row one position if it turns out not to be padded.
/// The axis around it is then the row, and has one position itself.
static void mergeRowIfUnpadded(IndexBuilder &index, FlatPad &pad) {
  if (pad.axes.size() == 1)
    return;
  FlatAxis &inner = pad.axes.back(), &outer = pad.axes[pad.axes.size() - 2];
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  Condition isFolded = inner.isUnpadded(index);
  if (!isFolded.value || !inner.isDense())
    return;
  OpFoldResult folded = index.mul(pad.unitsPerPosition, inner.sourceExtent);
  // The new rows are runs only if there is no gap between the old ones.
  if (!outer.sourceIsDense)
    isFolded =
        index.conjunction(isFolded, index.equal(outer.sourceStride, folded));
  if (!outer.resultIsDense)
    isFolded =
        index.conjunction(isFolded, index.equal(outer.resultStride, folded));

  auto select = [&](OpFoldResult ifFolded, OpFoldResult ifNot) {
    return index.select(isFolded, ifFolded, ifNot);
  };
  for (auto number :
       {&FlatAxis::sourceExtent, &FlatAxis::resultExtent, &FlatAxis::low,
        &FlatAxis::high, &FlatAxis::sourceStride, &FlatAxis::resultStride})
    inner.*number = select(outer.*number, inner.*number);
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
  pad.rowFoldedIntoPosition = isFolded;
}

void FlatPad::computeReach(IndexBuilder &index) {
  bool areWithin = has(Facts::WithinReach);
  const FlatAxis &row = axes.back();
  isRowWithinReach = areWithin || has(Facts::RowWithinReach)
                         ? Condition(true)
                         : row.isWithinReach(index, extension);
  // A version has no precondition: its facts say whether the row is within.
  if (!has(Facts::Rows) && isNarrow(row)) {
    preconditionsHold = index.conjunction(preconditionsHold, isRowWithinReach);
    isRowWithinReach = true;
  }
  isWithinReach = isRowWithinReach;
  if (!areWithin)
    for (const FlatAxis &axis : ArrayRef<FlatAxis>(axes).drop_back())
      isWithinReach = index.conjunction(isWithinReach,
                                        axis.isWithinReach(index, extension));
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
  pad.source = source.view;
  pad.sourceOffset = source.offset;
  pad.sourceEnd = source.end;
  pad.result = result.view;
  pad.resultOffset = result.offset;
  pad.resultEnd = result.end;
  pad.unitsPerPosition = index.constant(1);

  int64_t rank = sourceType.getRank();
  for (int64_t position : llvm::seq(rank)) {
    FlatAxis axis{sourceSizes[position],    resultSizes[position],
                  spec.low[position],       spec.high[position],
                  source.strides[position], result.strides[position],
                  source.isDense[position], result.isDense[position]};
    pad.preconditionsHold = index.conjunction(
        pad.preconditionsHold,
        resolveAxis(index, axis, resultType.getLayout().isIdentity()));
    // The arrays begin at their first element. Along a row that is checked.
    for (auto [buffer, stride] : {std::pair(spec.source, axis.sourceStride),
                                  std::pair(spec.init, axis.resultStride)})
      if (position + 1 < rank && mayHaveNegativeStride(buffer))
        pad.preconditionsHold = index.conjunction(pad.preconditionsHold,
                                                  index.lessEqual(0, stride));
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
    number = index.mul(number, storage.count);
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
  pad.axes.back().sourceStride = pad.axes.back().resultStride =
      pad.unitsPerPosition;
  pad.source = castToUnitBuffer(builder, loc, source, storage);
  pad.result = castToUnitBuffer(builder, loc, result, storage);
  if (value)
    pad.fill = castToUnits(builder, loc, value, storage);
  return pad;
}

FlatAxis FlatPad::getAxisAroundPlanes(IndexBuilder &index,
                                      OpFoldResult sourceStride,
                                      OpFoldResult resultStride) const {
  if (axes.size() > 2)
    return axes[getPositionOfPlanes()];
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  return {one, one, zero, zero, sourceStride, resultStride};
}

bool FlatPad::hasDenseResult() const {
  return llvm::all_of(axes,
                      [](const FlatAxis &axis) { return axis.resultIsDense; });
}

OpFoldResult FlatPad::getResultBytes(IndexBuilder &index) const {
  OpFoldResult bytes =
      index.mul(unitsPerPosition, storage.unitBytes * storage.count);
  for (const FlatAxis &axis : axes)
    bytes = index.mul(bytes, axis.resultExtent);
  return bytes;
}
