//===- StridedCall.h - An operation on buffers with strides -----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs an operation on buffers of any strides: finds the kernel for the fewest
// axes that say the same, and divides the work among threads.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_PYTHON_STRIDEDCALL_H
#define PAD_LIB_PYTHON_STRIDEDCALL_H

#include "Kernel.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::pad::python {

/// A buffer. Strides count bytes in buffers of callers, and elements in buffers
/// of kernels.
struct Buffer {
  char *data;
  SmallVector<int64_t, 6> shape, strides;
};

/// An operation on buffers that fit it: their extents satisfy the verifier.
struct StridedCall {
  ArrayOp operation;
  PadMode mode;
  /// The type whose elements are added, of an adjoint; else empty, and elements
  /// are bytes.
  StringRef elementType;
  int64_t elementBytes;
  /// A border has no source.
  Buffer source, result;
  /// For each axis.
  SmallVector<int64_t, 6> low, high;
  /// One element, aligned to 16 bytes; read where the mode fills.
  char *value;
};

/// Whether elements of a type that is added, of `elementBytes` bytes, can be
/// read and written where `buffer` has them.
bool isAligned(const Buffer &buffer, int64_t elementBytes);

/// Runs `call` on `threads` threads at most. Its source and result do not
/// overlap, and neither does an element of the result another one.
llvm::Error run(const StridedCall &call, unsigned threads);

} // namespace mlir::pad::python

#endif // PAD_LIB_PYTHON_STRIDEDCALL_H
