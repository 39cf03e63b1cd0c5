//===- FuseElementwise.cpp - Fusion of elementwise operations -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "pad/Fusion/Passes.h"
#include "pad/Workarounds/ReadKeptElements.h"

namespace mlir::pad {
#define GEN_PASS_DEF_FUSEELEMENTWISEPASS
#include "pad/Fusion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;
using linalg::GenericOp;
using linalg::LinalgOp;

/// Whether the body of `op` yields an operand, an index or a constant as it is.
static bool computesNothing(GenericOp op) {
  return llvm::all_of(op.getBody()->without_terminator(), [](Operation &inner) {
    return inner.hasTrait<OpTrait::ConstantLike>() ||
           isa<linalg::IndexOp>(inner);
  });
}

/// Whether `consumer` computes no element of the producer of `operand` more
/// than once if that is fused.
static bool computesOnce(OpOperand *operand) {
  auto producer = operand->get().getDefiningOp<GenericOp>();
  auto consumer = cast<LinalgOp>(operand->getOwner());
  if (!producer || !operand->get().hasOneUse())
    return false;
  return consumer.getMatchingIndexingMap(operand).isPermutation() ||
         (computesNothing(producer) &&
          consumer.getNumParallelLoops() == consumer.getNumLoops());
}

/// Whether `op` is arithmetic on elements that is not a generic yet. Copies,
/// fills and transpositions keep the names that other passes look for.
static bool isNamedArithmetic(LinalgOp op) {
  return !isa<GenericOp, linalg::CopyOp, linalg::FillOp, linalg::TransposeOp,
              linalg::BroadcastOp>(op.getOperation()) &&
         op.hasPureTensorSemantics() && linalg::isElementwise(op);
}

/// The name of the attribute, while the pass runs, that numbers assertions: the
/// copies in the bodies of fused ops have the number of theirs.
static constexpr StringLiteral kAssertionAttr = "pad.assertion";

/// Whether `op`, on tensors, does nothing but to fail where an assertion does.
static bool isKeptByAssertions(GenericOp op) {
  return llvm::none_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>) &&
         llvm::all_of(*op.getBody(), [](Operation &inner) {
           return isa<cf::AssertOp, linalg::YieldOp>(inner) ||
                  isMemoryEffectFree(&inner);
         });
}

namespace {

// %0 = linalg.generic ins(%x : tensor<i32>) outs(%e : tensor<f32>) { ... }
// %1 = tensor.extract %0[]
//   -> %2 = tensor.extract %x[]
//      ... // %1 of %2
struct ExtractOfScalarOp final : OpRewritePattern<tensor::ExtractOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractOp extract,
                                PatternRewriter &rewriter) const final {
    auto result = dyn_cast<OpResult>(extract.getTensor());
    auto op = result ? dyn_cast<GenericOp>(result.getOwner()) : nullptr;
    if (!op || !op.hasPureTensorSemantics() ||
        !llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) {
                        return map.getNumInputs() == 0 &&
                               map.getNumResults() == 0;
                      }) ||
        llvm::any_of(op.getDpsInitsMutable(),
                     [&](OpOperand &init) {
                       return op.payloadUsesValueFromOperand(&init);
                     }) ||
        !llvm::all_of(*op.getBody(), [](Operation &inner) {
          return isMemoryEffectFree(&inner);
        }))
      return rewriter.notifyMatchFailure(extract, "not of a computed scalar");
    // Where the tensor is computed: the element may be read in a loop.
    rewriter.setInsertionPoint(op);
    IRMapping scalars;
    for (OpOperand *input : op.getDpsInputOperands()) {
      Value scalar = input->get();
      if (isa<RankedTensorType>(scalar.getType()))
        scalar = tensor::ExtractOp::create(rewriter, op.getLoc(), scalar,
                                           ValueRange());
      scalars.map(op.getMatchingBlockArgument(input), scalar);
    }
    for (Operation &inner : op.getBody()->without_terminator())
      rewriter.clone(inner, scalars);
    Value yielded =
        op.getBody()->getTerminator()->getOperand(result.getResultNumber());
    rewriter.replaceOp(extract, scalars.lookupOrDefault(yielded));
    return success();
  }
};

struct FuseElementwisePass final
    : pad::impl::FuseElementwisePassBase<FuseElementwisePass> {
  using Base::Base;

  void runOnOperation() final {
    SmallVector<LinalgOp> named;
    getOperation()->walk([&](LinalgOp op) {
      if (isNamedArithmetic(op))
        named.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (LinalgOp op : named) {
      rewriter.setInsertionPoint(op);
      (void)linalg::generalizeNamedOp(rewriter, op);
    }

    // A pattern below replaces destinations whose elements no body reads.
    readKeptElements(getOperation());
    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseOpsFusionPatterns(
        patterns, [this](OpOperand *operand) {
          bool fuses = computesOnce(operand);
          numFused += fuses;
          return fuses;
        });
    patterns.add<ExtractOfScalarOp>(&getContext());
    int64_t numAssertions = 0;
    getOperation()->walk([&](cf::AssertOp assertion) {
      assertion->setDiscardableAttr(kAssertionAttr,
                                    rewriter.getIndexAttr(numAssertions++));
    });
    // Nothing but these patterns: the folds of other operations are not asked
    // for here.
    GreedyRewriteConfig config;
    config.enableFolding(false);
    if (failed(
            applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      return signalPassFailure();

    eraseFused(rewriter);
    getOperation()->walk([](cf::AssertOp assertion) {
      assertion->removeDiscardableAttr(kAssertionAttr);
    });
  }

  /// Erases ops that only assertions keep, if other ops have copies of these.
  void eraseFused(RewriterBase &rewriter) {
    DenseMap<Attribute, unsigned> numCopies;
    SmallVector<GenericOp> unused;
    getOperation()->walk([&](GenericOp op) {
      for (auto assertion : op.getBody()->getOps<cf::AssertOp>())
        ++numCopies[assertion->getDiscardableAttr(kAssertionAttr)];
      if (op->use_empty() && isKeptByAssertions(op))
        unused.push_back(op);
    });
    for (GenericOp op : llvm::reverse(unused)) {
      auto assertions = op.getBody()->getOps<cf::AssertOp>();
      if (!llvm::all_of(assertions, [&](cf::AssertOp assertion) {
            return numCopies[assertion->getDiscardableAttr(kAssertionAttr)] > 1;
          }))
        continue;
      for (cf::AssertOp assertion : assertions)
        --numCopies[assertion->getDiscardableAttr(kAssertionAttr)];
      rewriter.eraseOp(op);
    }
  }
};

} // namespace
