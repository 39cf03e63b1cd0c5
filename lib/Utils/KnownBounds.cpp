//===- KnownBounds.cpp - Comparing bounds at limited cost -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/KnownBounds.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace mlir::pad;

/// More than a number of a tile is made of: an induction variable, its bounds,
/// and what these are made of.
static constexpr int64_t maxValues = 16;
/// What most questions are answered with.
static constexpr int64_t fewValues = 4;

namespace {

/// The constraints on some values.
struct NearbyConstraints final : ValueBoundsConstraintSet {
  NearbyConstraints(MLIRContext *context, int64_t numValues)
      : ValueBoundsConstraintSet(context, stopAfter(numValues)) {}
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
