//===- KnownBounds.h - Comparing bounds at limited cost ------- -*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ValueBoundsConstraintSet::compare follows its operands through all values
// that they depend on, and compares after each. In a chain of pads, each shape
// depends on all shapes before it. The functions here follow the nearest values
// alone.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_KNOWNBOUNDS_H
#define PAD_IR_KNOWNBOUNDS_H

#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "pad/IR/Pad.h"

namespace mlir::pad {

/// Stops after `numValues` values, and at values without
/// ValueBoundsOpInterface: an index that a region which is no loop has as its
/// argument, like the positions of `tensor.pad`.
ValueBoundsConstraintSet::StopConditionFn stopAfter(int64_t numValues);

/// Whether `a` and `b` are certain to compare so.
bool isKnown(const ValueBoundsConstraintSet::Variable &a,
             ValueBoundsConstraintSet::ComparisonOperator comparison,
             const ValueBoundsConstraintSet::Variable &b);

/// Whether the axis is written as the source has it: amounts of 0 say so,
/// unless the type of a result or a destination contradicts the source's
/// extent.
bool isKnownUnpadded(PadWindowOpInterface op, int64_t axis);

/// Whether `a` and `b`, slices of one array, are certain to have no element in
/// common.
bool areKnownToBeDisjoint(const HyperrectangularSlice &a,
                          const HyperrectangularSlice &b);

/// The number that `index` is certain to be, or nullopt.
std::optional<int64_t> getKnownIndex(OpFoldResult index);

/// A number that `variable` is certain not to exceed, or nullopt. If that is
/// more than `enough`, each result of up to `numOps` minima and maxima that the
/// variable depends on is tried by itself. The bounds of `inductionVars` are
/// used, too.
std::optional<int64_t>
getKnownMaximum(const ValueBoundsConstraintSet::Variable &variable,
                int64_t enough, unsigned numOps, ValueRange inductionVars = {});

} // namespace mlir::pad

#endif // PAD_IR_KNOWNBOUNDS_H
