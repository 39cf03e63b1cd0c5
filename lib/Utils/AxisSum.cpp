//===- AxisSum.cpp - What a pad spread along an axis ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/AxisSum.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Utils/AxisBorders.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

using Side = Extension::Side;

namespace {

/// A sum that has a term or none yet.
struct PartialSum {
  Value sum;
  Value hasTerm;
};

/// Builds what adds up the terms of one element.
class SumBuilder {
public:
  SumBuilder(IndexBuilder &index, const Addition &addition,
             function_ref<Value(OpFoldResult)> term)
      : index(index), builder(index.getBuilder()), loc(index.getLoc()),
        addition(addition), term(term) {}

  /// Adds the term at `position`, or makes it the sum if it is the first.
  PartialSum addTerm(PartialSum partial, OpFoldResult position) {
    Value value = term(position);
    Value sum = addition.add(builder, loc, partial.sum, value);
    sum = arith::SelectOp::create(builder, loc, partial.hasTerm, sum, value);
    return {sum, index.materialize(Condition(true))};
  }

  /// Builds a loop over [begin, end) by `step` whose body adds terms.
  PartialSum addLoop(PartialSum partial, OpFoldResult begin, OpFoldResult end,
                     OpFoldResult step,
                     function_ref<PartialSum(PartialSum, OpFoldResult)> body) {
    Value first = index.materialize(begin), last = index.materialize(end);
    auto loop = scf::ForOp::create(
        builder, loc, first, last, index.materialize(step),
        ValueRange{partial.sum, partial.hasTerm},
        [&](OpBuilder &, Location, Value at, ValueRange carried) {
          PartialSum next = body({carried[0], carried[1]}, at);
          scf::YieldOp::create(builder, loc,
                               ValueRange{next.sum, next.hasTerm});
        });
    return {loop.getResult(0), loop.getResult(1)};
  }

  /// Adds terms if `condition` holds.
  PartialSum addIf(PartialSum partial, Condition condition,
                   function_ref<PartialSum(PartialSum)> body) {
    auto getList = [](PartialSum some) -> SmallVector<OpFoldResult> {
      return {some.sum, some.hasTerm};
    };
    SmallVector<OpFoldResult> next = buildChoice(
        index, condition, [&] { return getList(body(partial)); },
        [&] { return getList(partial); });
    return {cast<Value>(next[0]), cast<Value>(next[1])};
  }

private:
  IndexBuilder &index;
  OpBuilder &builder;
  Location loc;
  const Addition &addition;
  function_ref<Value(OpFoldResult)> term;
};

} // namespace

/// Orders `numbers`, of which there are few.
static void order(IndexBuilder &index, MutableArrayRef<OpFoldResult> numbers) {
  for (size_t end = numbers.size(); end > 1; --end)
    for (size_t k = 1; k < end; ++k) {
      OpFoldResult less = index.min(numbers[k - 1], numbers[k]);
      numbers[k] = index.max(numbers[k - 1], numbers[k]);
      numbers[k - 1] = less;
    }
}

namespace {

/// The positions that show one element along an axis.
struct Positions {
  /// If the extension does not repeat, or its borders are apart: the positions
  /// first + k * step for each k of the ranges [begin, end), in order.
  SmallVector<std::pair<OpFoldResult, OpFoldResult>> ranges;
  OpFoldResult first, step;
  /// If it repeats: the first positions, in order; all others are whole periods
  /// away from these.
  SmallVector<OpFoldResult> starts;
  OpFoldResult period;
};

} // namespace

static Positions getPositions(IndexBuilder &index, const Extension &extension,
                              const AdjointAxis &axis, OpFoldResult element,
                              bool disjointBorders) {
  Positions positions;
  if (disjointBorders) {
    // Compilers divide to count the turns of a loop whose step is not known.
    auto [begin, distance, count] =
        getPositionSequence(index, extension, axis, element);
    positions.ranges.emplace_back(index.constant(0), count);
    positions.first = begin;
    positions.step = distance;
    return positions;
  }
  OpFoldResult m = axis.sourceExtent, n = axis.resultExtent;
  OpFoldResult zero = index.constant(0);
  auto preimages = extension.getPreimages(index, element, n);
  positions.first = zero;
  positions.step = index.constant(1);
  if (extension.beyond == Extension::Beyond::Repeat) {
    positions.period = extension.getPeriod(index, n);
    OpFoldResult shift = index.floorMod(axis.low, positions.period);
    for (auto &preimage : preimages) {
      OpFoldResult start =
          index.floorMod(index.add(preimage.begin, shift), positions.period);
      positions.starts.push_back(index.select(preimage.exists, start, m));
    }
    order(index, positions.starts);
    return positions;
  }
  OpFoldResult windowBegin = index.sub(zero, axis.low);
  OpFoldResult windowEnd = index.sub(m, axis.low);
  for (auto &preimage : preimages) {
    OpFoldResult begin =
        index.add(index.max(preimage.begin, windowBegin), axis.low);
    OpFoldResult end = index.add(index.min(preimage.end, windowEnd), axis.low);
    // Sums that wrap lead to no position out of range.
    begin = index.max(begin, zero);
    end = index.select(preimage.exists, index.min(end, m), zero);
    positions.ranges.emplace_back(begin, end);
  }
  return positions;
}

