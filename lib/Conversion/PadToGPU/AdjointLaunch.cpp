//===- AdjointLaunch.cpp - Which kernels an adjoint has -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AdjointLaunch.h"
#include "AdjointKernel.h"
#include "KernelMemory.h"
#include "Launch.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pad/Utils/AxisBorders.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// `flat`, whose numbers are `number`.
static KernelAdjoint getKernelAdjoint(OpBuilder &builder,
                                      const FlatAdjoint &flat,
                                      const UnitNumber &number) {
  IndexBuilder index(builder, flat.loc);
  // Bits are moved and shifted as integers.
  Storage storage{number.getUnit(), number.getBytes(), /*count=*/1};
  Value source = castToUnitBuffer(builder, flat.loc, flat.source, storage);
  Value result = castToUnitBuffer(builder, flat.loc, flat.result, storage);
  SmallVector<OuterAxis> axes = flat.outer;
  axes.push_back({flat.row, flat.block, flat.block});
  OpFoldResult sourceEnd = flat.block;
  for (const OuterAxis &each : axes)
    sourceEnd = index.mul(sourceEnd, each.axis.sourceExtent);
  sourceEnd = index.add(flat.sourceOffset, sourceEnd);
  return {flat.loc,
          flat.extension,
          number,
          source,
          result,
          flat.sourceOffset,
          flat.resultOffset,
          sourceEnd,
          std::move(axes),
          flat.block};
}

/// `op` with the axes and strides that it has. The row's positions are of one
/// element.
static KernelAdjoint getElementAdjoint(OpBuilder &builder, AdjointIntoOp op,
                                       const UnitNumber &number) {
  Location loc = op.getLoc();
  IndexBuilder index(builder, loc);
  OpFoldResult count = index.constant(number.getCount());
  Storage storage{number.getUnit(), number.getBytes(), number.getCount()};
  UnitView source = UnitView::get(builder, loc, op.getSource(), storage);
  UnitView result = UnitView::get(builder, loc, op.getInit(), storage);
  SmallVector<OuterAxis> axes;
  for (auto [axis, sourceStride, resultStride] : llvm::zip_equal(
           getAdjointAxes(memref::getMixedSizes(builder, loc, op.getSource()),
                          memref::getMixedSizes(builder, loc, op.getInit()),
                          op.getLowPerAxis()),
           source.strides, result.strides))
    axes.push_back({axis, sourceStride, resultStride});
  OpFoldResult one = index.constant(1);
  if (axes.empty())
    axes.push_back({{one, one, index.constant(0)}, count, count});
  return {loc,
          Extension::get(op.getMode()),
          number,
          source.view,
          result.view,
          source.offset,
          result.offset,
          /*sourceEnd=*/{},
          std::move(axes),
          count};
}

static Condition areIndicesSmall(IndexBuilder &index,
                                 const KernelAdjoint &adjoint) {
  auto axes = llvm::map_to_vector(adjoint.axes, [](const OuterAxis &each) {
    auto [sourceExtent, resultExtent, low] = each.axis;
    return std::array{sourceExtent, resultExtent, low};
  });
  return hasSmallIndices(index, axes, adjoint.block);
}

/// Builds the kernel of `adjoint`, of which `facts` hold.
static void buildKernel(OpBuilder &builder, KernelAdjoint adjoint,
                        Facts facts) {
  adjoint.facts = facts;
  reportKernel(adjoint.loc, facts);
  buildAdjointKernel(builder, adjoint);
}

bool mlir::pad::canLaunch(AdjointIntoOp op) {
  auto isStrided = [](Value buffer) {
    return cast<MemRefType>(buffer.getType()).isStrided();
  };
  return isStrided(op.getSource()) && isStrided(op.getInit()) &&
         UnitNumber::get(op.getInitType().getElementType());
}

void mlir::pad::buildAdjointLaunches(OpBuilder &builder, AdjointIntoOp op) {
  ShapedType initType = op.getInitType();
  if (llvm::is_contained(initType.getShape(), 0))
    return;
  constexpr Facts small = Facts::SmallIndices;
  constexpr Facts rows = Facts::Fits | Facts::Rows | small;
  constexpr Facts disjoint = Facts::DisjointBorders | Facts::DisjointRowBorders;
  Location loc = op.getLoc();
  UnitNumber number = *UnitNumber::get(initType.getElementType());
  IndexBuilder index(builder, loc);
  auto buildElements = [&] {
    KernelAdjoint adjoint = getElementAdjoint(builder, op, number);
    buildIf(
        builder, loc, areIndicesSmall(index, adjoint),
        [&] { buildKernel(builder, adjoint, Facts::Elements | small); },
        [&] { buildKernel(builder, adjoint, Facts::Elements); });
  };
  FailureOr<FlatAdjoint> flat = FlatAdjoint::get(builder, op);
  if (failed(flat))
    return buildElements();
  KernelAdjoint adjoint = getKernelAdjoint(builder, *flat, number);
  Condition disjointBorders = true;
  for (const OuterAxis &each : adjoint.axes)
    disjointBorders = index.conjunction(
        disjointBorders,
        hasDisjointBorders(index, adjoint.extension, each.axis));
  Condition isFlat =
      index.conjunction(flat->isFlat, areIndicesSmall(index, adjoint));
  auto buildRows = [&] {
    buildIf(
        builder, loc, disjointBorders,
        [&] { buildKernel(builder, adjoint, rows | disjoint); },
        [&] { buildKernel(builder, adjoint, rows); });
  };
  buildIf(builder, loc, isFlat, buildRows, buildElements);
}
