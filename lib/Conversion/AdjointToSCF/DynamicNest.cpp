//===- DynamicNest.cpp - Rows of unknown borders --------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowNest.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

class DynamicNest {
public:
  DynamicNest(OpBuilder &builder, const FlatAdjoint &adjoint, RowSums &rows)
      : builder(builder), loc(adjoint.loc), index(builder, loc),
        adjoint(adjoint), rows(rows) {}

  /// As buildDynamicNest. An element that is shown several times is added up in
  /// memory, axis by axis.
  void build(ArrayRef<IndexRange> ranges) {
    OpFoldResult size = index.constant(0);
    for (auto [k, axis] : llvm::enumerate(adjoint.outer)) {
      places.push_back(size);
      if (axis.axis.isUnpadded())
        continue;
      Condition isUnpadded = index.conjunction(
          index.equal(axis.axis.sourceExtent, axis.axis.resultExtent),
          index.equal(axis.axis.low, index.constant(0)));
      size = index.add(
          size, index.select(isUnpadded, index.constant(0), axis.sourceStride));
    }
    // Rows beyond reach are added up in memory, if there is an element in them.
    isRowApart =
        rows.isKnown() || isZeroInteger(adjoint.row.resultExtent)
            ? Condition(true)
            : hasDisjointBorders(index, adjoint.extension, adjoint.row);
    farSums = size;
    if (!isRowApart.isTrue())
      size = index.select(isRowApart, size,
                          index.add(size, adjoint.row.resultExtent));
    bool hasBorders = !isConstantIntValue(size, 0);
    if (hasBorders)
      sums = rows.allocateSums(size);
    buildAxis(0, ranges, {false, adjoint.sourceOffset}, adjoint.resultOffset);
    if (hasBorders)
      memref::DeallocOp::create(builder, loc, sums);
  }

private:
  /// A part of the source, or of `sums`, where it is added up.
  struct Part {
    Condition isSum;
    OpFoldResult offset;
  };

