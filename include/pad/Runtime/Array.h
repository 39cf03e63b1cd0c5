//===- Array.h - Arrays that compiled code reads and writes -----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The arguments and results of compiled functions, and the contents of array
// files.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_ARRAY_H
#define PAD_RUNTIME_ARRAY_H

#include "mlir/IR/BuiltinTypes.h"
#include "pad/Runtime/ElementType.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/Error.h"
#include <cstdlib>
#include <memory>

namespace mlir::pad {

/// An array of any rank in row-major order. Elements lie as ElementStorage
/// says; the first is at a multiple of 64, and the array owns them, unless they
/// are borrowed. The elements of an array of strings are references, as
/// compiled code has them; the array owns the text that it is given itself.
class Array {
public:
  /// Makes an array with unspecified contents; strings are empty. Fails, with
  /// nothing allocated, if the element type has no storage, an extent is
  /// negative, or there is not enough memory.
  static llvm::Expected<Array> create(Type elementType,
                                      ArrayRef<int64_t> shape);

  /// Makes an array of `bytes` that are there already and stay the caller's, at
  /// any address that is a multiple of `partBytes`. The type and shape are ones
  /// that `create` takes.
  static Array borrow(Type elementType, ArrayRef<int64_t> shape, char *bytes);

  /// The number of elements of such an array, or nothing if `create` would fail
  /// whatever the memory there is.
  static std::optional<int64_t> countElements(Type elementType,
                                              ArrayRef<int64_t> shape);

  Type getElementType() const { return elementType; }
  const ElementStorage &getStorage() const { return storage; }
  ArrayRef<int64_t> getShape() const { return shape; }
  int64_t getRank() const { return shape.size(); }
  RankedTensorType getType() const {
    return RankedTensorType::get(shape, elementType);
  }

  int64_t getNumElements() const { return numElements; }
  size_t getSizeInBytes() const { return numElements * storage.getBytes(); }

  char *getData() { return bytes.get(); }
  const char *getData() const { return bytes.get(); }

  /// The bytes of the element at `index` in row-major order.
  const char *getElement(int64_t index) const {
    return bytes.get() + index * storage.getBytes();
  }

  /// Whether the elements are strings, of which the functions below speak.
  bool holdsStrings() const;

  /// The string at `index` in row-major order.
  StringRef getString(int64_t index) const;

  /// Makes the string at `index` a copy of `text`, which has no zero byte.
  void setString(int64_t index, StringRef text);

  /// Copies the text of all elements, so that nobody else has to keep it.
  void copyStrings();

private:
  struct Free {
    bool owned = true;
    void operator()(char *bytes) const {
      if (owned)
        std::free(bytes);
    }
  };

  Array(Type elementType, ElementStorage storage, ArrayRef<int64_t> shape,
        int64_t numElements, char *bytes, Free free)
      : elementType(elementType), storage(storage), shape(shape),
        numElements(numElements), bytes(bytes, free) {}

  Type elementType;
  ElementStorage storage;
  llvm::SmallVector<int64_t> shape;
  int64_t numElements;
  std::unique_ptr<char, Free> bytes;
  /// The text of the strings that the array owns; null if there are none.
  std::unique_ptr<llvm::BumpPtrAllocator> texts;
};

} // namespace mlir::pad

#endif // PAD_RUNTIME_ARRAY_H
