//===- ShortRowVectors.cpp - Vectors with parts of borders ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The vectors of short rows: a vector of the inside, into which vectors of the
// borders are blended. Border vectors are loaded from where their lanes fit.
//
//===----------------------------------------------------------------------===//

#include "ShortRows.h"
#include "Vectors.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::pad;

/// The largest number of lanes for which lane minus count, with counts of up to
/// twice that number, is at least -128.
static constexpr int64_t kMaxLanesOfBytes = 64;

Value ShortRows::buildVector(const ClassVectors &vectors, OpFoldResult source,
                             OpFoldResult position,
                             ArrayRef<Extension::Side> sides) {
  int64_t width = vectors.width;
  OpFoldResult from = index.sub(source, maxWidth);
  Value vector =
      loadVector(index, insideView, index.add(from, position), width);
  using Side = Extension::Side;
  bool hasBefore =
      llvm::is_contained(sides, Side::Before) && !isZeroInteger(before);
  bool hasAfter =
      llvm::is_contained(sides, Side::After) && !isZeroInteger(after);
  if (!hasBefore && !hasAfter)
    return vector;
  if (hasBefore && hasAfter) {
    // Not before the end of the one, and before the beginning of the other.
    Value isInside = buildLaneMask(width, before);
    isInside = arith::XOrIOp::create(builder, loc, isInside,
                                     buildLaneMask(width, vectors.afterLane));
    return selectLanes(isInside, vector, buildBorders(vectors, source, sides));
  }
  Value mask = buildLaneMask(width, hasBefore ? before : vectors.afterLane);
  if (hasBefore)
    return selectLanes(mask, buildBorders(vectors, source, Side::Before),
                       vector);
  return selectLanes(mask, vector, buildBorders(vectors, source, Side::After));
}

void ShortRows::buildViews(OpFoldResult firstInside, OpFoldResult beforeSource,
                           OpFoldResult afterSource) {
  // A vector is read at the same place of each view, but for a constant, so
  // that a row has one address; nowhere before the view's beginning.
  auto getView = [&](OpFoldResult offset) -> Value {
    // Where no class fits it may be anything.
    offset = index.max(offset, 0);
    return memref::SubViewOp::create(builder, loc, pad.source, offset,
                                     pad.sourceEnd,
                                     OpFoldResult(index.constant(1)));
  };
  OpFoldResult most = index.constant(maxWidth);
  insideView = getView(index.add(index.sub(firstInside, before), most));
  if (pad.extension.isFill())
    return;
  OpFoldResult last = index.constant(stepBeyond < 0 ? pad.storage.count : 0);
  beforeView = getView(index.add(beforeSource, last));
  OpFoldResult lane = index.sub(resultRowUnits, after);
  OpFoldResult inOne = afterSource, inSeveral = afterSource;
  if (stepBeyond < 0) {
    inOne = index.add(index.add(afterSource, lane), last);
    inSeveral = index.sub(afterSource, after);
    inSeveral = index.add(inSeveral, index.add(last, most));
  } else if (stepBeyond > 0) {
    inOne = index.add(index.sub(afterSource, lane), most);
    inSeveral = index.add(afterSource, after);
  }
  afterView = getView(inOne);
  afterViewMultiVector = getView(inSeveral);
}

Value ShortRows::loadBorder(const ClassVectors &vectors, Extension::Side side,
                            OpFoldResult source, int64_t units) {
  bool isOne = vectors.count == 1;
  int64_t width = vectors.width;
  Value view = beforeView;
  int64_t back = stepBeyond < 0 ? units : 0;
  if (side == Extension::Side::After) {
    view = isOne ? afterView : afterViewMultiVector;
    if (stepBeyond < 0)
      back = width;
    else if (stepBeyond > 0)
      back = isOne ? maxWidth - width + units : width;
  }
  return loadVector(index, view, index.sub(source, back),
                    stepBeyond == 0 ? pad.storage.count : units);
}

Value ShortRows::buildBorders(const ClassVectors &vectors, OpFoldResult source,
                              ArrayRef<Extension::Side> sides) {
  int64_t width = vectors.width;
  if (pad.extension.isFill())
    return repeatUnits(index, pad.fill, width);
  // LLVM inserts each lane of a constant choice between two elements.
  if (stepBeyond == 0 && sides.size() == 2) {
    Value first = buildBorders(vectors, source, sides[0]);
    Value last = buildBorders(vectors, source, sides[1]);
    return selectLanes(buildLaneMask(width, before), first, last);
  }
  int64_t count = pad.storage.count, units = width / sides.size();
  SmallVector<Value> parts;
  SmallVector<int64_t> mask;
  for (Extension::Side side : sides) {
    int64_t begin = mask.size();
    parts.push_back(loadBorder(vectors, side, source, units));
    for (int64_t k : llvm::seq(units))
      mask.push_back(begin +
                     (stepBeyond > 0 ? k
                      : stepBeyond == 0
                          ? k % count
                          : units - count - k / count * count + k % count));
  }
  if (parts.size() == 1 && stepBeyond > 0)
    return parts[0];
  return vector::ShuffleOp::create(builder, loc, parts.front(), parts.back(),
                                   mask);
}

Value ShortRows::buildLaneMask(int64_t width, OpFoldResult count) {
  // Indices and strings have no bytes that they could be cast to.
  int64_t numLanes = width, bits = 64;
  if (pad.storage.unit.isIntOrFloat()) {
    numLanes = width * pad.storage.unitBytes;
    bits = numLanes <= kMaxLanesOfBytes ? 8 : 32;
  }
  auto type = VectorType::get(numLanes, builder.getIntegerType(bits));
  SmallVector<APInt> numbers;
  for (int64_t k : llvm::seq(numLanes))
    numbers.emplace_back(bits, k);
  Value lanes = arith::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(type, numbers));
  OpFoldResult scale = index.constant(numLanes / width);
  Value limit =
      arith::IndexCastOp::create(builder, loc, type.getElementType(),
                                 index.materialize(index.mul(count, scale)));
  limit = vector::BroadcastOp::create(builder, loc, type, limit);
  return arith::SubIOp::create(builder, loc, lanes, limit);
}

Value ShortRows::selectLanes(Value mask, Value first, Value second) {
  auto type = cast<VectorType>(mask.getType());
  int64_t width = cast<VectorType>(first.getType()).getNumElements();
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  Value isNegative = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::slt, mask, zero);
  if (type.getNumElements() == width)
    return arith::SelectOp::create(builder, loc, isNegative, first, second);
  auto byteType = VectorType::get(type.getNumElements(), builder.getI8Type());
  auto asBytes = [&](Value vector) {
    return vector::BitCastOp::create(builder, loc, byteType, vector);
  };
  Value bytes = asBytes(first);
  Value selected =
      arith::SelectOp::create(builder, loc, isNegative, bytes, asBytes(second));
  return vector::BitCastOp::create(builder, loc, first.getType(), selected);
}
