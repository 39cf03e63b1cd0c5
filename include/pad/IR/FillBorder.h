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

/// Builds the border that `op`, a pad, fills if its source is the inside, by
/// its amounts, of an array that it writes to or, on tensors, has the type of
/// the result. Null, with nothing built, if that is not known.
FillBorderOp createBorder(OpBuilder &builder, PadWindowOpInterface op);

} // namespace mlir::pad

#endif // PAD_IR_FILLBORDER_H
