//===- main.cpp - Embedding pad in a program of one's own -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds a function that pads a matrix, prints it, lowers it to the LLVM
// dialect and prints it again.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "pad/InitAll.h"

using namespace mlir;

/// Builds @frame, which pads the last axis of a matrix by one on the left and
/// by its second argument on the right.
static OwningOpRef<ModuleOp> buildModule(MLIRContext &context) {
  OpBuilder builder(&context);
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(builder, loc);
  builder.setInsertionPointToEnd(module->getBody());

  Type matrix = RankedTensorType::get({2, 3}, builder.getF32Type());
  Type padded =
      RankedTensorType::get({2, ShapedType::kDynamic}, builder.getF32Type());
  auto func = func::FuncOp::create(
      builder, loc, "frame",
      builder.getFunctionType({matrix, builder.getIndexType()}, padded));
  Block *entry = func.addEntryBlock();
  builder.setInsertionPointToStart(entry);
  OpFoldResult low = builder.getIndexAttr(1);
  OpFoldResult high = entry->getArgument(1);
  Value result =
      pad::PadOp::create(builder, loc, pad::PadMode::Reflect,
                         entry->getArgument(0), low, high, /*value=*/{},
                         /*axes=*/{-1});
  func::ReturnOp::create(builder, loc, result);
  return module;
}

int main() {
  DialectRegistry registry;
  pad::registerAllDialects(registry);
  MLIRContext context(registry);
  context.loadDialect<func::FuncDialect, pad::PadDialect>();

  OwningOpRef<ModuleOp> module = buildModule(context);
  if (failed(verify(*module)))
    return 1;
  module->print(llvm::outs());

  PassManager pm(&context);
  pad::buildPadToLLVMPipeline(pm, pad::PadToLLVMPipelineOptions());
  if (failed(pm.run(*module)))
    return 1;
  module->print(llvm::outs());
  return 0;
}
