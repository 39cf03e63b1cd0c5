//===- Extension.cpp - The index map of each mode, as runs ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/IR/Extension.h"

using namespace mlir;
using namespace mlir::pad;

/// The source: +1 from 0, n positions.
static constexpr Run kForwards{1, {0, 0}, {1, 0}};

Extension Extension::get(PadMode mode) {
  static constexpr Run forwards[] = {kForwards};
  static constexpr Run reflect[] = {kForwards, {-1, {1, -2}, {1, -2}}};
  static constexpr Run symmetric[] = {kForwards, {-1, {1, -1}, {1, 0}}};
  switch (mode) {
  case PadMode::Constant:
    return {Beyond::Fill, forwards};
  case PadMode::Edge:
    return {Beyond::Hold, forwards};
  case PadMode::Reflect:
    return {Beyond::Repeat, reflect};
  case PadMode::Symmetric:
    return {Beyond::Repeat, symmetric};
  case PadMode::Wrap:
    return {Beyond::Repeat, forwards};
  }
  llvm_unreachable("unknown mode");
}

Extension::Neighbour Extension::getNeighbour(Side side) const {
  bool isBefore = side == Side::Before;
  int64_t count = runs.size(), away = isBefore ? -1 : 1;
  /// The run that is `distance` runs away from the source, or null beyond the
  /// last run of a mode that does not repeat.
  auto getRun = [&](int64_t distance) -> const Run * {
    int64_t k = static_cast<int64_t>(origin) + away * distance;
    if (beyond == Beyond::Repeat)
      return &runs[((k % count) + count) % count];
    return 0 <= k && k < count ? &runs[k] : nullptr;
  };
  const Run *run = getRun(1);
  if (!run)
    return {isFill(), 0, isBefore ? runs.front().first : runs.back().getLast(),
            std::nullopt};

  // The run after this one may go on with one more element of it.
  AffineInExtent nearest = isBefore ? run->getLast() : run->first;
  AffineInExtent reach = run->length;
  AffineInExtent next = nearest + reach * (away * run->step);
  const Run *further = getRun(2);
  if (further && further->length.scale + further->length.offset > 0 &&
      next == (isBefore ? further->getLast() : further->first))
    reach = reach + AffineInExtent{0, 1};
  return {false, run->step, nearest, reach};
}
