//===- Array.cpp - Arrays that compiled code reads and writes -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Array.h"
#include "pad/IR/Pad.h"
#include "pad/Runtime/Error.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

/// The alignment of an array's bytes: a cache line, and the widest vector.
static constexpr int64_t kAlignment = 64;

std::optional<int64_t> Array::countElements(Type elementType,
                                            ArrayRef<int64_t> shape) {
  std::optional<ElementStorage> storage = ElementStorage::get(elementType);
  if (!storage)
    return std::nullopt;
  // The other extents of an empty array may be of any size.
  bool empty = llvm::is_contained(shape, 0);
  int64_t count = 1, bytes;
  for (int64_t extent : shape)
    if (extent < 0 || (!empty && llvm::MulOverflow(count, extent, count)))
      return std::nullopt;
  if (llvm::MulOverflow<int64_t>(count, storage->getBytes(), bytes) ||
      llvm::AddOverflow(bytes, kAlignment, bytes))
    return std::nullopt;
  return empty ? 0 : count;
}

llvm::Expected<Array> Array::create(Type elementType, ArrayRef<int64_t> shape) {
  std::optional<ElementStorage> storage = ElementStorage::get(elementType);
  if (!storage)
    return createError() << "arrays of " << elementType << " are not supported";
  std::optional<int64_t> count = countElements(elementType, shape);
  char *bytes = nullptr;
  if (count) {
    int64_t size = std::max<int64_t>(*count * storage->getBytes(), 1);
    bytes = static_cast<char *>(std::aligned_alloc(
        kAlignment, llvm::alignTo(size, llvm::Align(kAlignment))));
  }
  if (!bytes)
    return createError() << "not enough memory for an array of type "
                         << formatType(elementType, shape);
  if (isa<StringType>(elementType))
    std::memset(bytes, 0, *count * storage->getBytes());
  return Array(elementType, *storage, shape, *count, bytes,
               Free{/*owned=*/true});
}

Array Array::borrow(Type elementType, ArrayRef<int64_t> shape, char *bytes) {
  std::optional<ElementStorage> storage = ElementStorage::get(elementType);
  std::optional<int64_t> count = countElements(elementType, shape);
  assert(count && "no array has this type and shape");
  return Array(elementType, *storage, shape, *count, bytes,
               Free{/*owned=*/false});
}

//===----------------------------------------------------------------------===//
// Strings
//===----------------------------------------------------------------------===//

bool Array::holdsStrings() const { return isa<StringType>(elementType); }

/// The reference that is the element at `bytes`.
static const char *loadReference(const char *bytes) {
  const char *text;
  std::memcpy(&text, bytes, sizeof(text));
  return text;
}

StringRef Array::getString(int64_t index) const {
  const char *text = loadReference(getElement(index));
  return text ? StringRef(text) : StringRef();
}

void Array::setString(int64_t index, StringRef text) {
  const char *copy = nullptr;
  if (!text.empty()) {
    if (!texts)
      texts = std::make_unique<llvm::BumpPtrAllocator>();
    char *owned = texts->Allocate<char>(text.size() + 1);
    *llvm::copy(text, owned) = '\0';
    copy = owned;
  }
  std::memcpy(getData() + index * storage.getBytes(), &copy, sizeof(copy));
}

void Array::copyStrings() {
  if (!holdsStrings())
    return;
  // The same reference fills many elements.
  auto old = std::move(texts);
  llvm::DenseMap<const char *, int64_t> copied;
  for (int64_t i = 0; i != numElements; ++i) {
    auto [first, isNew] = copied.try_emplace(loadReference(getElement(i)), i);
    if (isNew)
      setString(i, getString(i));
    else
      std::memcpy(getData() + i * storage.getBytes(), getElement(first->second),
                  storage.getBytes());
  }
}
