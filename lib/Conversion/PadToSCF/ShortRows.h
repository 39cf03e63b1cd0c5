//===- ShortRows.h - Short rows in whole vectors ----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of a size that is known at run time, without a branch for the size. What
// counts is the number of stores, so a border is no run of its own: it is
// blended into the first or the last of the vectors that cover the row. The
// last one ends where the row ends. A row shorter than a vector is one vector
// that spills: what it writes beyond the row is written again later, as rows
// come in ascending order.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_SHORTROWS_H
#define LIB_CONVERSION_PADTOSCF_SHORTROWS_H

#include "RowNest.h"
#include "pad/Conversion/PadToSCF/PadToSCF.h"

namespace mlir::pad {

/// Rows of up to `maxPitch` units in `vectors` vectors of `width` units, or in
/// as many as they need if that is 0; the last one of several has `lastWidth`.
/// Of several vectors only the first one has the border before, and only the
/// last one the border after.
struct RowClass {
  int64_t vectors;
  int64_t width;
  int64_t lastWidth;
  int64_t maxPitch;
};

/// The classes of the rows that `pad` may have at run time, from the widest to
/// the narrowest one; none if `pad` has no such rows. Nothing is built.
SmallVector<RowClass> getRowClasses(const FlatPad &pad,
                                    const ConvertPadToSCFPassOptions &options);

/// Builds a switch with the loops for each of `classes`, and with what
/// `buildOthers` builds for rows that are in none. Expects that `pad.isFlat`
/// holds.
void buildShortRows(OpBuilder &builder, const FlatPad &pad,
                    ArrayRef<RowClass> classes,
                    function_ref<void()> buildOthers);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_SHORTROWS_H
