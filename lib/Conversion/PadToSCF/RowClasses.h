//===- RowClasses.h - Rows by the vectors they take -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_ROWCLASSES_H
#define LIB_CONVERSION_PADTOSCF_ROWCLASSES_H

#include "Plan.h"
#include "RowNest.h"

namespace mlir::pad {

/// Builds the loops that write each row of `pad` once, by a switch with those
/// of each of `classes` and with those in which `others` writes rows that are
/// in none. Expects that `pad.isFlat` holds.
void buildShortRows(OpBuilder &builder, const FlatPad &pad,
                    ArrayRef<RowClass> classes, RowWriter &others);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_ROWCLASSES_H
