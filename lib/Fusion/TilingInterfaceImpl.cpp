//===- TilingInterfaceImpl.cpp - Tiling of pads ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The external models with which upstream's tiling and fusion take pads. The
// loops are those over the result, all parallel; a tile is a pad of a window,
// see TileWindow.h. An array with a border has the tiles of the pad that it is.
//
//===----------------------------------------------------------------------===//

#include "AdjointTiling.h"
#include "ResultTiling.h"
#include "TileWindow.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Fusion/Passes.h"
#include "pad/IR/KnownBounds.h"
#include "pad/Utils/Border.h"
#include "pad/Utils/IndexBuilder.h"

using namespace mlir;
using namespace mlir::pad;

using Variable = ValueBoundsConstraintSet::Variable;

/// Whether the result is certain to have no elements along `axis`.
static bool isKnownEmpty(PadOp op, int64_t axis) {
  if (!op.getResultType().isDynamicDim(axis))
    return op.getResultType().getDimSize(axis) == 0;
  AffineExpr n, low, high;
  bindSymbols(op.getContext(), n, low, high);
  Variable sum(
      AffineMap::get(/*dimCount=*/0, /*symbolCount=*/3, n + low + high),
      ArrayRef<Variable>{Variable(op.getSource(), axis),
                         Variable(op.getLowPerAxis()[axis]),
                         Variable(op.getHighPerAxis()[axis])});
  return isKnown(sum, ValueBoundsConstraintSet::LE,
                 Variable(Builder(op.getContext()).getIndexAttr(0)));
}
static bool isKnownEmpty(PadIntoOp op, int64_t axis) {
  return isKnown(Variable(getFirstInit(op), axis), ValueBoundsConstraintSet::LE,
                 Variable(Builder(op.getContext()).getIndexAttr(0)));
}

/// The extents of the result.
static SmallVector<OpFoldResult> getResultSizes(OpBuilder &builder, PadOp op) {
  SmallVector<OpFoldResult> shape = reifyShape(builder, op).front();
  // Constants that the type does not have are constants for the tile and for
  // the slice that it is inserted into alike.
  for (OpFoldResult &extent : shape)
    if (std::optional<int64_t> constant = getConstantIntValue(extent))
      extent = builder.getIndexAttr(*constant);
  return shape;
}
static SmallVector<OpFoldResult> getResultSizes(OpBuilder &builder,
                                                PadIntoOp op) {
  return getMixedSizes(builder, op.getLoc(), op.getInit());
}

static Value createSlice(OpBuilder &builder, Location loc, Value shaped,
                         Sizes offsets, Sizes sizes) {
  TileWindow part;
  part.offsets.assign(offsets.begin(), offsets.end());
  part.sizes.assign(sizes.begin(), sizes.end());
  part.isWhole = false;
  return getWindowSource(builder, loc, shaped, part);
}

/// `value` as the tile that it is without a pad around it.
static TilingResult getUnpaddedTile(Value value, Value source) {
  TilingResult result;
  result.tiledValues = {value};
  if (value != source) {
    result.tiledOps = {value.getDefiningOp()};
    result.generatedSlices = {value.getDefiningOp()};
  }
  return result;
}

/// The tile of `op` on values; a slice where that is all it is. The producer of
/// the source is offered for fusion only if no tile would compute it again.
static FailureOr<TilingResult> createTile(OpBuilder &builder, PadOp op,
                                          Sizes offsets, Sizes sizes) {
  Location loc = op.getLoc();
  TileWindow window = getTileWindow(builder, op, offsets, sizes);
  Value source = getWindowSource(builder, loc, op.getSource(), window);
  if (window.isTile)
    return getUnpaddedTile(source, op.getSource());
  auto [shape, dynamicSizes] = decomposeMixedValues(sizes);
  auto tile = PadOp::create(builder, loc, op.getResultType().clone(shape),
                            op.getMode(), source, window.low, window.high,
                            op.getValue(), /*axes=*/DenseI64ArrayAttr());
  TilingResult result{{tile}, {tile.getResult()}, {}};
  if (window.isBlock && source != op.getSource())
    result.generatedSlices = {source.getDefiningOp()};
  return result;
}

/// The tile of `op` into its part of the destination.
static FailureOr<TilingResult> createTile(OpBuilder &builder, PadIntoOp op,
                                          Sizes offsets, Sizes sizes) {
  Location loc = op.getLoc();
  TileWindow window = getTileWindow(builder, op, offsets, sizes);
  Value source = getWindowSource(builder, loc, op.getSource(), window);
  Value init = createSlice(builder, loc, op.getInit(), offsets, sizes);
  auto tile = PadIntoOp::create(builder, loc, op.getMode(), source, init,
                                window.low, window.high, op.getValue(),
                                /*axes=*/DenseI64ArrayAttr());
  TilingResult result{
      {tile}, llvm::to_vector_of<Value>(tile->getResults()), {}};
  if (window.isBlock && source != op.getSource())
    result.generatedSlices.push_back(source.getDefiningOp());
  result.generatedSlices.push_back(init.getDefiningOp());
  return result;
}

namespace {

template <typename OpTy>
struct PadTilingInterface final : ResultTiling<PadTilingInterface<OpTy>, OpTy> {
  using typename ResultTiling<PadTilingInterface, OpTy>::Model;
  using Model::getIterationDomainTileFromOperandTiles;
  using Model::getTiledImplementation;
  using Model::getTiledImplementationFromOperandTiles;

