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

/// Builds the kernels that write `op`, which is on memrefs, and what chooses
/// one of them. Fails, with nothing built, if a layout has no strides or
/// kernels cannot add the elements.
LogicalResult buildAdjointLaunches(OpBuilder &builder, AdjointIntoOp op);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_ADJOINTLAUNCH_H
