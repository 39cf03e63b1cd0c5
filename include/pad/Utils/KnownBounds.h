//===- KnownBounds.h - Comparing bounds at limited cost ------- -*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ValueBoundsConstraintSet::compare follows its operands through all that they
// are made of, and asks after each value. In a chain of pads the shape of each
// is made of those before it. These look at the nearest values alone.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_KNOWNBOUNDS_H
#define PAD_UTILS_KNOWNBOUNDS_H

#include "mlir/Interfaces/ValueBoundsOpInterface.h"

namespace mlir::pad {

/// Stops after `numValues` values, and at what ValueBoundsOpInterface cannot be
/// asked about: an index that a region which is no loop has as its argument,
/// like the positions of `tensor.pad`.
ValueBoundsConstraintSet::StopConditionFn stopAfter(int64_t numValues);

/// Whether `a` and `b` are certain to compare so.
bool isKnown(const ValueBoundsConstraintSet::Variable &a,
             ValueBoundsConstraintSet::ComparisonOperator comparison,
             const ValueBoundsConstraintSet::Variable &b);

/// The number that `index` is certain to be, or nullopt.
std::optional<int64_t> getKnownIndex(OpFoldResult index);

/// A number that `variable` is certain not to exceed, or nullopt. Where that is
/// more than `enough`, each result by itself is tried of up to `numOps` minima
/// and maxima that the variable is made of. What the bounds of `inductionVars`
/// tell is used, too.
std::optional<int64_t>
getKnownMaximum(const ValueBoundsConstraintSet::Variable &variable,
                int64_t enough, unsigned numOps,
                ValueRange inductionVars = {});

} // namespace mlir::pad

#endif // PAD_UTILS_KNOWNBOUNDS_H
