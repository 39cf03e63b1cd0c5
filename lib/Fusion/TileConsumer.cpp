//===- TileConsumer.cpp - Consumers in tiles, with what they read ---------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileConsumer.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/KnownBounds.h"

using namespace mlir;
using namespace mlir::pad;

bool mlir::pad::isKnownEmpty(linalg::LinalgOp op) {
  using Variable = ValueBoundsConstraintSet::Variable;
  for (auto [dim, count] : llvm::enumerate(op.getStaticLoopRanges())) {
    Value operand;
    unsigned axis;
    if (count == 0)
      return true;
    if (ShapedType::isDynamic(count) &&
        succeeded(op.mapIterationSpaceDimToOperandDim(dim, operand, axis)) &&
        isKnown(Variable(operand, axis), ValueBoundsConstraintSet::LE,
                Variable(Builder(op.getContext()).getIndexAttr(0))))
      return true;
  }
  return false;
}

bool mlir::pad::readsForwards(linalg::LinalgOp op) {
  return llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
    std::vector<SmallVector<int64_t, 8>> rows;
    if (failed(getFlattenedAffineExprs(map, &rows)))
      return false;
    return llvm::all_of(rows, [&](ArrayRef<int64_t> factors) {
      // Quotients and remainders have columns of their own.
      return factors.size() == map.getNumInputs() + 1 &&
             llvm::all_of(factors.drop_back(),
                          [](int64_t factor) { return factor >= 0; });
    });
  });
}

LogicalResult mlir::pad::tileConsumer(RewriterBase &rewriter,
                                      TilingInterface consumer,
                                      ArrayRef<OpFoldResult> sizes,
                                      function_ref<bool(Operation *)> isFused) {
  scf::SCFTilingOptions tiling;
  tiling.setTileSizes(sizes);
  scf::SCFTileAndFuseOptions options;
  options.setTilingOptions(tiling);
  options.setFusionControlFn(
      [&](tensor::ExtractSliceOp, OpResult producer, bool isInit)
          -> std::optional<scf::SCFTileAndFuseOptions::ControlFnResult> {
        if (isInit || !isFused(producer.getOwner()))
          return std::nullopt;
        return scf::SCFTileAndFuseOptions::ControlFnResult();
      });
  rewriter.setInsertionPoint(consumer);
  FailureOr<scf::SCFTileAndFuseResult> tiled =
      scf::tileConsumerAndFuseProducersUsingSCF(rewriter, consumer, options);
  if (failed(tiled) || tiled->loops.empty())
    return failure();
  for (OpResult result : consumer->getResults())
    rewriter.replaceAllUsesWith(result, tiled->replacements.lookup(result));
  return success();
}

OpFoldResult mlir::pad::getProduct(IndexBuilder &index,
                                   ArrayRef<OpFoldResult> extents) {
  OpFoldResult product = index.constant(1);
  for (OpFoldResult extent : extents)
    product = index.mul(product, extent);
  return product;
}

OpFoldResult mlir::pad::getTileSize(IndexBuilder &index, OpFoldResult count,
                                    int64_t fewest) {
  OpFoldResult one = index.constant(1);
  if (fewest <= 1)
    return one;
  return index.add(
      one, index.div(index.constant(fewest - 1), index.max(count, one)));
}

void mlir::pad::setPlaneTileSizes(IndexBuilder &index,
                                  ArrayRef<OpFoldResult> extents,
                                  OpFoldResult count, int64_t fewest,
                                  MutableArrayRef<OpFoldResult> sizes) {
  for (size_t axis = extents.size(); axis-- > 0;) {
    OpFoldResult size = getTileSize(index, count, fewest);
    // One position of an inner axis has enough elements, so one of this has.
    if (isOneInteger(size))
      fewest = 1;
    std::optional<int64_t> known = getConstantIntValue(size);
    std::optional<int64_t> extent = getConstantIntValue(extents[axis]);
    if (!known || !extent || *known < *extent)
      sizes[axis] = size;
    count = index.mul(count, extents[axis]);
  }
}
