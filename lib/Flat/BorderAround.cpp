//===- BorderAround.cpp - Borders around what an op writes ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Flat/BorderAround.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "pad/Utils/Destination.h"
#include "pad/Utils/Overlap.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

std::optional<BorderAround> mlir::pad::findBorder(OpBuilder &builder,
                                                  linalg::LinalgOp op) {
  if (op.getNumReductionLoops() > 0 || op.getNumDpsInits() != 1)
    return std::nullopt;
  OpOperand &output = *op.getDpsInitOperand(0);
  if (!isOverwritten(op, output))
    return std::nullopt;
  // The body may load from arrays that are no operands.
  SetVector<Value> inputs;
  getUsedValuesDefinedAbove(op->getRegions(), inputs);
  inputs.insert_range(op.getDpsInputs());
  return findBorder(builder, op, output.get(), inputs.getArrayRef());
}

std::optional<BorderAround> mlir::pad::findBorder(OpBuilder &builder,
                                                  Operation *op,
                                                  Value destination,
                                                  ValueRange inputs) {
  // %view = memref.subview %array[low] [...] [1]
  // %destination = memref.collapse_shape %view     // or %view
  auto collapse = destination.getDefiningOp<memref::CollapseShapeOp>();
  if (collapse)
    destination = collapse.getSrc();
  auto view = destination.getDefiningOp<memref::SubViewOp>();
  Operation *next = op->getNextNode();
  while (next && isMemoryEffectFree(next))
    next = next->getNextNode();
  auto border = dyn_cast_or_null<FillBorderOp>(next);
  if (!view || !border || border.getSource() != view.getSource())
    return std::nullopt;
  SmallVector<OpFoldResult> lows = border.getLowPerAxis();
  SmallVector<OpFoldResult> highs = border.getHighPerAxis();
  if (lows.empty() ||
      view.getType().getRank() != view.getSourceType().getRank() ||
      !view.hasUnitStride() ||
      !isEqualConstantIntOrValueArray(view.getMixedOffsets(), lows))
    return std::nullopt;
  auto isOther = [&](Value input) {
    return !isa<MemRefType>(input.getType()) ||
           areKnownToBeDisjoint(input, view);
  };
  if (!llvm::all_of(inputs, isOther))
    return std::nullopt;

  BorderAround around{border, Extension::get(border.getMode()),
                      border.getValue(), view.getSource()};
  SmallVector<ReassociationIndices> groups;
  if (collapse)
    groups = collapse.getReassociationIndices();
  else
    for (size_t axis = 0; axis < lows.size(); ++axis)
      groups.push_back({static_cast<int64_t>(axis)});
  // An axis with a border may be merged with axes of one position alone.
  for (const ReassociationIndices &group : groups) {
    auto isPadded = [&](int64_t axis) {
      return !isZeroInteger(lows[axis]) || !isZeroInteger(highs[axis]);
    };
    int64_t main = group.front();
    if (const int64_t *padded = llvm::find_if(group, isPadded);
        padded != group.end()) {
      main = *padded;
      if (!llvm::all_of(group, [&](int64_t axis) {
            return axis == main || view.getSourceType().getDimSize(axis) == 1;
          }))
        return std::nullopt;
    }
    around.low.push_back(lows[main]);
    around.high.push_back(highs[main]);
  }
  // Axes of one element behind an unknown extent hide that rows have stride 1:
  // memref<11x1x?xf32, strided<[?, ?, 1]>> becomes <11x?xf32, strided<[?, ?]>>.
  if (collapse && (!memref::CollapseShapeOp::isGuaranteedCollapsible(
                       view.getSourceType(), groups) ||
                   (view.getSourceType().isLastDimUnitStride() &&
                    !memref::CollapseShapeOp::computeCollapsedType(
                         view.getSourceType(), groups)
                         .isLastDimUnitStride())))
    return std::nullopt;

  builder.setInsertionPoint(border);
  if (around.extension.isFill() && !around.fill)
    around.fill = createZero(builder, op->getLoc(),
                             view.getSourceType().getElementType());
  if (collapse)
    around.array = memref::CollapseShapeOp::create(builder, op->getLoc(),
                                                   view.getSource(), groups);
  return around;
}

SmallVector<unsigned> mlir::pad::getLoopsOfResult(linalg::LinalgOp op) {
  SmallVector<unsigned> loops;
  op.getParallelDims(loops);
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  if (map.isProjectedPermutation() && map.getNumResults() == loops.size())
    for (unsigned k = 0; k < loops.size(); ++k)
      loops[k] = map.getDimPosition(k);
  return loops;
}

SmallVector<FlatAxis> mlir::pad::getWrittenAxes(IndexBuilder &index,
                                                ArrayRef<OpFoldResult> extents,
                                                ArrayRef<unsigned> loops,
                                                const BorderAround *border) {
  SmallVector<FlatAxis> axes;
  for (auto [k, loop] : llvm::enumerate(loops)) {
    OpFoldResult extent = extents[loop];
    OpFoldResult low = border ? border->low[k] : index.constant(0);
    OpFoldResult high = border ? border->high[k] : index.constant(0);
    OpFoldResult resultExtent = index.add(index.add(low, extent), high);
    axes.push_back({extent, resultExtent, low, high, /*sourceStride=*/{},
                    /*resultStride=*/{}});
  }
  return axes;
}

Condition mlir::pad::hasExtents(IndexBuilder &index, const BorderAround &border,
                                ArrayRef<FlatAxis> axes) {
  Condition hasAll = true;
  for (auto [k, axis] : llvm::enumerate(axes)) {
    if (!axis.isNeverCropped())
      return false;
    OpFoldResult extent = memref::getMixedSize(index.getBuilder(),
                                               index.getLoc(), border.array, k);
    hasAll = index.conjunction(hasAll, index.equal(axis.resultExtent, extent));
  }
  return hasAll;
}
