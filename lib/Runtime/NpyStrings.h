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

#include "NpyHeader.h"
#include "pad/Runtime/Array.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::pad {

/// The bytes of a string in a file with this header, or nothing if its elements
/// are no strings.
std::optional<int64_t> getNpyStringBytes(const NpyHeader &header);

/// Reads the strings in `data`, as many as `array` has. Fails on one that is no
/// Unicode, or that has a zero inside.
llvm::Error decodeNpyStrings(const NpyHeader &header, StringRef data,
                             Array &array);

/// Writes `array` with as many code points for each string as the longest has.
/// Fails on one that is not UTF-8.
llvm::Error encodeNpyStrings(const Array &array, llvm::raw_ostream &os);

} // namespace mlir::pad

#endif // PAD_LIB_RUNTIME_NPYSTRINGS_H
