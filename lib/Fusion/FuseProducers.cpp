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

/// Whether writing a plane of these extents is expected to take longer than to
/// begin a loop, and what is read for it stays in a cache, too.
static bool isPlaneOfCache(ArrayRef<int64_t> extents) {
  constexpr int64_t fewest = 256, most = 64 * 1024;
  int64_t count = ShapedType::getNumElements(extents);
  return fewest <= count && count <= most;
}

LogicalResult mlir::pad::fuseProducers(PadOp pad) {
  RankedTensorType type = pad.getResultType();
  SmallVector<int64_t> axes = getPaddedAxes(pad);
  // With extents that are not known, each plane has checks of its own, which
  // take as long as its border saves.
  if (!type.hasStaticShape() || !pad.getSourceType().hasStaticShape() ||
      type.getEncoding() || axes.empty() ||
      !isPlaneOfCache(type.getShape().drop_front(axes.front())))
    return failure();
  SmallVector<int64_t> sizes(type.getRank(), 0);
  for (int64_t axis : llvm::seq(axes.front()))
    sizes[axis] = type.getDimSize(axis) != 1;
  if (llvm::all_of(sizes, [](int64_t size) { return size == 0; }))
    return failure();
  llvm::SmallDenseSet<Operation *> producers =
      getElementwiseProducers(pad.getSource());
  if (!producers.contains(pad.getSource().getDefiningOp()) ||
      !llvm::all_of(producers, isInOrder) ||
      llvm::any_of(producers, [](Operation *op) {
        return isKnownEmpty(cast<LinalgOp>(op));
      }))
    return failure();
  IRRewriter rewriter(pad.getContext());
  return tileConsumer(rewriter, cast<TilingInterface>(*pad),
                      getAsIndexOpFoldResult(pad.getContext(), sizes),
                      [&](Operation *op) { return producers.contains(op); });
}
