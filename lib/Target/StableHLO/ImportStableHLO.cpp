//===- ImportStableHLO.cpp - StableHLO to MLIR's own dialects -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "SDYDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "pad/IR/Constants.h"
#include "pad/IR/Pad.h"
#include "pad/Target/StableHLO/StableHLO.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

void mlir::pad::registerStableHLO(DialectRegistry &registry) {
  registry.insert<PadDialect, StableHLODialect, CHLODialect, SDYDialect,
                  arith::ArithDialect, complex::ComplexDialect,
                  func::FuncDialect, linalg::LinalgDialect, math::MathDialect,
                  scf::SCFDialect, tensor::TensorDialect>();
}

static Lowered lowerSum(ImplicitLocOpBuilder &builder, Operation *op) {
  return TypeSwitch<Operation *, Lowered>(op)
      .Case([&](DotGeneralOp dot) { return lowerDotGeneral(builder, dot); })
      .Case([&](ConvolutionOp conv) { return lowerConvolution(builder, conv); })
      .Case([&](ReduceWindowOp op) { return lowerReduceWindow(builder, op); })
      .Case([&](SelectAndScatterOp op) {
        return lowerSelectAndScatter(builder, op);
      })
      .Default([](Operation *) { return Value(); });
}

static LoweredResults lowerOperation(ImplicitLocOpBuilder &builder,
                                     Operation *op) {
  if (auto constant = dyn_cast<ConstantOp>(op))
    return SmallVector<Value>{createConstant(
        builder, builder.getLoc(), cast<TypedAttr>(constant.getValue()))};
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return lowerReduce(builder, reduce);
  if (auto sort = dyn_cast<SortOp>(op))
    return lowerSort(builder, sort);
  if (auto topK = dyn_cast<TopKOp>(op))
    return lowerTopK(builder, topK);
  if (isa<WhileOp, IfOp, CaseOp>(op))
    return lowerControlFlow(builder, op);
  for (auto *lower : {&lowerMovement, &lowerSum, &lowerComputation}) {
    Lowered lowered = lower(builder, op);
    if (failed(lowered))
      return failure();
    if (*lowered)
      return SmallVector<Value>{*lowered};
  }
  return SmallVector<Value>();
}

static bool isStableHLO(Operation *op) {
  return isa_and_nonnull<StableHLODialect, CHLODialect, SDYDialect>(
      op->getDialect());
}

/// The operations of StableHLO in program order; a body stays with its
/// operation.
static SmallVector<Operation *> findOperations(ModuleOp module) {
  SmallVector<Operation *> operations;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isStableHLO(op))
      return WalkResult::advance();
    operations.push_back(op);
    return WalkResult::skip();
  });
  return operations;
}

/// Whether `op` chooses between computations of which nothing is used.
static bool givesNothing(Operation *op) {
  return isa<IfOp, CaseOp>(op) && op->getNumResults() == 0 &&
         !op->walk([&](Operation *inner) {
              bool isKnown = inner->isRegistered() && isStableHLO(inner);
              return isKnown ? WalkResult::advance() : WalkResult::interrupt();
            }).wasInterrupted();
}

/// Replaces `op` by operations of other dialects, and returns true, if they
/// have a form for it.
static FailureOr<bool> lower(Operation *op) {
  if (isa<OptimizationBarrierOp, ShardingConstraintOp, MeshOp>(op)) {
    op->replaceAllUsesWith(op->getOperands());
    op->erase();
    return true;
  }
  ImplicitLocOpBuilder builder(op->getLoc(), op);
  LoweredResults lowered = lowerOperation(builder, op);
  if (failed(lowered))
    return failure();
  if (lowered->empty()) {
    if (!givesNothing(op))
      return false;
    op->erase();
    return true;
  }
  for (auto [result, value] : llvm::zip_equal(op->getResults(), *lowered)) {
    Type expected = result.getType();
    if (value.getType() != expected) {
      if (!tensor::CastOp::areCastCompatible(value.getType(), expected))
        return op->emitOpError()
               << "gives " << expected << ", expected " << value.getType();
      value = tensor::CastOp::create(builder, expected, value).getResult();
    }
    result.replaceAllUsesWith(value);
  }
  op->erase();
  return true;
}