/// Builds the sum of the terms at `positions`, of `extent` in all.
static Value buildAxisSum(IndexBuilder &index, const Positions &positions,
                          OpFoldResult extent, const Addition &addition,
                          Value zero, function_ref<Value(OpFoldResult)> term) {
  SumBuilder sums(index, addition, term);
  PartialSum partial = {zero, index.materialize(Condition(false))};
  OpFoldResult none = index.constant(0), one = index.constant(1);
  // The code for a repeated term is generated once, in a loop.
  auto addEach = [&](PartialSum sum, size_t count,
                     function_ref<PartialSum(PartialSum, OpFoldResult)> body) {
    if (count == 1)
      return body(sum, none);
    return sums.addLoop(sum, none, index.constant(count), one, body);
  };
  auto pick = [&](OpFoldResult k, auto get) {
    OpFoldResult picked = get(0);
    for (size_t at = 1;
         at < std::max(positions.ranges.size(), positions.starts.size()); ++at)
      picked = index.select(index.lessThan(k, at), picked, get(at));
    return picked;
  };
  if (!positions.ranges.empty())
    partial = addEach(
        partial, positions.ranges.size(), [&](PartialSum sum, OpFoldResult k) {
          auto begin =
              pick(k, [&](size_t at) { return positions.ranges[at].first; });
          auto end =
              pick(k, [&](size_t at) { return positions.ranges[at].second; });
          return sums.addLoop(
              sum, begin, end, one, [&](PartialSum inner, OpFoldResult at) {
                OpFoldResult position =
                    index.add(positions.first, index.mul(at, positions.step));
                return sums.addTerm(inner, position);
              });
        });
  if (positions.starts.empty())
    return partial.sum;
  partial = sums.addLoop(
      partial, none, extent, positions.period,
      [&](PartialSum sum, OpFoldResult turn) {
        return addEach(
            sum, positions.starts.size(),
            [&](PartialSum inner, OpFoldResult k) {
              OpFoldResult position = index.add(turn, pick(k, [&](size_t at) {
                                                  return positions.starts[at];
                                                }));
              return sums.addIf(inner, index.lessThan(position, extent),
                                [&](PartialSum innermost) {
                                  return sums.addTerm(innermost, position);
                                });
            });
      });
  return partial.sum;
}

Value mlir::pad::buildSum(IndexBuilder &index, const Extension &extension,
                          ArrayRef<AdjointAxis> axes,
                          ArrayRef<bool> isShownOnce,
                          ArrayRef<OpFoldResult> indices,
                          const Addition &addition, Value zero,
                          function_ref<Value(ArrayRef<OpFoldResult>)> term,
                          bool disjointBorders) {
  SmallVector<Positions> positions(axes.size());
  SmallVector<OpFoldResult> position(axes.size());
  for (auto [k, axis] : llvm::enumerate(axes)) {
    if (axis.isUnpadded() || isShownOnce[k])
      position[k] = index.add(indices[k], axis.low);
    else
      positions[k] =
          getPositions(index, extension, axis, indices[k], disjointBorders);
  }
  // The sum along the first `count` axes.
  std::function<Value(size_t)> build = [&](size_t count) -> Value {
    if (count == 0)
      return term(position);
    size_t k = count - 1;
    if (axes[k].isUnpadded() || isShownOnce[k])
      return build(k);
    return buildAxisSum(index, positions[k], axes[k].sourceExtent, addition,
                        zero, [&](OpFoldResult at) {
                          position[k] = at;
                          return build(k);
                        });
  };
  return build(axes.size());
}

Value mlir::pad::buildElementSum(
    IndexBuilder &index, const Extension &extension, ArrayRef<AdjointAxis> axes,
    ArrayRef<bool> isShownOnce, ArrayRef<OpFoldResult> indices,
    const Addition &addition, function_ref<Value(ValueRange)> load) {
  OpBuilder &builder = index.getBuilder();
  Location loc = index.getLoc();
  auto term = [&](ArrayRef<OpFoldResult> position) {
    SmallVector<Value> values = llvm::map_to_vector(
        position, [&](OpFoldResult at) { return index.materialize(at); });
    return addition.extend(builder, loc, load(values));
  };
  Value zero = createZero(builder, loc, addition.getSumType());
  Value sum = buildSum(index, extension, axes, isShownOnce, indices, addition,
                       zero, term);
  return addition.round(builder, loc, sum);
}
