//===- Composition.h - Whether a pad of a pad is one pad --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides for one axis whether two pads, one of the other, are one pad by the
// sums of their amounts. The decision reads Extension and knows no modes. It is
// checked exhaustively by test/Unit/IR/CompositionTest.cpp, and laws of it are
// proved for all extents by test/Proofs.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_COMPOSITION_H
#define PAD_IR_COMPOSITION_H

#include "pad/IR/Extension.h"

namespace mlir::pad {

/// One axis of a pad by (innerLow, innerHigh) and of a pad of its result by
/// (outerLow, outerHigh). `extent` is the extent of the inner source; nullopt
/// stands for any extent.
struct AxisComposition {
  std::optional<int64_t> extent;
  int64_t innerLow = 0;
  int64_t innerHigh = 0;
  int64_t outerLow = 0;
  int64_t outerHigh = 0;
};

/// Whether padding the axis by the inner and then by the outer amounts is
/// certain to give at every position what one pad in the mode of `inner` by the
/// sums of the amounts gives, and as many positions. If both extensions fill,
/// they are taken to fill with the same value.
///
/// False negatives exist, but with a known extent and the same mode on both
/// sides only where one of the windows lies completely beyond an end of its
/// source.
bool composes(const Extension &inner, const Extension &outer,
              const AxisComposition &axis);

} // namespace mlir::pad

#endif // PAD_IR_COMPOSITION_H
