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

SmallVector<OpFoldResult> RowKernel::getOuterExtents() {
  return llvm::map_to_vector(
      ArrayRef(pad.axes).drop_back(),
      [](const FlatAxis &axis) { return axis.resultExtent; });
}

OpFoldResult RowKernel::countRows(IndexBuilder &index) {
  OpFoldResult rows = index.constant(1);
  for (OpFoldResult extent : getOuterExtents())
    rows = index.mul(rows, castTo(index, extent));
  return rows;
}

OpFoldResult RowKernel::countRowSteps() {
  OpFoldResult units =
      wide.mul(pad.axes.back().resultExtent, pad.unitsPerPosition);
  if (!pad.has(Facts::Rows))
    return units;
  // A row may begin and end in the middle of a vector.
  return wide.div(wide.add(units, wide.constant(2 * lanes - 2)),
                  wide.constant(lanes));
}

void RowKernel::build() {
  Inside inside = pad.axes.back().getInside(wide);
  KernelRow first{{}, {}, true}, plane = first;
  auto enter = [&] {
    enterLaunch(inside);
    first = getFirstRow();
  };
  auto enterPlane = [&](ArrayRef<OpFoldResult> outer) {
    plane = first;
    for (auto [axis, position] : llvm::zip(pad.axes, outer))
      plane = enterAxis(plane, axis, position);
  };
  auto build = [&](OpFoldResult around, const ThreadSteps &along) {
    KernelRow row = plane;
    if (around)
      row = enterAxis(row, pad.axes[pad.axes.size() - 2], around);
    buildRow(row, along);
  };
  buildRowLaunch(index, getOuterExtents(), countRowSteps(),
                 {enter, enterPlane, build});
}

void RowKernel::enterLaunch(const Inside &inside) {
  const FlatAxis &axis = pad.axes.back();
  pixel = narrow(pad.unitsPerPosition);
  rowUnits = index.mul(narrow(axis.resultExtent), pixel);
  sourceUnits = index.mul(narrow(axis.sourceExtent), pixel);
  lowUnits = index.mul(narrow(axis.low), pixel);
  insideBegin = index.mul(narrow(inside.begin), pixel);
  insideEnd = index.mul(narrow(inside.end), pixel);
  if (pad.has(Facts::Rows))
    memory.enterLaunch();
}

KernelRow RowKernel::getFirstRow() {
  KernelRow row{pad.sourceOffset, pad.resultOffset, true};
  if (!pad.has(Facts::Rows) && !pad.extension.isFill())
    for (const FlatAxis &axis : pad.axes)
      row.isInside = wide.conjunction(
          row.isInside, wide.lessThan(wide.constant(0), axis.sourceExtent));
  return row;
}

KernelRow RowKernel::getRow(ArrayRef<OpFoldResult> positions) {
  KernelRow row = getFirstRow();
  for (auto [axis, position] : llvm::zip(pad.axes, positions))
    row = enterAxis(row, axis, position);
  return row;
}

KernelRow RowKernel::getRow(OpFoldResult number) {
  return getRow(delinearize(index, number, getOuterExtents()));
}

void RowKernel::buildRow(const KernelRow &row, const ThreadSteps &along) {
  if (pad.has(Facts::Rows))
    buildVectors(row, along);
  else
    buildUnits(row, along);
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
  if (pad.has(Facts::Rows) && axis.isUnpadded())
    return {position, true};
  OpFoldResult n = narrow(axis.sourceExtent);
  OpFoldResult i = index.sub(position, narrow(axis.low));
  if (pad.extension.isFill())
    return {i, index.conjunction(index.lessEqual(index.constant(0), i),
                                 index.lessThan(i, n))};
  if (pad.has(Facts::WithinReach))
    return {pad.extension.getSourceIndexWithinReach(index, i, n), true};
  // The row of an empty source is filled.
  if (!pad.has(Facts::Rows))
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

void RowKernel::buildUnits(const KernelRow &row, const ThreadSteps &along) {
  const FlatAxis &axis = pad.axes.back();
  along.forEach(index, rowUnits, [&](OpFoldResult unit) {
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

void mlir::pad::buildRowKernel(OpBuilder &builder, const FlatPad &pad) {
  RowKernel kernel(builder, pad);
  if (pad.has(Facts::InPlace))
    kernel.buildBorder();
  else if (pad.has(Facts::VectorsCrossRows))
    kernel.buildAcrossRows();
  else
    kernel.build();
}