/// Lowers the operations of StableHLO in `block`, in program order, and those
/// in the regions of all other operations.
static LogicalResult lowerAll(Block &block) {
  for (auto next = block.begin(); next != block.end();) {
    Operation *op = &*next++;
    if (isStableHLO(op)) {
      if (!op->isRegistered() || isa<ReturnOp>(op))
        continue;
      bool isExpanded = isa<WhileOp, IfOp, CaseOp, TopKOp>(op);
      Operation *previous = op->getPrevNode();
      FailureOr<bool> isLowered = lower(op);
      if (failed(isLowered))
        return failure();
      // Its parts are in front of the next one now.
      if (isExpanded && *isLowered)
        next = previous ? std::next(previous->getIterator()) : block.begin();
      continue;
    }
    for (Region &region : op->getRegions())
      for (Block &inner : region)
        if (failed(lowerAll(inner)))
          return failure();
  }
  return success();
}

/// Replaces composites, as which JAX exports functions of `chlo`, by calls.
static LogicalResult replaceComposites(ModuleOp module) {
  WalkResult walked = module.walk([](CompositeOp op) -> WalkResult {
    auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
        op, op.getDecompositionAttr());
    auto type = FunctionType::get(op.getContext(), op.getOperandTypes(),
                                  op.getResultTypes());
    if (!callee || callee.getFunctionType() != type)
      return op.emitOpError() << "calls " << op.getDecompositionAttr()
                              << ", expected a function of type " << type;
    OpBuilder builder(op);
    auto call =
        func::CallOp::create(builder, op.getLoc(), callee, op.getInputs());
    op.replaceAllUsesWith(call.getResults());
    op.erase();
    return WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

/// Whether calls in `op` are inlined: `op` has a body of elementwise ops, or
/// branches whose results nothing uses.
static bool inlinesCalls(Operation *op) {
  return isStableHLO(op) &&
         (!isa<WhileOp, IfOp, CaseOp>(op) || op->getNumResults() == 0);
}

/// Replaces calls in bodies by the callees, as JAX writes a call for each
/// `jnp.where`. Functions that call themselves have an end after some calls.
static void inlineCalls(ModuleOp module) {
  constexpr int64_t most = 10000;
  SmallVector<func::CallOp> calls;
  auto collect = [&](Operation *root) {
    root->walk([&](func::CallOp call) {
      if (inlinesCalls(call->getParentOp()))
        calls.push_back(call);
    });
  };
  collect(module);
  for (size_t next = 0; next < calls.size() && next < most; ++next) {
    func::CallOp call = calls[next];
    auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
        call, call.getCalleeAttr());
    if (!callee || !callee.getBody().hasOneBlock() ||
        TypeRange(callee.getArgumentTypes()) !=
            TypeRange(call.getOperandTypes()))
      continue;
    Block &body = callee.getBody().front();
    IRMapping values;
    values.map(body.getArguments(), call.getOperands());
    OpBuilder builder(call);
    for (Operation &op : body.without_terminator()) {
      Operation *copy = builder.clone(op, values);
      if (auto inner = dyn_cast<func::CallOp>(copy))
        calls.push_back(inner);
      else
        collect(copy);
    }
    for (auto [result, value] : llvm::zip_equal(
             call.getResults(), body.getTerminator()->getOperands()))
      result.replaceAllUsesWith(values.lookupOrDefault(value));
    call.erase();
  }
}

LogicalResult mlir::pad::lowerStableHLO(ModuleOp module) {
  module.getContext()
      ->loadDialect<PadDialect, StableHLODialect, arith::ArithDialect,
                    linalg::LinalgDialect, math::MathDialect, scf::SCFDialect,
                    tensor::TensorDialect>();
  if (failed(replaceComposites(module)))
    return failure();
  inlineCalls(module);
  return lowerAll(*module.getBody());
}

LogicalResult mlir::pad::refuseStableHLO(ModuleOp module) {
  SmallVector<Operation *> operations = findOperations(module);
  if (operations.empty())
    return success();
  llvm::StringSet<> seen;
  SmallVector<std::string> names;
  for (Operation *op : operations) {
    std::string name = op->getName().getStringRef().str();
    if (auto sort = dyn_cast<SortOp>(op))
      if (std::string problem = getExtentProblem(sort); !problem.empty())
        name += " (" + problem + ")";
    if (seen.insert(name).second)
      names.push_back(name);
  }
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
