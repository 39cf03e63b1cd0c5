//===- DynamicAmounts.h - Amounts and axes from tensors ---------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_TRANSFORMS_DYNAMICAMOUNTS_H
#define LIB_TRANSFORMS_DYNAMICAMOUNTS_H

#include "pad/IR/Pad.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// Entry `position` of the list of integers `list` as an index; 0 beyond its
/// end, of which nothing is read.
OpFoldResult readEntry(IndexBuilder &index, Value list, OpFoldResult position);

/// The amounts of `op` for all axes, low and then high.
SmallVector<OpFoldResult> readAmounts(IndexBuilder &index, DynamicPadOp op);

} // namespace mlir::pad

#endif // LIB_TRANSFORMS_DYNAMICAMOUNTS_H
