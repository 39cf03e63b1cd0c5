//===- Compare.cpp - Comparison of arrays ---------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Compare.h"
#include "pad/Runtime/Error.h"
#include "pad/Runtime/Print.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>

using namespace mlir;
using namespace mlir::pad;

static bool isClose(const llvm::APFloat &actual, const llvm::APFloat &expected,
                    double tolerance) {
  if (actual.isNaN() || expected.isNaN())
    return actual.isNaN() && expected.isNaN();
  double a = actual.convertToDouble(), e = expected.convertToDouble();
  if (std::isinf(a) || std::isinf(e))
    return a == e;
  return std::abs(a - e) <= tolerance * (1 + std::abs(e));
}

/// Whether the elements at `index` are the same strings or the same bits;
/// arrays are of the same type.
static bool isElementEqual(const Array &actual, const Array &expected,
                           int64_t index) {
  if (actual.holdsStrings())
    return actual.getString(index) == expected.getString(index);
  return std::memcmp(actual.getElement(index), expected.getElement(index),
                     actual.getStorage().getBytes()) == 0;
}

/// Whether the elements at `index` are close to each other; arrays are of the
/// same type.
static bool isElementClose(const Array &actual, const Array &expected,
                           int64_t index, double tolerance) {
  Type type = actual.getElementType();
  if (auto complex = dyn_cast<ComplexType>(type))
    type = complex.getElementType();
  if (!isa<FloatType>(type))
    return false;
  const ElementStorage &storage = actual.getStorage();
  for (unsigned part = 0; part != storage.parts; ++part) {
    size_t offset = part * storage.partBytes;
    if (!isClose(
            getFloat(type, storage.load(actual.getElement(index) + offset)),
            getFloat(type, storage.load(expected.getElement(index) + offset)),
            tolerance))
      return false;
  }
  return true;
}

/// "[1, 0, 2]" for the element at `index` in row-major order.
static std::string formatIndex(ArrayRef<int64_t> shape, int64_t index) {
  llvm::SmallVector<int64_t> indices(shape.size());
  for (auto [extent, i] : llvm::reverse(llvm::zip_equal(shape, indices))) {
    i = index % extent;
    index /= extent;
  }
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '[';
  llvm::interleaveComma(indices, os);
  os << ']';
  return text;
}

/// The bytes of an element as one number, for elements that print alike.
static std::string formatBits(const Array &array, int64_t index) {
  const ElementStorage &storage = array.getStorage();
  std::string text;
  for (unsigned part = 0; part != storage.parts; ++part) {
    if (part != 0)
      text += ", ";
    text += "0x";
    text += llvm::toString(
        storage.load(array.getElement(index) + part * storage.partBytes),
        /*Radix=*/16, /*Signed=*/false);
  }
  return " (" + text + ")";
}

llvm::Error mlir::pad::compareArrays(const Array &actual, const Array &expected,
                                     double tolerance) {
  if (actual.getElementType() != expected.getElementType() ||
      actual.getShape() != expected.getShape())
    return createError() << "type "
                         << formatType(actual.getElementType(),
                                       actual.getShape())
                         << ", expected "
                         << formatType(expected.getElementType(),
                                       expected.getShape());
  // Arrays without elements may have no memory.
  auto getBytes = [](const Array &array) {
    return llvm::StringRef(array.getData(), array.getSizeInBytes());
  };
  if (getBytes(actual) == getBytes(expected))
    return llvm::Error::success();
  for (int64_t i = 0, e = actual.getNumElements(); i != e; ++i) {
    if (isElementEqual(actual, expected, i))
      continue;
    if (tolerance > 0 && isElementClose(actual, expected, i, tolerance))
      continue;
    std::string a = formatElement(actual, i), x = formatElement(expected, i);
    bool alike = a == x;
    return createError() << "first difference at "
                         << formatIndex(actual.getShape(), i) << ": " << a
                         << (alike ? formatBits(actual, i) : "")
                         << ", expected " << x
                         << (alike ? formatBits(expected, i) : "");
  }
  return llvm::Error::success();
}
