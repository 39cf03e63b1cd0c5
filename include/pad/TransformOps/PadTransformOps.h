//===- PadTransformOps.h - Transform operations for pads --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TRANSFORMOPS_PADTRANSFORMOPS_H
#define PAD_TRANSFORMOPS_PADTRANSFORMOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Transform/IR/TransformOps.h"
#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"

#define GET_OP_CLASSES
#include "pad/TransformOps/PadTransformOps.h.inc"

namespace mlir::pad {

/// Registers the operations of this header with the transform dialect.
void registerTransformDialectExtension(DialectRegistry &registry);

} // namespace mlir::pad

#endif // PAD_TRANSFORMOPS_PADTRANSFORMOPS_H
