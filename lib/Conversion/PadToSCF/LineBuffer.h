//===- LineBuffer.h - Whole lines past the caches ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A store brings the line that it writes into the cache. If the result is
// larger than the cache, the line is read for nothing; non-temporal stores save
// that. These are fast only if they write whole lines, and no line is written
// both ways. So a line with parts of several runs, such as the end of a row and
// the begin of the next one, is assembled in memory that stays in the cache,
// and stored as a whole.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_LINEBUFFER_H
#define LIB_CONVERSION_PADTOSCF_LINEBUFFER_H

#include "Vectors.h"

namespace mlir::pad {

/// Writes the result of `pad` from one offset to another, run after run.
/// Offsets and sizes are units of the result's memref.
class LineBuffer : PadBuilder {
public:
  /// `vectorUnits` is how many units are stored at a time; a line is a multiple
  /// of that.
  LineBuffer(OpBuilder &builder, const FlatPad &pad, int64_t vectorUnits);

  /// Units in a line.
  int64_t getSize() const { return size; }

  /// Starts the result at `offset`. The units of its line before `offset` are
  /// not written.
  void begin(OpFoldResult offset);
  /// Writes the units of the last, incomplete line.
  void end();

  /// The offset of the next store within its line, in units.
  OpFoldResult getOffsetInLine();

  /// Starts a run at result offset `offset`. Its first stores, of at most one
  /// line, go to the buffer, which has room for that. Returns the offset of the
  /// run within its line, in units.
  OpFoldResult beginRun(OpFoldResult offset);
  /// Stores the line that is complete in the buffer, and moves the units after
  /// it in the buffer to the front.
  void flush();
  void advance();
  /// Stores from now on are whole vectors of lines, and go to the result.
  void storeLines();
  /// Stores from now on go to the buffer, which then has the line that begins
  /// `units` units into the run. They may begin up to a line before it.
  void restartAtLineBegin(OpFoldResult units);
  /// The run had `count` units.
  void endRun(OpFoldResult count);

  /// Stores `value` at result offset `offset`.
  void store(Value value, OpFoldResult offset);

private:
  Value loadState(int64_t which);
  void storeState(int64_t which, OpFoldResult value);
  Value loadBuffer(int64_t position);
  void storeVector(Value vector, OpFoldResult offset);
  /// Stores the units of the line at `offset` from `begin` on, up to `end`.
  void storeUnits(OpFoldResult offset, OpFoldResult begin, OpFoldResult end);

  int64_t vectorUnits;
  int64_t size;
  /// Where the first unit of the result's memref lies.
  Value address;
  /// The line before, the line, and the one after.
  Value buffer;
  /// The offset of the line in the result, and the offset of the next store
  /// within the line.
  Value state;
  /// The offset of the first unit that is written.
  OpFoldResult first;

  /// The run: the offset that its stores count from, and the line and the
  /// offset within it that it starts at.
  OpFoldResult runOffset, line, offsetInLine;
  /// The offset of its first unit in the buffer, or null where lines are
  /// stored.
  OpFoldResult bufferOffset;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_LINEBUFFER_H
