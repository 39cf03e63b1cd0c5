//===- RowKernel.cpp - The kernel that writes a pad row by row ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void RowKernel::build() {
  if (plan.goesOn)
    return buildShortRows();
  const FlatAxis &axis = pad.axes.back();
  size_t rank = pad.axes.size();
  OpFoldResult one = wide.constant(1);
  OpFoldResult units = wide.mul(axis.resultExtent, pad.pixel);
  OpFoldResult outer = one, around = one;
  if (rank > 1)
    around = pad.axes[rank - 2].resultExtent;
  for (const FlatAxis &each :
       ArrayRef(pad.axes).drop_back(std::min(rank, size_t(2))))
    outer = wide.mul(outer, each.resultExtent);
  Inside inside = axis.getInside(wide);

  // A row may begin and end in the middle of a vector.
  OpFoldResult steps = units;
  if (plan.isFlat)
    steps = wide.div(wide.add(units, wide.constant(2 * lanes - 2)),
                     wide.constant(lanes));
  Launch(builder, loc, {steps, around, outer}, [&](const Launch &launch) {
    enterLaunch(inside);
    KernelRow row = getFirstRow();
    launch.forEachStep(
        index, gpu::Dimension::z, narrow(outer), [&](OpFoldResult step) {
          buildRows(launch, enterOuterAxes(row, step), narrow(around));
        });
  });
}

void RowKernel::enterLaunch(const Inside &inside) {
  const FlatAxis &axis = pad.axes.back();
  pixel = narrow(pad.pixel);
  rowUnits = index.mul(narrow(axis.resultExtent), pixel);
  sourceUnits = index.mul(narrow(axis.sourceExtent), pixel);
  lowUnits = index.mul(narrow(axis.low), pixel);
  insideBegin = index.mul(narrow(inside.begin), pixel);
  insideEnd = index.mul(narrow(inside.end), pixel);
  if (plan.isFlat)
    memory.enterLaunch();
}

KernelRow RowKernel::getFirstRow() {
  KernelRow row{pad.sourceOffset, pad.resultOffset, true};
  if (!plan.isFlat && !pad.extension.isFill())
    for (const FlatAxis &axis : pad.axes)
      row.isInside = wide.conjunction(
          row.isInside, wide.lessThan(wide.constant(0), axis.sourceExtent));
  return row;
}

/// The row at `step` of the axes outside of the last two, all as one.
KernelRow RowKernel::enterOuterAxes(KernelRow row, OpFoldResult step) {
  for (size_t k = pad.axes.size(); k-- > 0;) {
    if (k + 2 >= pad.axes.size())
      continue;
    const FlatAxis &axis = pad.axes[k];
    OpFoldResult position = step;
    if (k > 0) {
      OpFoldResult extent = narrow(axis.resultExtent);
      step = index.div(position, extent);
      position = index.sub(position, index.mul(step, extent));
    }
    row = enterAxis(row, axis, position);
  }
  return row;
}

void RowKernel::buildRows(const Launch &launch, const KernelRow &outer,
                          OpFoldResult count) {
  size_t rank = pad.axes.size();
  launch.forEachStep(index, gpu::Dimension::y, count, [&](OpFoldResult step) {
    KernelRow row = outer;
    if (rank > 1)
      row = enterAxis(row, pad.axes[rank - 2], step);
    if (plan.isFlat)
      buildVectors(launch, row);
    else
      buildUnits(launch, row);
  });
}

KernelRow RowKernel::enterAxis(const KernelRow &row, const FlatAxis &axis,
                               OpFoldResult position) {
  auto [source, isInside] = map(axis, position);
  return {wide.add(row.source, wide.mul(widen(source), axis.sourceStride)),
          wide.add(row.result, wide.mul(widen(position), axis.resultStride)),
          index.conjunction(row.isInside, isInside)};
}

std::pair<OpFoldResult, Condition> RowKernel::map(const FlatAxis &axis,
                                                  OpFoldResult position) {
  if (plan.isFlat && axis.isUnpadded())
    return {position, true};
  OpFoldResult n = narrow(axis.sourceExtent);
  OpFoldResult i = index.sub(position, narrow(axis.low));
  if (pad.extension.isFill())
    return {i, index.conjunction(index.lessEqual(index.constant(0), i),
                                 index.lessThan(i, n))};
  if (plan.isWithinReach)
    return {pad.extension.getSourceIndexWithinReach(index, i, n), true};
  // The row of an empty source is filled.
  if (!plan.isFlat)
    n = index.max(n, index.constant(1));
  return {pad.extension.getSourceIndex(index, i, n), true};
}

//===----------------------------------------------------------------------===//
// Unit by unit
//===----------------------------------------------------------------------===//

Value RowKernel::getFill(OpFoldResult position) {
  int64_t count = pad.fill.size();
  OpFoldResult phase = index.modPowerOfTwo(position, count);
  Value fill = pad.fill.front();
  for (int64_t k = 1; k < count; ++k) {
    Condition isHere = index.equal(phase, index.constant(k));
    fill = arith::SelectOp::create(builder, loc, index.materialize(isHere),
                                   pad.fill[k], fill);
  }
  return fill;
}

void RowKernel::buildUnits(const Launch &launch, const KernelRow &row) {
  const FlatAxis &axis = pad.axes.back();
  launch.forEachStep(
      index, gpu::Dimension::x, rowUnits, [&](OpFoldResult unit) {
        OpFoldResult position = index.div(unit, pixel);
        OpFoldResult part = index.sub(unit, index.mul(position, pixel));
        KernelRow here = enterAxis(row, axis, position);
        Value value = select(
            pad.storage.unit, here.isInside,
            [&] { return memory.load(wide.add(here.source, widen(part))); },
            [&] { return getFill(part); });
        memory.store(value, wide.add(here.result, widen(part)));
      });
}

void mlir::pad::buildRowKernel(OpBuilder &builder, const FlatPad &pad,
                               KernelPlan plan) {
  RowKernel(builder, pad, plan).build();
}
