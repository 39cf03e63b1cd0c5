//===- RowKernel.h - The kernel that writes a pad row by row ----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One `gpu.launch` over the rows of a result. The index maps of the outer axes
// are evaluated for a row, and that of the row for what a thread writes there.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_ROWKERNEL_H
#define LIB_CONVERSION_PADTOGPU_ROWKERNEL_H

#include "../PadToSCF/FlatPad.h"

namespace mlir::pad {

/// What is known of a pad in one of its kernels.
struct KernelPlan {
  /// Whether FlatPad::isFlat holds, and what hasSmallIndices says: the row is
  /// written 16 bytes at a time, with indices of 32 bits. If not, everything is
  /// possible, and it is written unit by unit with indices of 64.
  bool isFlat;
  /// Whether FlatPad::isWithinReach holds: no axis needs a division.
  bool isWithinReach;
};

/// Whether the numbers of all axes of `pad` are so small that the arithmetic of
/// its index maps fits 32 bits.
Condition hasSmallIndices(IndexBuilder &index, const FlatPad &pad);

/// Builds the launch that writes `pad`. The row's position is of `pad.pixel`
/// units; with a plan that is not flat, its strides are what the axis says, and
/// extents may contradict amounts or be 0.
void buildRowKernel(OpBuilder &builder, const FlatPad &pad, KernelPlan plan);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_ROWKERNEL_H
