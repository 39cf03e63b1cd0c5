//===- CopyToPadPass.cpp - Strided copies to pads by nothing --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "pad/Conversion/CopyToPad/CopyToPad.h"
#include "pad/IR/Pad.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CONVERTCOPYTOPADPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

static int64_t countCopies(Operation *root) {
  int64_t count = 0;
  root->walk([&](Operation *op) {
    count += isa<linalg::CopyOp, linalg::TransposeOp, memref::CopyOp>(op);
  });
  return count;
}

namespace {

struct ConvertCopyToPadPass final
    : pad::impl::ConvertCopyToPadPassBase<ConvertCopyToPadPass> {
  using Base::Base;

  void runOnOperation() final {
    int64_t before = countCopies(getOperation());
    RewritePatternSet patterns(&getContext());
    populateCopyToPadPatterns(patterns, {fillPlanes, contiguous});
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    numConverted += before - countCopies(getOperation());
  }
};

} // namespace
