//===- LowerPacks.cpp - linalg.pack to a pad and a transposition ----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"
#include "pad/Utils/Zero.h"

namespace mlir::pad {
#define GEN_PASS_DEF_LOWERPACKSPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

namespace {

// linalg.pack %x padding_value(%v) inner_dims_pos = [1] inner_tiles = [8]
//     into %e
//   -> %p = pad.pad constant %x low[0, 0] high[0, 7] value(%v)
//      %t = tensor.expand_shape %p [[0], [1, 2]]
//      linalg.transpose ins(%t) outs(%e) permutation = [0, 1, 2]
struct LowerPack final : OpRewritePattern<linalg::PackOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(linalg::PackOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "on memrefs");
    // Upstream makes zeros of numbers alone.
    if (!op.getPaddingValue()) {
      Value zero = createZero(rewriter, op.getLoc(),
                              op.getSourceType().getElementType());
      if (!zero)
        return rewriter.notifyMatchFailure(op, "no constant of zero bits");
      rewriter.modifyOpInPlace(
          op, [&] { op.getPaddingValueMutable().assign(zero); });
    }
    FailureOr<linalg::LowerPackResult> lowered =
        linalg::lowerPack(rewriter, op, /*lowerPadLikeWithInsertSlice=*/false);
    if (failed(lowered))
      return rewriter.notifyMatchFailure(op, "inner tiles are not known");
    tensor::PadOp pad = lowered->padOp;
    rewriter.setInsertionPoint(pad);
    rewriter.replaceOpWithNewOp<PadOp>(
        pad, pad.getResultType(), PadMode::Constant, pad.getSource(),
        pad.getMixedLowPad(), pad.getMixedHighPad(),
        pad.getConstantPaddingValue(), /*axes=*/DenseI64ArrayAttr());
    return success();
  }
};

// linalg.unpack %x inner_dims_pos = [1] inner_tiles = [8] into %e
//   -> %t = linalg.transpose ins(%x) outs(%f) permutation = [0, 1, 2]
//      %p = tensor.collapse_shape %t [[0], [1, 2]]
//      tensor.extract_slice %p[0, 0] [%n, %m] [1, 1]
struct LowerUnpack final : OpRewritePattern<linalg::UnPackOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(linalg::UnPackOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "on memrefs");
    return linalg::lowerUnPack(rewriter, op,
                               /*lowerUnpadLikeWithExtractSlice=*/false);
  }
};

struct LowerPacksPass final : pad::impl::LowerPacksPassBase<LowerPacksPass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([&](Operation *op) {
      numLowered += isa<linalg::PackOp, linalg::UnPackOp>(op);
    });
    RewritePatternSet patterns(&getContext());
    patterns.add<LowerPack, LowerUnpack>(&getContext());
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace
