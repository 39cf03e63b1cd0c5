//===- PadToSCFPass.cpp - Pads on memrefs to loops ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "pad/IR/FillBorder.h"
#include "pad/IR/Pad.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CONVERTPADTOSCFPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

LogicalResult
mlir::pad::verifyOptions(function_ref<InFlightDiagnostic()> emit,
                         const ConvertPadToSCFPassOptions &options) {
  // The ranges that the descriptions of the options give.
  const std::tuple<StringRef, int64_t, int64_t> minima[] = {
      {"nontemporal-bytes", options.nontemporalBytes, 0},
      {"nontemporal-run-bytes", options.nontemporalRunBytes, 0},
      {"parallel-bytes", options.parallelBytes, 0},
      {"parallel-chunk-bytes", options.parallelChunkBytes, 1}};
  for (auto [name, value, least] : minima)
    if (value < least)
      return emit() << '\'' << name << "' is " << value
                    << ", expected at least " << least;
  constexpr int64_t maxVectorBytes = 128;
  if (!llvm::isPowerOf2_64(options.vectorBytes) ||
      options.vectorBytes > maxVectorBytes || options.vectorBytes < 1)
    return emit() << "'vector-bytes' is " << options.vectorBytes
                  << ", expected a power of two from 1 to " << maxVectorBytes;
  return success();
}

/// Whether `op` is what the pass is to lower.
static bool isLowered(Operation *op) {
  return isa<PadIntoOp, FillBorderOp>(op) &&
         isa<MemRefType>(op->getOperand(0).getType());
}

/// Whether source and destination of `op`, which is on memrefs, are known to
/// have elements in common, if they have any.
static bool areOverlapping(PadIntoOp op) {
  auto source = op.getSource().getDefiningOp<memref::SubViewOp>();
  auto init = op.getInit().getDefiningOp<memref::SubViewOp>();
  Value sourceRoot = source ? source.getSource() : op.getSource();
  Value initRoot = init ? init.getSource() : op.getInit();
  if (llvm::is_contained(op.getSourceType().getShape(), 0) ||
      llvm::is_contained(op.getWrittenType().getShape(), 0))
    return false;
  if (op.getSource() == op.getInit() || sourceRoot == op.getInit() ||
      initRoot == op.getSource())
    return true;
  if (!source || !init || sourceRoot != initRoot)
    return false;
  FailureOr<bool> overlap = ValueBoundsConstraintSet::areOverlappingSlices(
      op.getContext(), HyperrectangularSlice(source),
      HyperrectangularSlice(init));
  return succeeded(overlap) && *overlap;
}

/// Makes pads of insides borders. Fails, with an error for each, if others
/// overlap their source.
static LogicalResult checkOverlaps(Operation *root) {
  LogicalResult result = success();
  root->walk([&](PadIntoOp op) {
    if (!op.hasPureBufferSemantics())
      return;
    OpBuilder builder(op);
    if (createBorder(builder, op)) {
      op.erase();
    } else if (areOverlapping(op)) {
      op.emitOpError() << "cannot be lowered to loops: source and destination "
                          "overlap, and the source is not known to be the "
                          "inside of the destination";
      result = failure();
    }
  });
  return result;
}

namespace {

struct ConvertPadToSCFPass final
    : pad::impl::ConvertPadToSCFPassBase<ConvertPadToSCFPass> {
  using Base::Base;

  void runOnOperation() final {
    ConvertPadToSCFPassOptions options{vectorBytes,         nontemporalBytes,
                                       nontemporalRunBytes, parallel,
                                       parallelBytes,       parallelChunkBytes};
    if (failed(verifyOptions([&] { return getOperation()->emitError(); },
                             options)))
      return signalPassFailure();
    if (failed(checkOverlaps(getOperation())))
      return signalPassFailure();
    int64_t before = 0, after = 0;
    getOperation()->walk([&](Operation *op) { before += isLowered(op); });
    RewritePatternSet patterns(&getContext());
    populatePadToSCFPatterns(patterns, options);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    getOperation()->walk([&](Operation *op) {
      if (!isLowered(op))
        return;
      ++after;
      op->emitOpError() << "cannot be lowered to loops: element type "
                        << getElementTypeOrSelf(op->getOperand(0).getType())
                        << " has no zero to fill with";
    });
    numLowered += before - after;
    if (after != 0)
      signalPassFailure();
  }
};

} // namespace
