//===- FuseAdjoints.cpp - Fusion of adjoints into consumers ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuseAdjoints.h"
#include "ConsumerCuts.h"
#include "TileConsumer.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Extension.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;
using linalg::LinalgOp;

/// The only user of `op`, if it is elementwise and reads it as it is.
static LinalgOp getElementwiseUser(AdjointOp op) {
  if (!op->hasOneUse())
    return {};
  OpOperand &use = *op->use_begin();
  auto user = dyn_cast<LinalgOp>(use.getOwner());
  if (!user || !user.hasPureTensorSemantics() || !linalg::isElementwise(user) ||
      !user.isDpsInput(&use) || !user.getMatchingIndexingMap(&use).isIdentity())
    return {};
  return user;
}

/// Whether tiles along a padded axis add up few elements for others: its
/// borders show elements near them.
static bool bordersShowNearElements(AdjointOp op) {
  Extension extension = Extension::get(op.getMode());
  auto before = extension.getNeighbour(Extension::Side::Before);
  auto after = extension.getNeighbour(Extension::Side::After);
  return (before.fills || before.nearest.scale == 0) &&
         (after.fills || after.nearest.scale != 0);
}

/// The product of `extents`.
static OpFoldResult getProduct(IndexBuilder &index,
                               ArrayRef<OpFoldResult> extents) {
  OpFoldResult product = index.constant(1);
  for (OpFoldResult extent : extents)
    product = index.mul(product, extent);
  return product;
}

/// The size of tiles of at least `fewest` elements along an axis, of which each
/// position has `count`.
static OpFoldResult getTileSize(IndexBuilder &index, OpFoldResult count,
                                int64_t fewest) {
  OpFoldResult one = index.constant(1);
  if (fewest <= 1)
    return one;
  return index.add(
      one, index.div(index.constant(fewest - 1), index.max(count, one)));
}

/// Sets the sizes of tiles of whole planes of `count` elements, at least
/// `fewest` elements at a time, for the axes of `extents`, which are those
/// before the axes of a plane. A tile that is known to have all of an axis
/// leaves its size as it is.
static void setPlaneTileSizes(IndexBuilder &index,
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

/// The sizes of tiles, those given if there are any. Else a tile has as few
/// planes, of all axes from the first padded one on, as outweigh its start;
/// planes larger than the caches are divided along that axis. All sizes are
/// zero if no tile pays.
static SmallVector<OpFoldResult>
chooseTileSizes(IndexBuilder &index, AdjointOp op, ArrayRef<int64_t> given) {
  constexpr int64_t fewest = 2048, part = 64 << 10, mostOfPlanes = 4 << 20;
  SmallVector<OpFoldResult> sizes(op.getRank(), index.constant(0));
  for (auto [size, known] : llvm::zip(sizes, given))
    size = index.constant(known);
  SmallVector<int64_t> axes = getPaddedAxes(op);
  // Each tile of the only plane would add up all of it.
  if (!given.empty() || axes.empty() ||
      (axes.front() == 0 && !bordersShowNearElements(op)))
    return sizes;
  SmallVector<OpFoldResult> mixedSizes =
      tensor::getMixedSizes(index.getBuilder(), op.getLoc(), op.getResult());
  ArrayRef<OpFoldResult> extents = mixedSizes;
  int64_t axis = axes.front();
  OpFoldResult plane = getProduct(index, extents.drop_front(axis));
  std::optional<int64_t> known = getConstantIntValue(plane);
  // The only plane is in parts whatever its size.
  bool isLarge = axis == 0 ? known.value_or(INT64_MAX) > part
                           : known.value_or(0) > mostOfPlanes;
  if (bordersShowNearElements(op) && isLarge)
    sizes[axis] = getTileSize(
        index, getProduct(index, extents.drop_front(axis + 1)), part);
  setPlaneTileSizes(index, extents.take_front(axis), plane, fewest, sizes);
  return sizes;
}

static LogicalResult fuseAdjoint(AdjointOp op, ArrayRef<int64_t> tileSizes) {
  LinalgOp user = getElementwiseUser(op);
  if (!user || isKnownEmpty(user))
    return failure();
  IRRewriter rewriter(user);
  IndexBuilder index(rewriter, op.getLoc());
  SmallVector<OpFoldResult> sizes = chooseTileSizes(index, op, tileSizes);
  if (llvm::all_of(sizes, isZeroInteger))
    return failure();
  if (failed(tileConsumer(rewriter, cast<TilingInterface>(*user), sizes,
                          [&](Operation *producer) { return producer == op; })))
    return failure();
  rewriter.eraseOp(user);
  // The extents of an adjoint that is fused must not keep it.
  rewriter.setInsertionPointAfter(op);
  SmallVector<OpFoldResult> extents = reifyShape(rewriter, op)[0];
  for (Operation *reader : llvm::make_early_inc_range(op->getUsers())) {
    auto dim = dyn_cast<tensor::DimOp>(reader);
    std::optional<int64_t> axis = dim ? dim.getConstantIndex() : std::nullopt;
    if (axis)
      rewriter.replaceOp(dim, getValueOrCreateConstantIndexOp(
                                  rewriter, dim.getLoc(), extents[*axis]));
  }
  if (op->use_empty())
    rewriter.eraseOp(op);
  return success();
}

FusedAdjoints mlir::pad::fuseAdjoints(Operation *root,
                                      ArrayRef<int64_t> tileSizes) {
  SmallVector<AdjointOp> adjoints;
  root->walk([&](AdjointOp op) { adjoints.push_back(op); });
  FusedAdjoints result;
  for (AdjointOp op : adjoints)
    ++(succeeded(fuseAdjoint(op, tileSizes)) ? result.fused : result.left);
  return result;
}
