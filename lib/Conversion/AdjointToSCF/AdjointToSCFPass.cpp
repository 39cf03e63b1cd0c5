//===- AdjointToSCFPass.cpp - Adjoints on memrefs to loops ----------------===//
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
#include "pad/Conversion/AdjointToSCF/AdjointToSCF.h"
#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "pad/Flat/FlatPad.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/LowerAll.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CONVERTADJOINTTOSCFPASS
#define GEN_PASS_DEF_VERSIONADJOINTSPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// Whether `op` is an adjoint on memrefs.
static bool isOnMemRefs(Operation *op) {
  auto adjoint = dyn_cast<AdjointIntoOp>(op);
  return adjoint && adjoint.hasPureBufferSemantics();
}

namespace {

struct ConvertAdjointToSCFPass final
    : pad::impl::ConvertAdjointToSCFPassBase<ConvertAdjointToSCFPass> {
  using Base::Base;

  void runOnOperation() final {
    ConvertPadToSCFPassOptions options;
    options.vectorBytes = vectorBytes;
    options.nontemporalBytes = nontemporalBytes;
    options.parallel = parallel;
    options.parallelBytes = parallelBytes;
    options.parallelChunkBytes = parallelChunkBytes;
    if (failed(verifyOptions([&] { return getOperation()->emitError(); },
                             options)))
      return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    populateAdjointToSCFPatterns(patterns, options);
    FailureOr<int64_t> lowered =
        lowerAll(getOperation(), std::move(patterns),
                 "cannot be lowered to loops", isOnMemRefs);
    if (failed(lowered))
      return signalPassFailure();
    numLowered += *lowered;
  }
};

struct VersionAdjointsPass final
    : pad::impl::VersionAdjointsPassBase<VersionAdjointsPass> {
  using Base::Base;

  void runOnOperation() final {
    ConvertPadToSCFPassOptions options;
    options.vectorBytes = vectorBytes;
    options.nontemporalBytes = nontemporalBytes;
    options.parallel = parallel;
    options.parallelBytes = parallelBytes;
    if (failed(verifyOptions([&] { return getOperation()->emitError(); },
                             options)))
      return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    populateVersionAdjointsPatterns(patterns, options);
    FailureOr<int64_t> versioned = lowerAll(
        getOperation(), std::move(patterns), "cannot be lowered to loops",
        [](Operation *op) { return isOnMemRefs(op) && !isVersion(op); });
    if (failed(versioned))
      return signalPassFailure();
    numVersioned += *versioned;
  }
};

} // namespace
