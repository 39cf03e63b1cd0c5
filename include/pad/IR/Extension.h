//===- Extension.h - The index map of each mode, as runs --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The definition of the modes, in one place. A mode extends an axis of extent
// `n` to all integers: the extended axis is a sequence of runs, and a run is a
// stretch of positions that take the elements of the source at one step. The
// table of these runs (Extension::get) defines a mode. Folding, verification
// and every lowering query the table; none of them names a mode.
// docs/Semantics.md has the formulas.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_EXTENSION_H
#define PAD_IR_EXTENSION_H

#include "pad/IR/Pad.h"

namespace mlir::pad {

/// A number that is affine in the extent n of an axis: scale * n + offset.
struct AffineInExtent {
  int64_t scale;
  int64_t offset;

  template <typename Arith>
  typename Arith::Index get(Arith &arith, typename Arith::Index n) const {
    return arith.add(arith.mul(n, arith.constant(scale)),
                     arith.constant(offset));
  }

  AffineInExtent operator+(AffineInExtent other) const {
    return {scale + other.scale, offset + other.offset};
  }
  AffineInExtent operator*(int64_t factor) const {
    return {factor * scale, factor * offset};
  }
  bool operator==(AffineInExtent other) const {
    return scale == other.scale && offset == other.offset;
  }
};

/// `length` positions that take the elements `first`, `first + step`, ... of
/// the source; none if `length` is negative. The step is -1, 0 or 1.
struct Run {
  int64_t step;
  AffineInExtent first;
  AffineInExtent length;

  AffineInExtent getLast() const {
    return first + (length + AffineInExtent{0, -1}) * step;
  }
  /// Whether the length may be negative for some n >= 1.
  bool mayBeEmpty() const { return length.scale + length.offset < 0; }
};

/// Constant integers, for folding. Overflow wraps.
struct ConstantArith {
  using Index = int64_t;
  using Condition = bool;
  Index constant(int64_t c) { return c; }
  Index add(Index a, Index b) { return wrap(uint64_t(a) + uint64_t(b)); }
  Index sub(Index a, Index b) { return wrap(uint64_t(a) - uint64_t(b)); }
  Index mul(Index a, Index b) { return wrap(uint64_t(a) * uint64_t(b)); }
  Index min(Index a, Index b) { return std::min(a, b); }
  Index max(Index a, Index b) { return std::max(a, b); }
  Index floorMod(Index a, Index b) { return a % b < 0 ? a % b + b : a % b; }
  Condition lessThan(Index a, Index b) { return a < b; }
  Condition lessEqual(Index a, Index b) { return a <= b; }
  Condition equal(Index a, Index b) { return a == b; }
  Condition conjunction(Condition a, Condition b) { return a && b; }
  Condition disjunction(Condition a, Condition b) { return a || b; }
  Condition negation(Condition a) { return !a; }
  Index select(Condition condition, Index a, Index b) {
    return condition ? a : b;
  }

private:
  static Index wrap(uint64_t bits) { return static_cast<Index>(bits); }
};

/// How a mode extends an axis beyond [0, n).
struct Extension {
  /// The continuation before the first and after the last of `runs`.
  enum class Beyond {
    /// A value that is not of the source.
    Fill,
    /// The first and the last element of the runs, again and again.
    Hold,
    /// The runs, again and again.
    Repeat,
  };

  Beyond beyond;
  /// Read from low to high positions.
  ArrayRef<Run> runs;
  /// Which of them is the source itself: n positions from position 0 on.
  size_t origin = 0;

  /// The extension that `mode` stands for. A new mode is a row here.
  static Extension get(PadMode mode);

  bool isFill() const { return beyond == Beyond::Fill; }

  /// Whether the extended axis is the source again and again, without mirror
  /// images: n positions further on it is the same.
  bool repeatsSource() const {
    return beyond == Beyond::Repeat && runs.size() == 1;
  }

  /// The sides of an axis: below position 0, and from position n on.
  enum class Side { Before, After };

  /// The run next to the source on one side. It covers the nearest `reach`
  /// positions, or all of them if that is nullopt. The nearest position shows
  /// element `nearest`, and each next higher position the element `step`
  /// further on. If `fills`, it shows the fill.
  struct Neighbour {
    bool fills;
    int64_t step;
    AffineInExtent nearest;
    std::optional<AffineInExtent> reach;
  };
  Neighbour getNeighbour(Side side) const;

  /// The step of both neighbours; nullopt if they differ.
  std::optional<int64_t> getStepBeyond() const {
    int64_t before = getNeighbour(Side::Before).step;
    if (before != getNeighbour(Side::After).step)
      return std::nullopt;
    return before;
  }

