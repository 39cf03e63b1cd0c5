//===- LineBuffer.h - Whole lines past the caches ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stores past the caches are fast only if they write whole lines, and no line
// is written both ways. So what is written is put together in a buffer of some
// lines, which stays in the cache, and whole lines are stored from there.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_LINEBUFFER_H
#define LIB_CONVERSION_PADTOSCF_LINEBUFFER_H

#include "Stream.h"

namespace mlir::pad {

/// Writes the result of `pad` from one offset to another, run after run.
/// Offsets and sizes are units of the result's memref.
class LineBuffer {
public:
  /// `vectorUnits` is how many units are stored at a time; a line is a multiple
  /// of that.
  LineBuffer(OpBuilder &builder, const FlatPad &pad, const Stream &stream,
             int64_t vectorUnits);

  /// Units that a run may have at most.
  int64_t getMaxRun() const { return maxRun; }

  /// What is written starts at `offset`. Only what comes from there on is
  /// written of its line.
  void begin(OpFoldResult offset);
  /// Writes what is left in the buffer.
  void end();

  /// Stores until endRun are of the run at `offset`, where the last one ended.
  void beginRun(OpFoldResult offset);
  /// The run had `count` units. Lines leave the buffer where it has many.
  void endRun(OpFoldResult count);

  /// Builds a store of `value` to what is at `offset`.
  void store(Value value, OpFoldResult offset);

private:
  Value loadState(int64_t which);
  void storeState(int64_t which, OpFoldResult value);
  /// Stores the whole lines of the buffer, of which `place` units are used, and
  /// moves what is left to its beginning.
  void flush(OpFoldResult place);
  /// Stores the units of the buffer from the first one of the result on, up to
  /// `end`.
  void storeUnits(OpFoldResult end);

  OpBuilder &builder;
  IndexBuilder index;
  const FlatPad &pad;
  const Stream &stream;
  int64_t vectorUnits;
  /// Units in a line, of a run, and that the buffer keeps.
  int64_t size, maxRun, maxKept;
  Value buffer;
  /// Where the first line of the buffer is in the result, and how many units of
  /// the buffer are used.
  Value state;
  /// What is written of the result starts here.
  OpFoldResult first;
  /// Of the run: what its first unit is called, and its place in the buffer.
  OpFoldResult runOffset, runPlace;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_LINEBUFFER_H
