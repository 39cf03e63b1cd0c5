//===- FlatAdjoint.cpp - An adjoint on flat arrays ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Flat/FlatAdjoint.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/FlatPad.h"
#include "pad/Flat/FlatView.h"
#include "pad/Flat/Storage.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// The number that elements of `type` are made of, and how many.
static std::pair<Type, int64_t> getNumber(Type type) {
  if (auto complexType = dyn_cast<ComplexType>(type))
    return {complexType.getElementType(), 2};
  if (type.isInteger())
    return {IntegerType::get(type.getContext(), type.getIntOrFloatBitWidth()),
            1};
  return {type, 1};
}

/// The bytes of `number` in memory, or nullopt if its vectors are packed
/// differently or do not exist.
static std::optional<int64_t> getNumberBytes(Type number) {
  if (isa<IndexType>(number))
    return std::nullopt;
  int64_t bits = number.getIntOrFloatBitWidth();
  if (bits < 8 || bits > 64 || !llvm::isPowerOf2_64(bits))
    return std::nullopt;
  return bits / 8;
}

OpFoldResult FlatAdjoint::getResultBytes(IndexBuilder &index) const {
  OpFoldResult units = index.mul(row.resultExtent, block);
  if (!outer.empty())
    units =
        index.mul(outer.front().axis.resultExtent, outer.front().resultStride);
  return index.mul(units, index.constant(unitBytes));
}

