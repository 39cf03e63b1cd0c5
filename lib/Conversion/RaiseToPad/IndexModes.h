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

/// An index that is read along one axis where the first variables of `domain`
/// are the indices of the result.
struct AxisRun {
  IndexDomain domain;
  Linear index;
};

/// An axis of a result that is read from an axis of a source.
struct ReadAxis {
  unsigned axis;
  /// The extent of the source, and of the result.
  Linear extent, total;
  /// The first index of the result.
  Linear begin;
  /// The runs of all positions that read the source.
  SmallVector<AxisRun> runs;
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
