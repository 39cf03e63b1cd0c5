//===- Slices.h - Slices of what may be empty -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOLINALG_SLICES_H
#define LIB_CONVERSION_PADTOLINALG_SLICES_H

#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// Where a slice of an axis of `extent` starts. Upstream lets no slice start
/// where its tensor ends, not even an empty one, once both are known. Returns
/// nullopt if they are; then there is nothing to slice.
std::optional<OpFoldResult>
getSliceStart(IndexBuilder &index, OpFoldResult start, OpFoldResult extent);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOLINALG_SLICES_H
