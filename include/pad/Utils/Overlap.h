//===- Overlap.h - Elements that two views have in common -------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pads and adjoints on memrefs may not overlap their source. Every pass that
// lowers one to loops or kernels refuses an overlap that it knows of.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_OVERLAP_H
#define PAD_UTILS_OVERLAP_H

#include "mlir/IR/Value.h"

namespace mlir::pad {

/// Whether `a` and `b`, memrefs, are views of one array, which may be one of
/// them.
bool areViewsOfOneArray(Value a, Value b);

/// Whether `a` and `b`, memrefs of one shape, are known to be the same elements
/// in the same order: one value, or subviews of one array with the same offsets
/// and sizes.
bool areKnownToBeEqual(Value a, Value b);

/// Whether `a` and `b`, memrefs, are known to have elements in common, if they
/// have any: one is a view of the other, or both are subviews of one array that
/// overlap by their offsets and sizes.
bool areKnownToOverlap(Value a, Value b);

/// Whether `a` and `b`, memrefs, are known to have no element in common, since
/// they are views of two arrays: allocations, globals or arguments of
/// functions, at least one of which is an allocation or has `llvm.noalias`.
bool areKnownToBeDisjoint(Value a, Value b);

} // namespace mlir::pad

#endif // PAD_UTILS_OVERLAP_H
