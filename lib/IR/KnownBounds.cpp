//===- KnownBounds.cpp - Comparing bounds at limited cost -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/IR/KnownBounds.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/MapVector.h"

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

  /// Whether no numbers meet the constraints on `variable`. Where upstream has
  /// no constraint, as for a product of two extents, there is one less to meet.
  bool areContradictory(const Variable &variable) {
    populateConstraints(variable.getMap(), variable.getOperands());
    return cstr.isEmpty();
  }
};

} // namespace

/// Whether upstream asks the op that computes `value` for bounds of an extent
/// that it does not have: arith.addi has those of an index alone.
static bool isElementwiseTensor(Value value, std::optional<int64_t> axis) {
  Operation *op = value.getDefiningOp();
  return axis && op && OpTrait::hasElementwiseMappableTraits(op) &&
         !isa<arith::SelectOp>(op);
}

ValueBoundsConstraintSet::StopConditionFn
mlir::pad::stopAfter(int64_t numValues) {
  return [numValues](Value value, std::optional<int64_t> axis,
                     ValueBoundsConstraintSet &) mutable {
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument && !axis &&
        !isa_and_present<LoopLikeOpInterface>(
            argument.getOwner()->getParentOp()))
      return true;
    return isElementwiseTensor(value, axis) || numValues-- <= 0;
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

bool mlir::pad::isKnownUnpadded(PadWindowOpInterface op, int64_t axis) {
  if (!isZeroInteger(op.getLowPerAxis()[axis]) ||
      !isZeroInteger(op.getHighPerAxis()[axis]))
    return false;
  auto into = dyn_cast<DestinationStyleOpInterface>(op.getOperation());
  Value written =
      into ? into.getDpsInitOperand(0)->get() : Value(op->getResult(0));
  using Variable = ValueBoundsConstraintSet::Variable;
  return op.hasComputedExtent(axis) ||
         isKnown(Variable(op.getSource(), axis), ValueBoundsConstraintSet::EQ,
                 Variable(written, axis));
}

/// Whether `a` is certain to end, along `axis`, where `b` begins or before.
static bool isKnownToEndBefore(const HyperrectangularSlice &a,
                               const HyperrectangularSlice &b, int64_t axis) {
  std::optional<int64_t> stride =
      getConstantIntValue(a.getMixedStrides()[axis]);
  if (!stride || *stride < 0)
    return false;
  OpFoldResult offset = a.getMixedOffsets()[axis];
  AffineExpr begin, size;
  bindSymbols(offset.getContext(), begin, size);
  using Variable = ValueBoundsConstraintSet::Variable;
  return isKnown(
      Variable(AffineMap::get(0, 2, begin + size * *stride),
               {Variable(offset), Variable(a.getMixedSizes()[axis])}),
      ValueBoundsConstraintSet::LE, Variable(b.getMixedOffsets()[axis]));
}

bool mlir::pad::areKnownToBeDisjoint(const HyperrectangularSlice &a,
                                     const HyperrectangularSlice &b) {
  return llvm::any_of(
      llvm::seq<int64_t>(a.getMixedOffsets().size()), [&](int64_t axis) {
        return isKnownToEndBefore(a, b, axis) || isKnownToEndBefore(b, a, axis);
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

/// The map of a minimum or a maximum; null for other ops.
static AffineMap getResults(Operation *op) {
  if (auto minOp = dyn_cast_if_present<affine::AffineMinOp>(op))
    return minOp.getMap();
  if (auto maxOp = dyn_cast_if_present<affine::AffineMaxOp>(op))
    return maxOp.getMap();
  return {};
}

namespace {

/// Finds the maximum of a variable by the cases of the minima and maxima that
/// it is made of: which of its results each of them is.
class MaximumFinder {
public:
  MaximumFinder(const ValueBoundsConstraintSet::Variable &variable,
                int64_t enough, ValueRange inductionVars)
      : variable(variable), enough(enough), inductionVars(inductionVars) {}

  /// The maximum in the current cases, and in all cases of up to `numOps` more
  /// minima and maxima.
  std::optional<int64_t> find(unsigned numOps);

private:
  /// Whether some numbers may meet the constraints in the current cases.
  bool isPossible() {
    Operation *next = nullptr;
    return !NearbyConstraints(variable.getContext(), constrain(next))
                .areContradictory(variable);
  }

  /// Adds the current cases to constraints. The first minimum or maximum that
  /// has no case yet becomes `next`.
  ValueBoundsConstraintSet::StopConditionFn constrain(Operation *&next);

  const ValueBoundsConstraintSet::Variable &variable;
  int64_t enough;
  ValueRange inductionVars;
  llvm::SmallMapVector<Operation *, unsigned, 4> cases;
};

} // namespace

ValueBoundsConstraintSet::StopConditionFn
MaximumFinder::constrain(Operation *&next) {
  return [this, &next, isFarEnough = stopAfter(maxValues)](
             Value value, std::optional<int64_t> axis,
             ValueBoundsConstraintSet &constraints) mutable {
    // These are looked at next.
    for (Value iv : inductionVars)
      (void)constraints.getExpr(iv);
    Operation *op = value.getDefiningOp();
    if (AffineMap map = getResults(op)) {
      auto known = cases.find(op);
      if (known == cases.end()) {
        next = next ? next : op;
      } else {
        SmallVector<AffineExpr> operands =
            llvm::map_to_vector(op->getOperands(), [&](Value operand) {
              return constraints.getExpr(operand);
            });
        ArrayRef<AffineExpr> all = operands;
        constraints.bound(value) ==
            map.getResult(known->second)
                .replaceDimsAndSymbols(all.take_front(map.getNumDims()),
                                       all.drop_front(map.getNumDims()));
      }
    }
    return isFarEnough(value, axis, constraints);
  };
}

std::optional<int64_t> MaximumFinder::find(unsigned numOps) {
  Operation *next = nullptr;
  FailureOr<int64_t> bound = ValueBoundsConstraintSet::computeConstantBound(
      presburger::BoundType::UB, variable, constrain(next));
  std::optional<int64_t> maximum;
  if (succeeded(bound))
    maximum = *bound - 1;
  if (!next || numOps == 0 || (maximum && *maximum <= enough))
    return maximum;
  std::optional<int64_t> inCases;
  for (unsigned result : llvm::seq(getResults(next).getNumResults())) {
    cases[next] = result;
    bool isCase = isPossible();
    std::optional<int64_t> here =
        isCase ? find(numOps - 1) : std::optional<int64_t>();
    cases.pop_back();
    if (!isCase)
      continue;
    if (!here)
      return maximum;
    inCases = inCases ? std::max(*inCases, *here) : *here;
  }
  if (!maximum || !inCases)
    return maximum ? maximum : inCases;
  return std::min(*maximum, *inCases);
}

std::optional<int64_t>
mlir::pad::getKnownMaximum(const ValueBoundsConstraintSet::Variable &variable,
                           int64_t enough, unsigned numOps,
                           ValueRange inductionVars) {
  return MaximumFinder(variable, enough, inductionVars).find(numOps);
}
