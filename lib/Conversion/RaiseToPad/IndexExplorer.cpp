//===- IndexExplorer.cpp - Index arithmetic, case by case -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexExplorer.h"
#include "mlir/Analysis/Presburger/IntegerRelation.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// A domain is split into no more parts.
static constexpr size_t maxParts = 4096;
/// The steps that a question to the Presburger library costs.
static constexpr int64_t presburgerCost = 64;

Linear Linear::variable(unsigned number) {
  Linear linear;
  linear.factors.resize(number + 1);
  linear.factors.back() = 1;
  return linear;
}

std::optional<unsigned> Linear::getOnlyVariable() const {
  if (isConstant() || !llvm::all_of(ArrayRef(factors).drop_back(),
                                    [](int64_t factor) { return factor == 0; }))
    return std::nullopt;
  return factors.size() - 1;
}

unsigned IndexExplorer::addVariable(Bounds bounds) {
  variables.push_back(bounds);
  return variables.size() - 1;
}

void IndexExplorer::fail(StringRef reason) {
  if (failure.empty())
    failure = reason.str();
}

void IndexExplorer::takeSteps(int64_t cost) {
  if ((budget -= cost) < 0)
    fail("more steps than the budget of this pass has");
}

LogicalResult IndexExplorer::explore(const IndexDomain &all,
                                     llvm::function_ref<void()> visit) {
  failure.clear();
  rest = {all};
  isExploring = true;
  size_t numParts = 0;
  while (!rest.empty() && !hasFailed()) {
    // The oldest part first: it differs most from those that were visited, and
    // what they cannot have in common is found early.
    domain = std::move(rest.front());
    rest.pop_front();
    visit();
    if (++numParts + rest.size() > maxParts)
      fail("more parts than are looked at");
  }
  isExploring = false;
  return failure.empty() ? success() : mlir::failure();
}

