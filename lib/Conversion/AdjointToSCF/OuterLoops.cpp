//===- OuterLoops.cpp - Axes around the rows of an adjoint ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rows.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/AxisBorders.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// A part of the source or, where it is added up, of the memory for sums.
struct Part {
  Condition isSum;
  OpFoldResult offset;
};

/// Builds the loops over the first `depth` axes.
class OuterLoops {
public:
  OuterLoops(RowBuilder &rows, ArrayRef<IndexRange> ranges, size_t depth,
             function_ref<void(const RowSum &)> leaf)
      : rows(rows), index(rows.index), adjoint(rows.adjoint), ranges(ranges),
        depth(depth), leaf(leaf) {}

  void build();

private:
  Part buildPart(size_t k, const Part &part, const IndexRange &shownOnce,
                 OpFoldResult e);
  void withArray(Condition isSum, function_ref<void(Value array)> build);
  void addTerms(Value array, const ArithmeticSequence &terms,
                const Destination &to, OpFoldResult size);
  void buildAxis(size_t k, const Part &part, const Destination &to);

  RowBuilder &rows;
  IndexBuilder &index;
  const FlatAdjoint &adjoint;
  ArrayRef<IndexRange> ranges;
  size_t depth;
  function_ref<void(const RowSum &)> leaf;
  /// Memory for sums (null if there are none), and for each axis the offset in
  /// it of the sums of one element.
  Value sums;
  SmallVector<OpFoldResult> places;
};

} // namespace

void OuterLoops::build() {
  OpFoldResult size = index.constant(0);
  for (size_t k = 0; k < depth; ++k) {
    const OuterAxis &axis = adjoint.outer[k];
    places.push_back(size);
    if (axis.isUnpadded())
      continue;
    size = index.add(size, index.select(axis.isUnpadded(index),
                                        index.constant(0), axis.sourceStride));
  }
  // Without memory nothing is padded, or rows have no positions.
  if (!isConstantIntValue(size, 0))
    sums = rows.allocateSums(size);
  buildAxis(0, {false, adjoint.sourceOffset},
            {adjoint.result, adjoint.resultOffset});
  if (sums)
    memref::DeallocOp::create(rows.builder, rows.loc, sums);
}

/// The part of `part` at element `e` of axis `k`. If it is not one of those
/// that are known to be shown once, the sum at its positions is built in
/// `sums`.
Part OuterLoops::buildPart(size_t k, const Part &part,
                           const IndexRange &shownOnce, OpFoldResult e) {
  const OuterAxis &axis = adjoint.outer[k];
  auto moveTo = [&](OpFoldResult position) {
    return index.offset(part.offset, position, axis.sourceStride);
  };
  OpFoldResult identity = moveTo(index.add(e, axis.low));
  if (axis.isUnpadded() || !sums)
    return {part.isSum, identity};
  Condition isShownOnce = index.isIn(shownOnce, e);
  auto addUp = [&]() -> SmallVector<OpFoldResult> {
    ArithmeticSequence positions =
        getPositionSequence(index, adjoint.extension, axis, e);
    ArithmeticSequence terms = {
        moveTo(positions.begin),
        index.mul(positions.distance, axis.sourceStride), positions.count};
    withArray(part.isSum, [&](Value array) {
      addTerms(array, terms, {sums, places[k]}, axis.sourceStride);
    });
    return {index.materialize(Condition(true)), places[k]};
  };
  SmallVector<OpFoldResult> found = buildChoice(
      index, isShownOnce,
      [&]() -> SmallVector<OpFoldResult> {
        return {index.materialize(part.isSum), identity};
      },
      addUp);
  return {cast<Value>(found[0]), found[1]};
}

/// Builds code for `sums` if `isSum`, and else for the source: once if both
/// have the same elements in the same memory space.
void OuterLoops::withArray(Condition isSum,
                           function_ref<void(Value array)> build) {
  OpBuilder &builder = rows.builder;
  if (isSum.value && memref::CastOp::areCastCompatible(adjoint.source.getType(),
                                                       sums.getType())) {
    Value source = memref::CastOp::create(builder, rows.loc, sums.getType(),
                                          adjoint.source);
    return build(arith::SelectOp::create(
        builder, rows.loc, index.materialize(isSum), sums, source));
  }
  buildIf(
      rows.index, isSum, [&] { build(sums); }, [&] { build(adjoint.source); });
}

/// Adds up `terms` of `array`, each of `size` units.
void OuterLoops::addTerms(Value array, const ArithmeticSequence &terms,
                          const Destination &to, OpFoldResult size) {
  buildIf(
      rows.index, index.lessThan(0, terms.count),
      [&] {
        rows.forEachBlock(
            size, rows.sumUnits, [&](OpFoldResult unit, int64_t width) {
              Value sum = rows.addUp(terms.count, [&](OpFoldResult k) {
                OpFoldResult term =
                    index.add(terms.begin, index.mul(k, terms.distance));
                return rows.loadSums({array, term, {}}, unit, width);
              });
              rows.store(sum, to, unit);
            });
      },
      [&] { rows.fillZero(to, size); });
}

void OuterLoops::buildAxis(size_t k, const Part &part, const Destination &to) {
  if (k == depth)
    return withArray(part.isSum, [&](Value array) {
      leaf({{array, part.offset, {}}, to});
    });
  const OuterAxis &axis = adjoint.outer[k];
  IndexRange range = k < ranges.size()
                         ? ranges[k]
                         : IndexRange{index.constant(0), axis.resultExtent};
  IndexRange shownOnce;
  if (sums)
    shownOnce = getElementsShownOnce(index, adjoint.extension, axis);
  buildLoop(index, range.begin, range.end, index.constant(1),
            [&](OpFoldResult e) {
              Destination element = to;
              element.offset = index.offset(to.offset, e, axis.resultStride);
              buildAxis(k + 1, buildPart(k, part, shownOnce, e), element);
            });
}

void mlir::pad::buildOuterLoops(RowBuilder &rows, ArrayRef<IndexRange> ranges,
                                size_t depth,
                                function_ref<void(const RowSum &)> leaf) {
  OuterLoops(rows, ranges, depth, leaf).build();
}
