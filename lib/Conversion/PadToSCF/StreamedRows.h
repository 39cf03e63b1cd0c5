//===- StreamedRows.h - Rows that go past the caches ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_STREAMEDROWS_H
#define LIB_CONVERSION_PADTOSCF_STREAMEDROWS_H

#include "Stream.h"

namespace mlir::pad {

/// Builds the loops that write each row of `pad` once, in ascending order, to
/// where `stream`, which is used, goes. `pad` is that of the stream or, with
/// `options.parallel`, a chunk of it. Expects that `pad.isFlat` and
/// `pad.isWithinReach` hold.
void buildStreamedRows(OpBuilder &builder, const FlatPad &pad,
                       const Stream &stream,
                       const ConvertPadToSCFPassOptions &options);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_STREAMEDROWS_H
