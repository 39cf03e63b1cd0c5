//===- BlockWalk.h - The positions that show a block ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For its block of the result of an adjoint, a rank needs the gradients at all
// positions that show an element of the block. In order, these positions are a
// walk over the block in the mode of the axis. So the rank computes an adjoint
// of these gradients, which adds the terms of an element in the order of their
// positions.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_SHARDING_BLOCKWALK_H
#define PAD_SHARDING_BLOCKWALK_H

#include "pad/Sharding/AxisShare.h"

namespace mlir::pad {

/// The integers themselves, as walks divide them.
struct WalkArith : ConstantArith {
  Index div(Index a, Index b) { return a / b; }
};

/// The walk over a block of an axis of an adjoint. At an end of the block that
/// is no end of the axis, `reflect` leaves the block and comes back to the same
/// element; a walk of the block alone would turn there without showing that
/// element again. So the block gets one neighbour at that end, the *turn*: an
/// entry of the walk that stands for all positions outside of the block and
/// belongs to no position. Modes that are no such walk use the walk over all
/// elements.
template <typename Arith>
class BlockWalk {
public:
  using Index = typename Arith::Index;

  /// An axis of an adjoint: `sourceExtent` positions, of which the first one is
  /// `low` before the first of the `resultExtent` elements.
  struct Axis {
    Extension extension;
    Index sourceExtent, resultExtent, low;
    /// Whether blocks have turns.
    bool hasTurns;
  };

  /// `length` consecutive positions of the walk that lie in one shard of the
  /// source. They begin at `from` in the shard, at entry `to` of the walk, and
  /// at `offsetInMessage` among all positions that the shard contributes.
  struct Piece {
    Index from, to, offsetInMessage, length;
  };

  /// Whether a block of an axis in that mode has a walk of its own.
  static bool canWalkBlocks(const Extension &extension) {
    return extension.runs.size() == 1 || isMirroredPeriodic(extension);
  }

  /// Whether an axis in that mode has blocks with turns.
  static bool canHaveTurns(const Extension &extension) {
    return isMirroredPeriodic(extension) &&
           (turnsOnce(extension, Side::Before) ||
            turnsOnce(extension, Side::After));
  }

  /// The walk over the block [begin, end).
  BlockWalk(Arith &arith, const Axis &axis, Index begin, Index end);

  /// The number of entries of the walk, and of the positions among them that
  /// lie in [begin, end) of the source.
  Index getSize() {
    return arith.sub(count(all, axis.sourceExtent), allBefore);
  }
  Index countPositions(Index begin, Index end) {
    Index untilEnd = count(shown, end);
    return arith.sub(untilEnd, count(shown, begin));
  }

  /// The walk is the source of an adjoint with amounts `low` and `high` and
  /// `extent` elements; the block begins at element `offset`.
  Index low, high, extent, offset;

  /// The number of pieces, some of them empty, of the shard [begin, end) of the
  /// source, and each piece.
  Index countPieces(Index begin, Index end);
  Piece getPiece(Index begin, Index end, Index piece);

private:
  using Side = Extension::Side;

  /// Whether a mirrored axis shows its end at `side` once where it turns.
  static bool turnsOnce(const Extension &extension, Side side) {
    return extension.getNeighbour(side).nearest.offset !=
           (side == Side::Before ? 0 : -1);
  }

  /// Stretches of positions, repeated after each period if the axis repeats.
  struct Stretches {
    SmallVector<Index, 2> begins, lengths;
    Index total{};
  };

  void add(Stretches &stretches, Index begin, Index length) {
    stretches.begins.push_back(begin);
    stretches.lengths.push_back(length);
    stretches.total = arith.add(stretches.total, length);
  }
  void addRepeated(Index begin, Index end);
  void addOnce(Index begin, Index end);
  void addAll(Index begin);
  Index count(const Stretches &stretches, Index position);
  Index getTurn(Index position) {
    return arith.div(arith.max(position, arith.constant(0)), period);
  }
  Index pick(ArrayRef<Index> entries, Index k);

