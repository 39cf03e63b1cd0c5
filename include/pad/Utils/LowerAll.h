//===- LowerAll.h - Patterns that have to lower all of a kind ---*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_LOWERALL_H
#define PAD_UTILS_LOWERALL_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::pad {

/// Applies the best of `patterns` to each operation in `root` for which
/// `isLowered` holds. One that they refuse gets an error: `what` and the last
/// pattern's reason. Patterns with a label in `disabled` are not applied. Returns
/// how many were lowered, or failure if one was not.
FailureOr<int64_t> lowerAll(Operation *root, RewritePatternSet &&patterns,
                            StringRef what,
                            function_ref<bool(Operation *)> isLowered,
                            ArrayRef<std::string> disabled = {});

} // namespace mlir::pad

#endif // PAD_UTILS_LOWERALL_H
