//===- PadTransformOps.cpp - Transform operations for pads ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/TransformOps/PadTransformOps.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "pad/Conversion/Passes.h"
#include "pad/Flat/FlatPad.h"
#include "pad/Fusion/Passes.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Pattern sets
//===----------------------------------------------------------------------===//

void transform::ApplyRaiseToPadPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  populateRaiseToPadPatterns(patterns);
}

void transform::ApplyPadToTensorPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  populatePadToTensorPatterns(patterns, getAssumeNonNegative());
}

void transform::ApplyLowerDynamicPadPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  populateLowerDynamicPadPatterns(patterns);
}

void transform::ApplyPadToDestinationStylePatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  populatePadToDestinationStylePatterns(patterns);
}

void transform::ApplyPadToLinalgPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  populatePadToLinalgPatterns(patterns);
}

void transform::ApplyFoldPadIntoReadsPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  populateFoldPadIntoReadsPatterns(patterns);
}

void transform::ApplyFoldPartialTilesPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  populateFoldPartialTilesPatterns(patterns);
}

void transform::ApplyMovePadsPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  populateMovePadsPatterns(patterns);
}

void transform::ApplyBubbleUpPadsPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  populateBubbleUpPadsPatterns(patterns,
                               getAxes().value_or(ArrayRef<int64_t>()));
}

/// The options that the attributes of `op` set.
template <typename OpTy>
static ConvertPadToSCFPassOptions getToSCFOptions(OpTy op) {
  ConvertPadToSCFPassOptions options;
  auto set = [](auto &option, auto value) { option = value.value_or(option); };
  set(options.vectorBytes, op.getVectorBytes());
  set(options.nontemporalBytes, op.getNontemporalBytes());
  set(options.nontemporalRunBytes, op.getNontemporalRunBytes());
  set(options.parallel, op.getParallel());
  set(options.parallelBytes, op.getParallelBytes());
  set(options.parallelChunkBytes, op.getParallelChunkBytes());
  return options;
}

/// The patterns for pads and for adjoints.
static void populateToSCFPatterns(RewritePatternSet &patterns,
                                  const ConvertPadToSCFPassOptions &options) {
  populatePadToSCFPatterns(patterns, options);
  populateAdjointToSCFPatterns(patterns, options);
}

LogicalResult transform::ApplyPadToSCFPatternsOp::verify() {
  return verifyOptions([&] { return emitOpError(); }, getToSCFOptions(*this));
}

void transform::ApplyPadToSCFPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  populateToSCFPatterns(patterns, getToSCFOptions(*this));
}

//===----------------------------------------------------------------------===//
// Operations on a matched pad
//===----------------------------------------------------------------------===//

namespace {

/// Notes what takes the place of an operation, or why it is refused.
struct ReplacementListener final : RewriterBase::ForwardingListener {
  ReplacementListener(OpBuilder::Listener *next, Operation *watched)
      : ForwardingListener(next), watched(watched) {}

  void notifyOperationReplaced(Operation *op, ValueRange values) final {
    if (op == watched)
      replacement = values.front().getDefiningOp();
    ForwardingListener::notifyOperationReplaced(op, values);
  }

  void notifyMatchFailure(Location loc,
                          function_ref<void(Diagnostic &)> writeReason) final {
    Diagnostic diag(loc, DiagnosticSeverity::Note);
    writeReason(diag);
    reason = diag.str();
    ForwardingListener::notifyMatchFailure(loc, writeReason);
  }

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) final {
    if (!previous.isSet())
      built.insert(op);
    ForwardingListener::notifyOperationInserted(op, previous);
  }

  void notifyOperationErased(Operation *op) final {
    built.remove(op);
    ForwardingListener::notifyOperationErased(op);
  }

  Operation *watched;
  Operation *replacement = nullptr;
  std::string reason;
  /// The operations that patterns built and did not erase.
  llvm::SetVector<Operation *> built;
};

} // namespace

