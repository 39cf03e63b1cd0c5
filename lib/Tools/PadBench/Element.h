//===- Element.h - Elements and fill values ---------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_ELEMENT_H
#define PAD_LIB_TOOLS_PADBENCH_ELEMENT_H

#include "Workload.h"
#include "pad/Runtime/ElementType.h"
#include "llvm/ADT/APInt.h"

namespace mlir::pad::bench {

/// The element type of a workload, in memory.
struct Element {
  Type type;
  ElementStorage storage;
  /// The value that fills, if the workload has one.
  std::optional<llvm::APInt> value;

  /// Fails if no array can have the element type of `workload`, if its value
  /// does not have that type, or if it is an adjoint of elements that cannot be
  /// added.
  static llvm::Expected<Element> create(const Workload &workload,
                                        MLIRContext *context);

  /// Bytes from one element to the next.
  unsigned getBytes() const { return storage.getBytes(); }

  /// The bytes that fill.
  std::vector<char> getValueBytes() const;

  /// Fills `count` elements with bits that do not repeat.
  void randomize(char *data, int64_t count) const;

  /// Makes floats below 2 of `count` elements whose sums are not subnormal,
  /// which some processors add up slowly, and whose bits are defined, unlike
  /// the bits of a sum with an infinity or a NaN.
  void makeNormal(char *data, int64_t count) const;
};

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_ELEMENT_H
