//===- OptionError.cpp - Options of pipelines that cannot be --------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OptionError.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

struct OptionErrorPass final
    : PassWrapper<OptionErrorPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(OptionErrorPass)

  explicit OptionErrorPass(std::string message) : message(std::move(message)) {}

  void runOnOperation() final {
    // The module has nothing to do with it, and is not printed.
    emitError(getOperation().getLoc()) << message;
    signalPassFailure();
  }

  std::string message;
};

} // namespace

void mlir::pad::addOptionError(OpPassManager &pm, const Twine &message) {
  pm.addPass(std::make_unique<OptionErrorPass>(message.str()));
}
