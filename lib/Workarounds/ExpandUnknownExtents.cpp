//===- ExpandUnknownExtents.cpp - Axes expanded into unknown extents ------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_EXPANDUNKNOWNEXTENTSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

struct ExpandUnknownExtentsPass final
    : pad::impl::ExpandUnknownExtentsPassBase<ExpandUnknownExtentsPass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([&](memref::ExpandShapeOp op) {
      MemRefType type = op.getResultType();
      if (llvm::any_of(op.getReassociationIndices(), [&](auto &axes) {
            return llvm::count_if(axes, [&](int64_t axis) {
                     return type.isDynamicDim(axis);
                   }) > 1;
          }))
        expand(op);
    });
  }

private:
  /// The stride of an axis is the product of the extents of the later axes of
  /// its group and of the stride that is expanded.
  void expand(memref::ExpandShapeOp op) {
    OpBuilder builder(op);
    Location loc = op.getLoc();
    auto metadata =
        memref::ExtractStridedMetadataOp::create(builder, loc, op.getSrc());
    SmallVector<OpFoldResult> sizes = op.getMixedOutputShape();
    SmallVector<OpFoldResult> strides(sizes.size());
    AffineExpr product =
        builder.getAffineSymbolExpr(0) * builder.getAffineSymbolExpr(1);
    for (auto [axes, expanded] :
         llvm::zip_equal(op.getReassociationIndices(),
                         metadata.getConstifiedMixedStrides())) {
      strides[axes.back()] = expanded;
      for (size_t later = axes.size() - 1; later > 0; --later)
        strides[axes[later - 1]] = affine::makeComposedFoldedAffineApply(
            builder, loc, product, {strides[axes[later]], sizes[axes[later]]});
    }
    Value view = memref::ReinterpretCastOp::create(
        builder, loc, metadata.getBaseBuffer(),
        metadata.getConstifiedMixedOffset(), sizes, strides);
    if (view.getType() != op.getType())
      view = memref::CastOp::create(builder, loc, op.getType(), view);
    op.replaceAllUsesWith(view);
    op.erase();
    ++numExpanded;
  }
};

} // namespace
