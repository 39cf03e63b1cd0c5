//===- FarRows.cpp - Rows with borders beyond reach -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowSums.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

Condition RowSums::canBuildFarRow() {
  if (known || !isOneInteger(adjoint.block))
    return false;
  IndexRange own = getIdentityElements(index, adjoint.row);
  OpFoldResult n = adjoint.row.resultExtent;
  Condition isWhole = index.conjunction(
      index.equal(own.begin, index.constant(0)), index.equal(own.end, n));
  return index.conjunction(isWhole, index.lessThan(index.constant(0), n));
}

void RowSums::addRun(const PaddedRow &row, OpFoldResult from, Value sums,
                     OpFoldResult to, OpFoldResult size, int64_t step) {
  // No block may overlap another one, as each is read and written.
  OpFoldResult rest = index.modPowerOfTwo(size, sumUnits);
  OpFoldResult whole = index.sub(size, rest);
  auto addVectors = [&](OpFoldResult begin, OpFoldResult end, int64_t width) {
    buildLoop(index, begin, end, index.constant(width), [&](OpFoldResult unit) {
      OpFoldResult place = to;
      if (step > 0)
        place = index.add(to, unit);
      else if (step < 0)
        place = index.sub(to, index.add(unit, index.constant(width - 1)));
      Value term = loadSums(row, index.add(from, unit), width);
      Value sum = loadUnits(sums, place, width);
      sum = adjoint.addition.add(builder, loc, sum,
                                 step < 0 ? reverse(term) : term);
      storeUnits(sum, sums, place);
    });
  };
  addVectors(index.constant(0), whole, sumUnits);
  addVectors(whole, size, 1);
}

void RowSums::buildFarRow(const PaddedRow &row, Value sums, OpFoldResult place,
                          OpFoldResult resultOffset) {
  OpFoldResult zero = index.constant(0), one = index.constant(1);
  OpFoldResult m = adjoint.row.sourceExtent, n = adjoint.row.resultExtent;
  // The neutral element of addition: -0.0 for floats.
  auto floatType = dyn_cast<FloatType>(sumType);
  TypedAttr neutral =
      floatType ? TypedAttr(builder.getFloatAttr(
                      floatType, APFloat::getZero(floatType.getFloatSemantics(),
                                                  /*Negative=*/true)))
                : TypedAttr(builder.getIntegerAttr(sumType, 0));
  forEachBlock(n, sumUnits, [&](OpFoldResult unit, int64_t width) {
    TypedAttr value = neutral;
    if (width != 1)
      value = DenseElementsAttr::get(VectorType::get(width, sumType), neutral);
    storeUnits(arith::ConstantOp::create(builder, loc, value), sums,
               index.add(place, unit));
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
        auto run = adjoint.extension.getRunAt(
            index, index.sub(done, adjoint.row.low), n);
        OpFoldResult size = index.min(run.length, index.sub(m, done));
        OpFoldResult to = index.add(place, run.first);
        buildIf(
            builder, loc, index.lessThan(run.step, zero),
            [&] { addRun(row, done, sums, to, size, -1); },
            [&] {
              // Again and again to one unit, or to each its own.
              OpFoldResult width =
                  index.select(index.equal(run.step, zero), one, size);
              buildLoop(index, zero, size, width, [&](OpFoldResult unit) {
                addRun(row, index.add(done, unit), sums, to, width, 1);
              });
            });
        scf::YieldOp::create(builder, loc,
                             index.materialize(index.add(done, size)));
      });
  forEachBlock(n, sumUnits, [&](OpFoldResult unit, int64_t width) {
    storeSums(loadUnits(sums, index.add(place, unit), width),
              index.add(resultOffset, unit));
  });
}
