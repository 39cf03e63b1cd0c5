//===- FillBorder.h - Pads that fill a border -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds `pad.fill_border` from pads whose source is the inside of their
// destination.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_FILLBORDER_H
#define PAD_IR_FILLBORDER_H

#include "pad/IR/Pad.h"

namespace mlir::pad {

/// The array whose inside, by the amounts of `op`, a pad, is the source of
/// `op`. On memrefs `op` writes to that array, on tensors it has the type of
/// the result. Null if none is known.
Value findArrayAround(PadWindowOpInterface op);

/// Builds the border that `op`, a pad, fills in the array of `findArrayAround`.
/// Null, with nothing built, if there is none.
FillBorderOp createBorder(OpBuilder &builder, PadWindowOpInterface op);

} // namespace mlir::pad

#endif // PAD_IR_FILLBORDER_H
