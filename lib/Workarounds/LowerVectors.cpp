//===- LowerVectors.cpp - Vectors of many dimensions in memory -----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorSize.h"
#include "mlir/Conversion/VectorToSCF/VectorToSCF.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
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

//===----------------------------------------------------------------------===//
// Packed lanes
//===----------------------------------------------------------------------===//

/// Whether `op` moves a vector that LLVM packs in memory, unlike the elements
/// of an array: an i5 takes a byte of an array, and eight of them 5 bytes as a
/// vector.
template <typename OpTy>
static bool movesPackedLanes(OpTy op) {
  VectorType type = op.getVectorType();
  Type element = op.getMemRefType().getElementType();
  if (type.getRank() != 1 || type.isScalable() || !element.isIntOrFloat())
    return false;
  unsigned bits = element.getIntOrFloatBitWidth();
  return bits < 8 || !llvm::isPowerOf2_32(bits);
}

/// The indices of `lane` in the memory that `op` accesses.
template <typename OpTy>
static SmallVector<Value> getIndices(OpBuilder &builder, OpTy op, Value lane) {
  SmallVector<Value> indices = op.getIndices();
  // The memory of a single element has one lane.
  if (!indices.empty())
    indices.back() =
        arith::AddIOp::create(builder, op.getLoc(), indices.back(), lane);
  return indices;
}

/// The mask of `op`, a load or a store, or null if all lanes are moved.
static Value getMask(Operation *op) {
  if (auto load = dyn_cast<vector::MaskedLoadOp>(op))
    return load.getMask();
  if (auto store = dyn_cast<vector::MaskedStoreOp>(op))
    return store.getMask();
  return {};
}

/// The vector whose lanes a load replaces.
static Value getInitial(OpBuilder &builder, vector::LoadOp op) {
  return ub::PoisonOp::create(builder, op.getLoc(), op.getVectorType());
}
static Value getInitial(OpBuilder &, vector::MaskedLoadOp op) {
  return op.getPassThru();
}

/// Calls `move` with each lane that the mask of `op` has, in a loop that
/// carries `vector`, if there is one. Returns the last vector that `move`
/// returned.
template <typename OpTy>
static SmallVector<Value> moveLanes(
    OpBuilder &builder, OpTy op, ValueRange vector,
    function_ref<SmallVector<Value>(OpBuilder &, Value, ValueRange)> move) {
  Location loc = op.getLoc();
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value first = index(0), end = index(op.getVectorType().getNumElements());
  auto loop = scf::ForOp::create(
      builder, loc, first, end, index(1), vector,
      [&](OpBuilder &builder, Location loc, Value lane, ValueRange carried) {
        Value mask = getMask(op);
        if (!mask) {
          scf::YieldOp::create(builder, loc, move(builder, lane, carried));
          return;
        }
        Value isMoved =
            vector::ExtractOp::create(builder, loc, mask, OpFoldResult(lane));
        auto branch = scf::IfOp::create(
            builder, loc, isMoved,
            [&](OpBuilder &builder, Location loc) {
              scf::YieldOp::create(builder, loc, move(builder, lane, carried));
            },
            [&](OpBuilder &builder, Location loc) {
              scf::YieldOp::create(builder, loc, carried);
            });
        scf::YieldOp::create(builder, loc, branch.getResults());
      });
  return llvm::to_vector_of<Value>(loop.getResults());
}

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
    if (added && *added <= -Byte::min() && *added >= lanes - Byte::max()) {
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

// vector.load %x[%i] : memref<?xi5>, vector<8xi5>
//   -> scf.for %lane = 0 to 8 iter_args(%v) {
//        vector.insert (memref.load %x[%i + %lane]), %v[%lane]
//      }
template <typename LoadOp>
struct LoadLanes final : OpRewritePattern<LoadOp> {
  using OpRewritePattern<LoadOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(LoadOp op,
                                PatternRewriter &rewriter) const final {
    if (!movesPackedLanes(op))
      return rewriter.notifyMatchFailure(op, "lanes lie in memory as elements");
    auto load = [&](OpBuilder &builder, Value lane, ValueRange vector) {
      Value element = memref::LoadOp::create(builder, op.getLoc(), op.getBase(),
                                             getIndices(builder, op, lane));
      return SmallVector<Value>{vector::InsertOp::create(
          builder, op.getLoc(), element, vector.front(), OpFoldResult(lane))};
    };
    rewriter.replaceOp(op,
                       moveLanes(rewriter, op, getInitial(rewriter, op), load));
    return success();
  }
};

// vector.store %v, %x[%i] : memref<?xi5>, vector<8xi5>
//   -> scf.for %lane = 0 to 8 {
//        memref.store (vector.extract %v[%lane]), %x[%i + %lane]
//      }
template <typename StoreOp>
struct StoreLanes final : OpRewritePattern<StoreOp> {
  using OpRewritePattern<StoreOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(StoreOp op,
                                PatternRewriter &rewriter) const final {
    if (!movesPackedLanes(op))
      return rewriter.notifyMatchFailure(op, "lanes lie in memory as elements");
    auto store = [&](OpBuilder &builder, Value lane, ValueRange) {
      Value element = vector::ExtractOp::create(
          builder, op.getLoc(), op.getValueToStore(), OpFoldResult(lane));
      memref::StoreOp::create(builder, op.getLoc(), element, op.getBase(),
                              getIndices(builder, op, lane));
      return SmallVector<Value>();
    };
    moveLanes(rewriter, op, /*vector=*/{}, store);
    rewriter.eraseOp(op);
    return success();
  }
};

struct LowerVectorsPass final
    : pad::impl::LowerVectorsPassBase<LowerVectorsPass> {
  using Base::Base;

  void runOnOperation() final {
    auto *dialect = getContext().getLoadedDialect<vector::VectorDialect>();
    bool isFound = false;
    WalkResult checked = getOperation()->walk([&](Operation *op) -> WalkResult {
      isFound |= op->getDialect() == dialect;
      return checkSizes(op);
    });
    if (checked.wasInterrupted())
      return signalPassFailure();
    if (!isFound)
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
    patterns
        .add<LoadLanes<vector::LoadOp>, LoadLanes<vector::MaskedLoadOp>,
             StoreLanes<vector::StoreOp>, StoreLanes<vector::MaskedStoreOp>>(
            &getContext());
    vector::populateVectorTransferLoweringPatterns(patterns,
                                                   /*maxTransferRank=*/1);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }

private:
  /// Masks, and vectors of several dimensions, are lowered element by element.
  static LogicalResult checkSizes(Operation *op) {
    constexpr uint64_t mostElements = 1 << 20;
    for (TypeRange types :
         {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
      for (Type type : types)
        if (auto vector = dyn_cast<VectorType>(type);
            vector && pad::countElements(vector) > mostElements)
          return op->emitOpError() << "has " << vector << ", expected at most "
                                   << mostElements << " elements of a vector";
    return success();
  }
};

} // namespace
