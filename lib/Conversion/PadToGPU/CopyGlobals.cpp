//===- CopyGlobals.cpp - Constants in memory of the device ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pad/Conversion/PadToGPU/PadToGPU.h"

namespace mlir::pad {
#define GEN_PASS_DEF_COPYGLOBALSPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

struct CopyGlobalsPass final : pad::impl::CopyGlobalsPassBase<CopyGlobalsPass> {
  using Base::Base;

  void runOnOperation() final {
    func::FuncOp function = getOperation();
    SmallVector<memref::GetGlobalOp> globals;
    function.walk([&](memref::GetGlobalOp op) { globals.push_back(op); });
    for (memref::GetGlobalOp global : globals) {
      global->moveBefore(&function.front(), function.front().begin());
      OpBuilder builder(global->getContext());
      builder.setInsertionPointAfter(global);
      Location loc = global.getLoc();
      Value copy = memref::AllocOp::create(builder, loc, global.getType());
      global.getResult().replaceAllUsesWith(copy);
      memref::CopyOp::create(builder, loc, global, copy);
      function.walk([&](func::ReturnOp op) {
        builder.setInsertionPoint(op);
        memref::DeallocOp::create(builder, loc, copy);
      });
    }
  }
};

} // namespace
