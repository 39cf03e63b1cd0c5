//===- IndexModes.h - The modes of index maps -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_CONVERSION_RAISETOPAD_INDEXMODES_H
#define PAD_LIB_CONVERSION_RAISETOPAD_INDEXMODES_H

#include "IndexExplorer.h"
#include "pad/IR/Pad.h"

namespace mlir::pad {

/// Positions along one axis of a pad that show the elements at `index`, where
/// the first variables of `domain` are the indices of the operation's result.
struct AxisRun {
  IndexDomain domain;
  Linear position, index;
};

/// An axis of a pad, or of an adjoint, whose result is what the pad reads.
struct ReadAxis {
  unsigned axis;
  /// The extent of what the pad reads, and of the pad.
  Linear extent, total;
  /// The first position of the pad.
  Linear begin;
  /// The runs of all positions that show an element.
  SmallVector<AxisRun> runs;

  /// The first `rank` variables are the indices of the pad.
  void addRun(const IndexDomain &domain, const Linear &position,
              const Linear &index, unsigned rank);
};

/// How a mode makes `axis` of the source: as a window from `low` in front of
/// it.
struct AxisFit {
  Linear low;
  /// The mode; none if nothing outside of the source is read.
  std::optional<PadMode> mode;
};

/// Calls `function` with every mode whose elements are all of the source.
void forEachIndexMode(llvm::function_ref<void(PadMode)> function);

/// How `mode` makes the axis, if it does.
std::optional<AxisFit> fitAxis(IndexExplorer &explorer, const ReadAxis &axis,
                               PadMode mode);

} // namespace mlir::pad

#endif // PAD_LIB_CONVERSION_RAISETOPAD_INDEXMODES_H
