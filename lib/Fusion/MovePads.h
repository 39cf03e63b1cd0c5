//===- MovePads.h - Moving pads to reduce what they write -------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_FUSION_MOVEPADS_H
#define LIB_FUSION_MOVEPADS_H

#include "mlir/IR/Operation.h"

namespace mlir::pad {

/// Moves pads in `root` over what only moves elements, where fewer elements are
/// written then or the pad gets next to an operation that it can be fused into.
/// Returns how many were moved; fails if the rewrites do not come to an end.
FailureOr<unsigned> movePads(Operation *root);

} // namespace mlir::pad

#endif // LIB_FUSION_MOVEPADS_H
