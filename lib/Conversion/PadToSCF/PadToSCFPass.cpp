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
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "pad/IR/Pad.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CONVERTPADTOSCFPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

namespace {

struct ConvertPadToSCFPass final
    : pad::impl::ConvertPadToSCFPassBase<ConvertPadToSCFPass> {
  using Base::Base;

  void runOnOperation() final {
    if (vectorBytes < 1 || !llvm::isPowerOf2_64(vectorBytes)) {
      getOperation()->emitError()
          << "'vector-bytes' is " << vectorBytes.getValue()
          << ", expected a power of two";
      return signalPassFailure();
    }
    for (const auto *option :
         {&nontemporalBytes, &nontemporalRunBytes, &parallelBytes})
      if (*option < 0) {
        getOperation()->emitError()
            << '\'' << option->getArgStr() << "' is " << option->getValue()
            << ", expected no negative number";
        return signalPassFailure();
      }
    if (parallelChunkBytes < 1) {
      getOperation()->emitError()
          << "'parallel-chunk-bytes' is " << parallelChunkBytes.getValue()
          << ", expected a positive number";
      return signalPassFailure();
    }
    int64_t before = 0, after = 0;
    getOperation()->walk(
        [&](PadIntoOp op) { before += op.hasPureBufferSemantics(); });
    RewritePatternSet patterns(&getContext());
    populatePadToSCFPatterns(patterns,
                             {vectorBytes, permuteBytes, nontemporalBytes,
                              nontemporalRunBytes, parallel, parallelBytes,
                              parallelChunkBytes});
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    getOperation()->walk([&](PadIntoOp op) {
      if (!op.hasPureBufferSemantics())
        return;
      ++after;
      op.emitOpError() << "cannot be lowered to loops: element type "
                       << op.getSourceType().getElementType()
                       << " has no zero to fill with";
    });
    numLowered += before - after;
    if (after != 0)
      signalPassFailure();
  }
};

} // namespace
