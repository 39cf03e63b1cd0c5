//===- CheckTosaPads.cpp - tosa.pad of tensors of unknown rank ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CHECKTOSAPADSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

struct CheckTosaPadsPass final
    : pad::impl::CheckTosaPadsPassBase<CheckTosaPadsPass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([&](tosa::PadOp op) {
      Type type = op.getInput1().getType();
      if (isa<RankedTensorType>(type))
        return;
      op.emitOpError() << "pads a " << type << ", expected a ranked tensor";
      signalPassFailure();
    });
  }
};

} // namespace
