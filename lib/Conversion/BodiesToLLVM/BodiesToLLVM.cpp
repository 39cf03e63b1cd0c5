//===- BodiesToLLVM.cpp - What a function alone knows, to LLVM ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/ConvertToLLVM/ToLLVMInterface.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/DialectConversion.h"
#include "pad/Conversion/BodiesToLLVM/BodiesToLLVM.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CONVERTBODIESTOLLVMPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

namespace {

/// What the pass on each function shares with those on the others.
struct BodyConversion {
  explicit BodyConversion(MLIRContext *context)
      : converter(context), target(*context) {
    RewritePatternSet collected(context);
    for (StringRef name : {arith::ArithDialect::getDialectNamespace(),
                           cf::ControlFlowDialect::getDialectNamespace(),
                           vector::VectorDialect::getDialectNamespace()})
      if (auto *interface = dyn_cast_if_present<ConvertToLLVMPatternInterface>(
              context->getLoadedDialect(name)))
        interface->populateConvertToLLVMConversionPatterns(target, converter,
                                                           collected);
    target.addLegalDialect<LLVM::LLVMDialect>();
    // These add functions and texts to the module.
    target.addLegalOp<cf::AssertOp, vector::PrintOp>();
    patterns = std::move(collected);
  }

  LLVMTypeConverter converter;
  ConversionTarget target;
  FrozenRewritePatternSet patterns;
};

struct ConvertBodiesToLLVMPass final
    : pad::impl::ConvertBodiesToLLVMPassBase<ConvertBodiesToLLVMPass> {
  using Base::Base;

  LogicalResult initialize(MLIRContext *context) final {
    conversion = std::make_shared<BodyConversion>(context);
    return success();
  }

  void runOnOperation() final {
    if (failed(applyPartialConversion(getOperation(), conversion->target,
                                      conversion->patterns)))
      signalPassFailure();
  }

  std::shared_ptr<const BodyConversion> conversion;
};

} // namespace
