//===- ReadKeptElements.h - Destinations partly written ---------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_WORKAROUNDS_READKEPTELEMENTS_H
#define PAD_WORKAROUNDS_READKEPTELEMENTS_H

#include "mlir/IR/Operation.h"

namespace mlir::pad {

/// Makes the bodies of ops on tensors in `root` read each destination of which
/// they keep elements: upstream takes one that no body reads for one of which
/// nothing is needed. Returns the number of these.
unsigned readKeptElements(Operation *root);

} // namespace mlir::pad

#endif // PAD_WORKAROUNDS_READKEPTELEMENTS_H
