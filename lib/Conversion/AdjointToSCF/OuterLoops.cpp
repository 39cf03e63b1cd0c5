//===- OuterLoops.cpp - Axes around the rows of an adjoint ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OuterLoops.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/AxisBorders.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

void OuterLoops::build(function_ref<void(const RowSum &)> leaf) {
  OpFoldResult size = index.constant(0);
  for (size_t k = 0; k < depth; ++k) {
    const OuterAxis &axis = adjoint.outer[k];
    places.push_back(size);
    if (axis.axis.isUnpadded())
      continue;
    size = index.add(size, index.select(axis.axis.isUnpadded(index),
                                        index.constant(0), axis.sourceStride));
  }
  // Without memory nothing is padded, or rows have no positions.
  if (!isConstantIntValue(size, 0))
    sums = rows.allocateSums(size);
  buildAxis(0, {false, adjoint.sourceOffset},
            {adjoint.result, adjoint.resultOffset}, leaf);
  if (sums)
    memref::DeallocOp::create(rows.builder, rows.loc, sums);
}

/// The part of `part` at element `e` of axis `k`. If several positions show the
/// element, their sum is built in `sums`.
OuterLoops::Part OuterLoops::buildPart(size_t k, const Part &part,
                                       OpFoldResult e) {
  OpBuilder &builder = rows.builder;
  const OuterAxis &axis = adjoint.outer[k];
  auto moveTo = [&](OpFoldResult position) {
    return index.add(part.offset, index.mul(position, axis.sourceStride));
  };
  OpFoldResult identity = moveTo(index.add(e, axis.axis.low));
  if (axis.axis.isUnpadded() || !sums)
    return {part.isSum, identity};
  ArithmeticSequence positions =
      getPositionSequence(index, adjoint.extension, axis.axis, e);
  Condition isOne = index.equal(positions.count, index.constant(1));
  auto ifOp = scf::IfOp::create(
      builder, rows.loc, TypeRange{builder.getI1Type(), builder.getIndexType()},
      index.materialize(isOne), /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  auto yield = [&](Condition isSum, OpFoldResult offset) {
    scf::YieldOp::create(
        builder, rows.loc,
        ValueRange{index.materialize(isSum), index.materialize(offset)});
  };
  builder.setInsertionPointToStart(ifOp.thenBlock());
  yield(part.isSum, identity);
  builder.setInsertionPointToStart(ifOp.elseBlock());
  ArithmeticSequence terms = {moveTo(positions.begin),
                              index.mul(positions.distance, axis.sourceStride),
                              positions.count};
  auto addFrom = [&](Value array) {
    return [&, array] {
      addTerms(array, terms, {sums, places[k]}, axis.sourceStride);
    };
  };
  buildIf(builder, rows.loc, part.isSum, addFrom(sums),
          addFrom(adjoint.source));
  yield(true, places[k]);
  return {Condition(ifOp.getResult(0)), OpFoldResult(ifOp.getResult(1))};
}

/// Adds up `terms` of `array`, each of `size` units.
void OuterLoops::addTerms(Value array, const ArithmeticSequence &terms,
                          const Destination &to, OpFoldResult size) {
  buildIf(
      rows.builder, rows.loc, index.lessThan(index.constant(0), terms.count),
      [&] {
        rows.forEachBlock(
            size, rows.sumUnits, [&](OpFoldResult unit, int64_t width) {
              rows.store(rows.loadSums(array, terms, unit, width), to, unit);
            });
      },
      [&] { rows.fillZero(to, size); });
}

void OuterLoops::buildAxis(size_t k, const Part &part, const Destination &to,
                           function_ref<void(const RowSum &)> leaf) {
  if (k == depth) {
    auto build = [&](Value array) {
      return [&, array] { leaf({{{part.offset, {}}, array}, to}); };
    };
    return buildIf(rows.builder, rows.loc, part.isSum, build(sums), build({}));
  }
  const OuterAxis &axis = adjoint.outer[k];
  IndexRange range =
      k < ranges.size() ? ranges[k]
                        : IndexRange{index.constant(0), axis.axis.resultExtent};
  buildLoop(
      index, range.begin, range.end, index.constant(1), [&](OpFoldResult e) {
        Destination element = to;
        element.offset = index.add(to.offset, index.mul(e, axis.resultStride));
        buildAxis(k + 1, buildPart(k, part, e), element, leaf);
      });
}

void mlir::pad::buildRow(RowBuilder &rows, const std::optional<KnownRow> &known,
                         const RowSum &row) {
  if (known)
    buildKnownRow(rows, *known, row);
  else
    buildDisjointRow(rows, row);
}
