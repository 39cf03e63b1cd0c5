//===- RuntimeChecks.h - Conditions that stop a program ---------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_RUNTIMECHECKS_H
#define PAD_UTILS_RUNTIMECHECKS_H

#include "pad/Utils/IndexBuilder.h"
#include "llvm/ADT/Twine.h"

namespace mlir::pad {

/// A text with numbers in it, known or not.
class Message {
public:
  Message &operator<<(const Twine &string);
  Message &operator<<(const Message &other);
  Message &operator<<(OpFoldResult number);

  /// The text, with a mark for each number that is known at run time.
  std::string text;
  /// These numbers in order.
  SmallVector<Value> numbers;
};

/// Generates code that stops the program with `message` unless `condition`
/// holds: a `pad.report` of the message and a `cf.assert`.
void requireAtRunTime(IndexBuilder &index, Condition condition,
                      const Message &message);

} // namespace mlir::pad

#endif // PAD_UTILS_RUNTIMECHECKS_H
