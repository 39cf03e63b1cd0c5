//===- Print.h - Arrays as text ---------------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes elements and arrays for people to read.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_PRINT_H
#define PAD_RUNTIME_PRINT_H

#include "pad/Runtime/Array.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::pad {

/// The float whose bits are `bits`, for a FloatType `type`.
llvm::APFloat getFloat(Type type, const llvm::APInt &bits);

/// The element of `array` at `index` in row-major order. Floats have the fewest
/// digits that tell them apart from their neighbours.
std::string formatElement(const Array &array, int64_t index);

/// Writes the elements in nested brackets, one row a line, in columns. If the
/// array has more than 1000 elements, axes of more than six entries show only
/// the first and last three.
void printArray(const Array &array, llvm::raw_ostream &os);

} // namespace mlir::pad

#endif // PAD_RUNTIME_PRINT_H
