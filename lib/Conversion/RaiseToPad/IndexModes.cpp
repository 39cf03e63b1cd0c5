//===- IndexModes.cpp - The modes of index maps ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexModes.h"
#include "pad/IR/Extension.h"

using namespace mlir;
using namespace mlir::pad;

/// No more windows than this are tried for one axis.
static constexpr size_t maxWindows = 32;

/// A dynamic extent may be less than a pad reaches up to this one.
static constexpr int64_t maxShortExtent = 8;

void mlir::pad::forEachIndexMode(llvm::function_ref<void(PadMode)> function) {
  for (uint32_t value = 0; value <= getMaxEnumValForPadMode(); ++value)
    if (std::optional<PadMode> mode = symbolizePadMode(value))
      if (!Extension::get(*mode).isFill())
        function(*mode);
}

void ReadAxis::addRun(const IndexDomain &domain, const Linear &position,
                      const Linear &index, unsigned rank) {
  // Another piece may be the same along this axis: wherever in it the position
  // and the index are the same numbers of the same variables. What is known of
  // the other axes does not matter.
  auto haveSameBounds = [&](const IndexDomain &other, unsigned variable) {
    auto getBounds = [&](const IndexDomain &in) {
      return variable < in.bounds.size() ? in.bounds[variable] : Bounds();
    };
    Bounds a = getBounds(domain), b = getBounds(other);
    return a.min == b.min && a.max == b.max;
  };
  auto isSame = [&](const AxisRun &run) {
    size_t numVariables = std::max(
        {size_t(rank), domain.bounds.size(), run.domain.bounds.size()});
    return run.position == position && run.index == index &&
           run.domain.constraints.empty() && domain.constraints.empty() &&
           llvm::all_of(llvm::seq<unsigned>(numVariables), [&](unsigned k) {
             bool matters = k == axis || k >= rank || position.getFactor(k) ||
                            index.getFactor(k);
             return !matters || haveSameBounds(run.domain, k);
           });
  };
  if (llvm::none_of(runs, isSame))
    runs.push_back({domain, position, index});
}

/// Where a window may begin: with elements of the source in their order, or,
/// as there may be but one of them, with the first or the last of a run.
static SmallVector<Linear> getWindows(IndexExplorer &explorer,
                                      const ReadAxis &axis) {
  SmallVector<Linear> lows;
  auto addLow = [&](const Linear &low) {
    if (lows.size() < maxWindows && !llvm::is_contained(lows, low))
      lows.push_back(low);
  };
  Linear variable = Linear::variable(axis.axis);
  auto getLow = [&](const AxisRun &run) {
    return explorer.sub(run.position, run.index);
  };
  auto isInOrder = [&](const AxisRun &run) {
    return getLow(run).getFactor(axis.axis) == 0;
  };
  for (const AxisRun &run : axis.runs)
    if (isInOrder(run))
      addLow(getLow(run));
  for (const AxisRun &run : axis.runs) {
    if (isInOrder(run) || axis.axis >= run.domain.bounds.size())
      continue;
    Linear low = getLow(run);
    Bounds bounds = run.domain.bounds[axis.axis];
    for (std::optional<int64_t> end : {bounds.min, bounds.max})
      if (end)
        addLow(explorer.add(low, explorer.mul(explorer.sub(*end, variable),
                                              low.getFactor(axis.axis))));
  }
  // Windows on all of the source first, and then near ones.
  auto getCost = [&](size_t k) -> std::tuple<bool, int64_t, size_t> {
    Linear low = explorer.sub(lows[k], axis.begin);
    Linear high = explorer.sub(explorer.sub(axis.total, axis.extent), low);
    if (!low.isConstant() || !high.isConstant())
      return {false, 0, k};
    return {low.constant < 0 || high.constant < 0, std::abs(low.constant), k};
  };
  SmallVector<size_t> order = llvm::to_vector(llvm::seq(lows.size()));
  llvm::sort(order,
             [&](size_t a, size_t b) { return getCost(a) < getCost(b); });
  return llvm::map_to_vector(order, [&](size_t k) { return lows[k]; });
}

