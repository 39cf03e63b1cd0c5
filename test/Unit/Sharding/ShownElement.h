//===- ShownElement.h - What a position of a pad shows ----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEST_UNIT_SHARDING_SHOWNELEMENT_H
#define TEST_UNIT_SHARDING_SHOWNELEMENT_H

#include "pad/IR/Extension.h"

namespace padtest {

constexpr int64_t kNone = -1;

/// The element of an axis of `n` at `position`, or kNone where that is filled.
inline int64_t getElement(const mlir::pad::Extension &extension,
                          int64_t position, int64_t n) {
  if (n == 0)
    return kNone;
  mlir::pad::ConstantArith arith;
  auto run = extension.getRunAt(arith, position, n);
  return run.fills ? kNone : run.first;
}

} // namespace padtest

#endif // TEST_UNIT_SHARDING_SHOWNELEMENT_H
