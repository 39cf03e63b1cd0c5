//===- LinalgKernel.h - The kernel of a linalg op ---------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_LINALGKERNEL_H
#define LIB_CONVERSION_PADTOGPU_LINALGKERNEL_H

#include "pad/Flat/BorderAround.h"

namespace mlir::pad {

/// Builds the kernels of `op`, on memrefs, at the builder's insertion point.
/// Expects that the body can run in a kernel, and that no loop that adds up
/// is one of the destination.
void buildLinalgKernels(OpBuilder &builder, linalg::LinalgOp op);

/// Builds the kernels of `op` that fill `border` as well, where its amounts are
/// within reach, and those of each where they are not. Returns false, and
/// builds nothing, if they are known not to be.
///
///   scf.if %withinReach {
///     gpu.launch            // writes the array
///   } else {
///     gpu.launch            // writes the inside
///     pad.fill_border
///   }
bool buildLinalgKernels(OpBuilder &builder, linalg::LinalgOp op,
                        const BorderAround &border);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_LINALGKERNEL_H
