//===- Stream.h - Results that go past the caches ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A store brings the line that it writes into the cache. Of a result that is
// larger than the cache this is a line read for nothing, which stores that are
// marked as non-temporal save.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_STREAM_H
#define LIB_CONVERSION_PADTOSCF_STREAM_H

#include "FlatPad.h"
#include "pad/Conversion/PadToSCF/PadToSCF.h"

namespace mlir::pad {

/// What is known of the result of a pad that may be written past the caches.
struct Stream {
  /// Bytes in a line of the cache, on all of x86-64 and nearly all of AArch64.
  /// Where lines are larger, what is streamed goes to memory in more pieces.
  static constexpr int64_t lineBytes = 64;

  /// Bytes that the longest run of a row has to have.
  static int64_t getMinRunBytes(const ConvertPadToSCFPassOptions &options) {
    return std::max(options.nontemporalRunBytes, lineBytes);
  }

  /// The stream to the result of `pad`, whose plan says that there may be one.
  static Stream get(OpBuilder &builder, const FlatPad &pad,
                    const ConvertPadToSCFPassOptions &options);

  /// Whether the result is to be streamed. Then no unit of it is in two lines,
  /// and rows have a run of a line or more.
  Condition isUsed;
  /// Where the first unit of the result's memref lies.
  Value address;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_STREAM_H
