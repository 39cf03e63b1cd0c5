//===- MainFunction.cpp - The function of an imported model ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MainFunction.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/CSE.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;

/// The name that a model gives to an argument or result.
static constexpr StringLiteral kNameAttr = "pad.name";

namespace {
template <typename... Dialects>
struct DialectList {
  static void insert(DialectRegistry &registry) {
    registry.insert<Dialects...>();
  }
  static void load(MLIRContext &context) { context.loadDialect<Dialects...>(); }
};
} // namespace

using DialectsOfModels =
    DialectList<arith::ArithDialect, cf::ControlFlowDialect,
                complex::ComplexDialect, func::FuncDialect,
                linalg::LinalgDialect, math::MathDialect, tensor::TensorDialect,
                PadDialect>;

void MainFunction::registerDialects(DialectRegistry &registry) {
  DialectsOfModels::insert(registry);
}

MainFunction::MainFunction(Location loc)
    : module(ModuleOp::create(loc)), builder(module->getBodyRegion()) {
  DialectsOfModels::load(*getContext());
  function = func::FuncOp::create(builder, loc, "main",
                                  builder.getFunctionType({}, {}));
  builder.setInsertionPointToEnd(function.addEntryBlock());
}

Value MainFunction::addArgument(StringRef name, Type type) {
  argumentNames.push_back(builder.getStringAttr(name));
  return function.front().addArgument(type, function.getLoc());
}

void MainFunction::addResult(StringRef name, Value value) {
  resultNames.push_back(builder.getStringAttr(name));
  results.push_back(value);
}

OwningOpRef<ModuleOp> MainFunction::finish() {
  func::ReturnOp::create(builder, function.getLoc(), results);
  function.setFunctionType(builder.getFunctionType(
      function.front().getArgumentTypes(), TypeRange(ValueRange(results))));
  for (auto [position, name] : llvm::enumerate(argumentNames))
    function.setArgAttr(position, kNameAttr, name);
  for (auto [position, name] : llvm::enumerate(resultNames))
    function.setResultAttr(position, kNameAttr, name);

  IRRewriter rewriter(builder);
  DominanceInfo dominance(function);
  eliminateCommonSubExpressions(rewriter, dominance, function);
  for (Operation &op :
       llvm::make_early_inc_range(llvm::reverse(function.front())))
    if (isOpTriviallyDead(&op))
      rewriter.eraseOp(&op);
  if (failed(verify(*module)))
    return {};
  return std::move(module);
}
