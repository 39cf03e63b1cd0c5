//===- Slices.h - Slices and destinations of pads ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOLINALG_SLICES_H
#define LIB_CONVERSION_PADTOLINALG_SLICES_H

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// Where a slice of an axis of `extent` starts. Upstream lets no slice start
/// where its tensor ends, not even an empty one, once both are known. Returns
/// nullopt if they are; then there is nothing to slice.
std::optional<OpFoldResult>
getSliceStart(IndexBuilder &index, OpFoldResult start, OpFoldResult extent);

/// The `tensor.empty` that `op`, a pad or an adjoint, is written to. A dynamic
/// extent is a maximum of arith, also where it cannot be negative: one-shot
/// bufferization compares slices by bounds, for which it follows affine ops, and
/// both branches of an scf.if, through a whole chain of pads, in time that is
/// exponential in its length.
tensor::EmptyOp createDestination(OpBuilder &builder, PadWindowOpInterface op);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOLINALG_SLICES_H