/// Whether at least two elements of the source are in the window, or all. One
/// would be in a window on a reversed source, or on one element again and
/// again.
static bool showsSource(IndexExplorer &explorer, const ReadAxis &axis,
                        const Linear &window) {
  Linear low = explorer.sub(window, axis.begin);
  if (!low.isConstant() || !axis.extent.isConstant() ||
      !axis.total.isConstant())
    return true;
  int64_t extent = axis.extent.constant;
  int64_t begin = std::max<int64_t>(low.constant, 0);
  int64_t end = std::min(low.constant + extent, axis.total.constant);
  return end - begin >= std::min<int64_t>(extent, 2);
}

/// Whether `run` has the indices that `extension` shows at its positions less
/// `low`.
static bool isRunOf(IndexExplorer &explorer, const ReadAxis &axis,
                    const AxisRun &run, const Extension &extension,
                    const Linear &low) {
  using Side = Extension::Side;
  LogicalResult result = explorer.explore(run.domain, [&] {
    // An element is read, so there is one.
    explorer.assume(explorer.sub(axis.extent, 1));
    Linear i = explorer.sub(run.position, low);
    auto isWithinReach = [&](Side side) {
      if (!extension.getNeighbour(side).reach)
        return true;
      Linear reach = extension.getReach(explorer, side, axis.extent);
      Linear distance = side == Side::Before
                            ? explorer.mul(i, -1)
                            : explorer.sub(explorer.add(i, 1), axis.extent);
      return explorer.isNonNegative(explorer.sub(reach, distance));
    };
    auto isOneExtent = [&] {
      Bounds extent = explorer.getRange(axis.extent);
      Bounds total = explorer.getRange(axis.total);
      if (total.max)
        explorer.assume(explorer.sub(explorer.add(*total.max - 1, axis.begin),
                                     run.position));
      Bounds range = explorer.getRange(i);
      return extent.min && extent.min == extent.max && range.min && range.max;
    };
    Linear expected;
    if (!isOneExtent() && isWithinReach(Side::Before) &&
        isWithinReach(Side::After)) {
      expected = extension.getSourceIndexWithinReach(explorer, i, axis.extent);
    } else {
      // Beyond its reach, a mode is linear for one extent after the other.
      std::optional<unsigned> variable = axis.extent.getOnlyVariable();
      std::optional<int64_t> extent = explorer.getRange(axis.extent).min;
      if (variable && extent && *extent <= maxShortExtent)
        explorer.pin(*variable);
      if (!isOneExtent())
        return explorer.fail("positions beyond the reach of a mode");
      expected = extension.getSourceIndex(explorer, i, *extent);
    }
    if (!explorer.areEqual(run.index, expected))
      explorer.fail("another index than that of a mode");
  });
  return succeeded(result);
}

std::optional<AxisFit> mlir::pad::fitAxis(IndexExplorer &explorer,
                                          const ReadAxis &axis, PadMode mode) {
  SmallVector<Linear> lows = getWindows(explorer, axis);
  auto isWindow = [&](const Linear &low) {
    return llvm::all_of(axis.runs, [&](const AxisRun &run) {
      explorer.enter(run.domain);
      return explorer.areEqual(run.index, explorer.sub(run.position, low));
    });
  };
  for (const Linear &low : lows)
    if (isWindow(low))
      return AxisFit{low, std::nullopt};
  Extension extension = Extension::get(mode);
  for (const Linear &low : lows)
    if (showsSource(explorer, axis, low) &&
        llvm::all_of(axis.runs, [&](const AxisRun &run) {
          return isRunOf(explorer, axis, run, extension, low);
        }))
      return AxisFit{low, mode};
  return std::nullopt;
}
