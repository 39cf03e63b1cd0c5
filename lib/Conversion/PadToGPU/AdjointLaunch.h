//===- AdjointLaunch.h - Which kernels an adjoint has -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_ADJOINTLAUNCH_H
#define LIB_CONVERSION_PADTOGPU_ADJOINTLAUNCH_H

#include "pad/IR/Pad.h"

namespace mlir::pad {

/// Whether kernels can write `op`, which is on memrefs: layouts have strides,
/// and kernels can add the elements.
bool canLaunch(AdjointIntoOp op);

/// Builds the kernels that write `op`, and the branches that choose one of
/// them. Expects canLaunch.
void buildAdjointLaunches(OpBuilder &builder, AdjointIntoOp op);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_ADJOINTLAUNCH_H
