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
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "pad/Transforms/Passes.h"
#include <limits>
#include <numeric>

namespace mlir::pad {
#define GEN_PASS_DEF_LOWERVECTORSPASS
#include "pad/Transforms/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

// vector.create_mask %n : vector<64xi1>
//   -> arith.cmpi sgt, (broadcast of %n, clamped, as i8), [0, 1, ..., 63]
//
// Upstream compares lanes of 64 bits: for 64 lanes eight registers instead of
// one.
struct CompareMaskInBytes final : OpRewritePattern<vector::CreateMaskOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(vector::CreateMaskOp op,
                                PatternRewriter &rewriter) const final {
    VectorType type = op.getType();
    if (type.getRank() != 1 || type.isScalable() ||
        type.getNumElements() > std::numeric_limits<int8_t>::max())
      return rewriter.notifyMatchFailure(op, "lanes are not counted in bytes");
    Location loc = op.getLoc();
    int64_t lanes = type.getNumElements();
    auto zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
    auto most = arith::ConstantIndexOp::create(rewriter, loc, lanes);
    Value count = arith::MinSIOp::create(rewriter, loc, op.getOperand(0), most);
    count = arith::MaxSIOp::create(rewriter, loc, count, zero);
    count =
        arith::IndexCastOp::create(rewriter, loc, rewriter.getI8Type(), count);
    VectorType bytes = type.clone(rewriter.getI8Type());
    SmallVector<int8_t> numbers(lanes);
    std::iota(numbers.begin(), numbers.end(), 0);
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
