//===- NpyStrings.h - Strings in array files of NumPy -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// NumPy gives all strings of an array the same length, with zeros behind the
// shorter ones: code points of 32 bits each for kind 'U', bytes for kind 'S'.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_RUNTIME_NPYSTRINGS_H
#define PAD_LIB_RUNTIME_NPYSTRINGS_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <string>

namespace mlir::pad {

/// Reads the string of kind 'U' or 'S' that `bytes` are, in the byte order
/// given. Fails on one that is no Unicode, or that has a zero inside.
llvm::Expected<std::string> decodeNpyString(StringRef bytes, char kind,
                                            bool bigEndian);

/// The code points of `text`, which fails if it is not UTF-8.
llvm::Expected<llvm::SmallVector<uint32_t>> decodeUTF8(StringRef text);

} // namespace mlir::pad

#endif // PAD_LIB_RUNTIME_NPYSTRINGS_H
