//===- AdjointTiling.cpp - Tiling of adjoints -----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The external model with which upstream's tiling takes adjoints. The loops are
// those over the result, all parallel. A tile is a slice of the adjoint of a
// window of the source: of the tile's own positions and, where a border shows
// one of its elements, of all positions from there to that end of the source.
//
//===----------------------------------------------------------------------===//

#include "AdjointTiling.h"
#include "ResultTiling.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/KnownBounds.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/AxisBorders.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// The part of the source that a tile needs along one axis.
struct AdjointWindow {
  /// Positions of the source.
  OpFoldResult offset, size;
  /// The amounts of the window's adjoint, whose elements are `extent`.
  OpFoldResult low, high, extent;
  /// Where the tile begins in it.
  OpFoldResult tileOffset;
};

} // namespace

/// The window for the elements [offset, offset + size) of `axis`.
static AdjointWindow getAxisWindow(IndexBuilder &index,
                                   const Extension &extension,
                                   const AdjointAxis &axis, OpFoldResult offset,
                                   OpFoldResult size) {
  OpFoldResult zero = index.constant(0);
  if (axis.isUnpadded())
    return {offset, size, zero, zero, size, zero};
  OpFoldResult m = axis.sourceExtent, n = axis.resultExtent;
  OpFoldResult end = index.add(offset, size);
  // Elements to add up, more than the tile where one of its own is in a border.
  OpFoldResult first = offset, last = end;
  // Amounts beyond reach need all.
  Condition areDisjoint = hasDisjointBorders(index, extension, axis);
  Condition takesBefore = index.negation(areDisjoint), takesAfter = takesBefore;
  for (const AxisBorder &border : getBorders(index, extension, axis)) {
    Condition hasPositions = index.lessThan(zero, border.amount);
    Condition endsInTile = index.lessThan(offset, border.shown.end);
    Condition meetsTile =
        index.conjunction(endsInTile, index.lessThan(border.shown.begin, end));
    Condition isShown = index.conjunction(hasPositions, meetsTile);
    first = index.select(isShown, index.min(first, border.shown.begin), first);
    last = index.select(isShown, index.max(last, border.shown.end), last);
    Condition &takes =
        border.side == Extension::Side::Before ? takesBefore : takesAfter;
    takes = index.disjunction(takes, isShown);
  }
  first = index.select(takesBefore, zero, first);
  last = index.select(takesAfter, n, last);
  auto getPosition = [&](OpFoldResult element, OpFoldResult least) {
    return index.clamp(index.add(element, axis.low), least, m);
  };
  OpFoldResult begin =
      index.select(takesBefore, zero, getPosition(first, zero));
  OpFoldResult windowSize =
      index.sub(index.select(takesAfter, m, getPosition(last, begin)), begin);
  OpFoldResult low = index.sub(index.add(first, axis.low), begin);
  OpFoldResult extent = index.sub(last, first);
  OpFoldResult high = index.sub(index.sub(windowSize, low), extent);
  // Upstream lets no slice begin where the source ends, not even an empty one.
  OpFoldResult lastStart = index.max(index.sub(m, 1), zero);
  return {index.min(begin, lastStart), windowSize, low, high, extent,
          index.sub(offset, first)};
}

/// The extents of the result.
static SmallVector<OpFoldResult> getResultSizes(OpBuilder &builder,
                                                AdjointOp op) {
  return reifyShape(builder, op).front();
}
static SmallVector<OpFoldResult> getResultSizes(OpBuilder &builder,
                                                AdjointIntoOp op) {
  return getMixedSizes(builder, op.getLoc(), op.getInit());
}

/// Whether the elements [offset, offset + size) are known to be all of the
/// result along `axis`. Upstream tiles a copy of the op that the consumer
/// reads.
template <typename OpTy>
static bool isWholeAxis(OpTy op, int64_t axis, OpFoldResult offset,
                        OpFoldResult size) {
  auto value = dyn_cast<Value>(size);
  auto dim = value ? value.getDefiningOp<tensor::DimOp>() : tensor::DimOp();
  if (!isZeroInteger(offset) || !dim || dim.getConstantIndex() != axis)
    return false;
  auto whole = dim.getSource().getDefiningOp<OpTy>();
  return whole && OperationEquivalence::isEquivalentTo(
                      whole, op, OperationEquivalence::IgnoreLocations);
}

