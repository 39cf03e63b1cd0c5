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

#include "Plan.h"
#include "RowNest.h"

namespace mlir::pad {

/// Builds the loops that write each row of `pad` once, by a switch with those of
/// each of `classes` and with those in which `others` writes rows that are in
/// none. Expects that `pad.isFlat` holds.
void buildShortRows(OpBuilder &builder, const FlatPad &pad,
                    ArrayRef<RowClass> classes, RowWriter &others);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_SHORTROWS_H
