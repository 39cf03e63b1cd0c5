//===- FarRow.cpp - Rows with borders beyond reach ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rows.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

Condition mlir::pad::canBuildFarRow(IndexBuilder &index,
                                    const FlatAdjoint &adjoint) {
  if (!isOneInteger(adjoint.block))
    return false;
  auto [begin, end] = getIdentityElements(index, adjoint.row);
  OpFoldResult n = adjoint.row.resultExtent;
  Condition isWhole = index.equal(begin, 0);
  isWhole = index.conjunction(isWhole, index.equal(end, n));
  return index.conjunction(isWhole, index.lessThan(0, n));
}

/// Adds `size` units of `row`, from `from` on, to `sums`, from `to` on with
/// step 1 or -1.
static void addRun(RowBuilder &rows, const RowTerms &row, OpFoldResult from,
                   const Destination &sums, OpFoldResult to, OpFoldResult size,
                   int64_t step) {
  IndexBuilder &index = rows.index;
  // No block may overlap another one, as each is read and written.
  OpFoldResult rest = index.modPowerOfTwo(size, rows.sumUnits);
  OpFoldResult whole = index.sub(size, rest);
  auto addVectors = [&](OpFoldResult begin, OpFoldResult end, int64_t width) {
    buildLoop(index, begin, end, index.constant(width), [&](OpFoldResult unit) {
      OpFoldResult place = step > 0 ? index.add(to, unit)
                                    : index.sub(to, index.add(unit, width - 1));
      Value term = rows.loadSums(row, index.add(from, unit), width);
      Value sum = rows.loadUnits(sums.array, place, width);
      rows.store(rows.add(sum, step < 0 ? rows.reverse(term) : term), sums,
                 place);
    });
  };
  addVectors(index.constant(0), whole, rows.sumUnits);
  addVectors(whole, size, 1);
}

void mlir::pad::buildFarRow(RowBuilder &rows, Value sums, const RowSum &row) {
  OpBuilder &builder = rows.builder;
  Location loc = rows.loc;
  IndexBuilder &index = rows.index;
  const AdjointAxis &axis = rows.adjoint.row;
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult m = axis.sourceExtent, n = axis.resultExtent;
  Destination memory{sums, zero};
  // The neutral element of addition: -0.0 for floats.
  TypedAttr neutral = builder.getZeroAttr(rows.sumType);
  if (isa<FloatType>(rows.sumType))
    neutral = builder.getFloatAttr(rows.sumType, -0.0);
  rows.forEachBlock(n, rows.sumUnits, [&](OpFoldResult unit, int64_t width) {
    TypedAttr value = neutral;
    if (width != 1)
      value =
          DenseElementsAttr::get(VectorType::get(width, rows.sumType), neutral);
    rows.store(arith::ConstantOp::create(builder, loc, value), memory, unit);
  });
  // Run by run, in the order of positions.
  scf::WhileOp::create(
      builder, loc, builder.getIndexType(), index.materialize(zero),
      [&](OpBuilder &, Location, ValueRange args) {
        Condition isLeft = index.lessThan(OpFoldResult(args[0]), m);
        scf::ConditionOp::create(builder, loc, index.materialize(isLeft), args);
      },
      [&](OpBuilder &, Location, ValueRange args) {
        OpFoldResult done = args[0];
        auto run = rows.adjoint.extension.getRunAt(
            index, index.sub(done, axis.low), n);
        OpFoldResult size = index.min(run.length, index.sub(m, done));
        buildIf(
            index, index.lessThan(run.step, 0),
            [&] { addRun(rows, row.row, done, memory, run.first, size, -1); },
            [&] {
              // Again and again to one unit, or to each its own.
              OpFoldResult width =
                  index.select(index.equal(run.step, 0), one, size);
              buildLoop(index, zero, size, width, [&](OpFoldResult unit) {
                addRun(rows, row.row, index.add(done, unit), memory, run.first,
                       width, 1);
              });
            });
        scf::YieldOp::create(builder, loc,
                             index.materialize(index.add(done, size)));
      });
  rows.forEachBlock(n, rows.sumUnits, [&](OpFoldResult unit, int64_t width) {
    rows.storeSums(rows.loadUnits(sums, unit, width), row.to, unit);
  });
}
