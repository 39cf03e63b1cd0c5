//===- Signature.cpp - Inputs and results of functions --------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Signature.h"
#include "pad/Runtime/Error.h"

using namespace mlir;
using namespace mlir::pad;

std::string mlir::pad::formatPort(StringRef kind, size_t position,
                                  const Port &port) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << kind << ' ' << position;
  if (!port.name.empty())
    os << " '" << port.name << '\'';
  return text;
}

llvm::Error Port::check(const Array &array) const {
  auto mismatch = [&] {
    return createError() << "has type "
                         << formatType(array.getElementType(), array.getShape())
                         << ", expected "
                         << formatType(type.getElementType(), type.getShape());
  };
  if (array.getElementType() != type.getElementType())
    return mismatch();
  if (array.getRank() != type.getRank())
    return mismatch() << ": rank " << array.getRank() << ", expected "
                      << type.getRank();
  for (auto [axis, actual, expected] :
       llvm::enumerate(array.getShape(), type.getShape()))
    if (!ShapedType::isDynamic(expected) && actual != expected)
      return mismatch() << ": extent " << actual << " of axis " << axis
                        << ", expected " << expected;
  return llvm::Error::success();
}
