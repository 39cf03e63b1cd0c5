//===- NpyHeader.h - The header of an .npy file -----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_RUNTIME_NPYHEADER_H
#define PAD_LIB_RUNTIME_NPYHEADER_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <string>

namespace mlir::pad {

/// The contents of the header of an `.npy` file.
struct NpyHeader {
  /// The element type: its kind, such as 'f' or 'V', and its size as written,
  /// which is in bytes but for kind 'U'.
  char kind = 0;
  uint64_t size = 0;
  bool bigEndian = false;
  bool fortranOrder = false;
  /// Not negative.
  llvm::SmallVector<int64_t> shape;
  /// Where the elements start in the file.
  size_t dataOffset = 0;

  /// Reads the header that `file` starts with.
  static llvm::Expected<NpyHeader> parse(StringRef file);

  /// The header as written, padded so that the data starts at a multiple of 64
  /// bytes. `dataOffset` is not looked at.
  std::string format() const;
};

/// Visits the elements of an array in row-major order: calls `visit` with the
/// position of each there and the one that it has in Fortran order.
void forEachInFortranOrder(ArrayRef<int64_t> shape, int64_t count,
                           llvm::function_ref<void(int64_t, int64_t)> visit);

} // namespace mlir::pad

#endif // PAD_LIB_RUNTIME_NPYHEADER_H
