//===- AxisShare.cpp - What a window sees of an axis ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The runs of a window say which elements it shows. Whether it is a pad of them
// is not derived from the mode but tried: the few places where the first of
// these elements can lie in the window are guesses, and a guess holds if the
// runs of the elements, extended from there, are the runs of the window.
//
//===----------------------------------------------------------------------===//

#include "pad/Sharding/AxisShare.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// A run at a position of a window.
struct WindowRun {
  int64_t position, first, step, length;
  bool fills;

  int64_t getLast() const { return first + step * (length - 1); }
  Stretch getStretch() const {
    return {std::min(first, getLast()), std::abs(first - getLast()) + 1};
  }
};

} // namespace

int64_t AxisShare::getExtent() const {
  int64_t extent = 0;
  for (Stretch stretch : stretches)
    extent += stretch.length;
  return extent;
}

/// The run at `position` of an extended axis, of at most `length` positions.
static WindowRun getRun(const Extension &extension, int64_t extent,
                        int64_t position, int64_t length) {
  ConstantArith arith;
  auto run = extension.getRunAt(arith, position, extent);
  return {position, run.first, run.step, std::min(run.length, length),
          run.fills};
}

/// Whether the window `runs` shows elements from `offset` on, `extent` of them,
/// extended by themselves, the first one at `origin` in the window.
static bool showsPadOf(const Extension &extension, ArrayRef<WindowRun> runs,
                       int64_t offset, int64_t extent, int64_t origin) {
  for (WindowRun run : runs) {
    while (run.length != 0) {
      WindowRun other =
          getRun(extension, extent, run.position - origin, run.length);
      if (run.fills != other.fills)
        return false;
      if (!run.fills && run.first != offset + other.first)
        return false;
      if (!run.fills && other.length > 1 && run.step != other.step)
        return false;
      run.position += other.length;
      run.first += run.step * other.length;
      run.length -= other.length;
    }
  }
  return true;
}

/// The elements that `runs` show, in increasing order without overlaps.
static SmallVector<Stretch> getUnion(ArrayRef<WindowRun> runs) {
  SmallVector<Stretch> sorted;
  for (const WindowRun &run : runs)
    if (!run.fills)
      sorted.push_back(run.getStretch());
  llvm::sort(sorted, [](Stretch a, Stretch b) { return a.begin < b.begin; });
  SmallVector<Stretch> merged;
  for (Stretch stretch : sorted) {
    int64_t end =
        merged.empty() ? 0 : merged.back().begin + merged.back().length;
    if (merged.empty() || stretch.begin > end)
      merged.push_back(stretch);
    else
      merged.back().length =
          std::max(end, stretch.begin + stretch.length) - merged.back().begin;
  }
  return merged;
}

/// The stretches that `runs` show forwards, one after the other; nothing if
/// they also do something else, or show an element twice.
static std::optional<SmallVector<Stretch, 2>>
getForwardStretches(ArrayRef<WindowRun> runs) {
  SmallVector<Stretch, 2> stretches;
  for (const WindowRun &run : runs) {
    if (run.fills || (run.step != 1 && run.length != 1))
      return std::nullopt;
    Stretch stretch = run.getStretch();
    if (!stretches.empty() &&
        stretches.back().begin + stretches.back().length == stretch.begin) {
      stretches.back().length += stretch.length;
      continue;
    }
    stretches.push_back(stretch);
  }
  if (stretches.size() > 2 ||
      (stretches.size() == 2 &&
       stretches[0].begin < stretches[1].begin + stretches[1].length &&
       stretches[1].begin < stretches[0].begin + stretches[0].length))
    return std::nullopt;
  return stretches;
}

AxisShare mlir::pad::getAxisShare(const Extension &extension, int64_t extent,
                                  int64_t begin, int64_t end) {
  int64_t length = end - begin;
  AxisShare share;
  if (length <= 0)
    return share;
  auto padOf = [&](Stretch stretch, int64_t low) {
    share.stretches = {stretch};
    share.low = low;
    share.high = length - low - stretch.length;
    return share;
  };
  if (extent != 0 && extension.beyond == Extension::Beyond::Repeat) {
    ConstantArith arith;
    int64_t period = extension.getPeriod(arith, extent);
    begin = arith.floorMod(begin, period);
    end = begin + length;
    if (length >= 2 * period)
      return padOf({0, extent}, -begin);
  }

  SmallVector<WindowRun> runs;
  for (int64_t position = begin; extent != 0 && position != end;) {
    runs.push_back(getRun(extension, extent, position, end - position));
    position += runs.back().length;
  }
  SmallVector<Stretch> shown = getUnion(runs);
  if (shown.empty()) {
    share.low = length;
    return share;
  }
  for (WindowRun &run : runs)
    run.position -= begin;
  if (shown.size() == 1) {
    Stretch block = shown.front();
    for (const WindowRun &run : runs) {
      // Where the first element lies if the run goes on to it, or the place
      // after that, for a mirror between two elements.
      int64_t guess = run.position - run.step * (run.first - block.begin);
      for (int64_t low : {guess, guess + 1})
        if (showsPadOf(extension, runs, block.begin, block.length, low))
          return padOf(block, low);
    }
  }
  if (auto stretches = getForwardStretches(runs)) {
    share.stretches = *stretches;
    return share;
  }
  return padOf({0, extent}, -begin);
}
