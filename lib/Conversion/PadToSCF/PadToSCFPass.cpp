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
#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "pad/Flat/FlatPad.h"
#include "pad/IR/FillBorder.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/LowerAll.h"
#include "pad/Utils/VectorBytes.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CONVERTPADTOSCFPASS
#define GEN_PASS_DEF_VERSIONPADSPASS
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
  return verifyVectorBytes(emit, options.vectorBytes);
}

/// Whether `op` is a pad or a border on memrefs.
static bool isOnMemRefs(Operation *op) {
  return isa<PadIntoOp, FillBorderOp>(op) &&
         isa<MemRefType>(op->getOperand(0).getType());
}

namespace {

struct ConvertPadToSCFPass final
    : pad::impl::ConvertPadToSCFPassBase<ConvertPadToSCFPass> {
  using Base::Base;

  void runOnOperation() final {
    ConvertPadToSCFPassOptions options{
        vectorBytes, nontemporalBytes, nontemporalRunBytes,
        parallel,    parallelBytes,    parallelChunkBytes,
        {}};
    if (failed(verifyOptions([&] { return getOperation()->emitError(); },
                             options)))
      return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    populatePadToSCFPatterns(patterns, options);
    if (failed(verifyLabels(patterns)))
      return signalPassFailure();
    FailureOr<int64_t> lowered =
        lowerAll(getOperation(), std::move(patterns),
                 "cannot be lowered to loops", isOnMemRefs, disabledPatterns);
    if (failed(lowered))
      return signalPassFailure();
    numLowered += *lowered;
  }

private:
  /// Fails if a pattern is to be disabled that there is none of.
  LogicalResult verifyLabels(RewritePatternSet &patterns) {
    SmallVector<StringRef> labels;
    for (const auto &pattern : patterns.getNativePatterns())
      llvm::append_range(labels, pattern->getDebugLabels());
    for (StringRef label : disabledPatterns)
      if (!llvm::is_contained(labels, label))
        return getOperation()->emitError()
               << "'disable-patterns' has '" << label << "', expected some of "
               << llvm::join(labels, ", ");
    return success();
  }
};

struct VersionPadsPass final : pad::impl::VersionPadsPassBase<VersionPadsPass> {
  using Base::Base;

  void runOnOperation() final {
    ConvertPadToSCFPassOptions options;
    options.vectorBytes = vectorBytes;
    options.nontemporalBytes = nontemporalBytes;
    options.nontemporalRunBytes = nontemporalRunBytes;
    options.parallel = parallel;
    options.parallelBytes = parallelBytes;
    if (failed(verifyOptions([&] { return getOperation()->emitError(); },
                             options)))
      return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    populateVersionPadsPatterns(patterns, options);
    FailureOr<int64_t> versioned = lowerAll(
        getOperation(), std::move(patterns), "cannot be lowered to loops",
        [](Operation *op) { return isOnMemRefs(op) && !isVersion(op); });
    if (failed(versioned))
      return signalPassFailure();
    numVersioned += *versioned;
  }
};

} // namespace
