//===- TensorOpVerification.h - Run-time checks beside pads -----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TRANSFORMS_TENSOROPVERIFICATION_H
#define PAD_LIB_TRANSFORMS_TENSOROPVERIFICATION_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::pad {

/// Attaches the external models with which `--generate-runtime-verification`
/// checks upstream's operations on tensors, where the pad dialect is loaded.
void registerTensorOpVerification(DialectRegistry &registry);

} // namespace mlir::pad

#endif // PAD_LIB_TRANSFORMS_TENSOROPVERIFICATION_H
