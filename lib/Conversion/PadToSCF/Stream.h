//===- Stream.h - Stores that go past the caches ----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A store brings the line that it writes into the cache. Of a result that is
// larger than the cache this is a line read for nothing, which stores that are
// marked as non-temporal save, but only if they write whole lines: one line
// written both ways takes many times as long. So a run that is streamed has a
// head up to its first whole line and a tail after its last one, which are
// written as ever.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_STREAM_H
#define LIB_CONVERSION_PADTOSCF_STREAM_H

#include "FlatPad.h"
#include "pad/Conversion/PadToSCF/PadToSCF.h"

namespace mlir::pad {

/// What is written past the caches: runs of at least `minBytes` bytes.
struct Stream {
  /// Where the first unit of the memref that is written lies, as an index.
  Value address;
  int64_t unitBytes;
  int64_t minBytes;
};

/// Holds where `pad` is to be streamed: its result has
/// `options.nontemporalBytes` bytes, and its rows have runs of
/// `options.nontemporalRunBytes` bytes.
Condition shouldStream(OpBuilder &builder, const FlatPad &pad,
                       const ConvertPadToSCFPassOptions &options);

/// The stream to the result of `pad`.
Stream openStream(OpBuilder &builder, const FlatPad &pad,
                  const ConvertPadToSCFPassOptions &options);

/// Orders what was streamed before all that follows, also as other threads see
/// it.
void closeStream(OpBuilder &builder, Location loc);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_STREAM_H
