//===- IndexExplorer.h - Index arithmetic, case by case ---------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs a computation on indices for all of a domain at once. Each number is
// linear in the variables of the domain. Where the computation asks for a sign
// that differs within the domain, the domain is split, the computation goes on
// for one half, and is run again for the other. So it is written as if for one
// index, and its result is linear in each part.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_CONVERSION_RAISETOPAD_INDEXEXPLORER_H
#define PAD_LIB_CONVERSION_RAISETOPAD_INDEXEXPLORER_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <deque>
#include <optional>
#include <string>

namespace mlir::pad {

/// A number that is linear in the variables: constant + sum factors[v] * v.
struct Linear {
  Linear(int64_t constant = 0) : constant(constant) {}
  static Linear variable(unsigned number);

  int64_t getFactor(unsigned variable) const {
    return variable < factors.size() ? factors[variable] : 0;
  }
  bool isConstant() const { return factors.empty(); }
  /// The one variable of a number that has no other.
  std::optional<unsigned> getOnlyVariable() const;
  bool operator==(const Linear &other) const {
    return constant == other.constant && factors == other.factors;
  }
  bool operator!=(const Linear &other) const { return !(*this == other); }

  /// The last factor is not 0.
  SmallVector<int64_t, 4> factors;
  int64_t constant;
};

/// The values that a variable takes, ends included; null is unbounded.
struct Bounds {
  std::optional<int64_t> min, max;
};

/// A set of values of the variables.
struct IndexDomain {
  SmallVector<Bounds> bounds;
  /// Numbers that are not negative.
  SmallVector<Linear> constraints;
};

/// An Arith of Extension whose numbers are Linear.
class IndexExplorer {
public:
  using Index = Linear;
  using Condition = bool;

  /// `budget` limits the number of steps of all explorations together.
  explicit IndexExplorer(int64_t &budget) : budget(budget) {}

  /// A new variable.
  unsigned addVariable(Bounds bounds);

  /// Calls `visit` for disjoint parts of `domain` that cover it; the part is
  /// getDomain() when it returns. Fails if fail() was called.
  LogicalResult explore(const IndexDomain &domain,
                        llvm::function_ref<void()> visit);

  const IndexDomain &getDomain() const { return domain; }

  /// Asks about `newDomain` from now on, which is not split.
  void enter(const IndexDomain &newDomain);

  /// Ends the exploration, with the reason that the first caller gives.
  void fail(StringRef reason);
  bool hasFailed() const { return !failure.empty(); }
  StringRef getFailure() const { return failure; }

  int64_t &getBudget() { return budget; }

  /// Takes `cost` steps from the budget; fails where it is used up.
  void takeSteps(int64_t cost = 1);

  /// Whether `number` >= 0 in all of the domain, in none, or neither.
  std::optional<bool> isKnown(const Linear &number);
  bool isTrue(const Linear &number) { return isKnown(number) == true; }
  /// Whether two numbers are equal in all of the domain.
  bool areEqual(const Linear &a, const Linear &b);

  /// Whether the domain is less of the variables from `first` on than `all`.
  bool isRestricted(const IndexDomain &all, unsigned first) const;

  /// Whether two numbers are equal where two others are.
  bool areEqualWhere(const Linear &x, const Linear &y, const Linear &a,
                     const Linear &b);

  /// Whether `number` >= 0, for which the domain is split if need be.
  bool isNonNegative(const Linear &number);

  /// Leaves out of the domain where `number` < 0.
  void assume(const Linear &number);

  /// Restricts the domain to the least value of `variable`, and explores the
  /// other values later. Fails on a variable that is unbounded.
  int64_t pin(unsigned variable);

  /// The least and the greatest value, null if unbounded or beyond 64 bits.
  /// They are exact where the domain has no constraints on more than one
  /// variable. Variables without a bound take one of `otherwise`.
  Bounds getRange(const Linear &number, Bounds otherwise = {});

  /// The quotient by `divisor`, which is positive, rounded down; null if
  /// `number` has no bounds.
  std::optional<Linear> floorDiv(const Linear &number, int64_t divisor);

  // The arithmetic of Extension.
  Index constant(int64_t c) { return c; }
  Index add(const Index &a, const Index &b);
  Index sub(const Index &a, const Index &b) { return add(a, mul(b, -1)); }
  Index mul(const Index &a, const Index &b);
  Index min(const Index &a, const Index &b) { return lessThan(a, b) ? a : b; }
  Index max(const Index &a, const Index &b) { return lessThan(a, b) ? b : a; }
  Index floorMod(const Index &a, const Index &b);
  Condition lessThan(const Index &a, const Index &b) {
    return isNonNegative(sub(sub(b, a), 1));
  }
  Index select(Condition condition, const Index &a, const Index &b) {
    return condition ? a : b;
  }

private:
  Bounds getBounds(unsigned variable) const {
    return variable < domain.bounds.size() ? domain.bounds[variable]
                                           : variables[variable];
  }
  /// Calls `function` with each constraint on a variable of `number`, until it
  /// returns true; returns whether it did.
  bool anyConstraint(const Linear &number,
                     llvm::function_ref<bool(const Linear &)> function) const;
  /// Whether `number` < 0 in all of the domain, by integer arithmetic.
  bool isImpossible(const Linear &number);

  int64_t &budget;
  SmallVector<Bounds> variables;
  IndexDomain domain;
  std::deque<IndexDomain> rest;
  bool isExploring = false;
  std::string failure;
};

} // namespace mlir::pad

#endif // PAD_LIB_CONVERSION_RAISETOPAD_INDEXEXPLORER_H
