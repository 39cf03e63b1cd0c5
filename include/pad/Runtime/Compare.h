//===- Compare.h - Comparison of arrays -------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_COMPARE_H
#define PAD_RUNTIME_COMPARE_H

#include "pad/Runtime/Array.h"

namespace mlir::pad {

/// Fails with the first element in row-major order that differs, or with the
/// types if those do. Elements are equal if their bits are: NaNs with their
/// payload, and -0.0 is not 0.0.
///
/// With `tolerance` > 0, floats, and each part of a complex number, are equal
/// also if |actual - expected| <= tolerance * (1 + |expected|), if both are
/// NaN, or if both are the same infinity.
llvm::Error compareArrays(const Array &actual, const Array &expected,
                          double tolerance = 0);

} // namespace mlir::pad

#endif // PAD_RUNTIME_COMPARE_H
