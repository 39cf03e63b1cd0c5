//===- FlatAdjoint.cpp - An adjoint on flat arrays ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Flat/FlatAdjoint.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Flat/FlatView.h"
#include "pad/Flat/Storage.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// The numbers that elements of `type` are made of, as units. Nullopt if they
/// cannot be added, or if their vectors are packed differently or do not exist.
static std::optional<Storage> getNumbers(Type type) {
  Storage numbers{type, /*unitBytes=*/0, /*count=*/1};
  if (auto complexType = dyn_cast<ComplexType>(type))
    numbers = {complexType.getElementType(), /*unitBytes=*/0, /*count=*/2};
  else if (type.isInteger())
    numbers.unit =
        IntegerType::get(type.getContext(), type.getIntOrFloatBitWidth());
  if (!numbers.unit.isIntOrFloat() || !Addition::get(numbers.unit))
    return std::nullopt;
  int64_t bits = numbers.unit.getIntOrFloatBitWidth();
  if (bits < 8 || bits > 64 || !llvm::isPowerOf2_64(bits))
    return std::nullopt;
  numbers.unitBytes = bits / 8;
  return numbers;
}

OpFoldResult FlatAdjoint::getResultBytes(IndexBuilder &index) const {
  OpFoldResult units = index.mul(row.resultExtent, block);
  if (!outer.empty())
    units = index.mul(outer.front().resultExtent, outer.front().resultStride);
  return index.mul(units, unitBytes);
}

bool FlatAdjoint::exists(AdjointIntoOp op) {
  // Upstream multiplies the extents of an identity, which may overflow.
  auto isStrided = [](Value buffer) {
    auto type = cast<MemRefType>(buffer.getType());
    return type.getLayout().isIdentity() || type.isStrided();
  };
  auto isPadded = [](OpFoldResult amount) { return !isZeroInteger(amount); };
  return getNumbers(op.getSourceType().getElementType()) &&
         isStrided(op.getSource()) && isStrided(op.getInit()) &&
         (llvm::any_of(op.getMixedLow(), isPadded) ||
          llvm::any_of(op.getMixedHigh(), isPadded));
}

FailureOr<FlatAdjoint> FlatAdjoint::get(OpBuilder &builder, AdjointIntoOp op) {
  if (!exists(op))
    return failure();
  Location loc = op.getLoc();
  Storage numbers = *getNumbers(op.getSourceType().getElementType());

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
  size_t row = axes.size() - 1;
  while (!isPadded(row))
    --row;

  auto getArray = [&](Value buffer, ArrayRef<OpFoldResult> sizes) {
    OpFoldResult size = index.constant(1), offset = index.constant(0);
    if (!cast<MemRefType>(buffer.getType()).getLayout().isIdentity())
      offset = memref::ExtractStridedMetadataOp::create(builder, loc, buffer)
                   .getConstifiedMixedOffset();
    for (OpFoldResult extent : llvm::reverse(sizes))
      size = index.mul(size, extent);
    Value view = getMemoryView(builder, loc, buffer, index.add(offset, size));
    Value array = castToUnitBuffer(builder, loc, view, numbers);
    return std::pair(array, index.mul(offset, numbers.count));
  };
  FlatAdjoint flat(loc, op.getMode(), *Addition::get(numbers.unit),
                   numbers.unit, numbers.unitBytes);
  std::tie(flat.source, flat.sourceOffset) =
      getArray(op.getSource(), sourceSizes);
  std::tie(flat.result, flat.resultOffset) =
      getArray(op.getInit(), resultSizes);
  flat.row = axes[row];
  flat.block = index.constant(numbers.count);
  constexpr Facts areDense = Facts::DenseSource | Facts::DenseResult;
  if (!bitEnumContainsAll(getFacts(op), Facts::DenseSource))
    flat.isFlat = isDense(index, op.getSource());
  if (!bitEnumContainsAll(getFacts(op), Facts::DenseResult))
    flat.isFlat = index.conjunction(flat.isFlat, isDense(index, op.getInit()));
  // Flat arrays have no gaps.
  flat.facts = getFacts(op) & ~areDense;
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
      AdjointAxis &merged = flat.outer.back();
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
    if (!each.isUnpadded())
      areUnpadded = index.conjunction(areUnpadded, each.isUnpadded(index));
  return areUnpadded;
}

FlatAdjoint FlatAdjoint::mergeUnpadded(IndexBuilder &index,
                                       size_t count) const {
  FlatAdjoint merged = *this;
  if (count == 0)
    return merged;
  OpFoldResult extent = index.constant(1);
  for (const OuterAxis &each : ArrayRef(outer).take_front(count))
    extent = index.mul(extent, each.resultExtent);
  OuterAxis &last = merged.outer[count - 1];
  last = {{extent, extent, index.constant(0)},
          last.sourceStride,
          last.resultStride};
  merged.outer.erase(merged.outer.begin(), merged.outer.begin() + count - 1);
  return merged;
}

AdjointIntoOp FlatAdjoint::build(OpBuilder &builder, Facts newFacts) const {
  IndexBuilder index(builder, loc);
  SmallVector<FlatAxis> axes;
  auto addAxis = [&](const AdjointAxis &axis, OpFoldResult sourceStride,
                     OpFoldResult resultStride) {
    bool isUnit =
        bitEnumContainsAll(newFacts, Facts::UnitBorders) && !axis.isUnpadded();
    OpFoldResult high = isUnit ? index.constant(1) : axis.getHigh(index);
    axes.push_back({axis.sourceExtent, axis.resultExtent, axis.low, high,
                    sourceStride, resultStride});
  };
  for (const OuterAxis &each : outer)
    addAxis(each, each.sourceStride, each.resultStride);
  addAxis(row, block, block);
  PadSpec version = buildVersion(builder, axes, block);
  auto op =
      AdjointIntoOp::create(builder, loc, mode, version.source, version.init,
                            version.low, version.high, DenseI64ArrayAttr());
  setFacts(op, Facts::Fits | Facts::Rows | facts | newFacts);
  return op;
}

FailureOr<FlatAdjoint> FlatAdjoint::read(OpBuilder &builder, AdjointIntoOp op) {
  Type number = op.getSourceType().getElementType();
  std::optional<Storage> storage = getNumbers(number);
  if (!storage || storage->unit != number)
    return failure();
  // Targets may keep halves in wider registers and change their bits.
  if (storage->unitBytes < 4)
    storage->unit = builder.getIntegerType(8 * storage->unitBytes);
  FlatAdjoint flat(op.getLoc(), op.getMode(), *Addition::get(number),
                   storage->unit, storage->unitBytes);
  FailureOr<SmallVector<FlatAxis>> axes = flat.readAxes(op);
  if (failed(axes))
    return failure();
  flat.block = axes->pop_back_val().resultExtent;
  for (const FlatAxis &axis : *axes)
    flat.outer.push_back(
        {{axis.isUnpadded() ? axis.resultExtent : axis.sourceExtent,
          axis.resultExtent, axis.low},
         axis.sourceStride,
         axis.resultStride});
  flat.row = flat.outer.pop_back_val();
  flat.readArrays(builder, op);
  for (Value *array : {&flat.source, &flat.result})
    *array = castToUnitBuffer(builder, flat.loc, *array, *storage);
  return flat;
}