  /// Whether a position before the source shows max(i, c(i)), or one after it
  /// min(i, c(i)), and that is i for each other position, where c(i) continues
  /// the neighbour at `side` to all positions: an end element or a mirror
  /// image.
  bool foldsInside(Side side) const {
    Neighbour neighbour = getNeighbour(side);
    AffineInExtent nearest = neighbour.nearest;
    if (neighbour.step > 0)
      return false;
    return side == Side::Before
               ? nearest.scale == 0 && nearest.offset <= -neighbour.step
               : nearest.scale == 1 && nearest.offset >= neighbour.step - 1;
  }

  /// Whether both neighbours are mirror images of the source, with its last
  /// element at that side or without.
  bool isMirrored() const {
    return getStepBeyond() == -1 && foldsInside(Side::Before) &&
           foldsInside(Side::After);
  }

  /// Whether the elements at i and c(i) are the same for all positions i beyond
  /// a side, however far, where c(i) continues the neighbour there: the source
  /// again and again, or the source and one mirror image.
  bool isSymmetric() const {
    return repeatsSource() ||
           (beyond == Beyond::Repeat && runs.size() == 2 && isMirrored());
  }

  /// The number of positions of all runs together: the period of an extension
  /// that repeats. This and the following methods expect n >= 1.
  template <typename Arith>
  typename Arith::Index getPeriod(Arith &arith, typename Arith::Index n) const {
    return getLength(arith, runs, n);
  }

  /// The index in [0, n) of the element at position `i` of the extended axis,
  /// any integer. A position that is filled gives an index in range that means
  /// nothing. `Arith` gives the integers: see ConstantArith and IndexBuilder.
  template <typename Arith>
  typename Arith::Index getSourceIndex(Arith &arith, typename Arith::Index i,
                                       typename Arith::Index n) const {
    return getElement(arith, getPositionInPeriod(arith, i, n), n);
  }

  /// The run at a position: from there on, `length` positions take the elements
  /// `first`, `first + step`, ... of the source. Where `fills` holds they are
  /// filled, and `first` is in range and means nothing.
  template <typename Arith>
  struct RunAt {
    typename Arith::Index first, step, length;
    typename Arith::Condition fills;
  };

  /// The run at position `i`, any integer.
  template <typename Arith>
  RunAt<Arith> getRunAt(Arith &arith, typename Arith::Index i,
                        typename Arith::Index n) const {
    auto m = getPositionInPeriod(arith, i, n);
    RunAt<Arith> run{getElement(arith, m, n), arith.constant(0),
                     arith.constant(0), false};
    forEachRun(arith, m, n,
               [&](const Run &here, auto done, auto length, auto select) {
                 run.step = select(run.step, arith.constant(here.step));
                 run.length = select(run.length, arith.sub(length, done));
               });
    if (beyond == Beyond::Repeat)
      return run;
    auto zero = arith.constant(0);
    auto begin = arith.sub(zero, getLength(arith, runs.take_front(origin), n));
    auto end = arith.add(begin, getPeriod(arith, n));
    auto isBefore = arith.lessThan(i, begin), isInside = arith.lessThan(i, end);
    run.step =
        arith.select(isBefore, zero, arith.select(isInside, run.step, zero));
    auto untilBegin = arith.sub(begin, i);
    run.length = arith.select(
        isBefore, untilBegin,
        arith.select(isInside, run.length, arith.constant(kEndless)));
    if (isFill())
      run.fills = arith.disjunction(isBefore, arith.negation(isInside));
    return run;
  }

  /// The length of a run without an end.
  static constexpr int64_t kEndless = std::numeric_limits<int64_t>::max();

  /// How far beyond the source, at `side`, the extension is the one run that
  /// the neighbour is. Expects a neighbour that has an end.
  template <typename Arith>
  typename Arith::Index getReach(Arith &arith, Side side,
                                 typename Arith::Index n) const {
    return getNeighbour(side).reach->get(arith, n);
  }

  /// Whether `amount` positions at `side` lie within reach.
  template <typename Arith>
  typename Arith::Condition isWithinReach(Arith &arith, Side side,
                                          typename Arith::Index amount,
                                          typename Arith::Index n) const {
    if (!getNeighbour(side).reach)
      return true;
    return arith.lessEqual(amount, getReach(arith, side, n));
  }

  /// c(i), which continues the neighbour at `side` to all positions:
  /// getSourceIndex for those within its reach.
  template <typename Arith>
  typename Arith::Index getNeighbourElement(Arith &arith, Side side,
                                            typename Arith::Index i,
                                            typename Arith::Index n) const {
    Neighbour neighbour = getNeighbour(side);
    auto nearest = neighbour.nearest.get(arith, n);
    if (neighbour.step == 0)
      return nearest;
    auto distance = side == Side::Before ? arith.add(i, arith.constant(1))
                                         : arith.sub(i, n);
    return advance(arith, nearest, neighbour.step, distance);
  }

