//===- DynamicAmounts.h - Amounts and axes from tensors ---------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_DYNAMICAMOUNTS_H
#define PAD_UTILS_DYNAMICAMOUNTS_H

#include "pad/IR/Pad.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// Entry `position` of the list of integers `list` as an index; 0 beyond its
/// end, of which nothing is read.
OpFoldResult readEntry(IndexBuilder &index, Value list, OpFoldResult position);

/// The amounts of a `pad.dynamic_pad` for all axes of its source, `rank` of
/// them, low and then high; `axes` is null if it has none.
SmallVector<OpFoldResult> readAmounts(IndexBuilder &index, int64_t rank,
                                      Value pads, Value axes);

} // namespace mlir::pad

#endif // PAD_UTILS_DYNAMICAMOUNTS_H
