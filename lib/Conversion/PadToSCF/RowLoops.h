//===- RowLoops.h - Row by row ----------------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_ROWLOOPS_H
#define LIB_CONVERSION_PADTOSCF_ROWLOOPS_H

#include "LineBuffer.h"
#include "Plan.h"

namespace mlir::pad {

/// Builds the loops that write each row of `pad` once, as `plan` says. Expects
/// that `pad.isFlat` holds.
void buildRowLoops(OpBuilder &builder, const FlatPad &pad, const RowPlan &plan);

/// Builds the loops that write each row of `pad` once, in ascending order, to
/// where `stream`, which is used, goes. `pad` is that of the stream or, with
/// `options.parallel`, a chunk of it. Expects that `pad.isFlat` and
/// `pad.isWithinReach` hold.
void buildStreamedRows(OpBuilder &builder, FlatPad pad, const Stream &stream,
                       const ConvertPadToSCFPassOptions &options);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_ROWLOOPS_H