template <typename OpTy>
static FailureOr<TilingResult> createTile(OpBuilder &builder, OpTy op,
                                          Sizes offsets, Sizes sizes) {
  Location loc = op.getLoc();
  IndexBuilder index(builder, loc);
  auto resultType = dyn_cast<RankedTensorType>(op.getWrittenType());
  // A window that is not the tile has no buffer to be written to.
  if (!resultType)
    return op.emitOpError("cannot be tiled on memrefs, only on tensors");
  // Nothing of an empty result can be a tile.
  if (llvm::is_contained(resultType.getShape(), 0))
    return failure();
  // Nothing shows an element of the result, and upstream has no slice of it.
  OpFoldResult zero = index.constant(0);
  bool isEmpty = llvm::is_contained(op.getSourceType().getShape(), 0);
  SmallVector<OpFoldResult> sourceSizes =
      tensor::getMixedSizes(builder, loc, op.getSource());
  SmallVector<AdjointAxis> axes = getAdjointAxes(
      sourceSizes, getResultSizes(builder, op), op.getLowPerAxis());
  SmallVector<OpFoldResult> starts, counts, lows, highs, extents, tileStarts;
  for (auto [number, axis, offset, size] :
       llvm::enumerate(axes, offsets, sizes)) {
    // The extents of such a result follow from those of the source.
    if (isa<AdjointOp>(op) && isKnownUnpadded(op, number))
      axis.sourceExtent = axis.resultExtent;
    AdjointWindow window =
        isWholeAxis(op, number, offset, size)
            ? AdjointWindow{zero,     axis.sourceExtent,
                            axis.low, op.getHighPerAxis()[number],
                            size,     zero}
            : getAxisWindow(index, Extension::get(op.getMode()), axis, offset,
                            size);
    if (isEmpty)
      window = {zero, axis.sourceExtent,
                zero, index.sub(axis.sourceExtent, size),
                size, zero};
    starts.push_back(window.offset);
    counts.push_back(window.size);
    lows.push_back(window.low);
    highs.push_back(window.high);
    // The type of a tile has the sizes that upstream asks for, as it writes
    // them.
    extents.push_back(
        isEqualConstantIntOrValue(window.extent, size) ? size : window.extent);
    tileStarts.push_back(window.tileOffset);
  }
  SmallVector<OpFoldResult> strides(axes.size(), builder.getIndexAttr(1));
  Value source = op.getSource();
  SmallVector<Operation *> slices;
  if (!isEmpty && llvm::any_of(counts, isZeroInteger)) {
    // Upstream computes no part of an operation that is known to be empty.
    source = tensor::EmptyOp::create(
        builder, loc, counts, resultType.getElementType(),
        cast<RankedTensorType>(source.getType()).getEncoding());
  } else if (!isEmpty) {
    slices.push_back(tensor::ExtractSliceOp::create(builder, loc, source,
                                                    starts, counts, strides));
    source = slices.front()->getResult(0);
  }
  auto [windowShape, dynamicExtents] = decomposeMixedValues(extents);
  auto adjoint = AdjointOp::create(builder, loc, resultType.clone(windowShape),
                                   op.getMode(), source, lows, highs,
                                   /*axes=*/DenseI64ArrayAttr());
  Value tile = adjoint;
  if (!llvm::all_of(tileStarts, isZeroInteger) ||
      !isEqualConstantIntOrValueArray(extents, sizes))
    tile = tensor::ExtractSliceOp::create(builder, loc, adjoint, tileStarts,
                                          sizes, strides);
  return TilingResult{{adjoint}, {tile}, slices};
}

namespace {

template <typename OpTy>
struct AdjointTilingInterface final
    : ResultTiling<AdjointTilingInterface<OpTy>, OpTy> {
  using typename ResultTiling<AdjointTilingInterface, OpTy>::Model;
  using Model::getTiledImplementation;

  SmallVector<Range> getIterationDomain(Operation *op,
                                        OpBuilder &builder) const {
    OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
    return llvm::map_to_vector(getResultSizes(builder, cast<OpTy>(op)),
                               [&](OpFoldResult extent) {
                                 return Range{zero, extent, one};
                               });
  }

  FailureOr<TilingResult> getTiledImplementation(Operation *op,
                                                 OpBuilder &builder,
                                                 Sizes offsets,
                                                 Sizes sizes) const {
    return createTile(builder, cast<OpTy>(op), offsets, sizes);
  }
};

} // namespace

void mlir::pad::attachAdjointTiling(MLIRContext &context) {
  AdjointOp::attachInterface<AdjointTilingInterface<AdjointOp>>(context);
  AdjointIntoOp::attachInterface<AdjointTilingInterface<AdjointIntoOp>>(
      context);
}
