//===- IndexTable.h - Evaluating index maps ---------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The index map of one axis as the table of its values, and which modes it is
// the map of. A map of known extents is recognised with certainty, however it
// is written: by evaluating it at each index.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_CONVERSION_RAISETOPAD_INDEXTABLE_H
#define PAD_LIB_CONVERSION_RAISETOPAD_INDEXTABLE_H

#include "pad/IR/Pad.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::pad {

/// For each index of the result along one axis the index of the source.
using IndexTable = SmallVector<int64_t>;

/// An axis is not looked at if it is longer than this.
constexpr int64_t maxTableSize = 1 << 16;

/// A set of modes.
class ModeSet {
public:
  static ModeSet all() {
    ModeSet set;
    set.bits = ~uint64_t(0);
    return set;
  }
  void insert(PadMode mode) { bits |= bit(mode); }
  bool contains(PadMode mode) const { return bits & bit(mode); }
  void intersect(ModeSet other) { bits &= other.bits; }

  /// The first mode of the set in the order of the enum.
  std::optional<PadMode> first() const;

private:
  static uint64_t bit(PadMode mode) {
    return uint64_t(1) << static_cast<uint32_t>(mode);
  }
  uint64_t bits = 0;
};

/// Calls `function` with every mode whose elements are all elements of the
/// source.
void forEachIndexMode(llvm::function_ref<void(PadMode)> function);

/// The index modes that `table`, as the map of an axis of extent `extent` with
/// `low` indices before the source, is the map of. Only the indices for which
/// `matters` holds are compared.
ModeSet getModes(ArrayRef<int64_t> table, int64_t low, int64_t extent,
                 llvm::function_ref<bool(int64_t)> matters);

/// The values that the index `value` takes as each value for which `isArgument`
/// holds runs through [0, size); failure if it depends on something else that
/// is not constant.
FailureOr<IndexTable> tabulate(Value value, int64_t size,
                               llvm::function_ref<bool(Value)> isArgument);

} // namespace mlir::pad

#endif // PAD_LIB_CONVERSION_RAISETOPAD_INDEXTABLE_H
