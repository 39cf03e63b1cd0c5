//===- Error.h - Messages of the runtime ------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How the runtime writes its errors.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_ERROR_H
#define PAD_RUNTIME_ERROR_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::pad {

/// An error that is written like a stream:
/// `return createError() << "extent " << n;`.
class ErrorStream {
public:
  template <typename T>
  ErrorStream &operator<<(const T &part) {
    llvm::raw_string_ostream(text) << part;
    return *this;
  }

  operator llvm::Error() const {
    return llvm::createStringError(llvm::inconvertibleErrorCode(), text);
  }
  template <typename T>
  operator llvm::Expected<T>() const {
    return llvm::Error(*this);
  }

private:
  std::string text;
};

inline ErrorStream createError() { return {}; }

/// The type of an array as MLIR writes a tensor's, without "tensor" and also
/// for extents that no type can have.
inline std::string formatType(Type elementType, ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (int64_t extent : shape) {
    if (ShapedType::isDynamic(extent))
      os << "?x";
    else
      os << extent << 'x';
  }
  os << elementType;
  return text;
}

} // namespace mlir::pad

#endif // PAD_RUNTIME_ERROR_H