void IndexExplorer::enter(const IndexDomain &newDomain) {
  failure.clear();
  domain = newDomain;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

Linear IndexExplorer::add(const Linear &a, const Linear &b) {
  takeSteps();
  Linear sum;
  bool overflows = llvm::AddOverflow(a.constant, b.constant, sum.constant);
  sum.factors.resize(std::max(a.factors.size(), b.factors.size()));
  for (unsigned variable : llvm::seq<unsigned>(sum.factors.size()))
    overflows |= llvm::AddOverflow(a.getFactor(variable), b.getFactor(variable),
                                   sum.factors[variable]);
  while (!sum.factors.empty() && sum.factors.back() == 0)
    sum.factors.pop_back();
  if (overflows)
    fail("numbers that overflow");
  return sum;
}

Linear IndexExplorer::mul(const Linear &a, const Linear &b) {
  if (!b.isConstant()) {
    if (a.isConstant())
      return mul(b, a);
    fail("a product of indices");
    return Linear();
  }
  if (b.constant == 0)
    return Linear();
  Linear product = a;
  bool overflows = llvm::MulOverflow(a.constant, b.constant, product.constant);
  for (int64_t &factor : product.factors)
    overflows |= llvm::MulOverflow(factor, b.constant, factor);
  if (overflows)
    fail("numbers that overflow");
  return product;
}

Linear IndexExplorer::floorMod(const Linear &a, const Linear &b) {
  std::optional<Linear> quotient;
  if (b.isConstant() && b.constant > 0)
    quotient = floorDiv(a, b.constant);
  if (quotient)
    return sub(a, mul(*quotient, b));
  fail("a remainder of an index without bounds");
  return Linear();
}

std::optional<Linear> IndexExplorer::floorDiv(const Linear &number,
                                              int64_t divisor) {
  // Divisible terms are divided exactly: (8 * i + j) / 4 = 2 * i + j / 4.
  Linear quotient, remainder = number;
  for (auto [variable, factor] : llvm::enumerate(number.factors)) {
    int64_t whole = llvm::divideFloorSigned(factor, divisor);
    if (factor % divisor != 0)
      continue;
    Linear term = mul(Linear::variable(variable), whole);
    quotient = add(quotient, term);
    remainder = sub(remainder, mul(term, divisor));
  }
  Bounds range = getRange(remainder);
  if (!range.min || !range.max)
    return std::nullopt;
  // Indices with a greater quotient are explored as another part.
  int64_t last = llvm::divideFloorSigned(*range.max, divisor);
  for (int64_t k = llvm::divideFloorSigned(*range.min, divisor);
       k <= last && !hasFailed(); ++k)
    if (isNonNegative(sub(k * divisor + divisor - 1, remainder)))
      return add(quotient, k);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

Bounds IndexExplorer::getRange(const Linear &number, Bounds otherwise) {
  takeSteps();
  std::optional<int64_t> least = number.constant, greatest = number.constant;
  auto addTerm = [](std::optional<int64_t> &sum, std::optional<int64_t> end,
                    int64_t factor) {
    int64_t term, total;
    if (!sum || !end || llvm::MulOverflow(*end, factor, term) ||
        llvm::AddOverflow(*sum, term, total))
      sum = std::nullopt;
    else
      sum = total;
  };
  for (auto [variable, factor] : llvm::enumerate(number.factors)) {
    if (factor == 0)
      continue;
    Bounds bounds = getBounds(variable);
    if (!bounds.min)
      bounds.min = otherwise.min;
    if (!bounds.max)
      bounds.max = otherwise.max;
    addTerm(least, factor > 0 ? bounds.min : bounds.max, factor);
    addTerm(greatest, factor > 0 ? bounds.max : bounds.min, factor);
  }
  return {least, greatest};
}

bool IndexExplorer::anyConstraint(
    const Linear &number,
    llvm::function_ref<bool(const Linear &)> function) const {
  return llvm::any_of(domain.constraints, [&](const Linear &constraint) {
    for (auto [a, b] : llvm::zip(constraint.factors, number.factors))
      if (a != 0 && b != 0)
        return function(constraint);
    return false;
  });
}

bool IndexExplorer::isRestricted(const IndexDomain &all, unsigned first) const {
  for (unsigned variable = first; variable < domain.bounds.size(); ++variable)
    if (domain.bounds[variable].min != variables[variable].min ||
        domain.bounds[variable].max != variables[variable].max)
      return true;
  return llvm::any_of(
      ArrayRef(domain.constraints).drop_front(all.constraints.size()),
      [&](const Linear &constraint) {
        return constraint.factors.size() > first;
      });
}

bool IndexExplorer::isImpossible(const Linear &number) {
  takeSteps(presburgerCost);
  // The variables that share an inequality, directly or through others, with
  // the variables of the number.
  llvm::SmallSetVector<unsigned, 8> columns;
  SmallVector<const Linear *> rows;
  auto addRow = [&](const Linear &row) {
    rows.push_back(&row);
    for (auto [variable, factor] : llvm::enumerate(row.factors))
      if (factor != 0)
        columns.insert(variable);
  };
  addRow(number);
  SmallVector<const Linear *> others;
  for (const Linear &constraint : domain.constraints)
    others.push_back(&constraint);
  for (bool grows = true; grows;) {
    grows = false;
    for (const Linear *&other : others) {
      if (!other || llvm::none_of(columns, [&](unsigned variable) {
            return other->getFactor(variable) != 0;
          }))
        continue;
      addRow(*other);
      other = nullptr;
      grows = true;
    }
  }
  presburger::IntegerPolyhedron set(
      presburger::PresburgerSpace::getSetSpace(columns.size()));
  for (const Linear *row : rows) {
    SmallVector<int64_t> factors;
    for (unsigned variable : columns)
      factors.push_back(row->getFactor(variable));
    factors.push_back(row->constant);
    set.addInequality(factors);
  }
  for (auto [column, variable] : llvm::enumerate(columns)) {
    Bounds bounds = getBounds(variable);
    if (bounds.min)
      set.addBound(presburger::BoundType::LB, column, *bounds.min);
    if (bounds.max)
      set.addBound(presburger::BoundType::UB, column, *bounds.max);
  }
  return set.isIntegerEmpty();
}

std::optional<bool> IndexExplorer::isKnown(const Linear &number) {
  Bounds range = getRange(number);
  if (range.min && *range.min >= 0)
    return true;
  if (range.max && *range.max < 0)
    return false;
  // A constraint that is no greater, or an opposite one, mostly answers.
  bool isConstrained = false, isNegative = false;
  if (anyConstraint(number, [&](const Linear &constraint) {
        isConstrained = true;
        Bounds more = getRange(sub(number, constraint));
        Bounds sum = getRange(add(number, constraint));
        isNegative = sum.max && *sum.max < 0;
        return isNegative || (more.min && *more.min >= 0);
      }))
    return !isNegative;
  if (!isConstrained)
    return std::nullopt;
  if (isImpossible(sub(mul(number, -1), 1)))
    return true;
  if (isImpossible(number))
    return false;
  return std::nullopt;
}

bool IndexExplorer::areEqual(const Linear &a, const Linear &b) {
  Linear difference = sub(a, b);
  return difference == Linear() ||
         (isTrue(difference) && isTrue(mul(difference, -1)));
}

bool IndexExplorer::areEqualWhere(const Linear &x, const Linear &y,
                                  const Linear &a, const Linear &b) {
  IndexDomain here = domain;
  Linear difference = sub(x, y);
  assume(difference);
  assume(mul(difference, -1));
  bool areEqual = this->areEqual(a, b);
  domain = std::move(here);
  return areEqual;
}

bool IndexExplorer::isNonNegative(const Linear &number) {
  if (hasFailed())
    return false;
  if (std::optional<bool> known = isKnown(number))
    return *known;
  if (!isExploring) {
    fail("an extent that depends on a condition");
    return false;
  }
  IndexDomain here = domain;
  assume(sub(mul(number, -1), 1));
  rest.push_back(std::move(domain));
  domain = std::move(here);
  assume(number);
  if (rest.size() > maxParts)
    fail("more parts than are looked at");
  return true;
}

void IndexExplorer::assume(const Linear &number) {
  std::optional<unsigned> variable = number.getOnlyVariable();
  if (!variable) {
    if (!number.isConstant())
      domain.constraints.push_back(number);
    return;
  }
  for (unsigned next = domain.bounds.size(); next <= *variable; ++next)
    domain.bounds.push_back(variables[next]);
  Bounds &bounds = domain.bounds[*variable];
  int64_t factor = number.factors.back();
  if (factor > 0) {
    int64_t min = llvm::divideCeilSigned(-number.constant, factor);
    bounds.min = std::max(bounds.min.value_or(min), min);
  } else {
    int64_t max = llvm::divideFloorSigned(number.constant, -factor);
    bounds.max = std::min(bounds.max.value_or(max), max);
  }
}

int64_t IndexExplorer::pin(unsigned variable) {
  std::optional<int64_t> value = getBounds(variable).min;
  if (!value) {
    fail("an operation on an index without bounds");
    return 0;
  }
  if (!isNonNegative(sub(*value, Linear::variable(variable))))
    fail("an index that does not reach its bound");
  return *value;
}
