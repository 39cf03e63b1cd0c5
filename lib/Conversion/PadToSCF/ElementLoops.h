//===- ElementLoops.h - Element by element ----------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lowering that takes everything: any layout, any element type, extents
// that do not fit the amounts, sources that are empty.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_ELEMENTLOOPS_H
#define LIB_CONVERSION_PADTOSCF_ELEMENTLOOPS_H

#include "pad/IR/Pad.h"

namespace mlir::pad {

/// Builds a loop nest over the destination of `op`, which is on memrefs, that
/// moves one element a step, as its storage unit if it has one. `fill` is
/// written outside in constant mode, and everywhere if another mode finds the
/// source empty.
void buildElementLoops(OpBuilder &builder, PadIntoOp op, Value fill);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_ELEMENTLOOPS_H
