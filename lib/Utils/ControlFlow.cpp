//===- ControlFlow.cpp - Branches and loops that fold ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/ControlFlow.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

void mlir::pad::buildIf(IndexBuilder &index, Condition condition,
                        function_ref<void()> thenBody,
                        function_ref<void()> elseBody) {
  if (condition.isTrue())
    return thenBody();
  if (condition.isFalse())
    return elseBody();
  OpBuilder &builder = index.getBuilder();
  auto ifOp = scf::IfOp::create(builder, index.getLoc(), condition.value,
                                /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(ifOp.thenBlock());
  thenBody();
  builder.setInsertionPointToStart(ifOp.elseBlock());
  elseBody();
}

SmallVector<OpFoldResult>
mlir::pad::buildChoice(IndexBuilder &index, Condition condition,
                       function_ref<SmallVector<OpFoldResult>()> thenBody,
                       function_ref<SmallVector<OpFoldResult>()> elseBody) {
  if (!condition.value)
    return condition.isTrue() ? thenBody() : elseBody();
  auto yield = [&](function_ref<SmallVector<OpFoldResult>()> body) {
    return [&, body](OpBuilder &builder, Location loc) {
      SmallVector<Value> values;
      for (OpFoldResult value : body())
        values.push_back(index.materialize(value));
      scf::YieldOp::create(builder, loc, values);
    };
  };
  auto ifOp =
      scf::IfOp::create(index.getBuilder(), index.getLoc(), condition.value,
                        yield(thenBody), yield(elseBody));
  return getAsOpFoldResult(ifOp.getResults());
}

Value mlir::pad::buildSelect(IndexBuilder &index, Condition condition,
                             function_ref<Value()> thenBody,
                             function_ref<Value()> elseBody) {
  auto getList = [](function_ref<Value()> body) {
    return [body] { return SmallVector<OpFoldResult>{body()}; };
  };
  return cast<Value>(
      buildChoice(index, condition, getList(thenBody), getList(elseBody))
          .front());
}

void mlir::pad::buildLoop(IndexBuilder &index, OpFoldResult begin,
                          OpFoldResult end, OpFoldResult step,
                          function_ref<void(OpFoldResult)> body) {
  if (begin == end)
    return;
  std::optional<int64_t> first = getConstantIntValue(begin);
  std::optional<int64_t> last = getConstantIntValue(end);
  std::optional<int64_t> by = getConstantIntValue(step);
  if (first && last && by && *last - *first <= *by) {
    if (*first < *last)
      body(begin);
    return;
  }
  OpBuilder &builder = index.getBuilder();
  Value lb = index.materialize(begin), ub = index.materialize(end);
  auto loop = scf::ForOp::create(builder, index.getLoc(), lb, ub,
                                 index.materialize(step));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

void mlir::pad::buildBlocksByTwo(IndexBuilder &index, OpFoldResult last,
                                 int64_t width,
                                 function_ref<void(OpFoldResult)> buildTwo,
                                 function_ref<void(OpFoldResult)> buildOne) {
  OpFoldResult zero = index.constant(0);
  OpFoldResult first = index.max(zero, index.sub(last, width));
  buildLoop(index, zero, first, index.constant(2 * width), buildTwo);
  buildOne(first);
  buildOne(last);
}

void mlir::pad::buildOutlined(OpBuilder &builder, Location loc, StringRef name,
                              function_ref<void()> body) {
  auto region = scf::ExecuteRegionOp::create(builder, loc, TypeRange());
  region.setNoInline(true);
  region->setAttr(kOutlinedAttr, builder.getStringAttr(name));
  OpBuilder::InsertionGuard guard(builder);
  builder.createBlock(&region.getRegion());
  body();
  scf::YieldOp::create(builder, loc);
}

bool mlir::pad::isInParallelLoop(Operation *op) {
  return op->getParentOfType<scf::ParallelOp>() ||
         op->getParentOfType<scf::ForallOp>();
}

bool mlir::pad::isInKernel(Operation *op) {
  while ((op = op->getParentOp()))
    if (op->getName().getDialectNamespace() == "gpu")
      return true;
  return false;
}

static LLVM::LoopAnnotationAttr
getLoopAnnotation(MLIRContext *context, LLVM::LoopVectorizeAttr vectorize,
                  LLVM::LoopUnrollAttr unroll, BoolAttr mustProgress = {}) {
  return LLVM::LoopAnnotationAttr::get(
      context, /*disableNonforced=*/{}, vectorize, /*interleave=*/{}, unroll,
      /*unrollAndJam=*/{}, /*licm=*/{}, /*distribute=*/{}, /*pipeline=*/{},
      /*peeled=*/{}, /*unswitch=*/{}, mustProgress, /*isVectorized=*/{},
      /*startLoc=*/{}, /*endLoc=*/{}, /*parallelAccesses=*/{});
}

/// Annotates `loop` not to be unrolled. `vectorize` says whether and how it is
/// vectorized.
static void setLoopAnnotation(scf::ForOp loop,
                              LLVM::LoopVectorizeAttr vectorize) {
  MLIRContext *context = loop.getContext();
  auto noUnrolling = LLVM::LoopUnrollAttr::get(
      context, /*disable=*/BoolAttr::get(context, true), /*count=*/{},
      /*runtimeDisable=*/{}, /*full=*/{}, /*followupUnrolled=*/{},
      /*followupRemainder=*/{}, /*followupAll=*/{});
  loop->setDiscardableAttr("llvm.loop_annotation",
                           getLoopAnnotation(context, vectorize, noUnrolling));
}

void mlir::pad::forbidScalarUnrolling(scf::ForOp loop) {
  MLIRContext *context = loop.getContext();
  // The annotation of a loop of vectors, in place of this one.
  auto ofVectors =
      getLoopAnnotation(context, /*vectorize=*/{}, /*unroll=*/{},
                        /*mustProgress=*/BoolAttr::get(context, true));
  setLoopAnnotation(loop, LLVM::LoopVectorizeAttr::get(
                              context, /*disable=*/{}, /*predicateEnable=*/{},
                              /*scalableEnable=*/{}, /*width=*/{}, ofVectors,
                              /*followupEpilogue=*/{}, /*followupAll=*/{}));
}

void mlir::pad::forbidLoopTransforms(scf::ForOp loop) {
  MLIRContext *context = loop.getContext();
  auto noVectors = LLVM::LoopVectorizeAttr::get(
      context, /*disable=*/BoolAttr::get(context, true),
      /*predicateEnable=*/{}, /*scalableEnable=*/{}, /*width=*/{},
      /*followupVectorized=*/{}, /*followupEpilogue=*/{}, /*followupAll=*/{});
  setLoopAnnotation(loop, noVectors);
}
