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
#include "pad/IR/KnownBounds.h"

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
      [&](tensor::ExtractSliceOp slice, OpResult producer, bool isInit)
          -> std::optional<scf::SCFTileAndFuseOptions::ControlFnResult> {
        // Upstream crashes on a tile of a producer that has no elements.
        if (isInit || llvm::is_contained(slice.getStaticSizes(), 0) ||
            !isFused(producer.getOwner()))
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
