//===- RuntimeOpChecks.h - Run-time checks of one op ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TRANSFORMS_RUNTIMEOPCHECKS_H
#define PAD_LIB_TRANSFORMS_RUNTIMEOPCHECKS_H

#include "mlir/IR/BuiltinTypes.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/RuntimeChecks.h"

namespace mlir::pad {

using MessageGenerator = function_ref<std::string(Operation *, StringRef)>;

/// Builds the checks of one operation.
class Checks {
public:
  Checks(OpBuilder &builder, Operation *op, MessageGenerator generateMessage)
      : index(builder, op->getLoc()), op(op), generateMessage(generateMessage) {
  }

  /// Stops the program with `message` unless `condition` holds.
  void require(Condition condition, const Message &message);

  /// Checks the extents of a result against the extents of `source` and the
  /// amounts for each axis, which are added for a `sign` of 1, and taken away
  /// for -1; `name` is the op's name of the result.
  void requireExtents(Value source, ArrayRef<OpFoldResult> lows,
                      ArrayRef<OpFoldResult> highs,
                      ArrayRef<OpFoldResult> resultSizes, PadMode mode,
                      StringRef name, int64_t sign = 1);

  /// The extents of `shaped`, a tensor or a memref.
  SmallVector<OpFoldResult> getSizes(Value shaped) {
    return getMixedSizes(index.getBuilder(), index.getLoc(), shaped);
  }

  IndexBuilder index;

private:
  Operation *op;
  MessageGenerator generateMessage;
};

/// The static extents of `type`; null for dynamic ones.
SmallVector<OpFoldResult> getClaimedSizes(IndexBuilder &index, ShapedType type);

} // namespace mlir::pad

#endif // PAD_LIB_TRANSFORMS_RUNTIMEOPCHECKS_H