  Arith &arith;
  Axis axis;
  bool repeats;
  /// Positions in `all` and `shown` are positions of the source plus `shift`,
  /// so that a period begins at 0.
  Index period{}, shift;
  /// Entries of the walk and, of these, positions.
  Stretches all, shown;
  /// The entries of `all` before the source.
  Index allBefore{};
};

//===----------------------------------------------------------------------===//
// Implementation
//===----------------------------------------------------------------------===//

template <typename Arith>
BlockWalk<Arith>::BlockWalk(Arith &arith, const Axis &axis, Index begin,
                            Index end)
    : arith(arith), axis(axis),
      repeats(axis.extension.beyond == Extension::Beyond::Repeat &&
              canWalkBlocks(axis.extension)),
      shift(arith.constant(0)) {
  all.total = shown.total = offset = arith.constant(0);
  if (repeats)
    addRepeated(begin, end);
  else if (!canWalkBlocks(axis.extension))
    addAll(begin);
  else
    addOnce(begin, end);
  high = arith.sub(arith.sub(getSize(), extent), low);
}

template <typename Arith>
void BlockWalk<Arith>::addRepeated(Index begin, Index end) {
  const Extension &extension = axis.extension;
  Index zero = arith.constant(0), one = arith.constant(1);
  Index n = arith.max(axis.resultExtent, one);
  period = extension.getPeriod(arith, n);
  shift = arith.floorMod(arith.sub(zero, axis.low), period);
  Index first = begin, last = end;
  if (axis.hasTurns) {
    if (turnsOnce(extension, Side::Before))
      first = arith.max(arith.sub(begin, one), zero);
    if (turnsOnce(extension, Side::After))
      last = arith.min(arith.add(end, one), n);
  }
  auto hasElements = arith.lessThan(begin, end);
  offset = arith.select(hasElements, arith.sub(begin, first), zero);
  extent = arith.select(hasElements, arith.sub(last, first), zero);
  // The runs of an axis of `extent` elements. Their element i is element
  // `first` + i of the axis.
  Index runBegin = zero;
  for (const Run &run : extension.runs) {
    auto getLength = [&](Index n) {
      return arith.max(run.length.get(arith, n), zero);
    };
    Index distance = arith.add(first, run.first.get(arith, extent));
    distance = arith.sub(distance, run.first.get(arith, n));
    Index at = run.step < 0 ? arith.sub(runBegin, distance)
                            : arith.add(runBegin, distance);
    Index length = getLength(extent);
    add(all, at, length);
    // Turns are in the run that is the source itself.
    bool isSource = &run == &extension.runs[extension.origin];
    if (isSource) {
      at = arith.add(at, offset);
      length = arith.max(arith.sub(end, begin), zero);
    }
    add(shown, at, length);
    runBegin = arith.add(runBegin, getLength(n));
  }
  allBefore = count(all, zero);
  // Element 0 of the axis is at position `axis.low`, where a period begins. If
  // that is before the source (a crop), the first period of the source serves
  // as well.
  Index turns = getTurn(arith.add(axis.low, shift));
  low = arith.sub(arith.mul(turns, all.total), allBefore);
}

template <typename Arith>
void BlockWalk<Arith>::addOnce(Index begin, Index end) {
  Index zero = arith.constant(0), m = axis.sourceExtent;
  Index first = arith.min(arith.max(arith.add(begin, axis.low), zero), m);
  Index last = arith.min(arith.max(arith.add(end, axis.low), first), m);
  if (axis.extension.beyond == Extension::Beyond::Hold) {
    // All positions beyond an end show the element there.
    auto hasElements = arith.lessThan(begin, end);
    first = arith.select(
        arith.conjunction(hasElements, arith.lessEqual(begin, zero)), zero,
        first);
    last = arith.select(
        arith.conjunction(hasElements, arith.lessEqual(axis.resultExtent, end)),
        m, last);
  }
  extent = arith.sub(end, begin);
  low = arith.sub(arith.add(begin, axis.low), first);
  add(all, first, arith.sub(last, first));
  shown = all;
  allBefore = zero;
}

template <typename Arith>
void BlockWalk<Arith>::addAll(Index begin) {
  extent = axis.resultExtent;
  low = axis.low;
  offset = begin;
  add(all, arith.constant(0), axis.sourceExtent);
  shown = all;
  allBefore = arith.constant(0);
}

/// How many entries of `stretches` are at positions before `position` of the
/// source.
template <typename Arith>
typename BlockWalk<Arith>::Index
BlockWalk<Arith>::count(const Stretches &stretches, Index position) {
  Index zero = arith.constant(0), sum = zero;
  position = arith.add(position, shift);
  if (repeats) {
    Index turn = getTurn(position);
    sum = arith.mul(turn, stretches.total);
    position = arith.sub(position, arith.mul(turn, period));
  }
  for (auto [begin, length] :
       llvm::zip_equal(stretches.begins, stretches.lengths))
    sum = arith.add(
        sum, arith.min(arith.max(arith.sub(position, begin), zero), length));
  return sum;
}

template <typename Arith>
typename BlockWalk<Arith>::Index BlockWalk<Arith>::pick(ArrayRef<Index> entries,
                                                        Index k) {
  Index picked = entries.front();
  for (size_t at = 1; at < entries.size(); ++at)
    picked = arith.select(arith.lessThan(k, arith.constant(at)), picked,
                          entries[at]);
  return picked;
}

template <typename Arith>
typename BlockWalk<Arith>::Index BlockWalk<Arith>::countPieces(Index begin,
                                                               Index end) {
  Index zero = arith.constant(0), one = arith.constant(1);
  if (!repeats)
    return one;
  Index first = getTurn(arith.add(begin, shift));
  Index last = getTurn(arith.sub(arith.add(end, shift), one));
  auto hasPositions = arith.lessThan(begin, end);
  Index turns =
      arith.select(hasPositions, arith.add(arith.sub(last, first), one), zero);
  return arith.mul(turns, arith.constant(all.begins.size()));
}

template <typename Arith>
typename BlockWalk<Arith>::Piece
BlockWalk<Arith>::getPiece(Index begin, Index end, Index piece) {
  Index zero = arith.constant(0), turn = zero, k = zero, turnBegin = zero;
  Index allOfTurn = zero, shownOfTurn = zero;
  if (repeats) {
    Index numRuns = arith.constant(all.begins.size());
    Index turns = arith.div(piece, numRuns);
    k = arith.sub(piece, arith.mul(turns, numRuns));
    turn = arith.add(getTurn(arith.add(begin, shift)), turns);
    turnBegin = arith.mul(turn, period);
    allOfTurn = arith.mul(turn, all.total);
    shownOfTurn = arith.mul(turn, shown.total);
  }
  // Entries before the run.
  auto getBefore = [&](const Stretches &stretches) {
    SmallVector<Index, 2> sums = {zero};
    for (Index length : ArrayRef(stretches.lengths).drop_back())
      sums.push_back(arith.add(sums.back(), length));
    return pick(sums, k);
  };
  Index shownBegin = arith.add(turnBegin, pick(shown.begins, k));
  Index allBegin = arith.add(turnBegin, pick(all.begins, k));
  Index partBegin = arith.add(begin, shift);
  Index first = arith.max(shownBegin, partBegin);
  Index last = arith.add(shownBegin, pick(shown.lengths, k));
  last = arith.min(last, arith.add(end, shift));
  Index to = arith.add(allOfTurn, getBefore(all));
  to = arith.add(to, arith.sub(first, allBegin));
  Index shownBefore = arith.add(shownOfTurn, getBefore(shown));
  shownBefore = arith.add(shownBefore, arith.sub(first, shownBegin));
  // An empty piece is in the part, too.
  Index from = arith.sub(first, partBegin);
  from = arith.min(
      from,
      arith.max(arith.sub(arith.sub(end, begin), arith.constant(1)), zero));
  return {from, arith.sub(to, allBefore),
          arith.sub(shownBefore, count(shown, begin)),
          arith.max(arith.sub(last, first), zero)};
}

} // namespace mlir::pad

#endif // PAD_SHARDING_BLOCKWALK_H
