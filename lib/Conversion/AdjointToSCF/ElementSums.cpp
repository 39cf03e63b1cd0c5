//===- ElementSums.cpp - Adjoints element by element ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementSums.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/AxisSum.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// Keeps LLVM from unrolling the loops in `nest` that have loops in them. In a
/// mode that holds the ends, each axis has a loop over three ranges of
/// positions, one in the other: unrolled, they were 3^rank copies of the
/// innermost one.
static void forbidUnrolling(Operation *nest) {
  nest->walk([&](scf::ForOp loop) {
    WalkResult inner = loop.getBody()->walk(
        [](scf::ForOp) { return WalkResult::interrupt(); });
    if (inner.wasInterrupted())
      forbidLoopTransforms(loop);
  });
}

void mlir::pad::buildElementSums(OpBuilder &builder, AdjointIntoOp op,
                                 const Addition &addition, bool parallel) {
  Location loc = op.getLoc();
  IndexBuilder index(builder, loc);
  Extension extension = Extension::get(op.getMode());
  SmallVector<AdjointAxis> axes = getAdjointAxes(
      memref::getMixedSizes(builder, loc, op.getSource()),
      memref::getMixedSizes(builder, loc, op.getInit()), op.getLowPerAxis());
  if (llvm::any_of(axes, [](const AdjointAxis &axis) {
        return isZeroInteger(axis.resultExtent);
      }))
    return;

  SmallVector<bool> isShownOnce;
  SmallVector<Value> begins, ends, steps;
  for (const AdjointAxis &axis : axes) {
    isShownOnce.push_back(axis.isUnpadded());
    begins.push_back(index.materialize(index.constant(0)));
    ends.push_back(index.materialize(axis.resultExtent));
    steps.push_back(index.materialize(index.constant(1)));
  }
  auto buildBody = [&](OpBuilder &nested, Location loc, ValueRange indices) {
    IndexBuilder index(nested, loc);
    auto load = [&](ValueRange position) -> Value {
      return memref::LoadOp::create(nested, loc, op.getSource(), position);
    };
    Value sum = buildElementSum(index, extension, axes, isShownOnce,
                                getAsOpFoldResult(indices), addition, load);
    memref::StoreOp::create(nested, loc, sum, op.getInit(), indices);
  };
  if (axes.empty())
    return buildBody(builder, loc, {});
  if (parallel)
    forbidUnrolling(
        scf::ParallelOp::create(builder, loc, begins, ends, steps, buildBody));
  else
    forbidUnrolling(
        scf::buildLoopNest(builder, loc, begins, ends, steps, buildBody)
            .loops.front());
}
