//===- VectorSize.h - How many elements a vector has ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_WORKAROUNDS_VECTORSIZE_H
#define PAD_LIB_WORKAROUNDS_VECTORSIZE_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::pad {

/// The product of the extents of `type`, whose overflow gives 2^64 - 1. Of a
/// scalable vector, the number of its parts.
inline uint64_t countElements(VectorType type) {
  uint64_t count = 1;
  for (int64_t extent : type.getShape())
    count = llvm::SaturatingMultiply<uint64_t>(count, extent);
  return count;
}

} // namespace mlir::pad

#endif // PAD_LIB_WORKAROUNDS_VECTORSIZE_H