  SmallVector<Range> getIterationDomain(Operation *op,
                                        OpBuilder &builder) const {
    OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
    SmallVector<Range> domain;
    auto pad = cast<OpTy>(op);
    for (auto [axis, size] : llvm::enumerate(getResultSizes(builder, pad)))
      domain.push_back({zero, isKnownEmpty(pad, axis) ? zero : size, one});
    return domain;
  }

  FailureOr<TilingResult> getTiledImplementation(Operation *op,
                                                 OpBuilder &builder,
                                                 Sizes offsets,
                                                 Sizes sizes) const {
    auto pad = cast<OpTy>(op);
    // Nothing of an empty result can be a tile.
    if (llvm::any_of(llvm::seq(pad.getRank()),
                     [&](int64_t axis) { return isKnownEmpty(pad, axis); }))
      return failure();
    return createTile(builder, pad, offsets, sizes);
  }

  /// A tile of the source is enough for a tile of the result if it has all of
  /// each axis that is padded.
  LogicalResult getIterationDomainTileFromOperandTiles(
      Operation *op, OpBuilder &builder, ArrayRef<unsigned> operands,
      ArrayRef<SmallVector<OpFoldResult>> offsets,
      ArrayRef<SmallVector<OpFoldResult>> sizes,
      SmallVectorImpl<OpFoldResult> &domainOffsets,
      SmallVectorImpl<OpFoldResult> &domainSizes) const {
    auto pad = cast<OpTy>(op);
    unsigned source = pad.getSourceMutable().getOperandNumber();
    for (auto [operand, tileOffsets, tileSizes] :
         llvm::zip_equal(operands, offsets, sizes)) {
      SmallVector<OpFoldResult> newOffsets = tileOffsets, newSizes = tileSizes;
      if (operand == source &&
          failed(addPads(pad, builder, newOffsets, newSizes)))
        return failure();
      if (domainOffsets.empty()) {
        domainOffsets.assign(newOffsets);
        domainSizes.assign(newSizes);
      } else if (!isEqualConstantIntOrValueArray(domainOffsets, newOffsets) ||
                 !isEqualConstantIntOrValueArray(domainSizes, newSizes)) {
        return failure();
      }
    }
    return success();
  }

  FailureOr<TilingResult> getTiledImplementationFromOperandTiles(
      Operation *op, OpBuilder &builder, ArrayRef<unsigned> operands,
      ArrayRef<SmallVector<OpFoldResult>> offsets,
      ArrayRef<SmallVector<OpFoldResult>> sizes) const {
    SmallVector<OpFoldResult> domainOffsets, domainSizes;
    if (failed(getIterationDomainTileFromOperandTiles(
            op, builder, operands, offsets, sizes, domainOffsets, domainSizes)))
      return failure();
    return getTiledImplementation(op, builder, domainOffsets, domainSizes);
  }

private:
  /// A tile of the source to one of the result.
  static LogicalResult addPads(OpTy pad, OpBuilder &builder,
                               SmallVectorImpl<OpFoldResult> &offsets,
                               SmallVectorImpl<OpFoldResult> &sizes) {
    SmallVector<OpFoldResult> resultSizes;
    for (int64_t axis : llvm::seq(pad.getRank())) {
      if (isKnownUnpadded(pad, axis))
        continue;
      int64_t extent = pad.getSourceType().getDimSize(axis);
      if (ShapedType::isDynamic(extent) || !isZeroInteger(offsets[axis]) ||
          getConstantIntValue(sizes[axis]) != extent)
        return failure();
      if (resultSizes.empty())
        resultSizes = getResultSizes(builder, pad);
      sizes[axis] = resultSizes[axis];
    }
    return success();
  }
};

/// On tensors alone: a tile has the border as a value, and leaves the array as
/// it is.
struct BorderTilingInterface final
    : ResultTiling<BorderTilingInterface, FillBorderOp> {
  using Model::getTiledImplementation;

  SmallVector<Range> getIterationDomain(Operation *op,
                                        OpBuilder &builder) const {
    OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
    Value array = cast<FillBorderOp>(op).getSource();
    return llvm::map_to_vector(getMixedSizes(builder, op->getLoc(), array),
                               [&](OpFoldResult extent) {
                                 return Range{zero, extent, one};
                               });
  }

  FailureOr<TilingResult> getTiledImplementation(Operation *op,
                                                 OpBuilder &builder,
                                                 Sizes offsets,
                                                 Sizes sizes) const {
    auto border = cast<FillBorderOp>(op);
    if (!border.isOnTensor())
      return border.emitOpError("cannot be tiled on memrefs, only on tensors");
    PadOp pad = Border(builder, border).buildPadOfInside(border.getSource());
    // Nothing of an empty array can be a tile.
    if (!pad)
      return failure();
    FailureOr<TilingResult> tile = createTile(builder, pad, offsets, sizes);
    IRRewriter(builder).eraseOp(pad);
    return tile;
  }
};

} // namespace

void mlir::pad::registerTilingInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, PadDialect *) {
    PadOp::attachInterface<PadTilingInterface<PadOp>>(*context);
    PadIntoOp::attachInterface<PadTilingInterface<PadIntoOp>>(*context);
    FillBorderOp::attachInterface<BorderTilingInterface>(*context);
    attachAdjointTiling(*context);
    // Tiles are made of these; the dialect depends on the others.
    context->loadDialect<memref::MemRefDialect>();
  });
}
