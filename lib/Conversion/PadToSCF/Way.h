//===- Way.h - Which loops a pad becomes ------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The account that the lowering gives of itself: which loops were built for a
// pad, and why not the faster ones.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_WAY_H
#define LIB_CONVERSION_PADTOSCF_WAY_H

#include "FlatPad.h"

namespace mlir::pad {

/// Emits remarks on `op`, which is `pad` if it could be read as one.
void reportWay(PadIntoOp op, const FailureOr<FlatPad> &pad);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_WAY_H
