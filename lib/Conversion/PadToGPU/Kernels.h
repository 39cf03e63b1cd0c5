//===- Kernels.h - Which kernels an op has ----------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_KERNELS_H
#define LIB_CONVERSION_PADTOGPU_KERNELS_H

#include "pad/IR/Pad.h"

namespace mlir::pad {

/// Whether kernels can write `op`, which is on memrefs: layouts have strides,
/// and kernels can add the elements.
bool canAddInKernels(AdjointIntoOp op);

/// Builds the kernels that write the result of an op on memrefs, and the
/// branches that choose one of them:
///
///   scf.if %fitsAndIsSmall {
///     scf.if %withinReach {
///       scf.if %vectorsCrossRows { gpu.launch } else { gpu.launch }
///     } else { gpu.launch }
///   } else {
///     scf.if %isSmall { gpu.launch } else { gpu.launch }
///   }
///
/// Expects that kernels can move the elements, and can add those of an adjoint.
void buildKernels(OpBuilder &builder, PadIntoOp op);
void buildKernels(OpBuilder &builder, FillBorderOp op);
void buildKernels(OpBuilder &builder, AdjointIntoOp op);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_KERNELS_H
