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

/// The reason why a pad with the fact `rows` is not lowered.
inline constexpr StringLiteral kRowsProblem =
    "the fact 'rows' demands a source and a destination by "
    "memref.reinterpret_cast, and a last axis that is not padded";

/// Succeeds if `op`, a pad or a border, can be lowered to loops: it is on
/// memrefs, and has a value to fill with.
LogicalResult canBeLowered(PatternRewriter &rewriter, PadWindowOpInterface op);

/// Whether `buildChunks` can divide `pad`. A single row with borders that are
/// known to be out of reach cannot be divided, since it is copied from its own
/// beginning.
bool canBeDivided(const FlatPad &pad);

/// Divides `op`, read as `pad`, into chunks of some `chunkBytes` bytes of the
/// result, each a pad with the facts of `op`:
///
///   scf.parallel (%begin) = (0) to (extent) step (step) {
///     ... // views of [%begin, %begin + step) of source and result
///     pad.pad_into m ins(%s) outs(%r) low[l] high[h]
///       {pad.facts = #pad.facts<...|chunk>}
///   }
void buildChunks(OpBuilder &builder, PadIntoOp op, const FlatPad &pad,
                 int64_t chunkBytes);

/// Builds the loops that write each row of `pad` once, as `plan` says.
void buildRowLoops(OpBuilder &builder, const FlatPad &pad, const RowPlan &plan);

/// Builds a loop nest over the destination of `op`, which is on memrefs, that
/// moves one element a step, as its storage unit if it has one: for any layout,
/// any element type, extents that do not fit the amounts, empty sources. `fill`
/// is written outside in constant mode, and everywhere if another mode finds
/// the source empty.
void buildElementLoops(OpBuilder &builder, PadIntoOp op, Value fill);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_LOOPS_H
