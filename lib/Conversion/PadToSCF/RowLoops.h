//===- RowLoops.h - Row by row ----------------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_ROWLOOPS_H
#define LIB_CONVERSION_PADTOSCF_ROWLOOPS_H

#include "Plan.h"

namespace mlir::pad {

/// Builds the loops that write each row of `pad` once, as `plan` says. Expects
/// that `pad.isFlat` holds.
void buildRowLoops(OpBuilder &builder, const FlatPad &pad, const RowPlan &plan);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_ROWLOOPS_H
