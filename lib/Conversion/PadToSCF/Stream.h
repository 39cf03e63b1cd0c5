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

/// What is known of the result of a pad that may be written past the caches.
struct Stream {
  /// The stream to the result of `pad`, unless its size or the longest run of
  /// its rows is known to be below `options.nontemporalBytes` or
  /// `options.nontemporalRunBytes`.
  static std::optional<Stream> open(OpBuilder &builder, const FlatPad &pad,
                                    const ConvertPadToSCFPassOptions &options);

  /// Orders what was streamed before all that follows, also as other threads
  /// see it.
  void close(OpBuilder &builder, Location loc) const;

  /// Whether a run of `count` times `units` units, stored in vectors of `width`
  /// times `units`, is to be streamed.
  Condition isLong(IndexBuilder &index, OpFoldResult count, int64_t units,
                   int64_t width) const;

  /// How many times `units` units are stored at a time, in vectors of `width`
  /// times `units`: those of a line or more.
  int64_t getStep(int64_t units, int64_t width) const;

  /// The whole lines in a run: the range [begin, end) in steps; and in how many
  /// turns the rest of the run is stored: before them and after them, or all of
  /// it at once, where there are none.
  struct Lines {
    OpFoldResult begin, end, numTurns;
  };

  /// The lines in the long run of `count` times `units` units at `offset`, in
  /// steps of `step` times `units`. There are none where what is stored at a
  /// time would not lie in a line.
  Lines getLines(IndexBuilder &index, OpFoldResult offset, OpFoldResult count,
                 int64_t units, int64_t step) const;

  /// Whether long runs are to be streamed.
  Condition isOpen;
  /// Where the first unit of the result's memref lies.
  Value address;
  int64_t unitBytes;
  /// Bytes in a run that is long enough.
  int64_t minBytes;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_STREAM_H
