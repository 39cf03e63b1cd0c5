//===- RowLoops.h - Row by row ----------------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_ROWLOOPS_H
#define LIB_CONVERSION_PADTOSCF_ROWLOOPS_H

#include "Stream.h"

namespace mlir::pad {

/// Builds the loops that write each row of `pad` once, with vectors of
/// `vectorBytes` bytes. Expects that `pad.isFlat` holds and, if
/// `isWithinReach` is set, that `pad.isWithinReach` does. With `stream`, which
/// goes to the result, the long runs of rows are streamed.
void buildRowLoops(OpBuilder &builder, const FlatPad &pad, bool isWithinReach,
                   int64_t vectorBytes,
                   std::optional<Stream> stream = std::nullopt);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_ROWLOOPS_H
