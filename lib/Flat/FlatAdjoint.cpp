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

/// The number that elements of `type` are made of, and how many.
static std::pair<Type, int64_t> getNumber(Type type) {
  if (auto complexType = dyn_cast<ComplexType>(type))
    return {complexType.getElementType(), 2};
  if (type.isInteger())
    return {IntegerType::get(type.getContext(), type.getIntOrFloatBitWidth()),
            1};
  return {type, 1};
}

/// The type of `number` in memory, or null if its vectors are packed
/// differently or do not exist. Targets may keep halves in wider registers and
/// change their bits.
static Type getUnit(Type number) {
  if (isa<IndexType>(number))
    return {};
  int64_t bits = number.getIntOrFloatBitWidth();
  if (bits < 8 || bits > 64 || !llvm::isPowerOf2_64(bits))
    return {};
  return bits <= 16 ? IntegerType::get(number.getContext(), bits) : number;
}

/// The flat view of `buffer`, whose layout is the identity, as units.
static Value getFlatView(IndexBuilder &index, Value buffer,
                         ArrayRef<OpFoldResult> sizes, const Storage &storage) {
  OpFoldResult size = index.constant(1);
  for (OpFoldResult extent : sizes)
    size = index.mul(size, extent);
  OpBuilder &builder = index.getBuilder();
  Location loc = index.getLoc();
  Value view = getMemoryView(builder, loc, buffer, size);
  return castToUnitBuffer(builder, loc, view, storage);
}

FailureOr<FlatAdjoint> mlir::pad::getFlatAdjoint(OpBuilder &builder,
                                                 AdjointIntoOp op) {
  Location loc = op.getLoc();
  auto sourceType = cast<MemRefType>(op.getSource().getType());
  auto initType = cast<MemRefType>(op.getInit().getType());
  auto [number, count] = getNumber(sourceType.getElementType());
  Type unit = getUnit(number);
  std::optional<Addition> addition = Addition::get(number);
  if (!unit || !addition || !sourceType.getLayout().isIdentity() ||
      !initType.getLayout().isIdentity())
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

  OpFoldResult zero = index.constant(0);
  int64_t unitBytes = unit.getIntOrFloatBitWidth() / 8;
  Storage storage{unit, unitBytes, count};
  FlatAdjoint flat{loc,
                   Extension::get(op.getMode()),
                   *addition,
                   unit,
                   unitBytes,
                   getFlatView(index, op.getSource(), sourceSizes, storage),
                   getFlatView(index, op.getInit(), resultSizes, storage),
                   zero,
                   zero,
                   {},
                   axes[row],
                   index.constant(count),
                   true};
  for (size_t k = row + 1; k < axes.size(); ++k)
    flat.block = index.mul(flat.block, resultSizes[k]);
  for (size_t k = 0; k < axes.size(); ++k)
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