FailureOr<FlatAdjoint> FlatAdjoint::get(OpBuilder &builder, AdjointIntoOp op) {
  Location loc = op.getLoc();
  auto sourceType = cast<MemRefType>(op.getSource().getType());
  auto initType = cast<MemRefType>(op.getInit().getType());
  Type number;
  int64_t count;
  std::tie(number, count) = getNumber(sourceType.getElementType());
  std::optional<int64_t> unitBytes = getNumberBytes(number);
  std::optional<Addition> addition = Addition::get(number);
  // Upstream multiplies the extents of an identity, which may overflow.
  auto isStrided = [](MemRefType type) {
    return type.getLayout().isIdentity() || type.isStrided();
  };
  if (!unitBytes || !addition || !isStrided(sourceType) || !isStrided(initType))
    return failure();

  IndexBuilder index(builder, loc);
  SmallVector<OpFoldResult> sourceSizes =
      memref::getMixedSizes(builder, loc, op.getSource());
  SmallVector<OpFoldResult> resultSizes =
      memref::getMixedSizes(builder, loc, op.getInit());
  SmallVector<AdjointAxis> axes =
      getAdjointAxes(sourceSizes, resultSizes, op.getLowPerAxis());
  SmallVector<OpFoldResult> highs = op.getHighPerAxis();
  auto isPadded = [&](size_t k) {
    return !isZeroInteger(axes[k].low) || !isZeroInteger(highs[k]);
  };
  size_t row = axes.size();
  while (row > 0 && !isPadded(row - 1))
    --row;
  if (row == 0)
    return failure();
  --row;

  Condition areDense = true;
  auto getArray = [&](Value buffer, ArrayRef<OpFoldResult> sizes) {
    OpFoldResult size = index.constant(1), offset = index.constant(0);
    SmallVector<OpFoldResult> strides;
    if (!cast<MemRefType>(buffer.getType()).getLayout().isIdentity()) {
      auto metadata =
          memref::ExtractStridedMetadataOp::create(builder, loc, buffer);
      offset = metadata.getConstifiedMixedOffset();
      strides = metadata.getConstifiedMixedStrides();
    }
    for (size_t k = sizes.size(); k-- > 0;) {
      if (!strides.empty())
        areDense = index.conjunction(areDense, index.equal(strides[k], size));
      size = index.mul(size, sizes[k]);
    }
    Value view = getMemoryView(builder, loc, buffer, index.add(offset, size));
    return std::pair(
        castToUnitBuffer(builder, loc, view, {number, *unitBytes, count}),
        index.mul(offset, index.constant(count)));
  };
  auto [source, sourceOffset] = getArray(op.getSource(), sourceSizes);
  auto [result, resultOffset] = getArray(op.getInit(), resultSizes);
  FlatAdjoint flat{loc,
                   op.getMode(),
                   Extension::get(op.getMode()),
                   *addition,
                   number,
                   *unitBytes,
                   source,
                   result,
                   sourceOffset,
                   resultOffset,
                   {},
                   axes[row],
                   index.constant(count),
                   areDense};
  flat.facts = getFacts(op);
  for (size_t k = row + 1; k < axes.size(); ++k)
    flat.block = index.mul(flat.block, resultSizes[k]);
  for (size_t k = 0; !flat.has(Facts::Fits) && k < axes.size(); ++k)
    if (!isPadded(k))
      flat.isFlat = index.conjunction(
          flat.isFlat, index.equal(sourceSizes[k], resultSizes[k]));

  // From the row outwards; axes that are not padded merge with their like.
  OpFoldResult sourceStride = index.mul(flat.block, axes[row].sourceExtent);
  OpFoldResult resultStride = index.mul(flat.block, axes[row].resultExtent);
  bool canMerge = false;
  for (size_t k = row; k-- > 0;) {
    AdjointAxis axis = axes[k];
    if (!isPadded(k))
      axis.sourceExtent = axis.resultExtent;
    if (!isPadded(k) && isOneInteger(axis.resultExtent))
      continue;
    if (canMerge && !isPadded(k)) {
      AdjointAxis &merged = flat.outer.back().axis;
      merged.resultExtent = index.mul(axis.resultExtent, merged.resultExtent);
      merged.sourceExtent = merged.resultExtent;
    } else {
      flat.outer.push_back({axis, sourceStride, resultStride});
    }
    canMerge = !isPadded(k);
    sourceStride = index.mul(sourceStride, axis.sourceExtent);
    resultStride = index.mul(resultStride, axis.resultExtent);
  }
  std::reverse(flat.outer.begin(), flat.outer.end());
  return flat;
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

Condition FlatAdjoint::areUnpadded(IndexBuilder &index, size_t count) const {
  Condition areUnpadded = true;
  for (const OuterAxis &each : ArrayRef(outer).take_front(count))
    if (!each.axis.isUnpadded())
      areUnpadded = index.conjunction(areUnpadded, each.axis.isUnpadded(index));
  return areUnpadded;
}

FlatAdjoint FlatAdjoint::mergeUnpadded(IndexBuilder &index,
                                       size_t count) const {
  FlatAdjoint merged = *this;
  if (count == 0)
    return merged;
  OpFoldResult extent = index.constant(1);
  for (const OuterAxis &each : ArrayRef(outer).take_front(count))
    extent = index.mul(extent, each.axis.resultExtent);
  OuterAxis &last = merged.outer[count - 1];
  last.axis = {extent, extent, index.constant(0)};
  merged.outer.erase(merged.outer.begin(), merged.outer.begin() + count - 1);
  return merged;
}

void FlatAdjoint::build(OpBuilder &builder, Facts newFacts) const {
  IndexBuilder index(builder, loc);
  OpFoldResult zero = index.constant(0);
  SmallVector<OpFoldResult> sourceSizes, resultSizes, sourceStrides,
      resultStrides, lows, highs;
  auto addAxis = [&](const AdjointAxis &axis, OpFoldResult sourceStride,
                     OpFoldResult resultStride) {
    sourceSizes.push_back(axis.sourceExtent);
    resultSizes.push_back(axis.resultExtent);
    sourceStrides.push_back(sourceStride);
    resultStrides.push_back(resultStride);
    lows.push_back(axis.low);
    OpFoldResult high = bitEnumContainsAll(newFacts, Facts::UnitBorders)
                            ? index.constant(1)
                            : axis.getHigh(index);
    highs.push_back(axis.isUnpadded() ? zero : high);
  };
  for (const OuterAxis &each : outer)
    addAxis(each.axis, each.sourceStride, each.resultStride);
  addAxis(row, block, block);
  lows.push_back(zero);
  highs.push_back(zero);
  auto version =
      AdjointIntoOp::create(builder, loc, mode,
                            buildVersionView(builder, loc, source, sourceOffset,
                                             sourceSizes, sourceStrides, block),
                            buildVersionView(builder, loc, result, resultOffset,
                                             resultSizes, resultStrides, block),
                            lows, highs, DenseI64ArrayAttr());
  setFacts(version, Facts::Fits | Facts::Rows | facts | newFacts);
}

FailureOr<FlatAdjoint> FlatAdjoint::read(OpBuilder &builder, AdjointIntoOp op) {
  Location loc = op.getLoc();
  memref::ReinterpretCastOp sourceView = getVersionView(op.getSource());
  memref::ReinterpretCastOp resultView = getVersionView(op.getInit());
  Type number = op.getSourceType().getElementType();
  SmallVector<OpFoldResult> lows = op.getLowPerAxis();
  SmallVector<OpFoldResult> highs = op.getHighPerAxis();
  if (!sourceView || !resultView || op.getRank() < 2 ||
      getNumber(number).first != number || !getNumberBytes(number) ||
      !Addition::get(number) || !isZeroInteger(lows.back()) ||
      !isZeroInteger(highs.back()))
    return failure();

  FlatBuffer source = readVersionView(builder, loc, sourceView, true);
  FlatBuffer result = readVersionView(builder, loc, resultView, true);
  // Targets may keep halves in wider registers and change their bits.
  int64_t unitBytes = *getNumberBytes(number);
  Type unit = unitBytes < 4 ? builder.getIntegerType(8 * unitBytes) : number;
  Storage storage{unit, unitBytes, 1};
  SmallVector<OpFoldResult> sourceSizes = sourceView.getConstifiedMixedSizes();
  SmallVector<OpFoldResult> resultSizes = resultView.getConstifiedMixedSizes();
  auto getAxis = [&](size_t k) -> AdjointAxis {
    bool isPadded = !isZeroInteger(lows[k]) || !isZeroInteger(highs[k]);
    return {isPadded ? sourceSizes[k] : resultSizes[k], resultSizes[k],
            lows[k]};
  };
  size_t row = op.getRank() - 2;
  FlatAdjoint flat{loc,
                   op.getMode(),
                   Extension::get(op.getMode()),
                   *Addition::get(number),
                   unit,
                   unitBytes,
                   castToUnitBuffer(builder, loc, source.view, storage),
                   castToUnitBuffer(builder, loc, result.view, storage),
                   source.offset,
                   result.offset,
                   {},
                   getAxis(row),
                   resultSizes.back()};
  for (size_t k = 0; k < row; ++k)
    flat.outer.push_back({getAxis(k), source.strides[k], result.strides[k]});
  flat.facts = getFacts(op);
  return flat;
}
