//===- Extension.h - The index map of each mode -----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one place that knows what a mode means. A mode extends an axis of extent
// `n` to all integers in one of three ways, of which the third has four
// parameters; folding, verification and every lowering read them from here.
// The formulas are those of docs/Semantics.md.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_EXTENSION_H
#define PAD_IR_EXTENSION_H

#include "pad/IR/Pad.h"

namespace mlir::pad {

/// How a mode extends an axis beyond [0, n).
struct Extension {
  enum class Kind {
    /// Outside there is a value.
    Fill,
    /// Outside there is the nearest element.
    Clamp,
    /// The axis repeats with period P = max(periodScale * n + periodOffset, 1):
    /// the elements forwards and, if `mirrors`, then backwards.
    Periodic,
  };

  Kind kind = Kind::Fill;
  int64_t periodScale = 1;
  int64_t periodOffset = 0;
  bool mirrors = false;
  /// At n <= m < P the element is x[P + mirrorOffset - m], and so at i < 0 the
  /// mirror image of i is mirrorOffset - i: 0 mirrors on the first element, -1
  /// before it.
  int64_t mirrorOffset = 0;

  /// The extension that `mode` stands for. A new mode is a case here.
  static Extension get(PadMode mode) {
    switch (mode) {
    case PadMode::Constant:
      return {Kind::Fill};
    case PadMode::Edge:
      return {Kind::Clamp};
    case PadMode::Reflect:
      return {Kind::Periodic, 2, -2, /*mirrors=*/true, 0};
    case PadMode::Symmetric:
      return {Kind::Periodic, 2, 0, /*mirrors=*/true, -1};
    case PadMode::Wrap:
      return {Kind::Periodic, 1, 0, /*mirrors=*/false, 0};
    }
    llvm_unreachable("unknown mode");
  }

  bool isFill() const { return kind == Kind::Fill; }

  /// The period of an axis of extent `n`. `Arith` gives the integers: see
  /// ConstantArith and IndexBuilder.
  template <typename Arith>
  typename Arith::Index getPeriod(Arith &arith, typename Arith::Index n) const {
    assert(kind == Kind::Periodic && "only a periodic extension has a period");
    auto period = arith.add(arith.mul(n, arith.constant(periodScale)),
                            arith.constant(periodOffset));
    return arith.max(period, arith.constant(1));
  }

  /// The index in [0, n) of the element at position `i` of the extended axis,
  /// any integer. Expects n >= 1. A position that is filled gives an index in
  /// range that means nothing.
  template <typename Arith>
  typename Arith::Index getSourceIndex(Arith &arith, typename Arith::Index i,
                                       typename Arith::Index n) const {
    if (kind != Kind::Periodic) {
      auto last = arith.sub(n, arith.constant(1));
      return arith.max(arith.min(i, last), arith.constant(0));
    }
    auto period = getPeriod(arith, n);
    auto m = arith.floorMod(i, period);
    if (!mirrors)
      return m;
    auto mirror = arith.add(period, arith.constant(mirrorOffset));
    return arith.select(arith.lessThan(m, n), m, arith.sub(mirror, m));
  }

  /// How far beyond either end of an axis of extent `n` the extension is one
  /// run of elements: backwards from the end if it mirrors, else forwards.
  template <typename Arith>
  typename Arith::Index getReach(Arith &arith, typename Arith::Index n) const {
    assert(kind == Kind::Periodic && "only a periodic extension has runs");
    return mirrors ? arith.sub(n, arith.constant(1 + mirrorOffset)) : n;
  }

  /// How far the index moves from one position to the next one within the reach
  /// beyond either end.
  int64_t getStepBeyond() const {
    if (kind == Kind::Clamp)
      return 0;
    return mirrors ? -1 : 1;
  }

  /// getSourceIndex for -reach <= i < n + reach, without a division.
  template <typename Arith>
  typename Arith::Index
  getSourceIndexWithinReach(Arith &arith, typename Arith::Index i,
                            typename Arith::Index n) const {
    if (kind != Kind::Periodic)
      return getSourceIndex(arith, i, n);
    auto period = arith.add(arith.mul(n, arith.constant(periodScale)),
                            arith.constant(periodOffset));
    auto zero = arith.constant(0);
    if (!mirrors)
      return arith.select(
          arith.lessThan(i, zero), arith.add(i, period),
          arith.select(arith.lessThan(i, n), i, arith.sub(i, period)));
    // Both mirror images are at least i inside of their side, so the larger
    // and then the smaller of each is the one that holds.
    auto low = arith.sub(arith.constant(mirrorOffset), i);
    auto high = arith.sub(arith.add(period, arith.constant(mirrorOffset)), i);
    return arith.min(arith.max(i, low), high);
  }
};

/// The integers themselves, for folding.
struct ConstantArith {
  using Index = int64_t;
  Index constant(int64_t c) { return c; }
  Index add(Index a, Index b) { return a + b; }
  Index sub(Index a, Index b) { return a - b; }
  Index mul(Index a, Index b) { return a * b; }
  Index min(Index a, Index b) { return std::min(a, b); }
  Index max(Index a, Index b) { return std::max(a, b); }
  Index floorMod(Index a, Index b) { return a % b < 0 ? a % b + b : a % b; }
  bool lessThan(Index a, Index b) { return a < b; }
  Index select(bool condition, Index a, Index b) { return condition ? a : b; }
};

} // namespace mlir::pad

#endif // PAD_IR_EXTENSION_H
