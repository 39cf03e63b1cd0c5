//===- Kernel.h - The kernels that calls on arrays run ----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel is one operation on buffers, with extents, strides and amounts that
// it gets when it is called. There is one for each kind of call, compiled when
// it is needed first.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_PYTHON_KERNEL_H
#define PAD_LIB_PYTHON_KERNEL_H

#include "pad/IR/Pad.h"
#include "llvm/Support/Error.h"
#include <string>

namespace mlir::pad::python {

enum class ArrayOp : uint8_t { Pad, Adjoint, FillBorder };

/// The properties of a buffer's strides that a kernel relies on.
enum class Layout : uint8_t {
  /// Row-major, without gaps.
  Dense,
  /// Neighbours along the last axis are neighbours in memory.
  Rows,
  /// Nothing.
  Strided,
};

/// The kind of calls that a kernel is compiled for.
struct KernelKind {
  ArrayOp operation;
  PadMode mode;
  Layout source, result;
  /// The element type as MLIR spells it: "f32".
  StringRef elementType;
  int64_t rank;
  /// Bit i: axis i has amounts.
  uint64_t paddedAxes;
};

/// A kernel takes descriptors of memrefs: the source, the result, the low and
/// then the high amounts of the padded axes, and the value, of rank 0. A border
/// has no source.
using Kernel = void (*)(const void *source, const void *result,
                        const void *amounts, const void *value);

/// The function `kernel` in a module of MLIR.
std::string getKernelText(const KernelKind &kind);

/// The kernel of a kind: the one of an earlier call, or an earlier process, or
/// compiled now. Any thread may call this.
llvm::Expected<Kernel> getKernel(const KernelKind &kind);

/// How many kernels this process has compiled, and how many it has read from
/// the cache on disk.
struct KernelCounts {
  uint64_t compiled, read;
};
KernelCounts getKernelCounts();

} // namespace mlir::pad::python

#endif // PAD_LIB_PYTHON_KERNEL_H
