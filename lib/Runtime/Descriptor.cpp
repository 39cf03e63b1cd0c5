//===- Descriptor.cpp - The descriptors of memrefs ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Runtime/Descriptor.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

void mlir::pad::appendDescriptor(const void *data, ArrayRef<int64_t> shape,
                                 std::vector<int64_t> &words) {
  auto address = reinterpret_cast<int64_t>(data);
  words.insert(words.end(), {address, address, /*offset=*/0});
  llvm::append_range(words, shape);
  size_t strides = words.size();
  words.resize(strides + shape.size());
  int64_t stride = 1;
  for (size_t axis = shape.size(); axis-- > 0;) {
    words[strides + axis] = stride;
    stride *= shape[axis];
  }
}
