//===- LowerVectors.cpp - Vectors of many dimensions in memory -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/VectorToSCF/VectorToSCF.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "pad/Workarounds/Passes.h"
#include <limits>
#include <numeric>

namespace mlir::pad {
#define GEN_PASS_DEF_LOWERVECTORSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

// vector.create_mask (arith.addi %n, 1) : vector<64xi1>
//   -> arith.cmpi sgt, (broadcast of %n, clamped, as i8), [-1, 0, ..., 62]
//
// Upstream compares lanes of 64 bits: for 64 lanes eight registers instead of
// one. Masks that differ by a constant share the broadcast.
struct CompareMaskInBytes final : OpRewritePattern<vector::CreateMaskOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(vector::CreateMaskOp op,
                                PatternRewriter &rewriter) const final {
    using Byte = std::numeric_limits<int8_t>;
    VectorType type = op.getType();
    if (type.getRank() != 1 || type.isScalable())
      return rewriter.notifyMatchFailure(op, "is not one vector");
    int64_t lanes = type.getNumElements(), first = 0;
    Value count = op.getOperand(0);
    auto sum = count.getDefiningOp<arith::AddIOp>();
    std::optional<int64_t> added =
        sum ? getConstantIntValue(sum.getRhs()) : std::nullopt;
    // The largest byte is more than the last lane.
    if (added && *added <= -Byte::min() && lanes - *added <= Byte::max()) {
      count = sum.getLhs();
      first = -*added;
    }
    if (first + lanes > Byte::max())
      return rewriter.notifyMatchFailure(op, "lanes are not counted in bytes");
    Location loc = op.getLoc();
    auto least = arith::ConstantIndexOp::create(rewriter, loc, Byte::min());
    auto most = arith::ConstantIndexOp::create(rewriter, loc, Byte::max());
    count = arith::MinSIOp::create(rewriter, loc, count, most);
    count = arith::MaxSIOp::create(rewriter, loc, count, least);
    count =
        arith::IndexCastOp::create(rewriter, loc, rewriter.getI8Type(), count);
    VectorType bytes = type.clone(rewriter.getI8Type());
    SmallVector<int8_t> numbers(lanes);
    std::iota(numbers.begin(), numbers.end(), first);
    Value positions = arith::ConstantOp::create(
        rewriter, loc, DenseElementsAttr::get(bytes, ArrayRef(numbers)));
    count = vector::BroadcastOp::create(rewriter, loc, bytes, count);
    rewriter.replaceOpWithNewOp<arith::CmpIOp>(op, arith::CmpIPredicate::sgt,
                                               count, positions);
    return success();
  }
};

struct LowerVectorsPass final
    : pad::impl::LowerVectorsPassBase<LowerVectorsPass> {
  using Base::Base;

  void runOnOperation() final {
    auto *dialect = getContext().getLoadedDialect<vector::VectorDialect>();
    WalkResult search = getOperation()->walk([&](Operation *op) {
      return op->getDialect() == dialect ? WalkResult::interrupt()
                                         : WalkResult::advance();
    });
    if (!search.wasInterrupted())
      return;
    RewritePatternSet patterns(&getContext());
    VectorTransferToSCFOptions options;
    options.enableFullUnroll();
    populateVectorToSCFConversionPatterns(patterns, options);
    vector::populateVectorBroadcastLoweringPatterns(patterns);
    vector::populateVectorShapeCastLoweringPatterns(patterns);
    vector::populateVectorTransposeLoweringPatterns(
        patterns, vector::VectorTransposeLowering::Shuffle1D);
    vector::populateVectorTransferPermutationMapLoweringPatterns(patterns);
    patterns.add<CompareMaskInBytes>(&getContext(), /*benefit=*/2);
    vector::populateVectorMaskOpLoweringPatterns(patterns);
    vector::populateVectorMaskMaterializationPatterns(
        patterns, /*force32BitVectorIndices=*/false);
    vector::populateVectorTransferLoweringPatterns(patterns,
                                                   /*maxTransferRank=*/1);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
