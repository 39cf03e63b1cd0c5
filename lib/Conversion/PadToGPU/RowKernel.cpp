//===- RowKernel.cpp - The kernel that writes a pad row by row ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::pad;

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

OpFoldResult RowKernel::countRows(IndexBuilder &index) {
  OpFoldResult rows = index.constant(1);
  for (OpFoldResult extent : getOuterExtents())
    rows = index.mul(rows, castTo(index, extent));
  return rows;
}

void RowKernel::build() {
  if (pad.has(Facts::InPlace))
    buildBorder();
  else if (pad.has(Facts::VectorsCrossRows))
    buildAcrossRows();
  else
    buildRows();
}

void RowKernel::buildRows() {
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
  buildRowLaunch(enter, enterPlane,
                 [&](ArrayRef<OpFoldResult> outer, const ThreadSteps &along) {
                   KernelRow row = plane;
                   if (!outer.empty())
                     row = enterAxis(row, pad.axes[outer.size() - 1],
                                     outer.back());
                   buildRow(row, along);
                 });
}

void RowKernel::enterLaunch(const Inside &inside) {
  const FlatAxis &axis = pad.axes.back();
  unitsPerPosition = narrow(pad.unitsPerPosition);
  rowUnits = index.mul(narrow(axis.resultExtent), unitsPerPosition);
  lowUnits = index.mul(narrow(axis.low), unitsPerPosition);
  insideBegin = index.mul(narrow(inside.begin), unitsPerPosition);
  insideEnd = index.mul(narrow(inside.end), unitsPerPosition);
  if (pad.has(Facts::Rows))
    readAddresses();
}

KernelRow RowKernel::getFirstRow() {
  KernelRow row{pad.sourceOffset, pad.resultOffset, true};
  if (!pad.has(Facts::Rows) && !pad.extension.isFill())
    for (const FlatAxis &axis : pad.axes)
      row.isInside = wide.conjunction(
          row.isInside, wide.lessThan(wide.constant(0), axis.sourceExtent));
  return row;
}

KernelRow RowKernel::getRow(OpFoldResult number) {
  SmallVector<OpFoldResult> positions = delinearize(number, getOuterExtents());
  KernelRow row = getFirstRow();
  for (auto [axis, position] : llvm::zip(pad.axes, positions))
    row = enterAxis(row, axis, position);
  return row;
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
  return {wide.offset(row.source, widen(source), axis.sourceStride),
          wide.offset(row.result, widen(position), axis.resultStride),
          index.conjunction(row.isInside, isInside)};
}

std::pair<OpFoldResult, Condition> RowKernel::map(const FlatAxis &axis,
                                                  OpFoldResult position) {
  if (pad.has(Facts::Rows) && axis.isUnpadded())
    return {position, true};
  OpFoldResult n = narrow(axis.sourceExtent);
  OpFoldResult i = index.sub(position, narrow(axis.low));
  if (pad.extension.isFill())
    return {i, index.isIn({index.constant(0), n}, i)};
  if (pad.has(Facts::WithinReach))
    return {pad.extension.getSourceIndexWithinReach(index, i, n), true};
  // The row of an empty source is filled.
  if (!pad.has(Facts::Rows))
    n = index.max(n, 1);
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
    Condition isHere = index.equal(phase, k);
    fill = arith::SelectOp::create(builder, loc, index.materialize(isHere),
                                   pad.fill[k], fill);
  }
  return fill;
}

void RowKernel::buildUnits(const KernelRow &row, const ThreadSteps &along) {
  forEachUnit(along, [&](OpFoldResult position, OpFoldResult part) {
    KernelRow here = enterAxis(row, pad.axes.back(), position);
    Value value = buildSelect(
        index, here.isInside,
        [&] { return load(wide.add(here.source, widen(part))); },
        [&] { return getFill(part); });
    store(value, wide.add(here.result, widen(part)));
  });
}
