//===- Elements.h - Element types and their elements ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TEST_SUPPORT_ELEMENTS_H
#define PAD_TEST_SUPPORT_ELEMENTS_H

#include "pad/Runtime/ElementType.h"
#include "llvm/ADT/ArrayRef.h"
#include <vector>

namespace padtest {

/// The element types that docs/Semantics.md promises, as MLIR writes them,
/// those of ONNX first: all, and those but strings.
llvm::ArrayRef<const char *> getElementTypes();
llvm::ArrayRef<const char *> getNumberTypes();

/// `count` elements of a type that ElementStorage knows that look random, the
/// same for the same `count` and `seed`, with spare bits clear. Many are such
/// that floats of any size are NaNs with a payload, subnormal numbers and
/// negative zeros. Strings refer to text that stays.
std::vector<char> makeElements(mlir::Type type, size_t count, uint32_t seed);

/// As makeElements, of numbers that can be added: floats are of a few powers of
/// two, so that sums depend on their order, and are not NaN.
std::vector<char> makeNumbers(mlir::Type type, size_t count, uint32_t seed);

} // namespace padtest

#endif // PAD_TEST_SUPPORT_ELEMENTS_H
