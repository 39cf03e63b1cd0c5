//===- Descriptor.h - The descriptors of memrefs ----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The form in which compiled code takes and returns a memref of rank r, 3 + 2 r
// words of 64 bits: the pointer that is freed, the pointer to the data, the
// offset in elements, the extents, and the strides in elements.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_DESCRIPTOR_H
#define PAD_RUNTIME_DESCRIPTOR_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <vector>

namespace mlir::pad {

static_assert(sizeof(void *) == sizeof(int64_t),
              "a memref descriptor is an array of 64-bit words");

/// How many words there are.
inline size_t getDescriptorSize(int64_t rank) { return 3 + 2 * rank; }

/// Appends to `words` the descriptor of a dense array of `shape` at `data`.
void appendDescriptor(const void *data, ArrayRef<int64_t> shape,
                      std::vector<int64_t> &words);

/// The pointer that is freed.
inline void *getAllocation(const int64_t *descriptor) {
  return reinterpret_cast<void *>(descriptor[0]);
}

/// The first element, of `elementBytes` bytes.
inline const char *getFirstElement(const int64_t *descriptor,
                                   size_t elementBytes) {
  return reinterpret_cast<const char *>(descriptor[1]) +
         descriptor[2] * static_cast<int64_t>(elementBytes);
}

} // namespace mlir::pad

#endif // PAD_RUNTIME_DESCRIPTOR_H
