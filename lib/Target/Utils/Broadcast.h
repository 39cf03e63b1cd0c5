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

/// Computes an element from those that tensors have at its place.
using ElementFn = function_ref<Value(FoldingBuilder &, ValueRange)>;

/// Broadcasts `tensors` to a common shape, which `shape` takes part in, and
/// returns the tensor of that shape whose elements `compute` makes, of type
/// `element`. What cannot be known to fit is asserted at run time with
/// `message`; extents that are known not to fit give null.
Value mapElements(FoldingBuilder &builder, ArrayRef<Value> tensors,
                  Type element, StringRef message, ElementFn compute,
                  ArrayRef<OpFoldResult> shape = {});

} // namespace mlir::pad

#endif // PAD_LIB_TARGET_UTILS_BROADCAST_H
