//===- KnownBounds.cpp - Comparing bounds at limited cost -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/KnownBounds.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace mlir::pad;

/// More values than an offset or size of a tile depends on: an induction
/// variable, its bounds, and their operands.
static constexpr int64_t maxValues = 16;
/// Enough values for most questions.
static constexpr int64_t fewValues = 4;

namespace {

/// The constraints on some values.
struct NearbyConstraints final : ValueBoundsConstraintSet {
  NearbyConstraints(MLIRContext *context, int64_t numValues)
      : NearbyConstraints(context, stopAfter(numValues)) {}
  NearbyConstraints(MLIRContext *context, const StopConditionFn &stop)
      : ValueBoundsConstraintSet(context, stop) {}
};

} // namespace

ValueBoundsConstraintSet::StopConditionFn
mlir::pad::stopAfter(int64_t numValues) {
  return [numValues](Value value, std::optional<int64_t> axis,
                     ValueBoundsConstraintSet &) mutable {
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument && !axis &&
        !isa_and_present<LoopLikeOpInterface>(
            argument.getOwner()->getParentOp()))
      return true;
    return numValues-- <= 0;
  };
}

bool mlir::pad::isKnown(const ValueBoundsConstraintSet::Variable &a,
                        ValueBoundsConstraintSet::ComparisonOperator comparison,
                        const ValueBoundsConstraintSet::Variable &b) {
  return llvm::any_of(ArrayRef({fewValues, maxValues}), [&](int64_t numValues) {
    return NearbyConstraints(a.getContext(), numValues)
        .populateAndCompare(a, comparison, b);
  });
}

std::optional<int64_t> mlir::pad::getKnownIndex(OpFoldResult index) {
  if (std::optional<int64_t> constant = getConstantIntValue(index))
    return constant;
  FailureOr<int64_t> bound = ValueBoundsConstraintSet::computeConstantBound(
      presburger::BoundType::EQ, index, stopAfter(maxValues));
  if (failed(bound))
    return std::nullopt;
  return *bound;
}

namespace {

/// A minimum or a maximum, and which of its results it is.
struct Case {
  Operation *op;
  unsigned result;
};

} // namespace

/// The map of a minimum or a maximum; null for other ops.
static AffineMap getResults(Operation *op) {
  if (auto minOp = dyn_cast_if_present<affine::AffineMinOp>(op))
    return minOp.getMap();
  if (auto maxOp = dyn_cast_if_present<affine::AffineMaxOp>(op))
    return maxOp.getMap();
  return {};
}

/// The maximum of `variable` in `cases`, and in all cases of up to `numOps`
/// more minima and maxima. The least number where the cases exclude each other.
static std::optional<int64_t>
getMaximum(const ValueBoundsConstraintSet::Variable &variable, int64_t enough,
           ValueRange inductionVars, SmallVectorImpl<Case> &cases,
           unsigned numOps) {
  Operation *next = nullptr;
  auto stop = [&, isFarEnough = stopAfter(maxValues)](
                  Value value, std::optional<int64_t> axis,
                  ValueBoundsConstraintSet &constraints) mutable {
    // These are looked at next.
    for (Value iv : inductionVars)
      (void)constraints.getExpr(iv);
    Operation *op = value.getDefiningOp();
    if (AffineMap map = getResults(op)) {
      auto isOfOp = [&](Case known) { return known.op == op; };
      auto known = llvm::find_if(cases, isOfOp);
      if (known == cases.end()) {
        next = next ? next : op;
      } else {
        SmallVector<AffineExpr> operands =
            llvm::map_to_vector(op->getOperands(), [&](Value operand) {
              return constraints.getExpr(operand);
            });
        ArrayRef<AffineExpr> all = operands;
        constraints.bound(value) ==
            map.getResult(known->result)
                .replaceDimsAndSymbols(all.take_front(map.getNumDims()),
                                       all.drop_front(map.getNumDims()));
      }
    }
    return isFarEnough(value, axis, constraints);
  };
  using Bounds = ValueBoundsConstraintSet;
  // Nothing is known to compare under constraints that nothing meets.
  if (!cases.empty() &&
      !NearbyConstraints(variable.getContext(), stop)
           .populateAndCompare(variable, Bounds::LE, variable))
    return std::numeric_limits<int64_t>::min();
  FailureOr<int64_t> bound = Bounds::computeConstantBound(
      presburger::BoundType::UB, variable, stop);
  std::optional<int64_t> maximum;
  if (succeeded(bound))
    maximum = *bound - 1;
  if (!next || numOps == 0 || (maximum && *maximum <= enough))
    return maximum;
  std::optional<int64_t> inCases;
  for (unsigned result : llvm::seq(getResults(next).getNumResults())) {
    cases.push_back({next, result});
    std::optional<int64_t> here =
        getMaximum(variable, enough, inductionVars, cases, numOps - 1);
    cases.pop_back();
    if (!here)
      return maximum;
    inCases = inCases ? std::max(*inCases, *here) : *here;
  }
  return maximum ? std::min(*maximum, *inCases) : inCases;
}

std::optional<int64_t>
mlir::pad::getKnownMaximum(const ValueBoundsConstraintSet::Variable &variable,
                           int64_t enough, unsigned numOps,
                           ValueRange inductionVars) {
  SmallVector<Case> cases;
  return getMaximum(variable, enough, inductionVars, cases, numOps);
}