  /// The part of `part` at element `e` of axis `k`. If several positions show
  /// the element, their sum is built in `sums`.
  Part buildPart(size_t k, const Part &part, OpFoldResult e) {
    const OuterAxis &axis = adjoint.outer[k];
    auto moveTo = [&](OpFoldResult position) {
      return index.add(part.offset, index.mul(position, axis.sourceStride));
    };
    OpFoldResult own = moveTo(index.add(e, axis.axis.low));
    // Without memory nothing is padded, or rows have no positions.
    if (axis.axis.isUnpadded() || !sums)
      return {part.isSum, own};
    ArithmeticSequence positions =
        getPositionSequence(index, adjoint.extension, axis.axis, e);
    Condition isOne = index.equal(positions.count, index.constant(1));
    auto ifOp = scf::IfOp::create(
        builder, loc, TypeRange{builder.getI1Type(), builder.getIndexType()},
        index.materialize(isOne), /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    auto yield = [&](Condition isSum, OpFoldResult offset) {
      scf::YieldOp::create(
          builder, loc,
          ValueRange{index.materialize(isSum), index.materialize(offset)});
    };
    builder.setInsertionPointToStart(ifOp.thenBlock());
    yield(part.isSum, own);
    builder.setInsertionPointToStart(ifOp.elseBlock());
    addTerms(part.isSum,
             {moveTo(positions.begin),
              index.mul(positions.distance, axis.sourceStride),
              positions.count},
             places[k], axis.sourceStride);
    yield(true, places[k]);
    return {Condition(ifOp.getResult(0)), OpFoldResult(ifOp.getResult(1))};
  }

  /// Adds up `terms` to `size` sums from `place` on.
  void addTerms(Condition isSum, const Terms &terms, OpFoldResult place,
                OpFoldResult size) {
    auto add = [&](Value memory) {
      return [&, memory] { rows.addTerms(memory, terms, sums, place, size); };
    };
    buildIf(builder, loc, isSum, add(sums), add(adjoint.source));
  }

  void buildRow(const Part &part, OpFoldResult resultOffset) {
    auto build = [&](Value memory) {
      return [&, memory] {
        PaddedRow row{{part.offset, {}}, memory};
        buildIf(
            builder, loc, isRowApart, [&] { rows.buildRow(row, resultOffset); },
            [&] { rows.buildFarRow(row, sums, farSums, resultOffset); });
      };
    };
    buildIf(builder, loc, part.isSum, build(sums), build({}));
  }

  void buildAxis(size_t k, ArrayRef<IndexRange> ranges, const Part &part,
                 OpFoldResult resultOffset) {
    if (k == adjoint.outer.size())
      return buildRow(part, resultOffset);
    const OuterAxis &axis = adjoint.outer[k];
    IndexRange range = k < ranges.size() ? ranges[k]
                                         : IndexRange{index.constant(0),
                                                      axis.axis.resultExtent};
    auto buildElement = [&](OpFoldResult e) {
      buildAxis(k + 1, ranges, buildPart(k, part, e),
                index.add(resultOffset, index.mul(e, axis.resultStride)));
    };
    bool isPlane = k + 1 == adjoint.outer.size() && k >= ranges.size() &&
                   !axis.axis.isUnpadded();
    Condition isEven = isPlane ? isEvenPlane(k, part) : Condition(false);
    buildIf(
        builder, loc, isEven,
        [&] { buildEvenPlane(axis, part.offset, resultOffset); },
        [&] {
          buildLoop(index, range.begin, range.end, index.constant(1),
                    buildElement);
        });
  }

  /// Whether buildEvenPlane takes the elements of axis `k` of `part`: each is
  /// shown at its own position, and one at each end at another one.
  Condition isEvenPlane(size_t k, const Part &part) {
    const AdjointAxis &axis = adjoint.outer[k].axis;
    Condition isEven = index.conjunction(isRowApart, rows.isEven());
    isEven = index.conjunction(isEven, index.negation(part.isSum));
    IndexRange own = getIdentityElements(index, axis);
    isEven = index.conjunction(
        isEven, index.conjunction(index.equal(own.begin, index.constant(0)),
                                  index.equal(own.end, axis.resultExtent)));
    SmallVector<AxisBorder> borders =
        getBorders(index, adjoint.extension, axis);
    auto [fromBegin, fromEnd] = getDistances();
    if (borders.size() < 2 || fromBegin < 0 || fromBegin > 1 || fromEnd < 0 ||
        fromEnd > 1)
      return false;
    for (const AxisBorder &border : borders)
      isEven = index.conjunction(isEven,
                                 index.equal(border.amount, index.constant(1)));
    IndexRange range = getEvenRange(axis);
    return index.conjunction(isEven, index.lessEqual(range.begin, range.end));
  }

  /// The elements of `axis` between the two elements that borders of one
  /// position show.
  IndexRange getEvenRange(const AdjointAxis &axis) {
    auto [fromBegin, fromEnd] = getDistances();
    return {index.constant(fromBegin + 1),
            index.sub(axis.resultExtent, index.constant(fromEnd + 1))};
  }

  /// How far the elements that borders of one position show are from the first
  /// and from the last one; -1 at an end that no border shows.
  std::pair<int64_t, int64_t> getDistances() {
    std::pair<int64_t, int64_t> distances = {-1, -1};
    for (Extension::Side side :
         {Extension::Side::Before, Extension::Side::After}) {
      auto nearest = adjoint.extension.getNeighbour(side).nearest;
      if (nearest.scale == 0)
        distances.first = nearest.offset;
      else
        distances.second = -1 - nearest.offset;
    }
    return distances;
  }

  /// Writes first the rows of a plane that its borders do not show, then the
  /// two rows that they show.
  void buildEvenPlane(const OuterAxis &axis, OpFoldResult from,
                      OpFoldResult to) {
    rows.forEachEvenForm([&](RowSums::EvenForm form) {
      buildSingleRows(axis, from, to, form);
      buildSumRows(axis, from, to, form);
    });
  }

  /// Rows of two vectors two at a time; longer ones would not gain by that.
  void buildSingleRows(const OuterAxis &axis, OpFoldResult from,
                       OpFoldResult to, RowSums::EvenForm form) {
    IndexRange range = getEvenRange(axis.axis);
    OpFoldResult one = index.constant(1);
    auto buildRows = [&](ArrayRef<OpFoldResult> elements) {
      SmallVector<RowSums::Sum, 2> sums;
      for (OpFoldResult e : elements)
        sums.push_back(getRow(axis, from, to, e));
      if (!sums.empty())
        rows.buildEvenRows(sums, form);
    };
    if (form.hasMiddle) {
      buildLoop(index, range.begin, range.end, one,
                [&](OpFoldResult e) { buildRows(e); });
    } else {
      OpFoldResult two = index.constant(2);
      OpFoldResult rest =
          index.modPowerOfTwo(index.sub(range.end, range.begin), 2);
      buildLoop(index, range.begin, index.sub(range.end, rest), two,
                [&](OpFoldResult e) {
                  buildRows({e, index.add(e, one)});
                });
      buildIf(
          builder, loc, index.equal(rest, one),
          [&] { buildRows(index.sub(range.end, one)); }, [] {});
    }
    auto [fromBegin, fromEnd] = getDistances();
    SmallVector<OpFoldResult, 2> ends;
    if (fromBegin > 0)
      ends.push_back(index.constant(0));
    if (fromEnd > 0)
      ends.push_back(index.sub(axis.axis.resultExtent, one));
    buildRows(ends);
  }

  void buildSumRows(const OuterAxis &axis, OpFoldResult from, OpFoldResult to,
                    RowSums::EvenForm form) {
    SmallVector<RowSums::Sum> sums;
    for (const AxisBorder &border :
         getBorders(index, adjoint.extension, axis.axis)) {
      RowSums::Sum sum = getRow(axis, from, to, border.shown.begin);
      OpFoldResult other =
          index.add(from, index.mul(border.begin, axis.sourceStride));
      // A sum of two is the same either way.
      sum.row.term.terms = {{other, {}}, sum.row.term};
      sums.push_back(sum);
    }
    rows.buildEvenRows(sums, form);
  }

  /// The row that is element `e` of `axis`, shown at its own position.
  RowSums::Sum getRow(const OuterAxis &axis, OpFoldResult from, OpFoldResult to,
                      OpFoldResult e) {
    OpFoldResult position = index.add(e, axis.axis.low);
    PaddedRow::Term term{
        index.add(from, index.mul(position, axis.sourceStride)), {}};
    return {{term, {}}, index.add(to, index.mul(e, axis.resultStride))};
  }

  OpBuilder &builder;
  Location loc;
  IndexBuilder index;
  const FlatAdjoint &adjoint;
  RowSums &rows;
  /// Memory for sums (null if there are none), and for each axis the offset in
  /// it of the sums of one element.
  Value sums;
  SmallVector<OpFoldResult> places;
  /// Whether the row has borders that hasDisjointBorders holds for; where it
  /// has not, where its sums are.
  Condition isRowApart = true;
  OpFoldResult farSums;
};

} // namespace

void mlir::pad::buildDynamicNest(OpBuilder &builder, const FlatAdjoint &adjoint,
                                 RowSums &rows, ArrayRef<IndexRange> ranges) {
  DynamicNest(builder, adjoint, rows).build(ranges);
}
