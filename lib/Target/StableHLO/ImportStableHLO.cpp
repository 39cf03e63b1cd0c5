//===- ImportStableHLO.cpp - StableHLO to MLIR's own dialects -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "pad/IR/Constants.h"
#include "pad/IR/Pad.h"
#include "pad/Target/StableHLO/StableHLO.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

void mlir::pad::registerStableHLO(DialectRegistry &registry) {
  registry.insert<PadDialect, StableHLODialect, arith::ArithDialect,
                  func::FuncDialect, linalg::LinalgDialect, math::MathDialect,
                  tensor::TensorDialect>();
}

static Lowered lowerOperation(ImplicitLocOpBuilder &builder, Operation *op) {
  if (auto constant = dyn_cast<ConstantOp>(op))
    return createConstant(builder, builder.getLoc(),
                          cast<TypedAttr>(constant.getValue()));
  for (auto *lower : {&lowerMovement, &lowerProduct}) {
    Lowered lowered = lower(builder, op);
    if (failed(lowered) || *lowered)
      return lowered;
  }
  return isa<ReturnOp>(op) ? Lowered(Value()) : lowerComputation(builder, op);
}

/// The operations of StableHLO in program order; the bodies of operations stay
/// with them.
static SmallVector<Operation *> findOperations(ModuleOp module) {
  SmallVector<Operation *> operations;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isa_and_nonnull<StableHLODialect>(op->getDialect()))
      return WalkResult::advance();
    operations.push_back(op);
    return WalkResult::skip();
  });
  return operations;
}

LogicalResult mlir::pad::lowerStableHLO(ModuleOp module) {
  module.getContext()
      ->loadDialect<PadDialect, arith::ArithDialect, linalg::LinalgDialect,
                    math::MathDialect, tensor::TensorDialect>();
  for (Operation *op : findOperations(module)) {
    if (!op->isRegistered())
      continue;
    if (auto barrier = dyn_cast<OptimizationBarrierOp>(op)) {
      barrier->replaceAllUsesWith(barrier.getOperand());
      barrier->erase();
      continue;
    }
    ImplicitLocOpBuilder builder(op->getLoc(), op);
    Lowered lowered = lowerOperation(builder, op);
    if (failed(lowered))
      return failure();
    if (!*lowered)
      continue;
    Type expected = op->getResult(0).getType();
    if ((*lowered).getType() != expected) {
      if (!tensor::CastOp::areCastCompatible((*lowered).getType(), expected))
        return op->emitOpError()
               << "gives " << expected << ", expected " << (*lowered).getType();
      lowered = tensor::CastOp::create(builder, expected, *lowered).getResult();
    }
    op->getResult(0).replaceAllUsesWith(*lowered);
    op->erase();
  }
  return success();
}

LogicalResult mlir::pad::refuseStableHLO(ModuleOp module) {
  SmallVector<Operation *> operations = findOperations(module);
  if (operations.empty())
    return success();
  llvm::SetVector<StringRef> names;
  for (Operation *op : operations)
    names.insert(op->getName().getStringRef());
  return emitError(operations.front()->getLoc())
         << "module has operations of StableHLO that are not supported, or not "
            "for their types: "
         << llvm::join(names, ", ");
}

void mlir::pad::registerImportStableHLO() {
  TranslateToMLIRRegistration registration(
      "import-stablehlo", "import a module of StableHLO, text or generic form",
      [](const std::shared_ptr<llvm::SourceMgr> &sources,
         MLIRContext *context) -> OwningOpRef<Operation *> {
        OwningOpRef<ModuleOp> module =
            parseSourceFile<ModuleOp>(sources, context);
        if (!module || failed(lowerStableHLO(*module)))
          return {};
        return OwningOpRef<Operation *>(module.release());
      },
      registerStableHLO);
}