/// Applies the one of `patterns` that matches to `target`, and to the versions
/// that it becomes. Adds to `results`, if given, the operation whose result
/// takes its place.
static DiagnosedSilenceableFailure
lower(transform::TransformOpInterface transformOp, RewriterBase &rewriter,
      Operation *target, RewritePatternSet &&patterns, StringRef expected,
      transform::ApplyToEachResultList *results) {
  ReplacementListener listener(rewriter.getListener(), target);
  PatternRewriter patternRewriter(target->getContext());
  patternRewriter.setListener(&listener);
  FrozenRewritePatternSet frozen(std::move(patterns));
  PatternApplicator applicator(frozen);
  applicator.applyDefaultCostModel();
  Location loc = target->getLoc();
  std::string name = target->getName().getStringRef().str();
  // A pad or a border on memrefs becomes versions, which become loops.
  SmallVector<Operation *> ops = {target};
  while (!ops.empty()) {
    Operation *op = ops.pop_back_val();
    patternRewriter.setInsertionPoint(op);
    if (succeeded(applicator.matchAndRewrite(op, patternRewriter))) {
      for (Operation *built : listener.built.takeVector())
        if (isVersion(built) || isa<FillBorderOp>(built))
          ops.push_back(built);
      continue;
    }
    DiagnosedSilenceableFailure diag = transformOp.emitSilenceableError();
    diag << "cannot lower '" << name << "', expected " << expected;
    Diagnostic &note = diag.attachNote(loc);
    note << "this operation";
    if (!listener.reason.empty())
      note << ": " << listener.reason;
    return diag;
  }
  if (results)
    results->push_back(listener.replacement);
  return DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure transform::PadLowerToLinalgOp::applyToOne(
    TransformRewriter &rewriter, Operation *target,
    ApplyToEachResultList &results, TransformState &) {
  RewritePatternSet patterns(getContext());
  populatePadToLinalgPatterns(patterns);
  return lower(*this, rewriter, target, std::move(patterns),
               "a pad or an adjoint on tensors", &results);
}

DiagnosedSilenceableFailure transform::PadToDestinationStyleOp::applyToOne(
    TransformRewriter &rewriter, Operation *target,
    ApplyToEachResultList &results, TransformState &) {
  RewritePatternSet patterns(getContext());
  populatePadToDestinationStylePatterns(patterns);
  return lower(*this, rewriter, target, std::move(patterns),
               "a pad.pad or pad.adjoint", &results);
}

LogicalResult transform::PadLowerToSCFOp::verify() {
  return verifyOptions([&] { return emitOpError(); }, getToSCFOptions(*this));
}

DiagnosedSilenceableFailure transform::PadLowerToSCFOp::applyToOne(
    TransformRewriter &rewriter, Operation *target, ApplyToEachResultList &,
    TransformState &) {
  RewritePatternSet patterns(getContext());
  populateToSCFPatterns(patterns, getToSCFOptions(*this));
  return lower(*this, rewriter, target, std::move(patterns),
               "a pad.pad_into, pad.fill_border or pad.adjoint_into on memrefs",
               /*results=*/nullptr);
}

//===----------------------------------------------------------------------===//
// Extension
//===----------------------------------------------------------------------===//

namespace {

/// Adds the operations of this file to the transform dialect.
class PadTransformDialectExtension final
    : public transform::TransformDialectExtension<
          PadTransformDialectExtension> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PadTransformDialectExtension)

  using Base::Base;

  void init() {
    declareGeneratedDialect<affine::AffineDialect>();
    declareGeneratedDialect<arith::ArithDialect>();
    declareGeneratedDialect<complex::ComplexDialect>();
    declareGeneratedDialect<linalg::LinalgDialect>();
    declareGeneratedDialect<LLVM::LLVMDialect>();
    declareGeneratedDialect<memref::MemRefDialect>();
    declareGeneratedDialect<PadDialect>();
    declareGeneratedDialect<scf::SCFDialect>();
    declareGeneratedDialect<tensor::TensorDialect>();
    declareGeneratedDialect<vector::VectorDialect>();
    registerTransformOps<
#define GET_OP_LIST
#include "pad/TransformOps/PadTransformOps.cpp.inc"
        >();
  }
};

} // namespace

#define GET_OP_CLASSES
#include "pad/TransformOps/PadTransformOps.cpp.inc"

void mlir::pad::registerTransformDialectExtension(DialectRegistry &registry) {
  registry.addExtensions<PadTransformDialectExtension>();
}
