//===- Loops.h - The loops that a pad is built as ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_LOOPS_H
#define LIB_CONVERSION_PADTOSCF_LOOPS_H

#include "Plan.h"

namespace mlir::pad {

/// Calls `body` to build `pad` or, if `options.parallel` is set, to build its
/// chunks of some `options.parallelChunkBytes` bytes of the result in an
/// `scf.parallel`; results of less than `options.parallelBytes` bytes are one
/// chunk. Rows with borders out of reach are not divided.
void forEachChunk(OpBuilder &builder, const FlatPad &pad,
                  const ConvertPadToSCFPassOptions &options,
                  function_ref<void(const FlatPad &)> body);

/// Builds the loops that write each row of `pad` once, as `plan` says. Expects
/// that `pad.isFlat` holds.
void buildRowLoops(OpBuilder &builder, const FlatPad &pad, const RowPlan &plan);

/// Builds the loops that write each row of `pad` once, in ascending order, past
/// the caches. Expects that `pad.isFlat` and `pad.isPastCaches` hold.
void buildStreamedRows(OpBuilder &builder, FlatPad pad,
                       const ConvertPadToSCFPassOptions &options);

/// Builds a loop nest over the destination of `op`, which is on memrefs, that
/// moves one element a step, as its storage unit if it has one: for any layout,
/// any element type, extents that do not fit the amounts, empty sources. `fill`
/// is written outside in constant mode, and everywhere if another mode finds
/// the source empty.
void buildElementLoops(OpBuilder &builder, PadIntoOp op, Value fill);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_LOOPS_H
