//===- Broadcast.h - Functions of broadcast tensors -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_UTILS_BROADCAST_H
#define PAD_LIB_TARGET_UTILS_BROADCAST_H

#include "FoldingBuilder.h"

namespace mlir::pad {

/// Computes an element from the elements of the tensors at the same index.
using ElementFn = function_ref<Value(FoldingBuilder &, ValueRange)>;

/// Broadcasts `tensors` to a common shape, which `shape` takes part in, and
/// returns the tensor of that shape whose elements `compute` makes, of type
/// `element`. Extents that may not fit are checked at run time with `message`;
/// if known extents do not fit, returns null.
Value mapElements(FoldingBuilder &builder, ArrayRef<Value> tensors,
                  Type element, StringRef message, ElementFn compute,
                  ArrayRef<OpFoldResult> shape = {});

} // namespace mlir::pad

#endif // PAD_LIB_TARGET_UTILS_BROADCAST_H
