//===- ConstantsToGlobals.cpp - The globals of constants, in order --------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferUtils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CONSTANTSTOGLOBALSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

struct ConstantsToGlobalsPass final
    : pad::impl::ConstantsToGlobalsPassBase<ConstantsToGlobalsPass> {
  using Base::Base;

  void runOnOperation() final {
    SymbolTableCollection symbolTables;
    uint64_t alignment = bufferization::BufferizationOptions().bufferAlignment;
    getOperation().walk([&](arith::ConstantOp op) {
      if (isa<RankedTensorType>(op.getType()) &&
          failed(bufferization::getGlobalFor(op, symbolTables, alignment)))
        signalPassFailure();
    });
  }
};

} // namespace
