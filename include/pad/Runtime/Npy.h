//===- Npy.h - Array files of NumPy -----------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads and writes `.npy`, format versions 1.0 to 3.0. Element types that NumPy
// has no name for are stored as the Python package ml_dtypes does: as untyped
// bytes, `V2` for bf16, `V16` for f128, and `V1` for smaller floats and for
// integers narrower than a byte, each in a byte of its own. Strings are read
// from `U` (Unicode) and `S` (UTF-8), and written as `U`.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_NPY_H
#define PAD_RUNTIME_NPY_H

#include "pad/Runtime/Array.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::pad {

/// Reads the `.npy` file that `bytes` are, whose elements are expected to be of
/// type `elementType`. A signless integer type takes signed and unsigned
/// elements of its width. C and Fortran order and both byte orders are
/// understood; nothing is allocated before the header is seen to fit the bytes.
llvm::Expected<Array> decodeNpy(StringRef bytes, Type elementType);

/// Writes `array` as a `.npy` file in C order and the byte order of the host.
/// Signless integers are written as signed ones, index as int64. Fails, with
/// nothing written, if the format has no way to write the element type.
llvm::Error encodeNpy(const Array &array, llvm::raw_ostream &os);

} // namespace mlir::pad

#endif // PAD_RUNTIME_NPY_H