  /// getSourceIndex for -reach <= i < n + reach, without a division.
  template <typename Arith>
  typename Arith::Index
  getSourceIndexWithinReach(Arith &arith, typename Arith::Index i,
                            typename Arith::Index n) const {
    Neighbour before = getNeighbour(Side::Before);
    Neighbour after = getNeighbour(Side::After);
    auto zero = arith.constant(0);
    if (before.step == 0 && before.nearest == runs[origin].first &&
        after.step == 0 && after.nearest == runs[origin].getLast())
      return arith.max(arith.min(i, arith.sub(n, arith.constant(1))), zero);
    // The elements of a neighbour at position 0, were it that long.
    AffineInExtent lowAtZero = before.nearest + AffineInExtent{0, before.step};
    AffineInExtent highAtZero = after.nearest + AffineInExtent{-after.step, 0};
    auto low = advance(arith, lowAtZero.get(arith, n), before.step, i);
    auto high = advance(arith, highAtZero.get(arith, n), after.step, i);
    // The mirror images of both ends are inside of their sides, so the larger
    // and then the smaller of each is the one that holds.
    if (isMirrored())
      return arith.min(arith.max(i, low), high);
    auto isBefore = arith.lessThan(i, zero);
    return arith.select(isBefore, low,
                        arith.select(arith.lessThan(i, n), i, high));
  }

  /// getSourceIndex for -before <= i < n + after, where n is `known` or not:
  /// without a division where a few steps bring each position inside.
  template <typename Arith>
  typename Arith::Index
  getSourceIndexNear(Arith &arith, typename Arith::Index i,
                     typename Arith::Index n, int64_t before, int64_t after,
                     std::optional<int64_t> known) const {
    constexpr int64_t maxSteps = 4;
    ConstantArith numbers;
    auto isOneStep = [&](int64_t extent) {
      return (before <= 0 ||
              isWithinReach(numbers, Side::Before, before, extent)) &&
             (after <= 0 || isWithinReach(numbers, Side::After, after, extent));
    };
    if (known == 1)
      return arith.constant(0);
    // Each step brings a position closer by the reach, which grows with the
    // extent. A source of one element needs no step.
    int64_t least = known.value_or(2), most = std::max(before, after);
    int64_t steps = 1;
    if (!isOneStep(least)) {
      if (!isSymmetric())
        return getSourceIndex(arith, i, n);
      int64_t reach = getReach(numbers, Side::Before, least);
      reach = std::min(reach, getReach(numbers, Side::After, least));
      if (most > maxSteps * reach)
        return getSourceIndex(arith, i, n);
      steps = (most + reach - 1) / reach;
    }
    // From the second step on it may be on the other side.
    for (int64_t step = 0; step != steps; ++step) {
      if (before > 0 || step > 0)
        i = bringInside(arith, Side::Before, i, n, steps == 1 ? before : most);
      if (after > 0 || step > 0)
        i = bringInside(arith, Side::After, i, n, steps == 1 ? after : most);
    }
    if (!known && !isOneStep(1))
      i = arith.select(arith.lessThan(arith.constant(1), n), i,
                       arith.constant(0));
    return i;
  }

  /// Positions that show one element: [begin, end), if `exists` holds, and, of
  /// an extension that repeats, those whole periods away.
  template <typename Arith>
  struct Preimage {
    typename Arith::Index begin, end;
    typename Arith::Condition exists;
  };

