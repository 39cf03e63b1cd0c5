//===- Element.h - Elements and the value that fills ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_ELEMENT_H
#define PAD_LIB_TOOLS_PADBENCH_ELEMENT_H

#include "Workload.h"
#include "mlir/IR/Types.h"
#include "llvm/ADT/APInt.h"

namespace mlir::pad::bench {

/// The element type of a workload, in memory.
struct Element {
  Type type;
  /// Bytes from one element to the next.
  unsigned bytes = 0;
  /// The value that fills, if the workload has one.
  std::optional<llvm::APInt> value;

  /// Fails if `workload` has no type of whole bytes (or of one bit), or a value
  /// that is not one of its type.
  static llvm::Expected<Element> create(const Workload &workload,
                                        MLIRContext *context);

  /// The bytes that fill.
  std::vector<char> getValueBytes() const;

  /// Fills `count` elements with bits that do not repeat.
  void randomize(char *data, int64_t count) const;
};

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_ELEMENT_H
