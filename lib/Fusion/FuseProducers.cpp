//===- FuseProducers.cpp - Pads with what computes their source -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuseProducers.h"
#include "ConsumerCuts.h"
#include "TileConsumer.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Tensor/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;
using linalg::LinalgOp;

llvm::SmallDenseSet<Operation *>
mlir::pad::getElementwiseProducers(Value source) {
  llvm::SmallDenseSet<Operation *> producers;
  SmallVector<Value> values = {source};
  while (!values.empty()) {
    auto op = values.pop_back_val().getDefiningOp<LinalgOp>();
    if (!op || !linalg::isElementwise(op) || !op->hasOneUse())
      continue;
    producers.insert(op);
    llvm::append_range(values, op.getDpsInputs());
  }
  return producers;
}

/// Whether `op` reads and writes its arrays in the order of its loops.
static bool isInOrder(Operation *op) {
  return llvm::all_of(
      cast<LinalgOp>(op).getIndexingMapsArray(), [](AffineMap map) {
        auto dims = llvm::map_range(map.getResults(), [](AffineExpr e) {
          return cast<AffineDimExpr>(e).getPosition();
        });
        return llvm::is_sorted(dims);
      });
}

/// Whether `pad` adds elements or none, in numbers that are known: its source
/// is computed in its result.
static bool addsKnownNumbers(PadOp pad) {
  auto isKnown = [](OpFoldResult amount) {
    std::optional<int64_t> constant = getConstantIntValue(amount);
    return constant && *constant >= 0;
  };
  return llvm::all_of(pad.getLowPerAxis(), isKnown) &&
         llvm::all_of(pad.getHighPerAxis(), isKnown) &&
         llvm::equal(pad.getSourceType().getShape(),
                     pad.getResultType().getShape(), [](int64_t n, int64_t m) {
                       return ShapedType::isDynamic(n) ==
                              ShapedType::isDynamic(m);
                     });
}

/// The sizes of tiles of an array of these extents: as few planes, of the axes
/// from `axis` on, as take longer to write than a tile to begin; what is read
/// for a plane stays in a cache, too. Nullopt if a plane is too small or too
/// large. Tiles of unknown extents have checks of their own, and are larger.
static std::optional<SmallVector<OpFoldResult>>
getTileSizes(IndexBuilder &index, ArrayRef<OpFoldResult> extents,
             int64_t axis) {
  constexpr int64_t fewest = 14 * 14, fewestUnknown = 2048, most = 64 * 1024;
  OpFoldResult plane = getProduct(index, extents.drop_front(axis));
  std::optional<int64_t> known = getConstantIntValue(plane);
  if (known && (*known < fewest || *known > most))
    return std::nullopt;
  SmallVector<OpFoldResult> sizes(extents.size(), index.constant(0));
  setPlaneTileSizes(index, extents.take_front(axis), plane,
                    known ? 1 : fewestUnknown, sizes);
  if (llvm::all_of(sizes, isZeroInteger))
    return std::nullopt;
  return sizes;
}

LogicalResult mlir::pad::fuseProducers(PadOp pad) {
  SmallVector<int64_t> axes = getPaddedAxes(pad);
  if (pad.getResultType().getEncoding() || axes.empty() ||
      !addsKnownNumbers(pad))
    return failure();
  llvm::SmallDenseSet<Operation *> producers =
      getElementwiseProducers(pad.getSource());
  if (!producers.contains(pad.getSource().getDefiningOp()) ||
      !llvm::all_of(producers, isInOrder) ||
      llvm::any_of(producers, [](Operation *op) {
        return isKnownEmpty(cast<LinalgOp>(op));
      }))
    return failure();
  IRRewriter rewriter(pad);
  IndexBuilder index(rewriter, pad.getLoc());
  std::optional<SmallVector<OpFoldResult>> sizes = getTileSizes(
      index, tensor::getMixedSizes(rewriter, pad.getLoc(), pad.getSource()),
      axes.front());
  if (!sizes)
    return failure();
  return tileConsumer(rewriter, cast<TilingInterface>(*pad), *sizes,
                      [&](Operation *op) { return producers.contains(op); });
}
