//===- LineBuffer.h - Whole lines past the caches ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A store brings the line that it writes into the cache. Of a result that is
// larger than the cache this is a line read for nothing, which stores that are
// marked as non-temporal save. These are fast only if they write whole lines,
// and no line is written both ways. So where a line has parts of several runs,
// the end of a row and the beginning of the next one, say, it is put together
// in memory that stays in the cache, and stored as a whole.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_LINEBUFFER_H
#define LIB_CONVERSION_PADTOSCF_LINEBUFFER_H

#include "FlatPad.h"

namespace mlir::pad {

/// Bytes in a line of the cache, on all of x86-64 and nearly all of AArch64.
/// Where lines are larger, what is streamed goes to memory in more pieces.
inline constexpr int64_t kLineBytes = 64;

/// Writes the result of `pad` from one offset to another, run after run.
/// Offsets and sizes are units of the result's memref.
class LineBuffer {
public:
  /// `vectorUnits` is how many units are stored at a time; a line is a multiple
  /// of that.
  LineBuffer(OpBuilder &builder, const FlatPad &pad, int64_t vectorUnits);

  /// Units in a line.
  int64_t getSize() const { return size; }

  /// What is written starts at `offset`. Only what comes from there on is
  /// written of its line.
  void begin(OpFoldResult offset);
  /// Writes what is left, of the last line.
  void end();

  /// How many units of its line are before what is written next.
  OpFoldResult getPlaceInLine();

  /// Stores to what is at `offset` in the next run, up to a line of it, go to
  /// the buffer, which is there for a line more. Returns the place of the run.
  OpFoldResult beginRun(OpFoldResult offset);
  /// Builds what stores the line, which is put together, and makes what is
  /// after it in the buffer the line.
  void flush();
  void advance();
  /// Stores from now on are of all the lines that follow, and then of the line
  /// that begins `units` units into the run, or of up to a line before it.
  void storeLines();
  void collectAgain(OpFoldResult units);
  /// The run had `count` units.
  void endRun(OpFoldResult count);

  /// Builds a store of `value` to what is at `offset`.
  void store(Value value, OpFoldResult offset);

private:
  Value loadState(int64_t which);
  void storeState(int64_t which, OpFoldResult value);
  Value loadVector(int64_t position);
  void storeVector(Value vector, OpFoldResult offset);
  /// Stores the units of the line at `offset` from `begin` on, up to `end`.
  void storeUnits(OpFoldResult offset, OpFoldResult begin, OpFoldResult end);

  OpBuilder &builder;
  IndexBuilder index;
  const FlatPad &pad;
  int64_t vectorUnits;
  int64_t size;
  /// Where the first unit of the result's memref lies.
  Value address;
  /// The line before, the line, and the one after.
  Value buffer;
  /// Where the line is in the result, and the place of what is written next.
  Value state;
  /// What is written of the result starts here.
  OpFoldResult first;

  /// Of the run: what its first unit is called, the line and the place that it
  /// starts at.
  OpFoldResult runOffset, line, place;
  /// The place of its first unit in the buffer, or null where lines are stored.
  OpFoldResult runPlace;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_LINEBUFFER_H
