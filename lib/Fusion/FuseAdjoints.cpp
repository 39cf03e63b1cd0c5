//===- FuseAdjoints.cpp - Fusion of adjoints into consumers ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuseAdjoints.h"
#include "TileConsumer.h"
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

/// Whether tiles along `axis` add up few elements for others: the axis is not
/// padded, or its borders show elements near them.
static bool hasOwnTiles(AdjointOp op, int64_t axis) {
  if (isZeroInteger(op.getLowPerAxis()[axis]) &&
      isZeroInteger(op.getHighPerAxis()[axis]))
    return true;
  Extension extension = Extension::get(op.getMode());
  auto before = extension.getNeighbour(Extension::Side::Before);
  auto after = extension.getNeighbour(Extension::Side::After);
  return (before.fills || before.nearest.scale == 0) &&
         (after.fills || after.nearest.scale != 0);
}

/// Sizes of tiles: those given, or one for the outermost axis that has several
/// tiles of their own. Empty if there is none.
static SmallVector<OpFoldResult> chooseTileSizes(AdjointOp op, LinalgOp user,
                                                 ArrayRef<int64_t> given) {
  constexpr int64_t defaultSize = 32;
  SmallVector<int64_t> sizes(user.getNumLoops(), 0);
  for (auto [size, known] : llvm::zip(sizes, given))
    size = known;
  SmallVector<int64_t> counts = user.getStaticLoopRanges();
  for (int64_t axis = 0; given.empty() && axis < op.getRank(); ++axis) {
    if (counts[axis] == 1 || !hasOwnTiles(op, axis))
      continue;
    sizes[axis] = ShapedType::isDynamic(counts[axis])
                      ? defaultSize
                      : std::clamp<int64_t>(counts[axis] / 4, 1, defaultSize);
    break;
  }
  if (llvm::all_of(sizes, [](int64_t size) { return size == 0; }))
    return {};
  return getAsIndexOpFoldResult(op.getContext(), sizes);
}

static LogicalResult fuseAdjoint(AdjointOp op, ArrayRef<int64_t> tileSizes) {
  LinalgOp user = getElementwiseUser(op);
  if (!user || isKnownEmpty(user))
    return failure();
  SmallVector<OpFoldResult> sizes = chooseTileSizes(op, user, tileSizes);
  if (sizes.empty())
    return failure();
  IRRewriter rewriter(op.getContext());
  if (failed(tileConsumer(rewriter, cast<TilingInterface>(*user), sizes,
                          [&](Operation *producer) { return producer == op; })))
    return failure();
  rewriter.eraseOp(user);
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
