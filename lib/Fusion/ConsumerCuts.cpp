//===- ConsumerCuts.cpp - Which parts of a pad are read -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConsumerCuts.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;
using linalg::LinalgOp;

/// How the loops of `op` go along the positions `expr` of an axis; nullopt if
/// they are not one parallel loop and any number of others around its position.
static std::optional<AxisAccess> getAccess(LinalgOp op, AffineExpr expr) {
  SmallVector<int64_t> factors;
  unsigned numLoops = op.getNumLoops();
  if (failed(getFlattenedAffineExpr(expr, numLoops, 0, &factors)) ||
      factors.size() != numLoops + 1)
    return std::nullopt;
  SmallVector<int64_t> counts = op.getStaticLoopRanges();
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  AxisAccess access;
  access.first = access.last = factors.back();
  bool isParallel = false;
  for (unsigned dim = 0; dim != numLoops; ++dim) {
    if (factors[dim] == 0)
      continue;
    if (factors[dim] < 0)
      return std::nullopt;
    unsigned around = dim;
    // Of several parallel loops, the longest one runs over the axis, and the
    // others over a window.
    if (linalg::isParallelIterator(types[dim]) &&
        (!isParallel || ShapedType::isDynamic(counts[dim]) ||
         (!ShapedType::isDynamic(counts[access.dim]) &&
          counts[dim] > counts[access.dim]))) {
      around = access.dim;
      access.dim = dim;
      access.scale = factors[dim];
      if (!isParallel) {
        isParallel = true;
        continue;
      }
    }
    if (ShapedType::isDynamic(counts[around]))
      return std::nullopt;
    access.last += factors[around] * (counts[around] - 1);
  }
  if (!isParallel)
    return std::nullopt;
  return access;
}

/// How the owner of `operand`, a pad or a shifted slice of one, walks along
/// `axis` of the pad; nullopt if getAccess finds no way.
static std::optional<AxisAccess> getOperandAccess(OpOperand *operand,
                                                  int64_t axis) {
  auto op = cast<LinalgOp>(operand->getOwner());
  AffineMap map = op.getMatchingIndexingMap(operand);
  std::optional<AxisAccess> access = getAccess(op, map.getResult(axis));
  auto slice = operand->get().getDefiningOp<tensor::ExtractSliceOp>();
  if (!access || !slice)
    return access;
  access->first += slice.getStaticOffset(axis);
  access->last += slice.getStaticOffset(axis);
  return access;
}

std::optional<AxisAccess> mlir::pad::getAccess(const Consumer &consumer,
                                               int64_t axis) {
  std::optional<AxisAccess> all;
  for (OpOperand *operand : consumer.operands) {
    std::optional<AxisAccess> access = getOperandAccess(operand, axis);
    if (!access)
      return std::nullopt;
    if (!all) {
      all = access;
      continue;
    }
    if (access->dim != all->dim || access->scale != all->scale)
      return std::nullopt;
    all->first = std::min(all->first, access->first);
    all->last = std::max(all->last, access->last);
  }
  return all;
}

SmallVector<int64_t> mlir::pad::getPaddedAxes(PadWindowOpInterface op) {
  SmallVector<int64_t> axes;
  for (auto [axis, low, high] :
       llvm::enumerate(op.getLowPerAxis(), op.getHighPerAxis()))
    if (!isZeroInteger(low) || !isZeroInteger(high))
      axes.push_back(axis);
  return axes;
}

std::optional<SmallVector<Cut>> mlir::pad::getCuts(PadOp pad,
                                                   const Consumer &consumer) {
  LinalgOp op = consumer.op;
  SmallVector<int64_t> counts = op.getStaticLoopRanges();
  SmallVector<Cut> cuts;
  for (int64_t axis : getPaddedAxes(pad)) {
    std::optional<AxisAccess> access = getAccess(consumer, axis);
    std::optional<int64_t> low = getConstantIntValue(pad.getLowPerAxis()[axis]);
    int64_t n = pad.getSourceType().getDimSize(axis);
    if (!access || !low || ShapedType::isDynamic(n) ||
        ShapedType::isDynamic(counts[access->dim]))
      return std::nullopt;
    // One loop along two axes, as along a diagonal, has no cut for each.
    if (llvm::is_contained(
            llvm::map_range(cuts, [](const Cut &cut) { return cut.dim; }),
            access->dim))
      return std::nullopt;
    Cut cut{axis, access->dim, 0, 0, counts[access->dim]};
    // scale * i + first >= low and scale * i + last <= low + n - 1.
    cut.begin = std::max<int64_t>(
        llvm::divideCeilSigned(*low - access->first, access->scale), 0);
    cut.end = std::min(
        llvm::divideFloorSigned(*low + n - 1 - access->last, access->scale) + 1,
        cut.count);
    cuts.push_back(cut);
  }
  if (llvm::any_of(cuts, [](const Cut &cut) { return cut.begin >= cut.end; }))
    keepWhole(cuts);
  return cuts;
}