  /// All positions that show element `e` of the source: at most one preimage
  /// for each run and, of an extension that holds, one beyond each end.
  template <typename Arith>
  SmallVector<Preimage<Arith>> getPreimages(Arith &arith,
                                            typename Arith::Index e,
                                            typename Arith::Index n) const {
    using Index = typename Arith::Index;
    SmallVector<Preimage<Arith>> preimages;
    auto zero = arith.constant(0), one = arith.constant(1);
    Index begin = arith.sub(zero, getLength(arith, runs.take_front(origin), n));
    auto addRun = [&](Index begin, Index length, int64_t step, Index first) {
      Index distance = step < 0 ? arith.sub(first, e) : arith.sub(e, first);
      Index end = arith.add(begin, length);
      auto isNegative = arith.lessThan(distance, zero);
      auto isInRun = arith.lessThan(distance, step == 0 ? one : length);
      auto exists = arith.conjunction(arith.negation(isNegative), isInRun);
      if (step == 0)
        return preimages.push_back({begin, end, exists});
      begin = arith.add(begin, distance);
      preimages.push_back({begin, arith.add(begin, one), exists});
    };
    if (beyond == Beyond::Hold) {
      Index length = arith.add(begin, arith.constant(kEndless));
      addRun(arith.constant(-kEndless), length, 0, getElement(arith, zero, n));
    }
    for (const Run &run : runs) {
      Index length = getLength(arith, run, n);
      addRun(begin, length, run.step, run.first.get(arith, n));
      begin = arith.add(begin, length);
    }
    if (beyond == Beyond::Hold) {
      Index length = arith.sub(arith.constant(kEndless), begin);
      addRun(begin, length, 0,
             getElement(arith, arith.sub(getPeriod(arith, n), one), n));
    }
    return preimages;
  }

private:
  /// c(i), which continues the neighbour at `side`, for a position beyond that
  /// side, at most `most` positions away; `i` elsewhere.
  template <typename Arith>
  typename Arith::Index
  bringInside(Arith &arith, Side side, typename Arith::Index i,
              typename Arith::Index n, int64_t most) const {
    bool isBefore = side == Side::Before;
    // Not a minimum or a maximum, which LLVM's strength reduction makes several
    // induction variables of.
    if (most == 1) {
      auto isBeyond = arith.equal(i, isBefore ? arith.constant(-1) : n);
      return arith.select(isBeyond, getNeighbour(side).nearest.get(arith, n),
                          i);
    }
    auto element = getNeighbourElement(arith, side, i, n);
    if (foldsInside(side))
      return isBefore ? arith.max(i, element) : arith.min(i, element);
    return isBefore
               ? arith.select(arith.lessThan(i, arith.constant(0)), element, i)
               : arith.select(arith.lessThan(i, n), i, element);
  }

  template <typename Arith>
  static typename Arith::Index getLength(Arith &arith, const Run &run,
                                         typename Arith::Index n) {
    auto length = run.length.get(arith, n);
    return run.mayBeEmpty() ? arith.max(length, arith.constant(0)) : length;
  }
  template <typename Arith>
  static typename Arith::Index getLength(Arith &arith, ArrayRef<Run> runs,
                                         typename Arith::Index n) {
    auto length = arith.constant(0);
    for (const Run &run : runs)
      length = arith.add(length, getLength(arith, run, n));
    return length;
  }

  /// Where position `i` is in the period, or the position there that is nearest
  /// to it.
  template <typename Arith>
  typename Arith::Index getPositionInPeriod(Arith &arith,
                                            typename Arith::Index i,
                                            typename Arith::Index n) const {
    // The sum of `before` and a position near 2^63 would wrap.
    auto period = getPeriod(arith, n);
    auto before = getLength(arith, runs.take_front(origin), n);
    if (beyond == Beyond::Repeat) {
      auto m = arith.floorMod(i, period);
      if (origin == 0)
        return m;
      m = arith.add(m, before);
      auto isInPeriod = arith.lessThan(m, period);
      return arith.select(isInPeriod, m, arith.sub(m, period));
    }
    auto last = arith.sub(arith.sub(period, arith.constant(1)), before);
    auto first = arith.sub(arith.constant(0), before);
    return arith.add(arith.max(arith.min(i, last), first), before);
  }

  /// The element `distance` positions after `first` in a run.
  template <typename Arith>
  static typename Arith::Index
  advance(Arith &arith, typename Arith::Index first, int64_t step,
          typename Arith::Index distance) {
    if (step == 0)
      return first;
    return step > 0 ? arith.add(first, distance) : arith.sub(first, distance);
  }

  /// Calls `visit` with each run, what of it lies before position `m` of the
  /// period, its length, and a function that tells of two indices, the first
  /// one for positions in earlier runs, which one holds.
  template <typename Arith, typename Visit>
  void forEachRun(Arith &arith, typename Arith::Index m,
                  typename Arith::Index n, Visit visit) const {
    auto begin = arith.constant(0);
    for (const Run &run : runs) {
      auto length = getLength(arith, run, n);
      std::optional<typename Arith::Condition> isEarlier;
      auto select = [&](typename Arith::Index earlier,
                        typename Arith::Index here) {
        if (&run == runs.begin())
          return here;
        if (!isEarlier)
          isEarlier = arith.lessThan(m, begin);
        return arith.select(*isEarlier, earlier, here);
      };
      visit(run, arith.sub(m, begin), length, select);
      begin = arith.add(begin, length);
    }
  }

  /// The element at position `m` of the period.
  template <typename Arith>
  typename Arith::Index getElement(Arith &arith, typename Arith::Index m,
                                   typename Arith::Index n) const {
    auto element = arith.constant(0);
    forEachRun(arith, m, n, [&](const Run &run, auto done, auto, auto select) {
      auto first = run.first.get(arith, n);
      element = select(element, advance(arith, first, run.step, done));
    });
    return element;
  }
};

} // namespace mlir::pad

#endif // PAD_IR_EXTENSION_H