void mlir::pad::keepWhole(MutableArrayRef<Cut> cuts) {
  for (Cut &cut : cuts) {
    cut.begin = 0;
    cut.end = cut.count;
  }
}

/// The number of elements of `pad` that are written for `operand` of a consumer
/// that is cut at `cuts`.
static int64_t countWritten(PadOp pad, OpOperand *operand, ArrayRef<Cut> cuts) {
  SmallVector<int64_t> shape = llvm::to_vector(pad.getResultType().getShape());
  if (auto slice = operand->get().getDefiningOp<tensor::ExtractSliceOp>()) {
    for (auto [extent, size] : llvm::zip_equal(shape, slice.getStaticSizes()))
      if (!ShapedType::isDynamic(size))
        extent = size;
  } else if (llvm::all_of(cuts, [](const Cut &cut) {
               return cut.begin == 0 && cut.end == cut.count;
             })) {
    // No slice of the pad takes its place.
    return ShapedType::getNumElements(shape);
  }
  SmallVector<std::pair<int64_t, int64_t>> ranges;
  for (const Cut &cut : cuts)
    ranges.push_back({0, cut.count});
  int64_t written = 0;
  auto countPart = [&] {
    SmallVector<int64_t> extents = shape;
    bool isInside = true;
    for (auto [cut, range] : llvm::zip_equal(cuts, ranges)) {
      auto [begin, end] = range;
      if (begin == end)
        return;
      AxisAccess access = *getOperandAccess(operand, cut.axis);
      int64_t first = access.scale * begin + access.first;
      int64_t last = access.scale * (end - 1) + access.last;
      int64_t low = *getConstantIntValue(pad.getLowPerAxis()[cut.axis]);
      int64_t n = pad.getSourceType().getDimSize(cut.axis);
      isInside &= first >= low && last < low + n;
      extents[cut.axis] = last - first + 1;
    }
    if (!isInside)
      written += ShapedType::getNumElements(extents);
  };
  for (auto [cut, range] : llvm::zip_equal(cuts, ranges)) {
    range = {0, cut.begin};
    countPart();
    range = {cut.end, cut.count};
    countPart();
    range = {cut.begin, cut.end};
  }
  countPart();
  return written;
}

int64_t mlir::pad::countWritten(PadOp pad, const Consumer &consumer,
                                ArrayRef<Cut> cuts) {
  int64_t written = 0;
  for (OpOperand *operand : consumer.operands)
    written += ::countWritten(pad, operand, cuts);
  return written;
}

std::optional<int64_t> mlir::pad::countWritten(PadOp pad,
                                               tensor::ExtractSliceOp slice) {
  RankedTensorType type = slice.getType();
  if (!slice.hasUnitStride() || type.getRank() != pad.getRank() ||
      !type.hasStaticShape())
    return std::nullopt;
  bool isInside = true;
  SmallVector<OpFoldResult> lows = pad.getLowPerAxis();
  for (auto [axis, offset] : llvm::enumerate(slice.getStaticOffsets())) {
    std::optional<int64_t> low = getConstantIntValue(lows[axis]);
    int64_t n = pad.getSourceType().getDimSize(axis);
    if (!low || ShapedType::isDynamic(offset) || ShapedType::isDynamic(n))
      return std::nullopt;
    isInside &= offset >= *low && offset + type.getDimSize(axis) <= *low + n;
  }
  return isInside ? 0 : type.getNumElements();
}

bool mlir::pad::isReadInRows(PadOp pad, const Consumer &consumer) {
  SmallVector<int64_t> axes = getPaddedAxes(pad);
  return consumer.operands.size() == 1 && axes.size() > 1 &&
         axes.back() == pad.getRank() - 1;
}
